/** The first place of a list where `holds`, which then holds to its end; its length where it never does. */
export const firstFrom = <It>(list: readonly It[], holds: (it: It) => boolean): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const it = list[middle];
    if (it !== undefined && holds(it)) high = middle;
    else low = middle + 1;
  }
  return low;
};
