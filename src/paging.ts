/*
 * Long answers in pages: each page is one message, and buttons turn them.
 */

/** Room for texts in one panel: Discord allows 4,000 characters, title and foot take some. */
const ROOM = 3500;
/** A panel has room for so many texts with lines between them, beside its buttons. */
const MOST = 10;

/** Cuts what is longer than a page at the end of a line or a sentence, else of a word; the rest begins with `continued`. */
export const cut = (block: string, continued: string): readonly string[] => {
  if (block.length <= ROOM) return [block];
  const head = block.slice(0, ROOM);
  const end = [head.lastIndexOf('\n'), head.lastIndexOf('. ') + 1, head.lastIndexOf(' ')].find((at) => at > ROOM / 2);
  const at = end ?? ROOM;
  return [block.slice(0, at).trimEnd(), ...cut(`${continued} ${block.slice(at).trimStart()}`, continued)];
};

/** Puts blocks, none longer than a page, on as few pages as hold them in their order. */
export const paged = <Block extends { readonly length: number }>(
  blocks: readonly Block[],
  lengthOf: (block: Block) => number = ({ length }) => length,
): readonly (readonly Block[])[] => {
  const pages: Block[][] = [];
  let room = 0;
  for (const block of blocks) {
    const page = pages.at(-1);
    const length = lengthOf(block);
    if (page && length <= room && page.length < MOST) page.push(block);
    else {
      pages.push([block]);
      room = ROOM;
    }
    room -= length;
  }
  return pages;
};

/** So much reads well in one piece. */
const PIECE = 1000;

/** Puts short blocks together, in their order, to pieces that read well, so that a page holds more of them. */
export const packed = (blocks: readonly string[]): readonly string[] => {
  const pieces: string[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + block.length < PIECE) pieces[pieces.length - 1] = `${last}\n${block}`;
    else pieces.push(block);
  }
  return pieces;
};
