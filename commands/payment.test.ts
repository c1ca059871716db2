import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANA, Room } from '../test/room.ts';

describe('/payment mana', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('en');
  });
  afterEach(() => room.close());
  const say = async (options: Record<string, unknown>) => room.text(await room.run(ANA, 'payment mana', options));

  test('gives the verdict first, then the total, a way to pay, and the rules', async () => {
    expect(await say({ cost: '3UU', pool: 'UU', artifacts: 4, mechanics: 'improvise' })).toBe(
      [
        'public: **Yes, you can pay for this.**',
        'Total cost: {3}{U}{U}',
        'One way to pay: tap 3 artifacts for {3} (improvise); spend {U}{U}',
        '-# CR 601.2h, 702.126a',
      ].join('\n'),
    );
  });

  test('says what is missing, and what does not help', async () => {
    expect(await say({ cost: '{2}{W}{W}', pool: 'W', creatures: '5G', mechanics: 'convoke' })).toBe(
      [
        'public: **No, you can’t pay for this:** its colored symbols can’t all be paid.',
        'Total cost: {2}{W}{W}',
        'Missing: {W}',
        '-# CR 118.3, 107.4a, 702.51a',
      ].join('\n'),
    );
    expect(await say({ cost: '2U', pool: 'U', artifacts: 2 })).toMatch(
      /the rest can be paid.*\n.*\nMissing: \{2\}\nArtifacts pay for nothing/,
    );
  });

  test('takes creatures without a color as colorless, and an X that nothing asks for as none, and says so where it matters', async () => {
    expect(await say({ waterbend: '2', creatures: '2' })).toMatch(
      /^public: \*\*Yes.*\n.*\n.*tap 2 artifacts or creatures[^\n]*\n-#/,
    );
    expect(await say({ cost: '1G', creatures: '2', mechanics: 'convoke' })).toMatch(
      /^public: \*\*No.*\n.*\n.*\nCreatures given without a color were taken as colorless/,
    );
    expect(await say({ cost: 'UU', x: 3, pool: 'UU' })).toMatch(
      /^public: \*\*Yes.*\n.*\n.*\nThere is no \{X\} to pay here/,
    );
  });

  test('tells artifact creatures from other artifacts, and creatures of several colors apart only where they convoke', async () => {
    const taps = async (options: Record<string, unknown>) => /One way to pay: (.*)/.exec(await say(options))?.[1];
    expect(await taps({ cost: '6', creatures: '3Wa', artifacts: 3, mechanics: 'improvise' })).toBe(
      'tap 3 artifacts for {3} (improvise); tap 3 artifact creatures for {3} (improvise)',
    );
    expect(await taps({ cost: '3', creatures: '2Wa 1Ga', mechanics: 'improvise' })).toBe(
      'tap 3 artifact creatures for {3} (improvise)',
    );
    expect(await taps({ waterbend: '4', creatures: '1W 2G', artifacts: 1 })).toBe(
      'tap 4 artifacts or creatures for {4} (waterbend)',
    );
    expect(await taps({ cost: '3', creatures: '2W 1G', mechanics: 'convoke' })).toMatch(/white.*; tap .*green/);
  });

  test('says all that is missing, not only what it fails for', async () => {
    expect(await say({ cost: '2UU' })).toContain('\nMissing: {2} and {U}{U}\n');
    expect(await say({ cost: '2UU', pool: 'U' })).toContain('\nMissing: {2} and {U}\n');
  });

  test('cites the rule of Phyrexian mana, and says how much life would do instead', async () => {
    expect(await say({ cost: '{U/P}{1}', pool: 'C', life: 1 })).toBe(
      [
        'public: **No, you can’t pay for this:** its colored symbols can’t all be paid.',
        'Total cost: {1}{U}',
        'Missing: {U}, or 2 life for Phyrexian mana (you have 1 life)',
        '-# CR 118.3, 107.4a, 107.4f, 119.4',
      ].join('\n'),
    );
    expect(await say({ cost: '{U/P}W', life: 1 })).toContain('Missing: {W} {U}, or {W} and 2 life for Phyrexian');
    expect(await say({ cost: '{U/P}', pool: 'U', life: 9 })).toMatch(/-# CR 601\.2h, 107\.4f$/);
    expect(await say({ cost: '{U/R}', pool: 'U' })).toMatch(/-# CR 601\.2h, 107\.4e$/);
    expect(await say({ cost: '{U/R}{W/P}', pool: 'U', life: 2 })).toMatch(/-# CR 601\.2h, 107\.4e, 107\.4f$/);
  });

  test('pays snow symbols with mana marked as snow, and says how to mark it', async () => {
    expect(await say({ cost: '{S}{S}', pool: 'UUU' })).toBe(
      [
        'public: **No, you can’t pay for this as it is written:** {S} takes mana from a snow source, and none of this mana is marked as such. Write an `s` after each one that is, such as `Us` or `3Cs`, in `pool`.',
        'Total cost: {S}{S}',
        'Missing: {S}{S}',
        '-# CR 118.3, 107.4h',
      ].join('\n'),
    );
    expect(await say({ cost: '1{S}{S}', pool: 'UsUsC' })).toMatch(
      /^public: \*\*Yes.*\n.*\n.*spend \{U\}\{U\} \{C\} \(2 from snow sources\)\n-# CR 601\.2h, 107\.4h$/,
    );
    expect(await say({ cost: '{S}{S}', pool: 'UsU' })).toMatch(/^public: \*\*No.*snow symbol.*\n.*\nMissing: \{S\}\n/);
    expect(await say({ cost: '{S}', pool: 'S' })).toMatch(/^refused: `pool`, character 1, “S”: .*such as `Us`/);
  });

  test('announces symbols that can be paid in several ways', async () => {
    const answer = await say({ cost: '{2/U}{W/B}{G/P}{G/P}', creatures: '1WB 2Ca', life: 4, mechanics: 'convoke' });
    expect(answer).toContain('Total cost: {2}{W} and 4 life');
    expect(answer).toContain('Announce {2/U} as {2}, {W/B} as {W}, and 2 × {G/P} as 2 life');
    expect(answer).toContain('tap 2 colorless creatures for {2} (convoke)');
  });

  test('pays the least life, and says when more would save mana', async () => {
    expect(await say({ cost: '1{U/P}', pool: 'UU' })).toContain('With more life instead, 1 mana would be enough');
  });

  test('finds the largest X when none is given', async () => {
    expect(await say({ cost: 'xuu', pool: 'UUC', artifacts: 2, mechanics: 'improvise' })).toMatch(
      /^public: \*\*Yes, you can pay for this, with X up to 3\.\*\*\nTotal cost: \{3\}\{U\}\{U\}/,
    );
    expect(await say({ cost: 'xuu', pool: 'UUC', x: 2 })).toMatch(/^public: \*\*No/);
    expect(await say({ cost: 'xuu', pool: 'C' })).toMatch(/^public: \*\*No.*\nTotal cost: \{U\}\{U\}/);
  });

  test('takes cost and keywords from a card, by either name or as picked from the list', async () => {
    const { library } = room;
    const card = library.find('Whir of Invention');
    const picked = card.kind === 'one' ? library.reference(card.hit) : '';
    for (const name of ['Whir of Invention', "Ronronnement de l'inventivité", picked]) {
      expect(await say({ card: name, pool: 'UUU', artifacts: 3 })).toMatch(
        /^public: \*\*Yes, you can pay for Whir of Invention, with X up to 3\.\*\*/,
      );
    }
    expect(await say({ card: 'Whir of Invention', cost: 'UUU', pool: 'UUU' })).toContain('Total cost: {U}{U}{U}');
  });

  test('offers cards only', async () => {
    const { payment } = await import('./payment.ts');
    const offered = payment.runs.mana?.options.card?.complete?.('whir of inv', room.context({})) ?? [];
    expect(offered[0]?.name).toContain('Whir of Invention');
  });

  test('adds extra costs, subtracts reductions, and counts affinity and a minimum', async () => {
    expect(await say({ cost: '4U', extra: '2, 1', reduction: 'U1', mechanics: 'affinity 3' })).toContain(
      'Total cost: {3}',
    );
    expect(await say({ cost: 'U', minimum: 3 })).toContain('Total cost: {2}{U}');
  });

  test('pays something else instead', async () => {
    expect(await say({ cost: '4U', alternative: 'free' })).toContain(
      'Total cost: {0}\nOne way to pay: There is nothing to pay',
    );
    expect(await say({ cost: '4U', alternative: 'EE', extra: '1', energy: 2, pool: 'C' })).toMatch(
      /Total cost: \{1\} and \{E\}\{E\}\n.*spend \{C\}; pay \{E\}\{E\}/,
    );
  });

  test('waterbends for an ability of its own, and lets a helper assist', async () => {
    expect(await say({ waterbend: '5', creatures: '3U', artifacts: 1, pool: 'U' })).toMatch(
      /^public: \*\*Yes.*\nTotal cost: \{5\}/,
    );
    expect(await say({ cost: '3G', pool: 'G', helper: 'UUU' })).toContain('the player who assists pays {3}');
  });

  test('pays energy that a cost asks for with the energy there is', async () => {
    expect(await say({ cost: '2{E}', energy: 1, pool: 'CC' })).toBe(
      [
        'public: **Yes, you can pay for this.**',
        'Total cost: {2} and {E}',
        'One way to pay: spend {C}{C}; pay {E}',
        '-# CR 601.2h, 107.14',
      ].join('\n'),
    );
    expect(await say({ cost: '2{E}{E}', extra: 'E', energy: 1, pool: 'C' })).toMatch(
      /^public: \*\*No.*energy.*\nTotal cost: \{2\} and \{E\}\{E\}\{E\}\nMissing: \{1\} and \{E\}\{E\}\n-# CR 118\.3, 107\.14/,
    );
    expect(await say({ cost: '{E}{E}', energy: 2 })).toMatch(
      /^public: \*\*Yes.*\nTotal cost: \{E\}\{E\}\nOne way to pay: pay/,
    );
    expect(await say({ cost: '4E', alternative: '1{E}{E}', energy: 2, pool: 'C' })).toMatch(
      /^public: \*\*Yes.*\nTotal cost: \{1\} and \{E\}\{E\}\n.*\n-# CR 601\.2h, 107\.14, 118\.9/,
    );
  });

  test('says which life and energy it counted when none was given', async () => {
    expect(await say({ cost: '{U/P}' })).toContain(
      '\nYou have no seat at a table here, so 20 life was assumed: say yours in `life`\n',
    );
    expect(await say({ cost: '{E}' })).toContain('\nYou have no seat at a table here, so no energy was counted');
    await room.run(ANA, 'life set', { amount: 7 });
    await room.run(ANA, 'energy set', { amount: 2 });
    expect(await say({ cost: '{U/P}E' })).toContain(
      '\nYour life on the table: 7\nYour energy on the table: 2 energy counters\n',
    );
    expect(await say({ cost: '{U/P}E', life: 2, energy: 1 })).not.toContain('table');
    expect(await say({ cost: '2' })).not.toContain('table');
  });

  test('knows energy and life from the table', async () => {
    await room.run(ANA, 'energy set', { amount: 2 });
    await room.run(ANA, 'life set', { amount: 1 });
    expect(await say({ cost: '4', alternative: 'EE' })).toMatch(/^public: \*\*Yes/);
    expect(await say({ cost: '{U/P}' })).toMatch(/^public: \*\*No/);
    expect(await say({ cost: '{U/P}', life: 2 })).toMatch(/^public: \*\*Yes/);
    await room.run(ANA, 'life set', { amount: 0 });
    await room.run(ANA, 'life lose', { amount: 5 });
    expect(await say({ cost: '0' })).toMatch(/^public: \*\*Yes/);
  });

  test.each([
    [{}, /Say what is to be paid/],
    [{ cost: '{2/U' }, /^refused: `cost`, “\{2\/U”: The brace opened at 1 is not closed/],
    [{ cost: '2UZ' }, /^refused: `cost`, character 3, “Z”: No such mana symbol/],
    [
      { cost: '2', reduction: '1E' },
      /^refused: `reduction`, character 2, “E”: Energy is no mana\. Write \{E\} in `cost`/,
    ],
    [{ cost: 'UP' }, /^refused: `cost`, character 2, “P”: Phyrexian mana has a color\. .*`U\/P`/],
    [{ cost: '{T}' }, /“\{T\}”: To tap or to untap is no mana/],
    [{ cost: 'Q' }, /“Q”: To tap or to untap is no mana/],
    [{ cost: '{CHAOS}' }, /“\{CHAOS\}”: That symbol is no mana/],
    [{ cost: ' ' }, /Say what is to be paid/],
    [{ cost: '2E🙂' }, /^refused: `cost`, character 3, “🙂”: This is no mana symbol/],
    [{ cost: '2', pool: '2' }, /^refused: `pool`, character 1, “2”: Mana that you have is/],
    [{ cost: 'two blue' }, /^refused: `cost`, character 1, “two”: This is no mana symbol\. Write symbols/],
    [{ cost: '2', creatures: '2X' }, /“2X” is no group of creatures/],
    [
      { cost: 'GG', creatures: 'GG', mechanics: 'convoke' },
      /^refused: `creatures`: “GG” names one color twice.*`2G` for/,
    ],
    [{ cost: '2', mechanics: '@everyone' }, /“\\@everyone” is not a keyword/],
    [{ cost: 'x', x: 2, alternative: 'free' }, /X can only be 0, not 2/],
    [{ cost: '9007199254740991', extra: '1' }, /total would pass/],
    [{ card: 'Improvise' }, /is a mechanic, and has no cost/],
    [{ card: 'improv' }, /^refused: “Improvise — Improvisation” is a mechanic, and has no cost/],
    [
      { card: 'Thalia' },
      /^refused: By “Thalia”, do you mean Thalia, Guardian of Thraben — .*\? Then type its whole name/,
    ],
    [
      { card: 'whir' },
      /^refused: Several cards may be meant by “whir”: Whir of Invention — .* and Whirler Virtuoso — .*\. Begin/,
    ],
    [{ card: 'wheel' }, /The nearest: .*Whir of Invention/],
    // Only mechanics are near: they are no choice.
    [{ card: 'bandit' }, /^refused: No card and no mechanic is called “bandit”\. Begin/],
    [{ card: 'zzzzqqqq' }, /No card and no mechanic is called/],
  ])('refuses %j in private, and says where and why', async (options, words) => {
    expect(await say(options)).toMatch(words);
  });

  test('answers hostile text in the room Discord gives', async () => {
    for (const cost of ['{W/U}'.repeat(40), 'WUBRG'.repeat(40), '9'.repeat(200), '}'.repeat(200), '😀'.repeat(100)]) {
      expect((await say({ cost, pool: 'W'.repeat(200), mechanics: 'improvise' })).length).toBeLessThan(2000);
    }
  });
});

describe('/paiement mana', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('fr');
  });
  afterEach(() => room.close());
  const say = async (options: Record<string, unknown>) => room.text(await room.run(ANA, 'payment mana', options));

  test('répond en français, le verdict d’abord', async () => {
    expect(
      await say({ card: 'Whir of Invention', pool: 'UUU', artifacts: 1, graveyard: 2, mechanics: 'fouille' }),
    ).toBe(
      [
        "public: **Oui, vous pouvez payer Ronronnement de l'inventivité, pour X jusqu'à 3.**",
        'Coût total : {3}{U}{U}{U}',
        'Une manière de payer : engagez 1 artefact pour {1} (improvisation) ; exilez 2 cartes de votre cimetière pour {2} (fouille) ; dépensez {U}{U}{U}',
        '-# CR 601.2h, 107.3a, 702.126a, 702.66a',
      ].join('\n'),
    );
    expect(await say({ cost: '2{W/P}', creatures: '2WG', life: 1, mechanics: 'convocation' })).toBe(
      [
        'public: **Non, vous ne pouvez pas payer cela :** le reste peut être payé, mais son mana générique ne peut pas être payé en entier.',
        'Coût total : {2}{W}',
        'Il manque : {1}, ou bien 2 points de vie pour le mana phyrexian (vous avez 1 point de vie)',
        '-# CR 118.3, 107.4b, 107.4f, 119.4',
      ].join('\n'),
    );
  });

  test('compte l’énergie que le coût demande, et dit d’où elle vient', async () => {
    expect(await say({ cost: '2{E}', pool: 'CC' })).toBe(
      [
        "public: **Non, vous ne pouvez pas payer cela :** il manque de l'énergie.",
        'Coût total : {2} et {E}',
        'Il manque : {E}',
        "Vous n'êtes à aucune table ici : aucune énergie n'a été comptée. Indiquez la vôtre dans `énergie`",
        '-# CR 118.3, 107.14',
      ].join('\n'),
    );
    expect(await say({ cost: 'UP' })).toMatch(/Le mana phyrexian a une couleur\. .*`U\/P`/);
    expect(await say({ cost: 'deux bleus' })).toMatch(/« deux » : Ceci n'est pas un symbole de mana/);
  });

  test('dit tout ce qui manque, ou les points de vie qui en tiendraient lieu', async () => {
    expect(await say({ cost: '2UU', pool: 'U' })).toContain('\nIl manque : {2} et {U}\n');
    expect(await say({ cost: '{U/P}{1}', pool: 'C', life: 1 })).toMatch(
      /\nIl manque : \{U\}, ou bien 2 points de vie pour le mana phyrexian \(vous avez 1 point de vie\)\n.*107\.4f, 119\.4$/,
    );
  });

  test('dit comment indiquer le mana neigeux', async () => {
    expect(await say({ cost: '{S}', pool: 'U' })).toMatch(
      /aucun de ces manas n'est indiqué comme tel.*`Us`.*dans `réserve`/,
    );
    expect(await say({ cost: '{S}', pool: 'Us' })).toContain("dépensez {U} (dont 1 d'une source neigeuse)");
  });

  test('ne propose que des cartes', async () => {
    expect(await say({ card: 'Thalia' })).toMatch(
      /^refused: Par « Thalia », entendez-vous Thalia, gardienne de Thraben — Thalia, Guardian of Thraben \?/,
    );
  });

  test('refuse en privé, et dit où', async () => {
    expect(await say({ cost: 'GG', creatures: 'GG', mechanics: 'convocation' })).toBe(
      'refused: `créatures` : « GG » nomme deux fois la même couleur. Écrivez combien il y a de créatures : `2G` pour deux ; plusieurs lettres désignent une seule créature de plusieurs couleurs, par exemple `1GW`.',
    );
    expect(await say({ cost: '{2/U' })).toBe(
      "refused: `coût`, « {2/U » : L'accolade ouverte au caractère 1 n'est pas fermée. Fermez-la après son symbole.",
    );
  });
});

