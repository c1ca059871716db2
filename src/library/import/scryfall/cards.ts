import { gatherCards } from '../cards/gather.ts';
import { openKnownCards } from '../cards/known.ts';
import { settleCards } from '../cards/settle.ts';
import { NO_CARDS, OUTSIDE_DECKS, REVERSIBLE } from '../cards/told.ts';
import type { LibraryFormat } from '../format.ts';
import { ids } from '../ids.ts';
import { cardLines } from '../report.ts';
import { countSkipped } from '../skipped.ts';
import { wrongShape } from '../wrongShape.ts';
import { cardsOf, scryfallCard, scryfallObject } from './card.ts';
import { beginsWith, readObjects } from './objects.ts';

/** Scryfall's bulk files of cards, whichever printings and languages are in them. */
export const scryfallCards: LibraryFormat = {
  name: 'Scryfall cards',
  into: 'library',
  recognises: (head) => beginsWith(head, 'card'),
  import: async (source, db, _, progress) => {
    const cards = gatherCards(db);
    const skipped = countSkipped();
    const met = { en: ids(), fr: ids() };
    const read = { en: 0, fr: 0 };
    const outsideDecks = new Map<string, number>();
    // The file has no date: it was made after its newest printing came out. Those of days to come are previews.
    const today = db.prepare<[], string>("SELECT date('now')").pluck().get() ?? '';
    let newest = '';

    const take = (value: unknown): string | null => {
      const object = scryfallObject.safeParse(value);
      if (!object.success) return wrongShape('card of Scryfall', object.error);
      const { lang, layout } = object.data;
      const noCard = NO_CARDS.get(layout);
      if (noCard) {
        skipped.add(noCard);
        return null;
      }
      if (lang !== 'en' && lang !== 'fr') {
        skipped.add('printings in other languages');
        return null;
      }
      const record = scryfallCard.safeParse(value);
      if (!record.success) return wrongShape('card of Scryfall', record.error);
      const { released_at: date } = record.data;
      if (date && date > newest && date <= today) newest = date;
      const found = cardsOf(record.data);
      if (found.length === 0) skipped.add('cards without an Oracle id, which says what belongs to them');
      else read[lang]++;
      for (const { oracleId, card, printings } of found) {
        // Oracle facts are told by English printings; by French ones as long as there is no other.
        const isNew = (lang === 'en' || !met.en.has(oracleId)) && met[lang].meet(oracleId);
        cards.add(oracleId, isNew || card.layout === REVERSIBLE ? card : null, printings);
        if (isNew && lang === 'en' && OUTSIDE_DECKS.includes(layout))
          outsideDecks.set(layout, (outsideDecks.get(layout) ?? 0) + 1);
      }
      return null;
    };

    const fault = await readObjects(source, progress, take);
    if (fault) return fault;
    const known = openKnownCards(db);
    const settler = settleCards(known, newest || null);
    cards.settle(settler);
    known.flush();
    return {
      ok: true,
      date: null,
      counts: { ...settler.counts, skipped: skipped.total },
      report: [
        `Scryfall cards: ${read.en} printings in English, ${read.fr} in French`,
        ...cardLines(settler.counts, outsideDecks),
        ...skipped.lines(),
      ],
    };
  },
};
