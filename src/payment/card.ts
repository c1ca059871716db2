import { plainNames } from '../bothNames.ts';
import { choicesOf } from '../choices.ts';
import type { Complete, Context } from '../command.ts';
import { asPrinted } from '../i18n/asPrinted.ts';
import type { Verdict } from '../rules/refusal.ts';
import { ok, refuse } from '../rules/refusal.ts';
import type { Hit } from '../stores.ts';
import type { PrintedCost } from './asked.ts';

const isCard = (hit: Hit): boolean => hit.kind === 'card';

/** The cards that a name which is being typed may be going to be. */
export const offeredCards: Complete = (typed, context) =>
  choicesOf(context.library.resolver.complete(typed, 25, context.locale).filter(isCard), context);

/** The card that was named, or picked from the list; a mere guess is asked about, and mechanics, which cost nothing, are no choice. */
const cardNamed = (typed: string, { library, locale, words }: Context): Verdict<Hit> => {
  const found = library.find(typed, locale);
  if (found.kind === 'none') {
    return refuse({
      code: 'nothing-found',
      typed,
      nearest: found.nearest.filter(isCard).map((hit) => plainNames(hit, words)),
    });
  }
  const hits = found.kind === 'one' ? [found.hit] : found.hits;
  const sure = found.kind === 'one' && isCard(found.hit) ? hits : library.called(typed).filter(isCard);
  const [only, ...others] = sure;
  if (only && others.length === 0) return ok(only);
  const meant = hits.filter(isCard);
  return meant.length > 0
    ? refuse({ code: 'which-card', typed, names: meant.map((hit) => plainNames(hit, words)) })
    : refuse({ code: 'not-a-card', name: hits[0] ? plainNames(hits[0], words) : typed });
};

/** What the library knows of the card that was named. */
export const printed = (typed: string, context: Context): Verdict<PrintedCost & { name: string }> => {
  const found = cardNamed(typed, context);
  if (!found.ok) return found;
  const hit = found.value;
  const card = hit.kind === 'card' ? context.library.card(hit.oracleId) : null;
  if (!card) return refuse({ code: 'not-a-card', name: plainNames(hit, context.words) });
  const named = typed.trim().toLowerCase();
  const faceNamed = card.faces.find((face) => [face.name, face.nameFr].some((name) => name?.toLowerCase() === named));
  return ok({
    name: asPrinted(context.channelLocale === 'fr' ? (hit.fr ?? hit.en) : hit.en),
    cost: (faceNamed ?? card.faces[0]).manaCost,
    keywords: card.keywords.map((keyword) => keyword.toLowerCase()),
  });
};
