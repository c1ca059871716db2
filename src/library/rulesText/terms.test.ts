import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Room } from '../../../test/room.ts';
import { RULES_TERMS } from './terms.ts';

describe('What judges call a place of the rules', () => {
  test('stands for one place of a document', () => {
    for (const document of ['CR', 'MTR', 'IPG'] as const) {
      const names = RULES_TERMS.filter((it) => it.document === document).flatMap(({ en, fr, also }) => [
        ...new Set([en.toLowerCase(), fr, ...also]),
      ]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });
});

const shared = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
const FILES = ['MagicCompRules_2026-01-16.txt', 'MTR-2025-11-10-en.txt', 'IPG-2024-09-23-en.txt'];

describe.runIf(existsSync(shared))('In the rules texts of today', () => {
  const room = new Room('fr');
  beforeAll(() => room.import(FILES.map((name) => join(shared, name))), 60_000);
  afterAll(() => room.close());

  test('all of it leads somewhere', () => {
    const { rules } = room.library;
    const lost = RULES_TERMS.filter(({ document, number }) => {
      const found = rules.find(document === 'CR' ? number : `${document} ${number}`);
      return found.kind !== 'one';
    });
    expect(lost).toEqual([]);
  });

  test.each([
    ['partie', 'game'],
    ['tour', 'turn'],
    ['piège', 'Trap'],
    ['égal', 'equal'],
    ['tricheurs', null],
    ['main phase priority', null],
    ['combat', null],
    ['any part of its', null],
    ['the controller of it', null],
    ['creature types', null],
  ])('%j is no English word that looks like it, to who reads French', (typed, english) => {
    const { rules } = room.library;
    const found = rules.find(typed, 'fr').kind;
    expect(found === 'none' ? rules.inEnglish(typed, 'fr') : null).toBe(english);
  });

  test.each([
    ['layers', 'CR 613'],
    ['couches', 'CR 613'],
    ['dépendance', 'CR 613.8'],
    ['mulligan', 'CR 103.5'],
    ['priority', 'CR 117'],
    ['copy', 'CR 707'],
    ['monarch', 'CR 724'],
    ['commander tax', 'CR 903.8'],
    ['commander damage', 'CR 903.10a'],
    ['blessures de commandant', 'CR 903.10a'],
    ['dice', 'CR 706'],
    ["actions basées sur l'état", 'CR 704'],
    ['sba', 'CR 704'],
    ['dernière information connue', 'CR 608.2h'],
    ['LKI', 'CR 608.2h'],
    ['APNAP', 'CR 101.4'],
    ['jeu lent', 'IPG 3.3'],
    ['capacité déclenchée oubliée', 'IPG 2.1'],
    ['MT', 'IPG 2.1'],
    ['tricher', 'IPG 4.8'],
    ['HCE', 'IPG 2.3'],
    ['DEC', 'IPG 2.3'],
    ['joueur actif', 'CR 102.1'],
    ['capacité mot-clé', 'CR 702'],
    ['véhicule', 'CR 301.7'],
    ['tour supplémentaire', 'CR 500.7'],
    ['coût de mana', 'CR 202'],
    ['assignation des blessures', 'CR 510.1'],
    ['téléphone', 'MTR 2.12'],
    ['mauvais mélange', 'IPG 3.9'],
    ['GRV', 'IPG 2.5'],
    ['L@EC', 'IPG 2.2'],
    ['avertissement', 'IPG 1.1'],
    ['perte de partie', 'IPG 1.1'],
    ['déclenchée manquée', 'IPG 2.1'],
    ['mort', 'CR Dies'],
    ['meurent', 'CR Dies'],
    ['emblèmes', 'CR 114'],
    ['force', 'CR Power'],
    ['arbitre principal', 'MTR 1.7'],
  ])('%j is %s', (typed, place) => {
    const found = room.library.rules.find(typed, 'fr');
    expect(found.kind === 'one' && room.library.rules.reference(found.reference)).toBe(place);
  });
});
