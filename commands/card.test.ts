import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choicesOf } from '../src/choices.ts';
import type { View } from '../src/command.ts';
import { atomicCards, face } from '../src/library/import/sources.fixture.ts';
import { ANA, BEN, buttonIn, Room, viewIn } from '../test/room.ts';

const rooms = { en: new Room('en'), fr: new Room('fr') };
afterAll(() => {
  for (const room of Object.values(rooms)) room.close();
});

describe.each([
  [
    'en',
    "Lightning Runner — Coureuse d'éclairs",
    '{3}{R}{R} · Creature — Human Warrior · Créature\u00a0: humain et guerrier',
  ],
  [
    'fr',
    "Coureuse d'éclairs — Lightning Runner",
    '{3}{R}{R} · Créature\u00a0: humain et guerrier · Creature — Human Warrior',
  ],
] as const)('/card lookup (%s)', (locale, title, types) => {
  const room = rooms[locale];
  const ask = async (query: string) => room.text(await room.run(ANA, 'card lookup', { query }));

  test.each(['Lightning Runner', "coureuse d'eclairs"])(
    "shows both names, the reader's first, cost and types by %j",
    async (query) => {
      const shown = await ask(query);
      expect(shown).toContain(`public: ## ${title}`);
      expect(shown).toContain(types);
    },
  );

  test("names what is near, the reader's language first", async () => {
    expect(await ask('runner of doom')).toMatch(/^refused: /);
    expect(await ask('runner of doom')).toContain(title);
  });

  test.each([
    ['Sorcery', 'Rituel', false],
    ['Elemental Sorcery — Killbot', null, true],
  ])(
    'says of %j, never printed in French, its French types or that they are not known',
    async (type, french, unknown) => {
      const own = new Room(locale);
      const file = join(dirname(own.table.db.name), 'cards.json');
      writeFileSync(file, atomicCards({ 'An Oath': [face(1, 'An Oath', { type })] }));
      await own.import([file]);
      const shown = own.text(await own.run(ANA, 'card lookup', { query: 'An Oath' }));
      own.close();
      const types = locale === 'fr' ? [french, type] : [type, french];
      expect(shown).toContain(['{1}{G}', ...types.filter((it) => it !== null)].join(' · '));
      expect(shown.includes(room.words.card.noFrenchTypes)).toBe(unknown && locale === 'fr');
    },
  );

  describe('of a card that no ordinary deck has', () => {
    const own = new Room(locale);
    const after = ['Karn Liberated', 'Karn, Silver Golem'];
    const avatar = { type: 'Vanguard', types: ['Vanguard'], layout: 'vanguard' };
    beforeAll(async () => {
      const file = join(dirname(own.table.db.name), 'cards.json');
      const cards = [
        face(1, 'Karn', avatar),
        face(2, 'Starke', avatar),
        ...[...after, "Karn's Touch", 'Karnage'].map((name, i) => face(3 + i, name)),
      ];
      writeFileSync(file, atomicCards(Object.fromEntries(cards.map((it) => [String(it.name), [it]]))));
      await own.import([file]);
    });
    afterAll(() => own.close());
    const labels = (view: View): readonly string[] =>
      (view.rows ?? []).flat().flatMap((part) => (part.kind === 'button' ? [part.label] : []));

    test.each(['card lookup', 'ruling lookup'])('says so, and leads to the cards named after it: /%s', async (path) => {
      const reply = await own.run(ANA, path, { query: 'karn' });
      expect(own.text(reply)).toContain(own.words.card.isOutsideDecks);
      const view = viewIn(reply);
      const named = after.map((name) => own.words.ruling.namesake(name));
      expect(labels(view).filter((label) => label.includes('Karn'))).toEqual(expect.arrayContaining(named));
      expect(labels(view).filter((label) => label.includes('Karn'))).toHaveLength(after.length);
      const pressed = await own.use(ANA, buttonIn(view, named[1] ?? '').does, { invoker: ANA });
      expect(own.text(pressed)).toContain('## Karn, Silver Golem');
      expect(own.text(pressed)).not.toContain(own.words.card.isOutsideDecks);
    });

    test('tells it in a list from the cards named after it, and leaves alone what nothing is named after', () => {
      const context = own.context({});
      const names = (typed: string) =>
        choicesOf(own.library.resolver.complete(typed, 25), context).map(({ name }) => name);
      expect(names('karn')).toEqual(expect.arrayContaining([`Karn (${own.words.card.outsideDecks})`, ...after]));
      expect(names('starke')).toContain('Starke');
    });
  });

  test('says why there is no text, and who can bring it', async () => {
    expect(await ask('Lightning Runner')).toContain('npm run update');
  });

  test('leads to the rulings', async () => {
    const view = viewIn(await room.run(ANA, 'card lookup', { query: 'Lightning Runner' }));
    const button = (view.rows ?? []).flat().find((part) => part.kind === 'button');
    if (button?.kind !== 'button') throw new Error('no button');
    expect(room.text(await room.use(ANA, button.does, { invoker: ANA }))).toContain(`private: ## ${title}`);
  });

  test('is a press away from the rulings on a card', async () => {
    const view = viewIn(await room.run(ANA, 'ruling lookup', { query: 'Lightning Runner' }));
    const shown = await room.use(BEN, buttonIn(view, room.words.ruling.card).does, { invoker: ANA });
    expect(room.text(shown)).toContain(`private: ## ${title}`);
    expect(room.text(shown)).toContain('{3}{R}{R}');
  });

  test('sends a mechanic elsewhere', async () => {
    expect(await ask('revolt')).toMatch(/^refused: .*(a mechanic, not a card|une mécanique, pas une carte)/);
  });

  test.each(['zzzz', '"Ach! Hans, Run!"', '*', '', 'y'.repeat(4000)])('answers %j plainly', async (query) => {
    expect(await ask(query)).toMatch(/^(refused|private): /);
  });
});
