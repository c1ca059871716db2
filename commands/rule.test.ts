import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeName } from '../src/rulePlace.ts';
import { ANA, BEN, buttonIn, Room, viewIn } from '../test/room.ts';

import { comprehensiveRules, excerpt, infractionGuide, KEYWORDS_THEN, tournamentRules } from '../test/rulesFixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
const file = (name: string, lines: readonly string[]) => {
  writeFileSync(join(folder, name), lines.join('\n'));
  return join(folder, name);
};
const TURNS = ['702.198. Whoever tours the hall waits a turn.', '702.199. Traps are set in the hall.'];
const COUNTED_UP = ['702.200. Two things are looked at in the following order:', '702.200a This.', '702.200b That.'];
const rooms = { en: new Room('en'), fr: new Room('fr') };
beforeAll(async () => {
  const old = comprehensiveRules({ date: 'January 20, 2017', keywords: KEYWORDS_THEN, costs: 117 });
  const files = [
    file(
      'new.txt',
      comprehensiveRules({ more: [...TURNS, ...COUNTED_UP], glossary: ['Dies', 'Goes away. See rule 107.3.'] }),
    ),
    file('old.txt', old),
    file('part.txt', excerpt()),
    file('mtr.txt', tournamentRules()),
    file('ipg.txt', infractionGuide()),
  ];
  for (const room of Object.values(rooms)) await room.import(files);
});
afterAll(() => {
  for (const room of Object.values(rooms)) room.close();
  rmSync(folder, { recursive: true });
});

const ask = async (query: string, locale: 'en' | 'fr' = 'en') =>
  rooms[locale].text(await rooms[locale].run(ANA, 'rule lookup', { query }));

