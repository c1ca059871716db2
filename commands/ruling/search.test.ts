import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { textKey } from '../../src/library/textKey.ts';
import { ANA, BEN, buttonIn, GUILD, JUDGE, NOW, Room, SERVER, viewIn } from '../../test/room.ts';

const rooms = { en: new Room('en'), fr: new Room('fr') };
afterAll(() => {
  for (const room of Object.values(rooms)) room.close();
});

const ask = async (text: string, locale: 'en' | 'fr') =>
  rooms[locale].text(await rooms[locale].run(ANA, 'ruling search', { text }));

describe('/ruling search', () => {
  test.each([
    ['en', 'energy is not mana', 'types of **mana**'],
    ['en', 'improvising treasures', '**Treasure**'],
    ['en', 'summoning sick convoke', '**summoning**'],
    ['fr', 'révolte énergie', '**énergie**'],
    ['fr', 'coût converti de mana', '**valeur** de **mana**'],
    ['fr', 'cibles illégales', '**illégales**'],
  ] as const)('finds rulings in any form of their words (%s: %s)', async (locale, text, shown) => {
    expect(await ask(text, locale)).toContain(shown);
  });

  test('shows what each is on, its date, its source and the state of its French', async () => {
    const shown = await ask('energy is not mana', 'en');
    expect(shown).toMatch(
      /\*\*Energy — Énergie\*\*.* · November 30, 2026 · written for this bot · French: written with it/,
    );
  });

  test('turns its pages in place for who asked, as a private copy for others', async () => {
    const room = rooms.en;
    const view = viewIn(await room.run(ANA, 'ruling search', { text: 'energy' }));
    const next = buttonIn(view, 'Next ▶');
    expect(room.text(await room.use(ANA, next.does, { invoker: ANA }))).toMatch(/^update: .*\n.*page 2 of/);
    expect(room.text(await room.use(BEN, next.does, { invoker: ANA }))).toMatch(/^private: .*\n.*page 2 of/);
  });

  test.each([
    '"Ach! Hans, Run!"',
    '*',
    'NEAR(',
    'energy AND (mana',
    '"',
    'a'.repeat(6000),
    'NOT energy',
    'stems:energy',
  ])('takes %j for words, whatever a search engine would read in it', async (text) => {
    expect(await ask(text, 'en')).toMatch(/^(public|refused): /);
  });
});

describe('What judges of a server wrote is found by /ruling search', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('en');
  });
  afterEach(() => room.close());

  const OTHER = { guild: '300000000000000002' };
  const find = async (text: string, said = {}) => room.text(await room.run(ANA, 'ruling search', { text }, said));
  const add = (texts: { en: string | null; fr: string | null }) => {
    const subject = { kind: 'mechanic' as const, mechanic: 'energy' };
    const made = { guild: GUILD, subject, ...texts, restates: null, judge: JUDGE, at: NOW };
    return room.judged.add(made, `interaction of ${texts.en}`);
  };

  test('in that server, whichever of its languages says it, and nowhere else', async () => {
    add({ en: 'Glass beads may stand for energy.', fr: 'Des billes de verre peuvent représenter l’énergie.' });
    for (const text of ['glass bead', 'bille de verre']) {
      const here = await find(text);
      expect(here).toMatch(/\*\*Energy — Énergie\*\* · /);
      expect(here).toContain(`judge of ${SERVER}`);
      expect(here).toContain('may stand for energy');
      expect(await find(text, OTHER)).not.toContain('may stand for energy');
      expect(await find(text, { guild: null })).not.toContain('may stand for energy');
    }
  });

  test('as soon as it is added, and no more once it is taken back', async () => {
    const before = await find('glass beads energy');
    const { id } = add({ en: 'Glass beads may stand for energy.', fr: null });
    add({ en: 'Glass marbles may stand for energy too.', fr: null });
    expect(await find('glass beads energy')).toContain('**beads** may stand');
    expect(room.judged.drop(GUILD, id)).toBe(true);
    expect(await find('glass beads energy')).not.toContain('**beads** may stand');
    expect(before).not.toContain('may stand');
  });

  test('and counted as more than can be leafed through where there are more', async () => {
    for (let i = 0; i < 60; i++) add({ en: `Xylophone number ${i} stands for energy.`, fr: null });
    expect(await find('xylophone')).toContain('-# 60 rulings, the best first · page 1 of 9');
    add({ en: 'One xylophone more stands for energy.', fr: null });
    expect(await find('xylophone')).toContain('-# more than 60 rulings, the best first · page 1 of 9');
  });

  test('before what says it less well, and after what says it better', async () => {
    add({ en: 'Mana has types; of all of them none is energy.', fr: null });
    const shown = await find('energy types of mana');
    expect(shown).toMatch(/\*\*types\*\* of \*\*mana\*\*.*of all of them none/s);
    add({ en: 'Whoever forgot their glass beads may count on paper.', fr: null });
    expect((await find('forgot glass beads')).split('\n').find((line) => line.includes('**'))).toContain(SERVER);
  });

  test('a French text they wrote for a ruling of the library leads to it there, a general one everywhere', async () => {
    const { found } = room.library.searchRulings('energy is not mana', 0, 1);
    const en = found[0]?.ruling.en?.text ?? '';
    const review = { key: textKey(en), fr: 'Nul ne mange des cacahuètes.', judge: JUDGE, server: SERVER, at: NOW };
    expect(await find('cacahuète')).not.toContain(en);
    room.judged.keepReview(GUILD, review);
    expect(await find('cacahuète')).toContain(en);
    expect(await find('cacahuète', OTHER)).not.toContain(en);
    room.judged.makeGeneral([review]);
    expect(await find('cacahuète', OTHER)).toContain(en);
    expect(await find('cacahuète', { guild: null })).toContain(en);
  });
});
