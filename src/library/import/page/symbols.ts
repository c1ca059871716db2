/** A symbol that was written twice in one pair of braces, and where. */
export interface Respelled {
  readonly from: string;
  readonly to: string;
}

const DOUBLED = /\{([WUBRGCESX])\1+\}/gi;
const BRACES = /\{[^{}]*\}/g;
const KNOWN =
  /^\{(?:\d{1,7}|½|∞|[WUBRGCESXYZTQPAHL]|H[WUBRGR]|TK|PW|CHAOS|(?:[WUBRGC2]\/[WUBRG](?:\/P)?)|[WUBRGC]\/P|C\/[WUBRG])\}$/i;

/** Writes `{EE}` as `{E}{E}` (107.14), and nothing else: no symbol is guessed. */
export const respell = (text: string): { readonly text: string; readonly respelled: readonly Respelled[] } => {
  const respelled: Respelled[] = [];
  const right = text.replace(DOUBLED, (from) => {
    const to = [...from.slice(1, -1)].map((letter) => `{${letter}}`).join('');
    respelled.push({ from, to });
    return to;
  });
  return { text: right, respelled };
};

/** What stands in braces and is no symbol of the game. */
export const unknownSymbols = (text: string): readonly string[] =>
  (text.match(BRACES) ?? []).filter((symbol) => !KNOWN.test(symbol));