describe('/rule lookup', () => {
  test.each(['702.126', 'CR 702.126', 'cr 702.126', 'rule 702.126', 'improvise', 'Improvisation', 'IMPROVISE'])(
    'finds by %j the rule with its subrules, its examples and its edition, in public',
    async (query) => {
      const shown = await ask(query);
      expect(shown).toMatch(/^public: ## 702\.126 · Improvise — Improvisation/);
      expect(shown).toContain('effective January 16, 2026');
      expect(shown).toContain('**702.126a** Improvise is what the test calls improvise');
      expect(shown).toContain('> *Example:* A spell with improvise');
      expect(shown).toContain('**702.126b**');
    },
  );

  test('shows a rule with its subrules, and without them when a full stop follows its number', async () => {
    expect(await ask('107.3')).toContain('**107.3a**');
    const alone = await ask('107.3.');
    expect(alone).toContain('**107.3** A letter');
    expect(alone).not.toContain('**107.3a**');
  });

  test('shows a section with the subrules that a rule of it counts up, and leads to the others', async () => {
    expect(await ask('702')).toMatch(/following order:\n\*\*702\.200a\*\* This\.\n\*\*702\.200b\*\* That\./);
    const reply = await rooms.en.run(ANA, 'rule lookup', { query: '107' });
    expect(rooms.en.text(reply)).toMatch(/\*\*107\.3\*\* A letter .*\n-# with 107\.3a to 107\.3b/);
    const select = (viewIn(reply).rows ?? []).flat().find((part) => part.kind === 'select');
    if (select?.kind !== 'select') throw new Error('no select');
    const said = { chosen: [select.options[0]?.value ?? ''], invoker: ANA };
    expect(rooms.en.text(await rooms.en.use(ANA, select.does, said))).toContain('**107.3a**');
  });

  test.each([
    ['IPG 2.9', 'IPG 2.9', 'IPG 2.5'],
    ['702.300', '702.300', '702.200'],
    ['702.125z', '702.125z', '702.125b'],
    ['104.1', '104.1', '100 and 107'],
    ['999.9', '999.9', '7'],
    ['MTR 99', 'MTR 99', 'MTR 4'],
    ['IPG 2.5a', 'IPG 2.5a', 'IPG 2.5'],
    ['107.14b', '107.14b', '107.14'],
    ['rule number 1234', '1234', '7'],
    ['-1', '-1', '1'],
  ])('says that there is no %s, and what is nearest', async (query, number, near) => {
    const shown = await ask(query);
    expect(shown).toContain(`refused: There is no ${number} in the edition at hand: `);
    expect(shown).toMatch(new RegExp(` effective .*\\. Nearest to it: ${near}\\.$`));
    expect(await ask(query, 'fr')).toMatch(new RegExp(`Il n'y a pas d(?:e |')${number} .*Au plus près\u00A0: `));
  });

  test.each(['702.126z', 'MTR 99', 'IPG 2.5a', '-1', '1234'])(
    'offers for %s, which is none, what it says is nearest',
    (query) => {
      const { rules } = rooms.en.library;
      const answer = rules.find(query);
      expect(answer.kind).toBe('missing');
      expect(rules.complete(query, 25, 'en')).toEqual(answer.kind === 'missing' ? answer.near : []);
    },
  );

  test('takes a number the Comprehensive Rules do not have for that of another document', async () => {
    expect(await ask('4.1')).toMatch(/^public: ## MTR 4\.1 · /);
    expect(await ask('section 2.5')).toMatch(/^public: ## IPG 2\.5 · /);
    expect(await ask('CR 4.1')).toContain('There is no 4.1');
  });

  test('leads from a number that is not there to what is nearest', async () => {
    const refused = await rooms.en.run(ANA, 'rule lookup', { query: '702.300' });
    const select = (refused.kind === 'refuse' ? (refused.rows ?? []) : []).flat()[0];
    if (select?.kind !== 'select') throw new Error('no select');
    const said = { chosen: [select.options[0]?.value ?? ''], invoker: ANA };
    expect(rooms.en.text(await rooms.en.use(ANA, select.does, said))).toMatch(/^update: ## 702\.200/);
  });

  test.each([
    ['IPG', 'IPG · Contents', '2.5 Game Play Error — Game Rule Violation'],
    ['mtr', 'MTR · Contents', '4.1 Player Communication'],
    ['CR', 'CR · Contents', '**1 Game Concepts**\n100 General'],
  ])('shows for %s alone what is in it', async (query, title, line) => {
    const shown = await ask(query);
    expect(shown).toContain(title);
    expect(shown).toContain(line);
    expect(await ask(query, 'fr')).toContain('Sommaire');
  });

  test('shows a subrule by itself', async () => {
    const shown = await ask('107.3b');
    expect(shown).toContain('**107.3b** Nobody chooses');
    expect(shown).not.toContain('107.3a**');
  });

  test.each([
    [
      'en',
      '702.125 · Undaunted — Témérité',
      'was another rule: Improvise — Improvisation (here 702.126)',
      'January 20, 2017',
    ],
    [
      'fr',
      '702.125 · Témérité — Undaunted',
      'était une autre règle\u00A0: Improvisation — Improvise (ici 702.126)',
      '20 janvier 2017',
    ],
  ] as const)('says what an old number was, and what it is (%s)', async (locale, title, was, date) => {
    const shown = await ask('702.125', locale);
    expect(shown).toContain(title);
    expect(shown).toContain(was);
    expect(shown).toContain(date);
  });

  test('says under which number an older edition has a rule', async () => {
    expect(await ask('702.126')).toContain('In the rules effective January 20, 2017, this rule was 702.125.');
    expect(await ask('118')).toContain('this rule was 117');
  });

  test('shows what the newest whole edition lacks from the one that has it, with its date', async () => {
    const shown = await ask('122.1j');
    expect(shown).toContain('effective September 25, 2026 · from an excerpt of that edition');
    expect(shown).toContain('The rules effective January 16, 2026 have no rule of this number.');
  });

  test.each([
    ['MTR 4.1', 'MTR 4.1 · Player Communication', 'dice that are easily knocked over'],
    ['IPG 2.5', 'IPG 2.5 · Game Play Error — Game Rule Violation', 'B. A player pays too much.'],
    ['Game Rule Violation', 'IPG 2.5', 'Somebody does what'],
    ['mtr appendix a', 'MTR A · Appendix A', 'Nothing changed.'],
    ['MTR Appendix A', 'MTR A · Appendix A', 'Nothing changed.'],
    ['ability word', '107.3 · Ability Word', '> *Glossary:* A word that means nothing by itself'],
    ['Ability Words', '107.3 · Ability Word', '**107.3** A letter'],
    ['exile', '## Exile', 'To put something there.'],
    ['GRV', 'IPG 2.5 · Game Play Error — Game Rule Violation', 'Somebody does what'],
    ['infractions aux règles de jeu', 'IPG 2.5 · Game Play Error — Game Rule Violation', 'Somebody does what'],
    ['Removed', 'Remove from the Game, Removed (Obsolete)', 'What exile was called before'],
    ['702', '702 · Keyword Abilities', '**702.127** Aftermath — Répercussion'],
    ['7', '7 · Additional Rules', '**702** Keyword Abilities'],
  ])('finds %j', async (query, title, text) => {
    const shown = await ask(query);
    expect(shown).toContain(title);
    expect(shown).toContain(text);
  });

  test.each([
    ['énergie', '107.14 · Énergie — Energy', 'The {E} of this test'],
    ['improviser', '702.126', 'Improvise is what the test'],
  ])('finds %j in French, and says that the text is English', async (query, title, text) => {
    const shown = await ask(query, 'fr');
    expect(shown).toContain(title);
    expect(shown).toContain(text);
    expect(shown).toContain("texte anglais d'origine");
    expect(shown).toContain('en vigueur au 16 janvier 2026');
  });

  test.each([
    ['en', 'nobody pays', '118.3'],
    ['fr', 'dice counters', 'MTR 4.1'],
  ] as const)('finds rules by their words (%s: %s), to choose from', async (locale, query, place) => {
    const room = rooms[locale];
    const reply = await room.run(ANA, 'rule lookup', { query });
    expect(room.text(reply)).toContain(`**${place}**`);
    const select = (viewIn(reply).rows ?? []).flat().find((part) => part.kind === 'select');
    if (select?.kind !== 'select') throw new Error('no select');
    const said = { chosen: [select.options[0]?.value ?? ''], invoker: ANA };
    expect(room.text(await room.use(ANA, select.does, said))).toMatch(/^update: ## /);
  });

  test('offers the places whose names have what was found before the passages that say it', async () => {
    const reply = await rooms.en.run(ANA, 'rule lookup', { query: 'violation' });
    const select = (viewIn(reply).rows ?? []).flat().find((part) => part.kind === 'select');
    expect(select?.kind === 'select' && select.options[0]?.label).toMatch(/^IPG 2\.5 · Game Rule Violation/);
  });

  test.each([
    ['pièges', 'Règles avec «\u00a0Trap\u00a0», pour «\u00a0pièges\u00a0»', '**702.199**'],
    ['tour', 'Règles avec «\u00a0turn\u00a0», pour «\u00a0tour\u00a0»', 'waits a **turn**.'],
    ['ce vieux sort du cimetière', 'avec «\u00a0spell graveyard\u00a0»', '**107.3a**'],
  ])('looks in English for a French word of the game, and says so: %s', async (query, title, text) => {
    const shown = await ask(query, 'fr');
    expect(shown).toContain(title);
    expect(shown).toContain(text);
  });

  test('names in both languages what a French word is in English, where the text bears another title or none', async () => {
    expect(await ask('mort', 'fr')).toMatch(/^public: ## 107\.3 · Mourir — Dies\n/);
    const titled = await ask('violation des règles de jeu', 'fr');
    expect(titled).toMatch(/^public: ## IPG 2\.5 · .*\n-# Infraction aux règles de jeu — Game Rule Violation\n/);
  });

  test.each(['tourner', 'la halle', 'tiercé', 'or', 'cestui'])(
    'shows a French reader nothing for what only looks like an English word, and says what can be typed: %s',
    async (query) => {
      const shown = await ask(query, 'fr');
      expect(shown).toMatch(/^refused: Aucune règle n'a le numéro, le nom ou les mots/);
      expect(shown).toContain('en anglais');
    },
  );

  test('leads from a word to the names that have it', async () => {
    const reply = await rooms.fr.run(ANA, 'rule lookup', { query: 'mot' });
    expect(rooms.fr.text(reply)).toMatch(
      /^private: Aucune règle ne s'appelle «\u00a0mot\u00a0»\. Voici celles dont le nom/,
    );
    const select = (viewIn(reply).rows ?? []).flat()[0];
    const labels = select?.kind === 'select' ? select.options.map(({ label }) => label) : [];
    expect(labels).toContain('Mot de capacité — Ability Word · glossaire');
  });

  test('offers a mechanic whose name is the nearest to what was typed', async () => {
    const refused = await rooms.fr.run(ANA, 'rule lookup', { query: 'imprvosie' });
    const select = (refused.kind === 'refuse' ? (refused.rows ?? []) : []).flat()[0];
    const labels = select?.kind === 'select' ? select.options.map(({ label }) => label) : [rooms.fr.text(refused)];
    expect(labels.join()).toContain('702.126 · Improvisation — Improvise');
  });

  test("shows choices with the reader's language first, and a term of the glossary as one", async () => {
    const { library, words } = rooms.en.context({ user: ANA });
    const places = library.rules.complete('game rule violation', 25, 'en');
    expect(places.map((place) => placeName(place, words))).toEqual([
      'IPG 2.5 · Game Rule Violation — Infraction aux règles de jeu',
    ]);
    const french = rooms.fr.context({ user: ANA });
    expect(places.map((place) => placeName(place, french.words))).toEqual([
      'IPG 2.5 · Infraction aux règles de jeu — Game Rule Violation',
    ]);
    const terms = library.rules.complete('ability word', 25, 'en');
    expect(terms.map((place) => placeName(place, words))).toContain('Ability Word — Mot de capacité · glossary');
  });

  test('says with each choice of a tournament document which document it is of', () => {
    const { library, words } = rooms.fr.context({ user: ANA });
    const names = library.rules.complete('ipg', 25, 'fr').map((place) => placeName(place, words));
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !name.startsWith('IPG '))).toEqual([]);
  });

  test('shows the sections of a document to a French reader with their French', async () => {
    expect(await ask('IPG', 'fr')).toContain('2.5 Infraction aux règles de jeu — Game Rule Violation');
    expect(await ask('IPG')).toContain('2.5 Game Play Error — Game Rule Violation');
  });

  test('takes what may be either for English where the reader does not read French', async () => {
    expect(await ask('tours')).toContain('Rules with “tours”');
    expect(await ask('vieux sort du cimetière')).toContain('Rules with “spell graveyard”, for “vieux sort du');
  });

  test.each(['999.9', 'zzzzzz', '"Ach! Hans, Run!"', '*', 'NEAR(', '', 'x'.repeat(4000)])(
    'answers %j plainly, in private, when there is nothing',
    async (query) => {
      expect(await ask(query)).toMatch(/^(refused|private): /);
    },
  );

  test('leads to the neighbours, in place for who asked, as a private copy for others', async () => {
    const room = rooms.en;
    const view = viewIn(await room.run(ANA, 'rule lookup', { query: '702.126' }));
    const next = buttonIn(view, '702.127 ▶');
    expect(room.text(await room.use(ANA, next.does, { invoker: ANA }))).toMatch(/^update: ## 702\.127/);
    expect(room.text(await room.use(BEN, next.does, { invoker: ANA }))).toMatch(/^private: ## 702\.127/);
    const up = buttonIn(view, '▲ 702');
    expect(room.text(await room.use(ANA, up.does, { invoker: ANA }))).toContain('## 702 · Keyword Abilities');
  });

  test.each([
    ['en', 'Rule 702.126', 'Improvise — Improvisation'],
    ['fr', 'Règle 702.126', 'Improvisation — Improvise'],
  ] as const)('is a press away from the rulings on a mechanic (%s)', async (locale, label, title) => {
    const room = rooms[locale];
    const view = viewIn(await room.run(ANA, 'ruling lookup', { query: 'improvise' }));
    const reply = await room.use(ANA, buttonIn(view, label).does, { invoker: ANA });
    expect(room.text(reply)).toContain(`private: ## 702.126 · ${title}`);
  });

  test('offers numbers, names in both languages and words as they are typed', () => {
    const { rules } = rooms.en.library;
    const offered = (typed: string) => rules.complete(typed, 25, 'en').map(({ reference }) => reference.number);
    expect(offered('702.12')).toEqual([
      '702.125',
      '702.125a',
      '702.125b',
      '702.126',
      '702.126a',
      '702.126b',
      '702.127',
      '702.127a',
      '702.127b',
    ]);
    expect(offered('impro')).toEqual(['702.126']);
    expect(offered('témér')).toEqual(['702.125']);
    expect(offered('nobody pays')).toContain('118.3');
  });
});

describe('Without a rules text', () => {
  test.each(['en', 'fr'] as const)('says so, what is known all the same, and what can be done (%s)', async (locale) => {
    const room = new Room(locale);
    const known = room.text(await room.run(ANA, 'rule lookup', { query: 'improvise' }));
    expect(known).toContain(
      `**CR 702.126** · ${locale === 'fr' ? 'Improvisation — Improvise' : 'Improvise — Improvisation'}`,
    );
    expect(known).toContain('npm run import');
    expect(room.text(await room.run(ANA, 'rule lookup', { query: '999.1' }))).toMatch(/^refused: /);
    room.close();
  });
});
