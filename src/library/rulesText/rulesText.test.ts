import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../test/workshop.ts';
import { stemOf } from '../search/stem.ts';
import { wordsOf } from '../search/words.ts';
import { makeRuleReference, parseRuleReference } from './reference.ts';
import { movedFrom, movedTo } from './renumbered.ts';
import { DOCUMENTS } from './rulesText.ts';
import { typedBeginning, typedReferences } from './typed.ts';

describe('A typed place', () => {
  test.each([
    ['702.126', 'CR', '702.126', false],
    ['CR 702.126a', 'CR', '702.126a', false],
    ['rule 601.2F', 'CR', '601.2f', false],
    ['règle 107.3.', 'CR', '107.3', true],
    ['702.', 'CR', '702', false],
    ['MTR 4.1', 'MTR', '4.1', false],
    ['mtr4.1', 'MTR', '4.1', false],
    ['IPG 2.5.', 'IPG', '2.5', false],
    ['MTR annexe b', 'MTR', 'B', false],
    ['MTR', 'MTR', '', false],
    ['702,2c', 'CR', '702.2c', false],
    ['702,126', 'CR', '702.126', false],
    ['702 , 126', 'CR', '702.126', false],
    ['107,3.', 'CR', '107.3', true],
    ['§613', 'CR', '613', false],
    ['§ 613.1', 'CR', '613.1', false],
    ['CR §613,1', 'CR', '613.1', false],
    ['règle 702,2c', 'CR', '702.2c', false],
    ['rules 613', 'CR', '613', false],
    ['CR613', 'CR', '613', false],
    ['cr 702.2 c', 'CR', '702.2c', false],
    ['702.126 b', 'CR', '702.126b', false],
    ['MTR 4,1', 'MTR', '4.1', false],
    ['ipg § 2.5', 'IPG', '2.5', false],
    ['4.1 MTR', 'MTR', '4.1', false],
    ['section 4.1 MTR', 'MTR', '4.1', false],
    ['MTR section 4.1', 'MTR', '4.1', false],
    ["2.5 de l'IPG", 'IPG', '2.5', false],
    ['RTM 4.1', 'MTR', '4.1', false],
    ['IPG 2.5a', 'IPG', '2.5a', false],
    ['chapitre 7', 'CR', '7', false],
    ['613 à 614', 'CR', '613', false],
    ['613-614', 'CR', '613', false],
    ['613.7-8', 'CR', '613.7', false],
    ['704-5', 'CR', '704.5', false],
    ['702 19', 'CR', '702.19', false],
    ['702 19b', 'CR', '702.19b', false],
    ['R 601.2', 'CR', '601.2', false],
    ['n° 704', 'CR', '704', false],
    ['règle numéro 704', 'CR', '704', false],
    ['rule no. 704', 'CR', '704', false],
    ['rule number 704', 'CR', '704', false],
    ['1234', 'CR', '1234', false],
    ['702.126. Improvise', 'CR', '702.126', false],
    ['CR 702.126 · Improvisation', 'CR', '702.126', false],
    ['613.8 dependency', 'CR', '613.8', false],
    ['MTR 2.5 concede', 'MTR', '2.5', false],
    ['MTR-4.1', 'MTR', '4.1', false],
    ['MTR, 4.1', 'MTR', '4.1', false],
    ["l'IPG 2.5", 'IPG', '2.5', false],
    ['(704.5a)', 'CR', '704.5a', false],
    ['704.5(a)', 'CR', '704.5a', false],
    ['704.5a-b', 'CR', '704.5a', false],
    ['704.5a, 704.5b', 'CR', '704.5a', false],
    ['rule 702.19?', 'CR', '702.19', false],
    ['rule-704', 'CR', '704', false],
    ['702..19', 'CR', '702.19', false],
    ['702.019', 'CR', '702.19', false],
    ['-1', 'CR', '-1', false],
  ] as const)('%j is %s %s', (typed, document, number, alone) => {
    expect(typedReferences(typed)[0]).toEqual({ document, number, alone, date: null });
  });

  test('may be of any document that was not named, of the Comprehensive Rules first', () => {
    const documentsOf = (typed: string) => typedReferences(typed).map(({ document }) => document);
    expect(documentsOf('rule 2.5')).toEqual(['CR', 'MTR', 'IPG']);
    expect(documentsOf('CR 2.5')).toEqual(['CR']);
  });

  test.each([
    'improvise',
    '702.126ab',
    'MTRs',
    '',
    '§',
    'rule 2, page 5',
    'rules of the game',
    '2hg',
    '+1/+1',
    'no',
    'section',
    '21 commander damage',
  ])('%j is none', (typed) => {
    expect(typedReferences(typed)).toEqual([]);
  });

  test('may be begun', () => {
    expect(['702.', '702,', '§702.', 'MTR 4', 'x'].map(typedBeginning)).toEqual([
      ...Array(3).fill({ documents: DOCUMENTS, number: '702.' }),
      { documents: ['MTR'], number: '4' },
      null,
    ]);
  });

  test('is read as it was written', () => {
    const number = fc.oneof(
      fc.constantFrom('7', '702', 'A', 'Ability Word'),
      fc.constantFrom('702.126', '107.3a', '4.1'),
    );
    const date = fc.constantFrom(null, '2017-01-20');
    fc.assert(
      fc.property(fc.constantFrom(...DOCUMENTS), number, fc.boolean(), date, (document, number, alone, date) => {
        const reference = { document, number, alone: alone && number.includes('.'), date };
        expect(parseRuleReference(makeRuleReference(reference))).toEqual(reference);
      }),
    );
  });
});