describe('/payment energy', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('en');
  });
  afterEach(() => room.close());
  const say = async (options: Record<string, unknown>) => room.text(await room.run(ANA, 'payment energy', options));

  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'pays what there is enough of',
      { amount: '3', have: 7 },
      /^public: \*\*Yes, you can:\*\* 7 − 3 would leave 4 \{E\}\. Nothing was paid; `\/energy pay` does that\.\n.*decline.*\n-# CR 107\.14, 118\.3, 118\.12, 608\.2d$/,
    ],
    [
      'pays nothing when there is too little',
      { amount: '8', have: 7 },
      /^public: \*\*No\.\*\* .* need 8, so 1 short; nothing is paid\.\n-# CR 107\.14, 118\.3/,
    ],
    ['never multiplies', { amount: '2', have: 6, times: 3 }, /^public: \*\*No, not 3 times/],
    [
      'pays the cost of each activation, as often as there is enough',
      { amount: '2', have: 6, mode: 'cost', times: 3 },
      /^public: \*\*Yes, 3 times:\*\* 6 − 2 − 2 − 2 would leave 0 \{E\}\..*\n.*\nEach activation is a payment of its own.*\n-# CR 107\.14, 118\.3, 601\.2h, 602\.2b$/,
    ],
    [
      'activates no oftener than there is enough',
      { amount: '2', have: 5, mode: 'cost', times: 3 },
      /^public: \*\*No, not 3 times:\*\* that takes 3 × 2 = 6, and you have 5 energy counters, enough for 2 of them\.\n-#/,
    ],
    [
      'activates not even once with too little',
      { amount: '{E}{E}', have: 1, mode: 'cost', times: 2 },
      /= 4, and you have 1 energy counter, not enough for one\.\n-#/,
    ],
    [
      'activates for nothing without end',
      { amount: '0', have: 0, mode: 'cost', times: 1000 },
      /^public: \*\*Yes, 1,000 times/,
    ],
    ['never multiplies any amount either', { amount: 'any', have: 6, times: 2 }, /^public: \*\*No, not 2 times/],
    [
      'has an amount of a cost announced, not chosen on resolution',
      { amount: 'any', have: 5, mode: 'cost' },
      /^public: \*\*Yes, any amount from 0 to 5\.\*\*.*\nThe amount is announced.*\n-# CR 107\.14, 118\.3, 107\.1c, 601\.2b, 601\.2h, 602\.2b$/,
    ],
    [
      'announces any amount of a cost for each activation',
      { amount: 'any', have: 5, mode: 'cost', times: 2 },
      /announced.*\nEach activation is a payment of its own/,
    ],
    [
      'lets any amount be declined',
      { amount: 'any', have: 5, mode: 'may' },
      /\nYou choose as it resolves whether to pay/,
    ],
    ['takes any amount where paying is no choice', { amount: 'any', have: 5, mode: 'must' }, /“one or more”/],
    [
      'says what declining any amount does',
      { amount: 'any', have: 5, mode: 'unless' },
      /“unless” happens\.\n.*118\.12a/,
    ],
    [
      'goes on with "if you can’t" where paying is demanded',
      { amount: '2', have: 1, mode: 'must' },
      /^public: \*\*It can’t be paid, and nothing is/,
    ],
    ['takes any amount', { amount: 'any', have: 5 }, /^public: \*\*Yes, any amount from 0 to 5/],
    [
      'takes an amount chosen of any',
      { amount: '4', have: 5, mode: 'any' },
      /^public: \*\*Yes, you can:\*\* 5 − 4 would leave 1/,
    ],
    [
      'asks nobody when nothing resolves',
      { amount: '2', have: 4, targets: 'all-illegal' },
      /^public: \*\*No\.\*\* .*resolve.*\n-# CR 608\.2b/,
    ],
    [
      'asks when one target is left',
      { amount: '2', have: 4, targets: 'some-legal' },
      /^public: \*\*Yes.*\n.*\n.*resolves as far as it can/,
    ],
    [
      'keeps a cost paid whatever becomes of the targets',
      { amount: '2', have: 4, mode: 'cost', targets: 'all-illegal' },
      /^public: \*\*Yes.*\n.*stays paid/,
    ],
    ['says what declining does', { amount: '3', have: 3, mode: 'unless' }, /“unless” happens/],
    ['can always pay zero', { amount: '0', have: 0 }, /^public: \*\*Yes, you can:\*\* 0 − 0 would leave 0/],
    ['is refused a negative amount', { amount: '-1' }, /^refused: .*never negative/],
    ['is refused a fraction', { amount: '1,5' }, /^refused: .*whole numbers/],
    ['is refused text', { amount: 'lots' }, /^refused: .*“lots” is no amount/],
    ['is refused more than can be named', { amount: '1000000001' }, /^refused: .*too large.*1,000,000,000/],
  ])('%s', async (_, options, words) => {
    expect(await say(options)).toMatch(words);
  });

  test('knows the energy on the table, and says when there is none to know', async () => {
    expect(await say({ amount: '3' })).toMatch(
      /^public: \*\*No\..*\nYou have no seat at a table here, so no energy was counted: say yours in `have`\.\n-#/,
    );
    await room.run(ANA, 'energy set', { amount: 3 });
    expect(await say({ amount: '3' })).toMatch(/3 − 3 would leave 0 \{E\}.*\n.*decline\.\n-#/);
  });
});

