import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { respell } from '../src/library/import/page/symbols.ts';
import { RENUMBERED } from '../src/library/rulesText/renumbered.ts';
import { readStarter, STARTER_FOLDER } from '../src/library/starter.ts';
import { Room } from './room.ts';

/* Facts that are not computed: our own rulings state them, in both languages, with the rule. */

const Fact = z.looseObject({
  id: z.string(),
  topic: z.string(),
  given: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.unknown()),
  why: z.string(),
});
const facts = z
  .array(Fact)
  .parse(JSON.parse(readFileSync(new URL('../src/rules/cases/statements.json', import.meta.url), 'utf8')));
const of = (topic: string) => facts.filter((fact) => fact.topic === topic);
const { rulings, mechanics } = readStarter(STARTER_FOLDER);

const room = new Room('fr');
afterAll(() => room.close());

describe('Text of the seeds', () => {
  test.each(of('seed-text').map(({ id, given, expected }) => [id, given.input, expected.output]))(
    '%s: %s is written %s',
    (_, input, output) => expect(respell(String(input)).text).toBe(output),
  );
});

describe('A rule number', () => {
  test.each(of('reference').map((fact) => [fact.id, fact] as const))(
    '%s is the one of today',
    (_, { given, expected }) => {
      const named = String(given.keyword ?? given.subject ?? expected.names ?? '').replace(/ \(.*| symbol$/, '');
      const rule = String(expected.rule ?? given.rule);
      const mechanic = mechanics.find(({ en }) => en.toLowerCase() === named);
      if (mechanic) expect(mechanic.rule).toBe(rule);
      else expect(rulings.filter(({ restates }) => restates.rules?.includes(rule)).length).toBeGreaterThan(0);
      if (given.cited === undefined) return;
      expect(RENUMBERED.find(({ was, subject }) => was === given.cited && subject.toLowerCase() === named)?.is).toBe(
        rule,
      );
    },
  );
});

/** The ruling of ours that states a fact, and words it has. */
const STATED: Readonly<Record<string, readonly [ruling: string, en: RegExp, fr: RegExp]>> = {
  'TERM-01': ['energy-not-countered', /says? it does not resolve/, /ne se résout pas/],
  'TERM-02': ['mana-value-name', /mana value/, /s'appelle valeur de mana/],
  'TERM-03': ['mana-value-name', /has been called mana value/, /valeur de mana/],
  'TERM-04': ['revolt-wording', /one left under your control/, /départ sous votre contrôle/],
  'STACK-03': ['energy-all-targets-illegal', /does not resolve\. You are never asked/, /ne vous est pas proposé/],
  'STACK-04': ['energy-some-targets-legal', /enough for the spell to resolve/, /suffit/],
  'STACK-06': ['energy-no-refund', /returns nothing/, /rend/],
  'IFW-01': ['energy-if-you-do', /nobody can act in between/, /personne/],
  'IFW-02': ['energy-when-you-do', /second triggered ability, called reflexive/, /réflexive/],
  'IFW-03': ['energy-when-you-do-unpaid', /No payment, no reflexive ability/, /réflexive/],
  'IFW-06': ['cost-impossible-choice', /can only be declined/, /refus/],
  'STA-01': ['energy-never-empties', /energy is not/, /énergie/],
  'STA-02': ['mana-empties', /Unspent mana goes away at the end of every step and phase/, /étape/],
  'STA-03': ['revolt-this-turn-only', /this turn|next turn/i, /tour/],
  'STA-05': ['improvise-equipment', /Only the Equipment becomes tapped/, /équipement/i],
  'STA-06': ['improvise-static-abilities', /keeps working/, /engagé/],
};

describe('A fact is stated by our own rulings', () => {
  const stated = facts.filter(({ topic }) => topic !== 'seed-text' && topic !== 'reference');

  test('each of them', () => {
    expect(Object.keys(STATED).sort()).toEqual(stated.map(({ id }) => id).sort());
  });

  test.each(stated.map(({ id, why }) => [id, why]))('%s: %s', (id) => {
    const [name, en, fr] = STATED[id] ?? ['', /$^/, /$^/];
    const ruling = rulings.find((it) => it.id === name);
    expect(ruling?.en).toMatch(en);
    expect(ruling?.fr).toMatch(fr);
    expect(room.library.searchRulings(ruling?.en ?? '', 0, 3).total).toBeGreaterThan(0);
  });
});

describe('An old term', () => {
  test.each(of('terminology').map(({ id, given }) => [id, String(given.old), String(given.lang)]))(
    '%s, “%s”, finds what is said today',
    (id, old) => {
      const said = STATED[id]?.[0];
      const ruling = rulings.find((it) => it.id === said);
      const { found } = room.library.searchRulings(old, 0, 10);
      expect(found.map((it) => it.ruling.en?.text)).toContain(ruling?.en);
    },
  );

  test('is in no other words of ours', () => {
    const catalogues = ['en', 'fr'].flatMap((locale) => {
      const folder = new URL(`../src/i18n/${locale}/`, import.meta.url);
      return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    });
    expect(catalogues.length).toBeGreaterThan(20);
    const others = rulings
      .filter(({ id }) => !['mana-value-name', 'revolt-wording'].includes(id))
      .flatMap(({ en, fr }) => [en, fr]);
    const old = /coût converti de mana|converted mana cost|if a permanent you controlled left|arrive en jeu/i;
    expect([...catalogues, ...others].filter((text) => old.test(text))).toEqual([]);
  });
});
