import { z } from 'zod';
import { textKeys } from '../../textKey.ts';
import { openKnownCards } from '../cards/known.ts';
import type { LibraryFormat } from '../format.ts';
import { rulingLines } from '../report.ts';
import { gatherRulings } from '../rulings/gather.ts';
import { openKnownRulings } from '../rulings/known.ts';
import { settleRulings } from '../rulings/settle.ts';
import { toldText } from '../rulings/told.ts';
import { countSkipped } from '../skipped.ts';
import { wrongShape } from '../wrongShape.ts';
import { beginsWith, readObjects } from './objects.ts';

const scryfallRuling = z.object({
  object: z.literal('ruling'),
  oracle_id: z.guid(),
  source: z.enum(['wotc', 'scryfall']),
  published_at: z.iso.date(),
  comment: z.string(),
});

/** Scryfall's bulk file of rulings: Wizards' own, and Scryfall's notes, told apart by their source. */
export const scryfallRulings: LibraryFormat = {
  name: 'Scryfall rulings',
  into: 'library',
  recognises: (head) => beginsWith(head, 'ruling'),
  import: async (source, db, _, progress) => {
    const rulings = gatherRulings(db);
    const skipped = countSkipped();
    const keyOf = textKeys();
    const read = { wotc: 0, scryfall: 0 };
    const fault = await readObjects(source, progress, (value) => {
      const ruling = scryfallRuling.safeParse(value);
      if (!ruling.success) return wrongShape('ruling of Scryfall', ruling.error);
      const { oracle_id, comment: text, source, published_at: date } = ruling.data;
      read[source]++;
      const told = toldText(text);
      if (told === '') skipped.add('rulings without a text');
      else rulings.add(oracle_id.toLowerCase(), { key: keyOf(told), text: told, source, date });
      return null;
    });
    if (fault) return fault;
    const known = openKnownRulings(db);
    const settler = settleRulings(known, openKnownCards(db), ['wotc', 'scryfall']);
    rulings.settle(settler, null);
    known.flush();
    const { counts } = settler;
    const { unknown } = counts;
    skipped.add(
      `rulings on ${unknown.cards} cards that the library does not have: import a file of cards first`,
      unknown.rulings,
    );
    return {
      ok: true,
      date: null,
      counts: { ...counts, skipped: skipped.total },
      report: [
        ...rulingLines(counts, [`${read.wotc} of Wizards and ${read.scryfall} of Scryfall read`]),
        ...skipped.lines(),
      ],
    };
  },
};
