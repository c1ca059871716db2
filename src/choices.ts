import type { Context } from './command.ts';
import { oneLine } from './i18n/inert.ts';
import type { Hit } from './stores.ts';

/** As many as Discord offers. */
const OFFERED = 25;
const LONGEST = 100;

/** `Nom français — English name` for every reader, in one line that fits a choice. */
const choiceName = ({ en, fr }: Pick<Hit, 'en' | 'fr'>, room = LONGEST): string =>
  oneLine(fr === null || fr === en ? en : `${fr} — ${en}`, room);

/** What to choose from, by name and reference; a mechanic says that it is one where a card is called the same. */
export const choicesOf = (
  hits: readonly Hit[],
  { library, words }: Pick<Context, 'library' | 'words'>,
): readonly { readonly name: string; readonly value: string }[] => {
  const offered = hits.slice(0, OFFERED).map((hit) => ({ hit, name: choiceName(hit) }));
  const cards = new Set(offered.flatMap(({ hit, name }) => (hit.kind === 'card' ? [name] : [])));
  const kind = ` (${words.common.mechanic})`;
  return offered.map(({ hit, name }) => {
    const isShared = hit.kind === 'mechanic' && cards.has(name);
    return {
      name: isShared ? `${choiceName(hit, LONGEST - kind.length)}${kind}` : name,
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