describe('/paiement énergie', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('fr');
  });
  afterEach(() => room.close());
  const say = async (options: Record<string, unknown>) => room.text(await room.run(ANA, 'payment energy', options));

  test('dit ce qui serait payé, et que rien ne l’est', async () => {
    expect(await say({ amount: '3', have: 5 })).toBe(
      [
        "public: **Oui, vous pouvez payer :** il vous resterait 5 − 3 = 2 {E}. Rien n'a été payé ; `/énergie payer` le fait.",
        'Vous choisissez à la résolution, et pouvez renoncer.',
        '-# CR 107.14, 118.3, 118.12, 608.2d',
      ].join('\n'),
    );
    expect(await say({ amount: '2', have: 6, mode: 'cost', times: 3 })).toBe(
      [
        "public: **Oui, 3 fois :** il vous resterait 6 − 2 − 2 − 2 = 0 {E}. Rien n'a été payé ; `/énergie payer` le fait.",
        "Un coût se paie au lancement ou à l'activation, et reste payé quoi qu'il advienne du sort ou de la capacité.",
        'Chaque activation est un paiement à part. Ses autres coûts doivent eux aussi être payés à chaque fois.',
        '-# CR 107.14, 118.3, 601.2h, 602.2b',
      ].join('\n'),
    );
  });

  test('comprend « toute », et le propose', async () => {
    expect(await say({ amount: 'toute', have: 4 })).toMatch(/^public: \*\*Oui, n'importe quelle quantité de 0 à 4/);
    expect(await say({ amount: 'beaucoup' })).toContain("ou `toute` pour n'importe quelle quantité");
  });
});
