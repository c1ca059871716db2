import type { ActionCall, Complete, Context, Reply } from '../../src/command.ts';
import { no, say } from '../../src/command.ts';
import { oneLine } from '../../src/i18n/inert.ts';
import type { Hit } from '../../src/stores.ts';

/** `Nom français — English name`, in one line that fits a choice. */
export const nameOf = ({ en, fr }: Hit): string => oneLine(fr === null || fr === en ? en : `${fr} — ${en}`);

export const subjects: Complete = (typed, { library, locale }) =>
  library.resolver.complete(typed, 25, locale).map((hit) => ({ name: nameOf(hit), value: library.reference(hit) }));

/** Goes on with the one thing that was meant; where several could be, the reader chooses, and `does` goes on with their references. */
export const withSubject = (
  typed: string,
  does: ActionCall,
  { library, locale, words }: Context,
  go: (hit: Hit) => Reply | Promise<Reply>,
): Reply | Promise<Reply> => {
  const found = library.find(typed, locale);
  if (found.kind === 'one') return go(found.hit);
  const hits = found.kind === 'choice' ? found.hits : found.nearest;
  const options = hits.slice(0, 25).map((hit) => ({ label: nameOf(hit), value: library.reference(hit) }));
  const rows =
    options.length === 0 ? [] : [[{ kind: 'select', placeholder: words.ruling.choose, does, options }] as const];
  return found.kind === 'choice'
    ? say('private', words.ruling.which(typed, options.length), { rows })
    : no({ code: 'nothing-found', typed, nearest: hits.map(nameOf), few: library.about().cardData === null }, rows);
};
