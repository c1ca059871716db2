import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../src/command.ts';
import { atomicCards, face, french, ruling } from '../../src/library/import/sources.fixture.ts';
import { ANA, Room, viewIn } from '../../test/room.ts';

/* What people type who mean more than a name, or a name that others bear too. */

const folder = mkdtempSync(join(tmpdir(), 'questions-'));
const rooms = { en: new Room('en'), fr: new Room('fr') };
const cards = {
  Steadfast: [face(1, 'Steadfast', { foreignData: [french('Constance')], rulings: [ruling('It holds.')] })],
  Constance: [
    face(2, 'Constance', {
      foreignData: [french('Fermeté')],
      rulings: [ruling('It stays.'), ruling('It lasts.'), ruling('It ends.', '2021-01-01')],
    }),
  ],
};
beforeAll(async () => {
  writeFileSync(join(folder, 'cards.json'), atomicCards(cards));
  for (const room of Object.values(rooms)) await room.import([join(folder, 'cards.json')]);
});
afterAll(() => {
  for (const room of Object.values(rooms)) room.close();
  rmSync(folder, { recursive: true });
});

const ask = (query: string, locale: 'en' | 'fr' = 'en', more = {}) =>
  rooms[locale].run(ANA, 'ruling lookup', { query, ...more });
const labels = (reply: Reply) =>
  (viewIn(reply).rows ?? []).flatMap((row) => [...row].flatMap((part) => ('label' in part ? [part.label] : [])));

describe('A mechanic with more words', () => {
  test.each([
    ['en', 'proliferate energy', /^public: ## Rulings with “proliferate energy”\n.*\n\*\*Energy — Énergie\*\*/],
    ['en', 'energy prolifrate', /^public: ## Rulings with /],
    ['en', 'revolt token', /^public: ## Rulings with .*\n.*\n\*\*.*\n.*\*\*[Tt]oken/],
    ['fr', 'jetons et révolte', /^public: ## Clarifications avec .*\n.*\n\*\*.*\n.*\*\*jeton/],
    ['fr', 'cible illégale énergie', /^public: ## Clarifications avec/],
  ] as const)('is answered by the rulings that say all of it (%s: %s)', async (locale, query, shown) => {
    expect(rooms[locale].text(await ask(query, locale))).toMatch(shown);
  });

  test('leads to all rulings on the mechanic, too', async () => {
    const select = (viewIn(await ask('proliferate energy')).rows ?? []).flat().find(({ kind }) => kind === 'select');
    expect(select?.kind === 'select' ? select.options.map(({ value }) => value) : []).toEqual(
      expect.arrayContaining(['m:energy', 'm:proliferate']),
    );
  });

  test('is seen by the asker alone when they want that', async () => {
    expect(rooms.en.text(await ask('proliferate energy', 'en', { private: true }))).toMatch(
      /^private: ## Rulings with/,
    );
  });

  test.each([
    ['en', 'energy counters', 'Energy — Énergie'],
    ['en', 'energie', 'Energy — Énergie'],
    ['en', 'the revolt', 'Revolt — Révolte'],
    ['fr', 'marqueurs energi', 'Énergie — Energy'],
    ['fr', 'mal d’invoc', "Mal d'invocation — Summoning sickness"],
  ] as const)('is none when it only says the name otherwise (%s: %s)', async (locale, query, title) => {
    const shown = rooms[locale].text(await ask(query, locale));
    expect(shown).toContain(`public: ## ${title}`);
  });
});

describe('Words that are no name', () => {
  test.each([
    ['en', 'graveyard', 'Search the rulings for these words', /^update: ## Rulings with “graveyard”/],
    [
      'fr',
      'cimetière',
      'Chercher ces mots dans les clarifications',
      /^update: ## Clarifications avec «\u00a0cimetière/,
    ],
  ] as const)('are a press away from the rulings that say them (%s: %s)', async (locale, query, label, shown) => {
    const room = rooms[locale];
    const reply = await ask(query, locale);
    const rows = reply.kind === 'refuse' ? reply.rows : viewIn(reply).rows;
    const button = (rows ?? []).flat().find((part) => 'label' in part && part.label === label);
    if (button?.kind !== 'button') throw new Error(room.text(reply));
    const found = await room.use(ANA, button.does, { invoker: ANA, onPrivateMessage: true });
    expect(room.text(found)).toMatch(shown);
  });

  test('that no ruling says lead nowhere', async () => {
    const reply = await ask('zzzzqq');
    expect(reply.kind === 'refuse' ? (reply.rows ?? []) : [reply]).toEqual([]);
  });
});

describe('A name that others bear', () => {
  test.each([
    ['en', '## Constance — Fermeté', 'Or Steadfast — Constance?'],
    ['fr', '## Fermeté — Constance', 'Ou Constance — Steadfast\u00a0?'],
  ] as const)(
    'as an exact English name is answered at once, and the others are a press away (%s)',
    async (locale, title, other) => {
      for (const path of ['ruling lookup', 'card lookup']) {
        const reply = await rooms[locale].run(ANA, path, { query: 'Constance' });
        expect(rooms[locale].text(reply)).toContain(`public: ${title}`);
        expect(labels(reply)).toContain(other);
        const button = (viewIn(reply).rows ?? []).flat().find((part) => 'label' in part && part.label === other);
        if (button?.kind !== 'button') throw new Error('No button');
        const shown = rooms[locale].text(await rooms[locale].use(ANA, button.does, { invoker: ANA }));
        expect(shown).toContain('Steadfast');
      }
    },
  );

  test('is told of by each of them, and by no other', async () => {
    expect(labels(await ask('Steadfast'))).toContain('Or Constance — Fermeté?');
    expect(labels(await ask('Lightning Runner')).filter((label) => label.startsWith('Or '))).toEqual([]);
  });
});

test('Rulings of one day, source and state of their French say these once', async () => {
  const shown = rooms.en.text(await ask('Constance'));
  expect(shown).toContain(
    [
      '**January 1, 2021** · Wizards of the Coast · French: none yet; this is the English original',
      'It ends.',
      '**January 24, 2020** · Wizards of the Coast · French: none yet; this is the English original',
      '- It stays.',
      '- It lasts.',
    ].join('\n'),
  );
});
