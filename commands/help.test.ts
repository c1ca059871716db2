import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asLines, atomicCards, face, printing } from '../src/library/import/sources.fixture.ts';
import { ANA, Room } from '../test/room.ts';
import { comprehensiveRules, infractionGuide } from '../test/rulesFixture.ts';
import { commands } from './index.ts';

describe.each(['en', 'fr'] as const)('/help and /about (%s)', (locale) => {
  it('names no command that does not exist, and forgets none', async () => {
    const room = new Room(locale);
    const shown = room.text(await room.run(ANA, 'help'));
    room.close();
    const named = [...shown.matchAll(/\/([a-z]+)(?: ([a-z-]+))?/g)].map((match) => ({
      name: match[1],
      sub: match[2] ?? '',
    }));
    const paths = new Set(
      commands.flatMap(({ name, runs }) => Object.keys(runs).map((sub) => `${name} ${sub}`.trim())),
    );
    for (const { name, sub } of named) {
      expect(paths.has(`${name} ${sub}`.trim()) || paths.has(`${name}`), `/${name} ${sub}`).toBe(true);
    }
    const names = new Set(named.map(({ name }) => name));
    const slash = commands.filter(({ data }) => data.type === 1).map(({ name }) => name);
    expect(slash.filter((name) => name !== 'help' && !names.has(name))).toEqual([]);
  });

  it('says what is out of scope', async () => {
    const room = new Room(locale);
    expect(room.text(await room.run(ANA, 'help'))).toMatch(/Two-Headed Giant|Troll à deux têtes/);
    room.close();
  });

  it('carries the version, the data and the fan-content notice', async () => {
    const room = new Room(locale);
    const shown = room.text(await room.run(ANA, 'about'));
    room.close();
    expect(shown).toContain('0.0.0');
    expect(shown).toContain('©Wizards of the Coast LLC');
    expect(shown).toContain('Scryfall');
    expect(shown).toMatch(locale === 'fr' ? /\d+ cartes/ : /\d+ cards/);
  });

  it('tells which edition of the cards and of each document is at hand', async () => {
    const room = new Room(locale);
    const file = (name: string, text: string) => {
      const path = join(dirname(room.table.db.name), name);
      writeFileSync(path, text);
      return path;
    };
    await room.import([
      file('cards.json', atomicCards({ 'An Oath': [face(1, 'An Oath')] })),
      file('rules.txt', comprehensiveRules().join('\n')),
      file('guide.txt', infractionGuide().join('\n')),
    ]);
    const shown = room.text(await room.run(ANA, 'about'));
    room.close();
    const { documents, edition } = room.words.rule;
    expect(shown).toMatch(
      locale === 'fr' ? /MTGJSON, édition du 25 avril 2022\./ : /MTGJSON, edition of April 25, 2022\./,
    );
    expect(shown).toContain(`${edition(documents.CR, '2026-01-16', true)}.`);
    expect(shown).toContain(`${edition(documents.IPG, '2024-09-23', true)}.`);
  });

  it("names who the cards are from, and no file of theirs in another's words", async () => {
    const room = new Room(locale);
    const cards = join(dirname(room.table.db.name), 'cards.jsonl');
    writeFileSync(cards, asLines([printing(1, 'An Oath')]));
    await room.import([cards]);
    const shown = room.text(await room.run(ANA, 'about'));
    room.close();
    expect(shown).toMatch(locale === 'fr' ? /Cartes\u00a0: Scryfall[.,]/ : /Cards: Scryfall[.,]/);
  });

  it('counts pasted pages, their rulings and their day', async () => {
    const room = new Room(locale);
    const page = join(dirname(room.table.db.name), 'page.txt');
    writeFileSync(page, 'Lightning Runner\n6/7/2024\tYou count your coins before you give them.\n');
    const before = room.text(await room.run(ANA, 'about'));
    await room.import([page]);
    const after = room.text(await room.run(ANA, 'about'));
    room.close();
    const pages =
      locale === 'fr'
        ? /1 page collée, 1 clarification, dont 0 en français\./
        : /1 pasted page with 1 ruling, 0 of them in French\./;
    const day = locale === 'fr' ? /Dernier import\s: 15 janvier 2027\./ : /Last import: January 15, 2027\./;
    for (const words of [pages, day]) {
      expect(before).not.toMatch(words);
      expect(after).toMatch(words);
    }
  });
});
