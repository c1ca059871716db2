import { afterAll, describe, expect, test } from 'vitest';
import { ANA, BEN, buttonIn, Room, viewIn } from '../../test/room.ts';

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
      /\*\*Énergie — Energy\*\*.* · November 30, 2026 · written for this bot · French: written with it/,
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
