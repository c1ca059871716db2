import type { InPayment, OptionFault, Refusal } from '../../rules/refusal.ts';
import { inert, isBlank } from '../inert.ts';
import { listEn } from '../list.ts';
import { countEn, numberEn } from '../plural.ts';
import { deskRefusals } from './deskRefusals.ts';
import { permissionNames } from './discord.ts';
import { paymentFields } from './paymentFields.ts';
import { rule } from './rule.ts';
import { tableRefusals } from './tableRefusals.ts';

/** A sentence or two for every refusal: what stands in the way, and what to do next. */
export type RefusalWords = {
  readonly [Code in Refusal['code']]: (facts: Extract<Refusal, { code: Code }>) => string;
};

const energyCounters = (n: number) => countEn(n, { one: 'energy counter', other: 'energy counters' });

/** Where in a payment a fault is: the option, the place in it, and what stands there. */
const inPayment = ({ field, at, found }: Partial<InPayment>): string => {
  const place = [field && `\`${paymentFields[field]}\``, at && `character ${at}`, found && `“${inert(found, 30)}”`];
  const known = place.filter(Boolean);
  return known.length > 0 ? `${known.join(', ')}: ` : '';
};

/** Why a symbol is no mana, and what to write instead. */
const notMana = (found: string): string => {
  switch (found.replace(/[{}\s]/g, '').toUpperCase()) {
    case 'E':
      return 'Energy is no mana. Write {E} in `cost` or `extra` where it is to be paid; what you have of it goes into `energy` (CR 107.14).';
    case 'P':
    case 'H':
      return 'Phyrexian mana has a color. Write it with a slash, such as `U/P` or `{U/P}` for blue (CR 107.4f).';
    case 'T':
    case 'Q':
      return 'To tap or to untap is no mana, and is not counted here. Leave it out (CR 107.5, 107.6).';
    default:
      return 'That symbol is no mana. Leave it out (CR 107.4).';
  }
};

const optionFault = (fault: OptionFault): string => {
  switch (fault.fault) {
    case 'missing':
      return 'is missing. Fill it in.';
    case 'not-a-whole-number':
      return `takes a whole number from ${numberEn(fault.min)} to ${numberEn(fault.max)}, in digits.`;
    case 'out-of-range':
      return `takes a number from ${numberEn(fault.min)} to ${numberEn(fault.max)}.`;
    case 'too-long':
      return `takes at most ${numberEn(fault.max)} characters. Shorten it.`;
    case 'not-offered':
      return 'takes one of the values that Discord offers. Pick one from the list.';
  }
};

