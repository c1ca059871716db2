/** A kind of file that holds text, but not as it is. */
interface Packing {
  /** How its bytes begin, as hexadecimal digits. */
  readonly begins: RegExp;
  /** Why a file called so is refused, and what to do next. */
  refusal(name: string): string;
}

const compressed =
  (how: string, command: string): Packing['refusal'] =>
  (name) =>
    `is compressed with ${how}, and an import reads only gzip: unpack it first (${command} ${name}), or take the .gz that is published beside it`;

const archive =
  (how: string, command: string): Packing['refusal'] =>
  (name) =>
    `is an archive (${how}): unpack it first (${command} ${name}) and import what is in it`;

const document =
  (how: string): Packing['refusal'] =>
  () =>
    `is ${how}: import its text, saved as a text file`;

/** A word of ASCII, in digits. */
const hex = (word: string): string => Buffer.from(word, 'latin1').toString('hex');
const begins = (pattern: string): RegExp => new RegExp(`^${pattern}`);

/** The first that fits has it: a Word document is a zip archive too. */
const PACKINGS: readonly Packing[] = [
  { begins: begins('1f8b'), refusal: (name) => `is compressed twice: unpack it once (gunzip ${name}) and import that` },
  { begins: begins(`${hex('BZh')}3[1-9](?:314159265359|177245385090)`), refusal: compressed('bzip2', 'bunzip2') },
  { begins: begins('fd377a585a00'), refusal: compressed('xz', 'unxz') },
  { begins: begins('28b52ffd'), refusal: compressed('zstd', 'unzstd') },
  {
    begins: begins(`504b0304(?:..){26,}?(?:${hex('[Content_Types].xml')}|${hex('mimetype')})`),
    refusal: document('a document of a word processor'),
  },
  { begins: begins('504b0(?:304|506)'), refusal: archive('zip', 'unzip') },
  { begins: begins('377abcaf271c'), refusal: archive('7z', '7z x') },
  { begins: begins(`(?:..){257}${hex('ustar')}`), refusal: archive('tar', 'tar -xf') },
  { begins: begins(hex('%PDF-')), refusal: document('a PDF') },
  { begins: begins('d0cf11e0a1b11ae1'), refusal: document('a document of an old Word') },
  { begins: begins(hex('{\\rtf')), refusal: document('a document of a word processor (RTF)') },
  {
    begins: begins(hex('SQLite format 3\0')),
    refusal: () => 'is a database (SQLite): take the JSON that is published beside it',
  },
  { begins: begins(hex('PAR1')), refusal: () => 'is a table (Parquet): take the JSON that is published beside it' },
];

/** So many bytes tell a packing. */
const TELLING = 320;

/** Why a file that begins so, once gzip is off, can't be read as it is; null when nothing speaks against it. */
export const packingOf = (head: Uint8Array, name: string): string | null => {
  const digits = Buffer.from(head.subarray(0, TELLING)).toString('hex');
  return PACKINGS.find((it) => it.begins.test(digits))?.refusal(name) ?? null;
};
