import { describe, expect, it } from 'vitest';
import { ANA, Room } from '../test/room.ts';
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
});