export const refusals: RefusalWords = {
  'bad-option': (facts) => `\`${facts.option}\` ${optionFault(facts)} Nothing changed.`,
  'old-button': () =>
    'This button belongs to an older message and does nothing any more. Run the command again; `/game board` shows the table as it is.',
  'old-command': () =>
    'Your Discord shows an older list of commands. Restart Discord, or wait a minute, and type the command again.',
  'missing-permission': ({ permissions, channel }) =>
    `I can't do this in <#${channel}>. Ask someone who manages the server to give me there: ${listEn(permissions.map((name) => permissionNames[name]))}.`,
  'servers-only': () => 'This works only in a server: run it in one of its channels.',
  'needs-manage-server': () => 'Only members with the Manage Server permission change these settings. Ask one of them.',
  'not-enough-energy': ({ have, need }) =>
    `Not enough energy: you have ${energyCounters(have)} and need ${numberEn(need)}, so ${numberEn(need - have)} short. A cost is paid in full or not at all (CR 118.3, 107.14).`,
  'not-a-number': (facts) => `${inPayment(facts)}That is not a number. Type a whole number, in digits (CR 107.1).`,
  'negative-number': (facts) =>
    facts.field
      ? `${inPayment(facts)}No number in a payment is negative. Type 0 or more (CR 107.1b).`
      : 'An amount is never negative. Type 0 or more; to take away, use the command that loses (CR 107.1b).',
  'not-an-integer': (facts) =>
    `${inPayment(facts)}Magic only counts in whole numbers. Type one without a fraction (CR 107.1a).`,
  'number-too-large': (facts) =>
    `${inPayment(facts)}That number is too large to be counted exactly. Type at most ${numberEn(facts.largest)}.`,
  'total-too-large': ({ largest }) =>
    `The total would pass ${numberEn(largest)}, the most that can be counted exactly. Nothing changed; take a smaller amount.`,
  'multiple-payment': ({ times }) =>
    `The amount is paid once or not at all: it can't be paid ${numberEn(times)} times to multiply the effect. Pay it once, or decline (CR 118.12).`,
  'below-minimum': ({ chosen, least }) =>
    `Too little: you chose ${chosen}, and the least that may be paid is ${least}. Choose more, or decline to pay (CR 107.14).`,
  'nothing-found': ({ typed, nearest, few }) =>
    [
      isBlank(typed) ? 'No name was given.' : `No card and no mechanic is called “${inert(typed, 80)}”.`,
      few
        ? 'The library has only the few cards it begins with: who runs this bot adds all others with `npm run update`.'
        : '',
      nearest.length > 0 ? `The nearest: ${listEn(nearest.slice(0, 5).map((name) => inert(name)))}.` : '',
      'Begin to type a name in English or in French and pick it from the list.',
    ]
      .filter(Boolean)
      .join(' '),
  'no-rule-found': ({ typed }) =>
    `No rule has the number, the name or the words “${inert(typed, 80)}”. Rules are numbered like \`702.126a\`, sections of the tournament documents like \`MTR 4.1\`; their text is English. Try fewer words, or other ones.`,
  'no-such-rule': ({ number, document, date, near }) =>
    [
      `There is no ${number} in the edition at hand: ${rule.edition(rule.documents[document], date, true)}.`,
      near.length > 0 ? `Nearest to it: ${listEn(near)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  'document-missing': ({ document }) =>
    `This document is not in the library: ${rule.documents[document]}. Who runs this bot can add it with \`npm run import -- FILE\`, once downloaded as text.`,
  'no-rules-text': ({ typed }) =>
    `The text of the rules is not in the library yet, and “${inert(typed, 80)}” is no keyword I know. Who runs this bot can add it with \`npm run import -- MagicCompRules.txt\`.`,
  'no-ruling-found': ({ typed }) =>
    `No ruling says “${inert(typed, 80)}”. Try fewer words, or \`/ruling lookup\` with the name of a card or a mechanic.`,
  'only-a-mechanic': ({ name }) =>
    `“${inert(name, 80)}” is a mechanic, not a card. \`/ruling lookup\` has its rulings, \`/rule lookup\` its rule.`,
  'nothing-named': () =>
    'I found no card and no mechanic in this message. Names of one common word count only in brackets, as in `[[Fear]]`; `/ruling lookup` takes any name.',
  'not-your-answer': () => 'Only the one who asked can put this answer away. You can ask for yourself with `private`.',
  ...tableRefusals,
  ...deskRefusals,
  'not-a-string': (facts) => `${inPayment(facts)}A mana cost is text. Type its symbols, such as {2}{U} (CR 107.4).`,
  'stray-text': (facts) =>
    `${inPayment(facts)}This is no mana symbol. Write symbols, such as \`2UU\` or \`{2}{U}{U}\` (CR 107.4).`,
  'unbalanced-braces': (facts) =>
    facts.found === '}'
      ? `${inPayment(facts)}This brace was never opened. Take it out, or open it before its symbol.`
      : `${inPayment({ ...facts, at: 0 })}The brace opened at ${facts.at} is not closed. Close it after its symbol.`,
  'empty-symbol': (facts) =>
    `${inPayment(facts)}There is no symbol between these braces. Fill them in, or take them out.`,
  'unknown-symbol': (facts) =>
    `${inPayment(facts)}No such mana symbol exists. There are numbers, X, W, U, B, R, G, C, S, hybrids such as {W/U}, {2/U} or {C/U}, and Phyrexian ones such as {U/P} (CR 107.4).`,
  'not-a-mana-symbol': (facts) => `${inPayment(facts)}${notMana(facts.found)}`,
  'invalid-pool-symbol': (facts) =>
    `${inPayment(facts)}Mana that you have is white, blue, black, red, green or colorless. Write each one as W, U, B, R, G or C, or how many there are of each, such as \`4U 2C\` (CR 106.1b).`,
  'snow-alone': (facts) =>
    `${inPayment(facts)}Snow is no type of mana. Write an s after each mana from a snow source, such as \`Us\` for blue or \`3Cs\` for three colorless (CR 107.4h).`,
  'unknown-mechanic': ({ found }) =>
    `“${inert(found, 30)}” is not a keyword that helps to pay. Known are improvise, convoke, delve, assist, and affinity with the number of permanents it counts, such as \`affinity 3\`.`,
  'bad-creatures': ({ found }) =>
    `\`${paymentFields.creatures}\`: “${inert(found, 30)}” is no group of creatures. Write how many and of which colors, such as \`2G 1GW 3C\`; C is colorless, and an \`a\` at the end is for artifact creatures.`,
  'color-twice': ({ found, color }) =>
    `\`${paymentFields.creatures}\`: “${inert(found, 30)}” names one color twice. Write how many creatures there are: \`2${color}\` for two; several letters are one creature of several colors, such as \`1GW\`.`,
  'cost-or-card': () => 'Say what is to be paid: its cost, such as `2UU`, in `cost`, or a card in `card`.',
  'which-card': ({ typed, names }) =>
    names.length === 1
      ? `By “${inert(typed, 80)}”, do you mean ${inert(names[0] ?? '')}? Then type its whole name, or pick it from the list.`
      : `Several cards may be meant by “${inert(typed, 80)}”: ${listEn(names.slice(0, 5).map((name) => inert(name)))}. Begin to type the name and pick one from the list.`,
  'not-a-card': ({ name }) =>
    `“${inert(name, 80)}” is a mechanic, and has no cost. Pick a card, or type a cost in \`cost\`.`,
  'bad-energy-amount': ({ found }) =>
    `\`amount\`: “${inert(found, 30)}” is no amount of energy. Type a whole number, \`{E}{E}\`, or \`any\` for any amount.`,
  'no-mana-cost': () =>
    'This has no mana cost, and such a cost can’t be paid. If you cast it in another way, say what that costs in `alternative` (CR 118.6).',
  'x-required': () => 'This cost has an {X}. Say in `x` which number you choose for it (CR 601.2b).',
  'x-must-be-zero': ({ x }) =>
    `You pay no cost with {X} here, so X can only be 0, not ${numberEn(x)}. Leave \`x\` out (CR 107.3b).`,
  'choices-mismatch': ({ field, given, needed }) =>
    `\`${paymentFields[field]}\`: ${countEn(given, { one: 'choice', other: 'choices' })} for ${countEn(needed, { one: 'symbol', other: 'symbols' })} with several ways to pay. Give one choice for each symbol (CR 601.2b).`,
  'invalid-choice': ({ field, found }) =>
    `\`${paymentFields[field]}\`: “${inert(found, 30)}” is no way to pay that. Choose one of the symbol’s own halves (CR 107.4e, 107.4f).`,
  'too-complex': () =>
    'There are too many ways to pay this for me to compare them all. Fix some choices: announce the halves of hybrid symbols, or leave out mana sources you won’t use.',
  'keyword-missing': () =>
    'The keyword by which you want to pay is not there, or does not work for this cost. Pay in another way (CR 601.2h).',
  'resource-unavailable': () => 'You don’t have that much to pay with. Use less of it (CR 118.3).',
  overpaid: () =>
    'That is more than there is to pay: each permanent tapped and each card exiled replaces one generic mana. Use fewer (CR 702.126a, 702.66a).',
};