test('What moved is known with all its parts', () => {
  expect(movedFrom('702.125a')).toMatchObject({ was: '702.125a', is: '702.126a' });
  expect(movedTo('733.1')).toMatchObject({ was: '732.1', is: '733.1' });
  expect(movedFrom('702.12')).toBeNull();
  expect(movedTo('1181')).toBeNull();
});

const DATA = new URL('../../../../shared/data/', import.meta.url);
const CASES = new URL('../../rules/cases/statements.json', import.meta.url);

describe.runIf(existsSync(DATA))('With the rules texts beside the checkout', () => {
  let workshop: TestWorkshop;
  beforeAll(async () => {
    workshop = openWorkshop();
    const files = [
      'MagicCompRules_2017-01-19.txt',
      'MagicCompRules_2021-02-24.txt',
      'MagicCompRules_2021-04-19.txt',
      'MagicCompRules_2026-01-16.txt',
      'MagicCompRules_2026-09-25.EXCERPT.txt',
      'MTR-2025-11-10-en.txt',
      'IPG-2024-09-23-en.txt',
    ];
    const { done, said } = await workshop.import(files.map((name) => new URL(name, DATA).pathname));
    expect(done).toBe(true);
    for (const count of [2177, 2514, 2521, 3114, 144]) expect(said).toContain(`${count} numbered rules`);
    expect(said).toContain('104 sections');
    expect(said).toContain('36 sections');
  }, 120_000);
  afterAll(() => workshop?.close());

  const read = (typed: string) => {
    const answer = workshop.library.rules.find(typed);
    return answer.kind === 'one' ? workshop.library.rules.read(answer.reference) : null;
  };

  test('702.125 is undaunted in the editions of 2021-04-22 and 2026-01-16, and was improvise in those of 2017 and February 2021', () => {
    const rule = read('702.125');
    expect(rule?.lines[0].text).toBe('Undaunted');
    expect(rule?.elsewhere.map(({ edition, subject, now }) => [edition.date, subject, now])).toEqual([
      ['2021-02-15', 'Improvise', '702.126'],
      ['2017-01-20', 'Improvise', '702.126'],
    ]);
  });

  test.each([
    ['convoke', '702.51'],
    ['delve', '702.66'],
    ['affinity', '702.41'],
    ['assist', '702.132'],
    ['waterbend', '701.67'],
    ['phasing', '702.26'],
    ['improvise', '702.126'],
    ['energy', '107.14'],
    ['énergie', '107.14'],
    ['révolte', '207.2c'],
    ['revolt', '207.2c'],
    ['intervening if', '603.4'],
    ['reflexive trigger', '603.12'],
    ['illegal targets', '608.2b'],
  ])('%j is %s', (typed, number) => {
    expect(read(typed)?.lines[0].number).toBe(number);
  });

  test('every fact on rule numbers and terms of the cases holds', () => {
    type Fact = {
      topic: string;
      given: { subject?: string; rule?: string };
      expected: { rule?: string; names?: string };
    };
    const facts = (JSON.parse(readFileSync(CASES, 'utf8')) as Fact[]).filter(({ topic }) => topic === 'reference');
    for (const { given, expected } of facts) {
      if (expected.rule) expect(read(expected.rule)?.lines[0].number).toBe(expected.rule);
      if (given.rule && expected.names) expect(read(given.rule)?.lines[0].text.toLowerCase()).toBe(expected.names);
    }
    expect(facts.length).toBeGreaterThan(10);
  });

  test('a number of an edition that is not at hand is read where the rule stands here', () => {
    expect(read('733.1')?.lines[0].number).toBe('732.1');
  });

  test('MTR 4.1 and IPG 2.5 are there with all they say', () => {
    expect(read('MTR 4.1')?.lines[0].text).toBe('Player Communication');
    expect(
      read('IPG 2.5')
        ?.lines.filter(({ kind }) => kind === 'heading')
        .map(({ text }) => text),
    ).toEqual(['Game Play Error — Game Rule Violation', 'Definition', 'Examples', 'Philosophy', 'Additional Remedy']);
  });

  test('a number of cards in a tournament document is no rule it refers to', () => {
    expect(read('MTR 3')?.cited).toEqual([]);
    expect(read('MTR 2.3')?.cited).toEqual(['103.4']);
    expect(read('702.7')?.cited).toContain('510');
  });

  test('the rule of every mechanic is there and is about it', () => {
    const { library } = workshop;
    // Cycling and walking of one kind stand under the general rule; what is not called so there, or only in the excerpt.
    const otherwise = ['payment-on-resolution', 'disappear'];
    const wrong = library.mechanics().filter(({ key, en, rule }) => {
      if (/(?:cycling|walk)$/.test(key) || otherwise.includes(key)) return false;
      const text =
        rule === null ? null : library.rules.read({ document: 'CR', number: rule, alone: false, date: null });
      if (!text) return true;
      const said = [...text.path.map(({ title }) => title), ...text.lines.map((line) => line.text)].join(' ');
      const stems = new Set(wordsOf(said).map((word) => stemOf(word, 'en')));
      return !wordsOf(en).some((word) => stems.has(stemOf(word, 'en')));
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  }, 120_000);

  test('Windows-1252 is read with its quotes and apostrophes', () => {
    const old = workshop.library.rules.read({ document: 'CR', number: '601.5', alone: false, date: '2017-01-20' });
    expect(old?.lines[0].text).toContain('’');
  });
});
