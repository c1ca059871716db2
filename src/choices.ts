import type { Context } from './command.ts';
import { oneLine } from './i18n/inert.ts';
import { isNamedAfter, isOutsideDecks } from './namesakes.ts';
import type { Hit } from './stores.ts';

/** As many as Discord offers. */
const OFFERED = 25;
const LONGEST = 100;

/** `Nom français — English name` for every reader, in one line that fits a choice. */
const choiceName = ({ en, fr }: Pick<Hit, 'en' | 'fr'>, room = LONGEST): string =>
  oneLine(fr === null || fr === en ? en : `${fr} — ${en}`, room);

/** What to choose from, by name and reference; a mechanic says that it is one where a card is called the same, and a card outside of decks that it is where others are named after it. */
export const choicesOf = (
  hits: readonly Hit[],
  { library, words }: Pick<Context, 'library' | 'words'>,
): readonly { readonly name: string; readonly value: string }[] => {
  const offered = hits.slice(0, OFFERED).map((hit) => ({ hit, name: choiceName(hit) }));
  const cards = new Set(offered.flatMap(({ hit, name }) => (hit.kind === 'card' ? [name] : [])));
  const kindOf = (hit: Hit, name: string): string | null => {
    if (hit.kind === 'mechanic') return cards.has(name) ? words.common.mechanic : null;
    const isBare = offered.some((other) => isNamedAfter(other.hit, hit));
    return isBare && isOutsideDecks(hit, library) ? words.card.outsideDecks : null;
  };
  return offered.map(({ hit, name }) => {
    const kind = kindOf(hit, name);
    const said = kind === null ? '' : ` (${kind})`;
    return {
      name: kind === null ? name : `${choiceName(hit, LONGEST - said.length)}${said}`,
      value: library.reference(hit),
    };
  });
};

/** The same for a menu. */
export const optionsOf = (
  hits: readonly Hit[],
  context: Pick<Context, 'library' | 'words'>,
): readonly { readonly label: string; readonly value: string }[] =>
  choicesOf(hits, context).map(({ name, value }) => ({ label: name, value }));
