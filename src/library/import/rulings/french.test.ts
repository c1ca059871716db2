import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../../test/workshop.ts';
import { draftLibrary } from '../../draft.ts';
import { openMemory } from '../../memory.ts';
import { textKey } from '../../textKey.ts';
import { atomicCards, face, oracleId, ruling } from '../sources.fixture.ts';

const OLD = 'If the spell has a converted mana cost of 3 or less, you may choose new targets for the copy of it.';
const NEW = 'If the spell has a mana value of 3 or less, you may choose new targets for the copy of it.';
const FRENCH = 'Si le coût converti de mana du sort est au plus 3, vous choisissez les cibles de la copie.';

let workshop: TestWorkshop;
beforeEach(() => {
  workshop = openWorkshop();
});
afterEach(() => workshop.close());

const edition = (date: string, text: string, ids = [1]) => {
  const cards = ids.map((id) => [`Coil ${id}`, [face(id, `Coil ${id}`, { rulings: [ruling(text, date)] })]]);
  return workshop.import([workshop.file(`${date}.json`, atomicCards(Object.fromEntries(cards), date))]);
};
const translate = (text: string, fr: string) => {
  const draft = draftLibrary(workshop.dir);
  draft.db
    .prepare("INSERT INTO translations (key, fr, status, origin) VALUES (?, ?, 'reviewed', 'test')")
    .run(textKey(text), fr);
  draft.publish();
};
const rulings = (id: number) => workshop.library.rulings({ kind: 'card', oracleId: oracleId(id) });

describe('The French of a ruling', () => {
  test('serves every card that has the ruling, whatever its quotes and spaces', async () => {
    translate('It’s “so”.', "C'est ainsi.");
    await edition('2022-04-25', 'It\'s  "so".', [1, 2, 3]);
    for (const id of [1, 2, 3]) {
      expect(rulings(id)).toMatchObject([{ fr: { text: "C'est ainsi.", status: 'reviewed', toReview: false } }]);
    }
  });

  test('is kept and to be reviewed when the English changes, which shows its earlier wording', async () => {
    await edition('2016-09-20', OLD);
    translate(OLD, FRENCH);
    const { said } = await edition('2021-04-16', NEW);
    expect(said).toContain('rulings: 1 added, 1 changed (1 reworded), 0 unchanged');
    expect(said).toContain('1 French texts are to be reviewed, because their English changed');
    expect(rulings(1)).toMatchObject([
      {
        en: { text: NEW },
        fr: { text: FRENCH, status: 'reviewed', toReview: true },
        earlier: [{ text: OLD, date: '2016-09-20' }],
      },
    ]);
    expect((await edition('2021-04-16', NEW)).said).toContain('0 added, 0 changed, 2 unchanged');
  });

  test('that a page has is kept and marked likewise', async () => {
    await edition('2016-09-20', OLD);
    const page = `Coil 1\n\n20/09/2016\n\n${FRENCH}\n`;
    await workshop.import([workshop.file('page.txt', page)], { card: 'Coil 1', language: 'fr' });
    const draft = draftLibrary(workshop.dir);
    draft.db.prepare('INSERT INTO pairs (en, fr) VALUES (?, ?)').run(textKey(OLD), textKey(FRENCH));
    draft.publish();
    expect(rulings(1)).toMatchObject([{ en: { text: OLD }, fr: { text: FRENCH, toReview: false } }]);
    await edition('2021-04-16', NEW);
    expect(rulings(1)).toMatchObject([{ en: { text: NEW }, fr: { text: FRENCH, toReview: true } }]);
  });

  test('is proposed, and only that, for a text that is much like one in the memory', async () => {
    await edition('2016-09-20', OLD);
    translate(OLD, FRENCH);
    await edition('2021-04-16', NEW, [2]);
    expect(rulings(2)).toMatchObject([{ en: { text: NEW }, fr: null }]);
    const draft = draftLibrary(workshop.dir);
    const { propose } = openMemory(draft.db);
    expect(propose(OLD, 3)).toMatchObject([{ fr: FRENCH, likeness: 1 }]);
    expect(propose(NEW, 3)).toMatchObject([{ en: OLD, fr: FRENCH, status: 'reviewed' }]);
    expect(propose(NEW, 3)[0]?.likeness).toBeGreaterThanOrEqual(0.8);
    expect(propose('It leaves the table before the ability resolves, so nothing happens to it.', 3)).toEqual([]);
    draft.discard();
  });
});
