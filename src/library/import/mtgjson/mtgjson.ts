import { type Imported, type LibraryFormat, refused } from '../format.ts';
import { readRecords } from '../json/records.ts';
import { cardLines, rulingLines, sum } from '../report.ts';
import { type Found, openReading } from './reading.ts';
import { MTGJSON_PART } from './record.ts';

/** MTGJSON's files of cards, in its version 5: AtomicCards, AllPrintings, or one set. */
export const mtgjson: LibraryFormat = {
  name: 'MTGJSON',
  into: 'library',
  recognises: (head) => /^\s*\{\s*"(?:meta|data)"\s*:\s*\{/.test(head),
  import: async (source, db, _, progress) => {
    const reading = openReading(db);
    const fault = await readRecords(source, { mtgjson: MTGJSON_PART }, progress, reading.take);
    if (fault) return fault;
    const found = reading.end();
    return found ? imported(found) : refused(null, 'has the form of MTGJSON, but no cards in it');
  },
};

const imported = ({ meta: { date, version }, into: { cards, rulings }, findings, reversible }: Found): Imported => {
  const { skipped, outsideDecks, rulings: stood } = findings;
  const { told } = rulings.counts;
  skipped.add('rulings without a text', stood.empty);
  return {
    ok: true,
    date: date ?? null,
    counts: sum(cards.counts, rulings.counts, skipped.total),
    report: [
      `MTGJSON ${version ?? 'of an unknown version'}, edition of ${date ?? 'an unknown day'}`,
      ...cardLines(cards.counts, outsideDecks),
      ...(reversible > 0 ? [`${reversible} reversible printings show cards of another record`] : []),
      ...rulingLines(rulings.counts, [
        `${stood.read} read`,
        `${stood.onOtherFaces} repeated on another face`,
        `${stood.read - stood.onOtherFaces - stood.empty - told} on another printing`,
      ]),
      ...skipped.lines(),
    ],
  };
};
