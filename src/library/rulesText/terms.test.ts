import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Room } from '../../../test/room.ts';
import { readTerms, STARTER_FOLDER } from '../starter.ts';
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
    expect(found === 'none' ? (rules.search(typed, 1, 'fr').said?.[0] ?? null) : null).toBe(english);
  });

  test.each([
    ['or', []],
    ['entrave', []],
    ['tiercé', []],
    ['lien', []],
    ['vin', []],
    ['chien', []],
    ['prison', []],
    ['promesse', []],
    ['armes', []],
    ['bouclier', []],
    ['vertu', []],
    ['lancière', []],
    ['paix', []],
    ['le chapeau du joueur', ['player']],
    ['zombie qui mange', ['zombie']],
    ['regarder des cartes', ['look at card']],
    ['échange avec la réserve', ['exchange mana pool', 'exchange sideboard']],
    ['slow paly', ['slow play']],
    ['erreur de règle', ['error rule']],
    ['règle des 10 minutes', ['rule 10 minutes']],
    ['mettre fin au match', ['end match']],
    ['triggered ability resolves', null],
    ['combat damage assigned', null],
  ])('%j is looked for as %j to who reads French, and never by what only looks like it', (typed, said) => {
    const { rules } = room.library;
    expect(rules.find(typed, 'fr').kind).toBe('none');
    const found = rules.search(typed, 10, 'fr');
    expect(found.said).toEqual(said);
    expect(found.found.length > 0).toBe(said === null || said.length > 0);
  });

  test.each([
    ['argent', ['aren’t', 'agent']],
    ['heal', ['head']],
    ['liens', ['line', 'lies']],
    ['triggred ability', ['triggered ability']],
    ["aren't", null],
    ['trigg', null],
  ])('what is looked for instead of %j, which no text has, is said', (typed, said) => {
    const found = room.library.rules.search(typed, 8, 'en');
    expect(found.said).toEqual(said);
    const marked = ({ excerpt }: (typeof found.found)[number]) => excerpt.some((piece) => piece.found);
    expect(found.found.length).toBeGreaterThan(0);
    expect(found.found.every(marked)).toBe(true);
  });

  test.each([
    ['réserve', 'fr', ['CR 106', 'MTR 3.16', 'CR Sideboard']],
    ['jeu lent', 'fr', ['IPG 3.3', 'MTR 5.5']],
    ['jeu lent', 'en', ['IPG 3.3', 'MTR 5.5']],
    ['slow play', 'en', ['IPG 3.3', 'MTR 5.5']],
    ['jeu lant', 'fr', ['IPG 3.3', 'MTR 5.5']],
    ['cartes marquées', 'fr', ['IPG 3.8', 'MTR 3.12']],
    ['carte marquée', 'fr', ['IPG 3.8', 'MTR 3.12']],
    ['tricher', 'fr', ['IPG 4.8', 'MTR 5.1']],
    ['pot-de-vin', 'fr', ['IPG 4.4', 'MTR 5.2']],
    ['match nul', 'fr', ['CR 104.4', 'MTR 2.5', 'CR Draw']],
    ['égalité', 'fr', ['CR 104.4', 'MTR 2.5', 'CR Draw']],
    ['abandon', 'fr', ['CR 701.33', 'CR 104.3a', 'MTR 2.5', 'MTR 2.10']],
    ['abandon', 'en', ['CR 701.33']],
    ['initiative', 'fr', ['CR 702.7', 'CR 725']],
    ['équipe', 'fr', ['MTR 8', 'CR Team']],
    ['joueurs', 'fr', ['CR 102']],
    ['hors de la partie', 'fr', ['CR Outside the Game']],
    ["à l'extérieur du jeu", 'fr', ['CR Outside the Game']],
    ['le joueur actif', 'fr', ['CR 102.1']],
    ["l'infraction aux règles du jeu", 'fr', ['IPG 2.5']],
    ['temps de ronde', 'fr', ['MTR B']],
    ['+1/+1', 'fr', ['CR 122']],
    ['-1/-1', 'en', ['CR 122']],
    ['marqueur', 'fr', ['CR 122']],
    ['pietinement', 'fr', ['CR 702.19']],
    ['capacité déclanchée', 'fr', ['CR 603']],
    ['vol de vie', 'fr', ['CR 702.15']],
    ['celerite', 'fr', ['CR 702.10']],
    ['first strike', 'fr', ['CR 702.7']],
    ['dying', 'en', ['CR 700.4']],
    ['IPG GRV', 'en', ['IPG 2.5']],
    ['GRV (IPG)', 'fr', ['IPG 2.5']],
    ['IPG jeu lent', 'fr', ['IPG 3.3']],
    ['MTR slow play', 'en', ['MTR 5.5']],
    ['règle improvisation', 'fr', ['CR 702.126']],
    ["règle d'or", 'fr', ['CR 101']],
    ['pari', 'fr', ['IPG 4.4', 'MTR 5.3']],
    ['wagering', 'en', ['IPG 4.4', 'MTR 5.3']],
    ['match perdu', 'fr', ['IPG 1.1']],
    ['parties perdues', 'fr', ['IPG 1.1']],
    ['mort subite', 'fr', ['MTR 2.4']],
    ['partage des lots', 'fr', ['MTR 5.2']],
    ['entente', 'fr', ['MTR 5.2']],
    ['agression', 'fr', ['IPG 4.5']],
    ['piocher trop de cartes', 'fr', ['IPG 2.3']],
    ['désengager', 'fr', ['CR Untap']],
    ['concession', 'fr', ['CR 104.3a', 'MTR 2.5', 'CR Concede']],
    ['casting', 'en', ['CR 701.5', 'CR 601', 'CR Casting Cost (Obsolete)', 'CR Total Casting Cost (Obsolete)']],
    ['countered', 'en', ['CR 701.6', 'CR 122']],
    ['trampling', 'en', ['CR 702.19']],
    ['trampling', 'fr', ['CR 702.19']],
  ] as const)('%j (%s) is %j', (typed, language, places) => {
    const { rules } = room.library;
    const found = rules.find(typed, language);
    const meant = found.kind === 'one' ? [found] : found.kind === 'several' ? found.places : [];
    expect(meant.map(({ reference }) => rules.reference(reference))).toEqual(places);
  });

  test.each([
    ['cartes marquées', 'fr', ['IPG 3.8', 'MTR 3.12']],
    ['jeu lant', 'fr', ['IPG 3.3', 'MTR 5.5']],
    ['le joueur actif', 'fr', ['CR 102.1']],
    ['hors de la partie', 'en', ['CR Outside the Game']],
    ['entrave', 'fr', []],
  ] as const)('what %j means is offered first while it is typed (%s)', (typed, language, places) => {
    const { rules } = room.library;
    const offered = rules.complete(typed, 25, language).map(({ reference }) => rules.reference(reference));
    expect(offered.slice(0, Math.max(places.length, 1))).toEqual(places);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test.each([
    ['dégagement', 'fr', 'CR 502'],
    ['infraction', 'en', 'IPG 2.5'],
    ['or', 'fr', 'CR 101'],
  ] as const)(
    '%j (%s), which is no name, leads to the names that have it, %s first, and these are offered',
    (typed, language, first) => {
      const { rules } = room.library;
      const found = rules.find(typed, language);
      const near = found.kind === 'none' ? found.near.map(({ reference }) => rules.reference(reference)) : [];
      expect(near[0]).toBe(first);
      expect(rules.complete(typed, 25, language).map(({ reference }) => rules.reference(reference))).toEqual(
        near.slice(0, 25),
      );
    },
  );

  test('a French word for one thing leads where its English one leads, and for several to each of them', () => {
    const { rules } = room.library;
    const placesOf = (typed: string, language: 'en' | 'fr') => {
      const found = rules.find(typed, language);
      return found.kind === 'one' ? [found] : found.kind === 'several' ? found.places : [];
    };
    /** Not what only has it among its words, or in another form. */
    const isCalled = (en: string) => (place: { readonly title: string | null }) => {
      const also = RULES_TERMS.filter((it) => it.en === place.title).flatMap((it) => it.also);
      return [en, `${en}s`].some((it) => place.title?.toLowerCase() === it.toLowerCase() || also.includes(it));
    };
    const severally = readTerms(STARTER_FOLDER)
      .filter(({ type }) => !type)
      .filter(({ en }) => placesOf(en, 'en').filter(isCalled(en)).length > 1);
    expect(severally.length).toBeGreaterThan(3);
    const lost = severally.flatMap(({ en, fr }) => fr.map((word) => ({ en, word })));
    expect(lost.filter(({ word }) => placesOf(word, 'fr').length < 2)).toEqual([]);
  });

  test('every section of the tournament documents has a French name', () => {
    const { rules } = room.library;
    const unnamed = (['MTR', 'IPG'] as const).flatMap((document) => {
      const contents = rules.read({ document, number: '', alone: false, date: null });
      return (contents?.lines ?? []).filter(({ number, text }) => /^\d/.test(number) && rules.called(text).fr === null);
    });
    expect(unnamed).toEqual([]);
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

    ['capacité déclenchée oubliée', 'IPG 2.1'],
    ['MT', 'IPG 2.1'],

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
    ['mort', 'CR 700.4'],
    ['meurent', 'CR 700.4'],
    ['double face', 'CR 712'],
    ['emblèmes', 'CR 114'],
    ['force', 'CR Power'],
    ['arbitre principal', 'MTR 1.7'],
  ])('%j is %s', (typed, place) => {
    const found = room.library.rules.find(typed, 'fr');
    expect(found.kind === 'one' && room.library.rules.reference(found.reference)).toBe(place);
  });
});
