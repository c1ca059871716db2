import type { Reader } from '../json/reader.ts';

/** Most of what is read of a file is in languages that are not used: it is left out before anything is sent or checked. */
export const withoutOtherLanguages = ({ push, end }: Reader): Reader => {
  const records = (found: ReturnType<Reader['push']>) => {
    for (const it of found) if ('value' in it) for (const face of [it.value].flat()) leaveFrench(face);
    return found;
  };
  return { push: (text) => records(push(text)), end: () => records(end()) };
};

/** Of a record that no one else has yet. */
const leaveFrench = (face: unknown): void => {
  if (typeof face !== 'object' || face === null || !('foreignData' in face) || !Array.isArray(face.foreignData)) return;
  face.foreignData = face.foreignData.filter((it: unknown) => isIn('French', it));
};

const isIn = (language: string, foreign: unknown): boolean =>
  typeof foreign === 'object' && foreign !== null && 'language' in foreign && foreign.language === language;
