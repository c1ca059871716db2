import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTypes, STARTER_FOLDER } from './starter.ts';
import { typeLines } from './typeLine.ts';

const inFrench = typeLines(readTypes(STARTER_FOLDER));

describe('A type line in French', () => {
  test.each([
    ['has the adjective behind', 'Legendary Creature — Elf Warrior', 'Créature légendaire\u00a0: elfe et guerrier'],
    ['has it in the gender of the type', 'Snow Creature — Spirit', 'Créature neigeuse\u00a0: esprit'],
    ['has no colon without a subtype', 'Instant', 'Éphémère'],
    ['names an aura', 'Enchantment — Aura', 'Enchantement\u00a0: aura'],
    ['names the creature first', 'Artifact Creature — Golem', 'Créature-artefact\u00a0: golem'],
    ['has et between all subtypes', 'Creature — Kor Soldier Ally', 'Créature\u00a0: kor et soldat et allié'],
    ['has several adjectives in order', 'Basic Snow Land — Forest', 'Terrain neigeux de base\u00a0: forêt'],
    ['keeps the capital of a name', 'Legendary Planeswalker — Jace', 'Planeswalker légendaire\u00a0: Jace'],
    ['has the name of a plane whole', 'Plane — New Phyrexia', 'Plan\u00a0: Nouvelle Phyrexia'],
  ])('%s', (_what, line, french) => {
    expect(inFrench(line)).toBe(french);
  });

  test.each(['Creature — Elf Killbot', 'World Enchantment', 'Eaturecray — Igpay', 'Summon — Specter', ''])(
    'is not made of words that are not known: %j',
    (line) => {
      expect(inFrench(line)).toBeNull();
    },
  );
});

const SAMPLE = new URL('../../../shared/data/mtgjson-small.json', import.meta.url);

const Face = z.object({
  type: z.string(),
  foreignData: z.array(z.object({ language: z.string(), type: z.string().optional() })).default([]),
});

describe.runIf(existsSync(SAMPLE))('Of the lines that were printed in French', () => {
  const { data } = existsSync(SAMPLE)
    ? z.object({ data: z.record(z.string(), z.array(Face)) }).parse(JSON.parse(readFileSync(SAMPLE, 'utf8')))
    : { data: {} };
  const printed = Object.values(data)
    .flat()
    .flatMap(({ type, foreignData }) => {
      const french = foreignData.filter((it) => it.language === 'French').flatMap((it) => it.type ?? []);
      return french.length === 0 ? [] : [{ type, french }];
    });

  test('nineteen in twenty are said as they were printed, and the others as their cards are today', () => {
    const spaced = (text: string) => text.replace(/\s/g, ' ');
    const same = printed.filter(({ type, french }) => french.map(spaced).includes(spaced(inFrench(type) ?? '')));
    expect(printed.length).toBeGreaterThan(500);
    expect(same.length / printed.length).toBeGreaterThan(0.95);
  });
});
