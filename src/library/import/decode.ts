const utf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/**
 * Bytes as text, with one spelling of accents (NFC): UTF-8 or marked UTF-16, else Windows-1252, which older documents use.
 * A byte order mark is no part of the text.
 */
export const decode = (bytes: Uint8Array): string => {
  const wide = utf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes).normalize('NFC');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    return windows1252(bytes).normalize('NFC');
  }
};

/** What Windows-1252 has for the bytes 0x80 to 0x9F; elsewhere it is Latin-1. Some Nodes decode all of it as Latin-1. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);

/** Whether bytes are no text in any encoding: text has no NUL and next to no other control characters. */
export const isBinary = (bytes: Uint8Array): boolean => {
  if (utf16(bytes)) return false;
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls++;
  }
  return controls > bytes.length / 100;
};

/** The lines of a text, whichever way they end: CR, LF or CRLF. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);
