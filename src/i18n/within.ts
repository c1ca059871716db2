/** `text` as `show` writes it, in at most `room` characters: as much as fits, to the end of a word, with `…` where something is missing. */
export const within = (text: string, room: number, show: (text: string) => string): string => {
  const whole = show(text);
  if (whole.length <= room) return whole;
  const characters = [...text];
  const head = (length: number): string => `${characters.slice(0, length).join('').trimEnd()}…`;
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const half = Math.floor((fits + tooLong) / 2);
    if (show(head(half)).length <= room) fits = half;
    else tooLong = half;
  }
  const word = characters.slice(0, fits + 1).findLastIndex((character) => /\s/.test(character));
  return show(head(word > fits / 2 ? word : fits));
};
