import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ANA, Room } from './room.ts';

/*
 * The questions of players and judges, with what they would type. With all of Magic imported, each such look-up shows what answers
 * the question on its first page.
 */

const shared = (name: string) => fileURLToPath(new URL(`../../shared/${name}`, import.meta.url));
const QUESTIONS = shared('cases/questions.json');
const FRENCH_NAMES = shared('data/fr-names.tsv');
const FILES = [
  'mtgjson-sample.json.gz',
  'scryfall-cards-sample.jsonl.gz',
  'MagicCompRules_2021-02-24.txt',
  'MagicCompRules_2026-01-16.txt',
  'MTR-2025-11-10-en.txt',
  'IPG-2024-09-23-en.txt',
].map((name) => shared(`data/${name}`));

/** Where each is answered: by one of these rulings of the corpus, or in these words. */
const ANSWERS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'Q002-en': ['energy-paid-in-full'],
  'Q004-en': ['thriving-rhino-pay-once', 'energy-paid-once', /can’t pay that amount multiple times/],
  'Q007-en': ['energy-is-not-mana'],
  'Q009-en': ['energy-proliferate'],
  'Q010-en': ['energy-two-headed-giant', 'counters-two-headed-giant'],
  'Q011-en': ['aetherworks-marvel-legend-rule'],
  'Q013-en': ['aetherworks-marvel-board-wipe'],
  'Q015-en': ['aetherworks-marvel-x', /must choose 0 as the value of X/],
  'Q017-en': ['aetherworks-marvel-casts', /is cast from your library/],
  'Q020-en': ['wrath-of-the-skies-x-zero', 'wrath-of-the-skies-paying-nothing'],
  'Q021-en': ['mana-value-tokens', 'wrath-of-the-skies-tokens'],
  'Q023-en': ['greenbelt-rampager-must-pay'],
  'Q026-en': ['guide-of-souls-style-targets', 'reflexive-trigger-definition', 'energy-when-you-do-unpaid'],
  'Q028-en': ['fabrication-module-once', 'energy-trigger-once-per-event'],
  'Q031-en': ['energy-activation-cost'],
  'Q034-en': ['energy-must-be-announced'],
  'Q036-en': ['winding-constrictor-energy'],
  'Q038-en': ['lightning-runner-new-energy-counts'],
  'Q040-en': ['fatal-push-tokens'],
  'Q042-en': ['revolt-land', 'revolt-any-reason'],
  'Q044-en': ['revolt-blink'],
  'Q046-en': ['airdrop-aeronauts-order', 'intervening-if-definition', 'revolt-intervening-if'],
  'Q048-en': ['revolt-counters'],
  'Q050-en': ['hidden-stockpile-earlier'],
  'Q052-en': ['revolt-this-turn-only'],
  'Q053-en': ['reverse-engineer-sol-ring', 'improvise-mana-rock-once'],
  'Q055-en': ['improvise-treasure'],
  'Q057-en': ['improvise-then-sacrifice-for-mana', 'mana-ability-before-payment'],
  'Q059-en': ['whir-of-invention-largest-x'],
  'Q061-en': ['bastion-inventor-five', 'improvise-no-overpaying'],
  'Q063-en': ['delve-taxes', 'improvise-after-total-cost'],
  'Q065-en': ['treasure-cruise-trinisphere', 'minimum-cost-before-improvise', 'delve-taxes', 'trinisphere-tapped'],
  'Q067-en': ['delve-no-overpaying'],
  'Q069-en': ['convoke-summoning-sickness', 'summoning-sickness-and-costs'],
  'Q071-en': ['convoke-sacrificed-for-mana', /won’t be on the battlefield when you pay that spell’s costs/],
  'Q073-en': ['convoke-colors'],
  'Q075-en': ['convoke-mana-value'],
  'Q076-en': ['convoke-is-not-mana', 'myr-superion-convoke'],
  'Q078-en': ['sprout-swarm-buyback', 'convoke-additional-costs'],
  'Q080-en': ['affinity-two-elves'],
  'Q082-en': ['kappa-cannoneer-floating-mana'],
  'Q084-en': ['improvise-untapped-and-yours'],
  'Q086-en': ['improvise-generic-only', 'colorless-symbol'],
  'Q088-en': ['improvise-mana-rock-once'],
  'Q090-en': ['walking-ballista-x', 'x-same-everywhere'],
  'Q091-en': ['underpaid-spell-penalty', /Game Play Error.*Game Rules Violation/s],
  'Q093-en': ['poison-ten'],
  'Q096-en': ['rad-counters-trigger'],
  'Q098-en': ['experience-stays'],
  'Q099-en': ['improvise-rule-number', /702\.126.*improvise/is],
  'Q102-fr': ['energy-paid-in-full', 'energy-symbol'],
  'Q104-fr': ['revolt-blink'],
  'Q106-fr': ['revolt-counters'],
  'Q108-fr': ['revolt-any-destination'],
  'Q110-fr': ['convoke-x-order'],
  'Q112-fr': ['energy-not-countered'],
  'Q114-fr': [/^O[ru] .*\bEndure\b/m],
  'Q116-fr': ['gontis-aether-heart-cost'],
  'Q117-fr': ['energy-dice'],
};

