import { describe, expect, test } from 'vitest';
import { lostPlaces, lostSymbols } from './lostSymbols.ts';

/** The text with a mark at each place found. */
const marked = (text: string, language: 'en' | 'fr') =>
  lostSymbols(text, language).reduceRight((it, offset) => `${it.slice(0, offset)}▢${it.slice(offset)}`, text);

/** What a copy leaves of a text whose symbols stood at `▢`, and what is found in it. */
const check = (whole: string, language: 'en' | 'fr') => {
  const copied = whole.replaceAll('▢', '').replaceAll(/ {2,}/g, ' ').trimStart();
  expect(marked(copied, language)).toBe(whole.replaceAll(/▢ (?=\p{L})/gu, '▢'));
};

describe('In French a symbol was lost', () => {
  test.each([
    ['before a comma', 'Il gagne au moins un ▢, puis joue.'],
    ['before a full stop', 'Vous devrez payer ▢.'],
    ['before a closing bracket', 'Un sort (avec un coût de mana de ▢) vous attend.'],
    ['inside a quotation', 'Elle dit « à moins que son contrôleur ne paie ▢. »'],
    ['before a full stop in brackets', '(Chaque artefact engagé paie ▢.)'],
    ['at the beginning of a ruling', '▢ est le symbole du serment.'],
    ['where an amount has nothing to count', 'Vous choisissez cette quantité de ▢ au moment où elle se résout.'],
    ['where nothing is paid and a condition follows', 'Vous ne pouvez pas payer de ▢ même si vous y tenez.'],
    ['where paying is the subject', 'Rien à faire. Payer ▢ ne change rien.'],
    ['between « avec » and « dans »', 'Une carte avec ▢ dans son coût reste en main.'],
    ['where a cost is reduced by nothing', 'Ce sort coûte ▢ de moins à lancer.'],
    [
      'where a giving verb meets another verb',
      'Les capacités qui vous donnent un bonus et produisent ▢ peuvent attendre.',
    ],
    ['before « supplémentaires »', 'Vous pouvez payer ▢ supplémentaires en le lançant.'],
    ['where a condition has no subject', 'Faites ainsi si ▢ a été dépensé.'],
    ['where a picture was copied as a placeholder', 'Engagez-la ▢'],
  ])('%s', (_, whole) => {
    if (whole.endsWith('▢')) expect(lostSymbols(whole.replace('▢', '\uFFFC'), 'fr')).toHaveLength(1);
    else check(whole, 'fr');
  });

  test('where two spaces were left around the picture', () => {
    expect(marked('Vous pouvez payer  au lieu de le sacrifier.', 'fr')).toBe(
      'Vous pouvez payer ▢ au lieu de le sacrifier.',
    );
  });

  test.each([
    ['ne paie pas les symboles , , , , ou dans un coût.', 'ne paie pas les symboles ▢, ▢, ▢, ▢, ▢ou ▢dans un coût.'],
    ['ne paie pas les symboles , ou dans un coût.', 'ne paie pas les symboles ▢, ▢ou ▢dans un coût.'],
    ['ne paie ni , , ni {C}, {S} ou {X}.', 'ne paie ni ▢, ▢, ni {C}, {S} ou {X}.'],
    ['choisit une réserve de , et que son dé roule.', 'choisit une réserve de ▢, et que son dé roule.'],
    ['payez , ou sacrifiez un pion.', 'payez ▢, ou sacrifiez un pion.'],
    ['payez , , ou sacrifiez un pion.', 'payez ▢, ▢, ou sacrifiez un pion.'],
  ])('at each of a run: %s', (copied, whole) => {
    expect(marked(`Elle ${copied}`, 'fr')).toBe(`Elle ${whole}`);
  });

  test('in one place for a run with only punctuation and a conjunction in between', () => {
    const text = 'Elle paie , ou . Elle ne paie pas les symboles , , , , ou dans un coût, et gagne .';
    const lost = lostSymbols(text, 'fr');
    expect(lostPlaces(text, lost).map(({ length }) => length)).toEqual([3, 6, 1]);
    expect(lostPlaces(text, lost).flat()).toEqual(lost);
  });
});

describe('In English a symbol was lost', () => {
  test.each([
    ['before a comma', 'If an effect says you get one or more ▢, count them.'],
    ['before a colon', 'It says “Draw, ▢: Add one.”'],
    ['at the beginning of a ruling', '▢ is the oath symbol.'],
    ['where an amount has nothing to count', 'You choose whether to pay that amount of ▢ as the ability resolves.'],
    ['between “with” and “in its cost”', 'A card with ▢ in its mana cost stays.'],
    ['where a gift is missing', 'Some abilities that give you ▢ may need a target.'],
    ['where paying is the subject', "Tokens count. Paying ▢ won't change that."],
    ['where a mana cost is nothing', 'A spell with mana cost ▢ and an oath waits.'],
    ['before a closing quote', 'It says “Draw, then add ▢” and no more.'],
    ['where nothing is paid several times', "You can't pay ▢ multiple times to multiply it."],
    ['at each of a run', "It can't pay for ▢, ▢, ▢, or ▢ in a total cost."],
  ])('%s', (_, whole) => check(whole, 'en'));
});

describe('No symbol was lost', () => {
  test.each([
    ['fr', "Vous payez ce coût ; s'il est payé, rien ne se passe !"],
    ['fr', 'Les marqueurs « énergie » restent : comptez-les. (Même après le tour.)'],
    ['fr', 'Le ou les joueurs qui peuvent payer un ou plusieurs {E}, même plus tard, choisissent.'],
    ['fr', 'De même, si vous payez {2}, vous piochez... puis vous défaussez une carte.'],
    ['fr', 'Vous ne recevez aucun {E}, même si vous le souhaitez.'],
    ['fr', 'Le coût que vous devez payer ne change pas.'],
    ['fr', 'Le mana que cette capacité produit peut être dépensé.'],
    ['fr', 'Vous choisissez de payer ou non cette quantité de {E} au moment où la capacité se résout.'],
    ['fr', 'Elle arrive avec ou sans marqueur.'],
    ['en', 'If you do . . . nothing happens; “stop,” they say.'],
    ['en', 'You decide whether to pay as it resolves, not when it triggers.'],
    ['en', "You can't pay more {E} than you have (see above)."],
    ['en', 'Effects that cause you to pay more or less apply first.'],
    ['en', 'The amount of mana to add to your mana pool is fixed.'],
  ] as const)('in %s: %s', (language, text) => {
    expect(marked(text, language)).toBe(text);
    expect(marked(text.replaceAll(' ;', '\u00A0;').replaceAll(' :', '\u202F:'), language)).not.toContain('▢');
  });
});