const Questions = z.array(z.object({ id: z.string(), lookup: z.array(z.string()) }));
const Corpus = z.object({ id: z.string(), en: z.string() });

describe.runIf([QUESTIONS, FRENCH_NAMES, ...FILES].every((file) => existsSync(file)))(
  'What players and judges would type',
  () => {
    const questions = existsSync(QUESTIONS) ? Questions.parse(JSON.parse(readFileSync(QUESTIONS, 'utf8'))) : [];
    const corpus = new Map(
      readFileSync(fileURLToPath(new URL('../data/rulings.jsonl', import.meta.url)), 'utf8')
        .trim()
        .split('\n')
        .map((line) => Corpus.parse(JSON.parse(line)))
        .map(({ id, en }) => [id, en]),
    );
    const room = new Room('en');
    beforeAll(() => room.import(FILES), 120_000);
    afterAll(() => room.close());

    const said = (id: string) => (id.endsWith('-fr') ? { locale: 'fr' as const } : {});
    /** The first page of what a command says; empty when it refuses, or asks what is meant. */
    const page = async (path: string, options: Record<string, unknown>, id: string): Promise<string> => {
      const reply = await room.run(ANA, path, options, said(id));
      if (reply.kind !== 'say' || reply.visibility !== 'public') return '';
      const buttons = (reply.view.rows ?? []).flatMap((row) => [...row].map((it) => ('label' in it ? it.label : '')));
      return [room.text(reply).replaceAll('**', ''), ...buttons].join('\n');
    };
    const says = (shown: string, answer: string | RegExp): boolean => {
      if (typeof answer !== 'string') return answer.test(shown);
      return (corpus.get(answer) ?? '').split(/(?<=[.:;]) /).some((part) => part.length > 24 && shown.includes(part));
    };
    const asked = questions.flatMap(({ id, lookup }) => lookup.map((typed) => [id, typed] as const));

    test.each(asked)('%s: %s shows what answers on its first page', async (id, typed) => {
      const pages = [
        await page('ruling lookup', { query: typed }, id),
        await page('ruling search', { text: typed }, id),
        await page('rule lookup', { query: typed }, id),
      ];
      const first = pages.find((shown) => shown !== '') ?? '';
      expect((ANSWERS[id] ?? []).some((answer) => says(first, answer)) ? '' : first).toBe('');
    });

    test('Every French name means its card or a choice that holds it, but for the English names of others', () => {
      const lines = readFileSync(FRENCH_NAMES, 'utf8').trim().split('\n').slice(1);
      const lost = lines.flatMap((line) => {
        const [card = '', , french = ''] = line.split('\t');
        const found = room.library.find(french, 'fr');
        const hits = found.kind === 'one' ? [found.hit] : found.kind === 'choice' ? found.hits : [];
        return hits.some(({ en }) => en === card) ? [] : [french];
      });
      // Of the last two none of the files has that card's name.
      const beaten = ['Contemplation', 'Danse macabre', 'Endurance', 'Suffocation'];
      expect(lost.toSorted()).toEqual([...beaten, 'Cassation', 'Retour à la nature'].toSorted());
    }, 60_000);
  },
);
