import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commands, ground, inFrench } from './ground.fixture.ts';
import { type Ground, parse } from './parse.ts';
import { sayFault, wordsFor } from './words.ts';

const run = (line: string, on: Ground = ground) => {
  const intent = parse(line, on);
  if (intent.kind === 'slash') return { [intent.call.leaf.path]: intent.call.options };
  if (intent.kind === 'complete') return { [intent.call.leaf.path]: intent.call.options, focused: intent.focused };
  if (intent.kind === 'fault') return sayFault(wordsFor(on.locale), intent.fault);
  return intent;
};

describe('A command line is read as Discord would send it', () => {
  test.each([
    ['/energy gain amount:2', { 'energy gain': { amount: '2' } }],
    ['  /energy   gain   amount: 2 ', { 'energy gain': { amount: '2' } }],
    ['/energy gain 2', { 'energy gain': { amount: '2' } }],
    ['/Energy GAIN Amount:2', { 'energy gain': { amount: '2' } }],
    ['/energy show', { 'energy show': {} }],
    ['/help', { help: {} }],
    [
      '/energy pay amount:3 player:@Ben for:"Harnessed Lightning"',
      { 'energy pay': { amount: '3', player: '200000000000000001', for: 'Harnessed Lightning' } },
    ],
    ['/energy pay for:Harnessed Lightning amount:3', { 'energy pay': { for: 'Harnessed Lightning', amount: '3' } }],
    ['/energy pay 3 for:"an amount: of"', { 'energy pay': { amount: '3', for: 'an amount: of' } }],
    ['/energy pay 3 for:"say \\"Go\\""', { 'energy pay': { amount: '3', for: 'say "Go"' } }],
    ['/ruling lookup query:"Ach! Hans, Run!" again', { 'ruling lookup': { query: '"Ach! Hans, Run!" again' } }],
    ['/ruling lookup query:"Ach! Hans, Run!"', { 'ruling lookup': { query: 'Ach! Hans, Run!' } }],
    ['/ruling lookup query:Circle of Protection: Red', { 'ruling lookup': { query: 'Circle of Protection: Red' } }],
    ['/ruling lookup query:a note: two words', { 'ruling lookup': { query: 'a note: two words' } }],
    ['/ruling lookup query:"a note:two"', { 'ruling lookup': { query: 'a note:two' } }],
    ['/ruling lookup query:m:energy', { 'ruling lookup': { query: 'm:energy' } }],
    ['/ruling lookup query:end at 12:30', { 'ruling lookup': { query: 'end at 12:30' } }],
    ['/ruling lookup https://example.org/a', { 'ruling lookup': { query: 'https://example.org/a' } }],
    ['/ruling lookup query:', { 'ruling lookup': { query: '' } }],
    ['/ruling lookup query: language:en', { 'ruling lookup': { query: '', language: 'en' } }],
    [
      '/ruling lookup énergie language:both private:true',
      { 'ruling lookup': { query: 'énergie', language: 'both', private: 'true' } },
    ],
    [
      '/ruling lookup énergie language:English private:no',
      { 'ruling lookup': { query: 'énergie', language: 'en', private: 'no' } },
    ],
    ['/energy show player:<@200000000000000003>', { 'energy show': { player: '200000000000000003' } }],
    ['/energy show player:chloe', { 'energy show': { player: '200000000000000003' } }],
    ['/energy show player:@beno', { 'energy show': { player: '200000000000000002' } }],
    ['/settings desk role role:@"Head Judge"', { 'settings desk role': { role: '300000000000000000' } }],
    ['/settings desk channel channel:#table-2', { 'settings desk channel': { channel: '400000000000000001' } }],
    ['/odd ratio:1.5 whom:@Head Judge', { odd: { ratio: '1.5', whom: '300000000000000000' } }],
    ['/odd life:30', { odd: { life: '30' } }],
  ])('%s', (line, call) => expect(run(line)).toEqual(call));
});

describe('A French user may type the names they see, and those the bot hears', () => {
  test.each([
    ['/énergie obtenir quantité:2', { 'energy gain': { amount: '2' } }],
    ['/energie obtenir quantite:2 joueur:@Ben', { 'energy gain': { amount: '2', player: '200000000000000001' } }],
    ['/energy obtenir amount:2', { 'energy gain': { amount: '2' } }],
    [
      '/clarification chercher recherche:énergie langue:les deux privé:oui',
      { 'ruling lookup': { query: 'énergie', language: 'both', private: 'oui' } },
    ],
    [
      '/clarification chercher « Foudre maîtrisée » langue:fr',
      { 'ruling lookup': { query: 'Foudre maîtrisée', language: 'fr' } },
    ],
  ])('%s', (line, call) => {
    expect(run(line, inFrench)).toEqual(call);
    expect(run(line, ground)).toEqual(call);
  });
});

describe('A name shown with marks that no keyboard has is read as it is typed', () => {
  test.each([
    "/étrange vie:30 points de vie : l'été",
    "/étrange vie:30 points de vie\u00a0: l'été",
    '/étrange vie:30 points de vie\u202f: l’été',
    '/ÉTRANGE VIE:"30 Points de vie : L\'ETE"',
    "/etrange vie:30 points de vie : l'ete",
  ])('%s', (line) => {
    expect(run(line, inFrench)).toEqual({ odd: { life: '30' } });
  });
});

describe('What cannot be sent is explained by what exists', () => {
  test.each([
    ['/enrgy gain', 'No such command: /enrgy. There is /energy, /ruling, /settings, /odd, /help.'],
    ['/', 'No such command: /. There is /energy, /ruling, /settings, /odd, /help.'],
    ['/energy', '/energy needs one of gain, pay, show.'],
    ['/energy win 2', 'No such subcommand: win; /energy has gain, pay, show.'],
    ['/settings desk', '/settings desk needs one of channel, role.'],
    ['/energy gain amout:2', 'No such option: amout; /energy gain takes amount, player, source.'],
    ['/energy gain amount:2 playr:@Ben', 'No such option: playr; /energy gain takes amount, player, source.'],
    [
      '/ruling lookup query:énergie foo:bar',
      'No such option: foo; /ruling lookup takes query, language, private. If it belongs to the text, put the text in quotes.',
    ],
    [
      '/energy pay amount:3 for:Harnessed Lightning note:now',
      'No such option: note; /energy pay takes amount, player, for. If it belongs to the text, put the text in quotes.',
    ],
    ['/help me', 'No such option: me; /help takes no options.'],
    [
      '/ruling lookup énergie langage:fr',
      'No such option: langage; /ruling lookup takes query, language, private. If it belongs to the text, put the text in quotes.',
    ],
    ['/energy gain amount:2 amount:3', 'amount is there twice.'],
    ['/energy pay amount:3 for:"Harnessed', 'The quote after for is not closed.'],
    ['/odd file:x', 'file takes a file, and files cannot be sent from here.'],
    ['/energy show player:@Zoe', 'Nobody is called “@Zoe”. There is @Ana, @Ben, @Benoît, @Chloé.'],
    ['/settings desk role role:@Boss', 'No role is called “@Boss”. There is @Head Judge.'],
    ['/settings desk channel channel:#nowhere', 'No channel is called “#nowhere”. There is #table-1, #table-2.'],
    ['hello', 'I do not know “hello”. Commands begin with /; type help for the rest.'],
    ['click', 'Write: click 1, or click 1 on 3'],
    ['help me', 'Write: help'],
    ['complete énergie', 'Write: complete /ruling lookup query:…'],
    ['complete /energy show', '/energy show has no option that offers choices as you type.'],
    ['as Zoe', 'Nobody is called “Zoe”. There is @Ana, @Ben, @Benoît, @Chloé.'],
    ['in #nowhere', 'No channel is called “#nowhere”. There is #table-1, #table-2.'],
    ['locale klingon', 'Discord has no language “klingon”. Try fr, en-US or en-GB.'],
    ['apps 1 Delete', 'No such command: Delete. There is Rulings for this.'],
    ['fill a=1', 'No modal is open.'],
  ])('%s', (line, said) => expect(run(line)).toBe(said));

  test('Several that fit are named, and none is guessed', () => {
    expect(run('/energy show player:@b')).toBe('Nobody is called “@b”. There is @Ben, @Benoît.');
    expect(run('/energy show player:@Ben')).toEqual({ 'energy show': { player: '200000000000000001' } });
    const twins = commands.map((command) => ({ ...command, name: command.name === 'odd' ? 'energie' : command.name }));
    expect(run('/Energie', { ...ground, commands: twins })).toBe('/Energie may be any of /energy, /energie.');
  });

  test('A French user reads French names', () => {
    expect(run('/énergie obtenir amout:2', inFrench)).toBe(
      "L'option amout n'existe pas ; /énergie obtenir accepte quantité, joueur, source.",
    );
    expect(run('/énergie', inFrench)).toBe('/énergie demande une suite : obtenir, payer, voir.');
  });
});

describe('The prompt has words of its own, in both languages', () => {
  test.each([
    ['', { kind: 'nothing' }],
    ['# a comment', { kind: 'nothing' }],
    ['click 1', { kind: 'click', target: { number: 1 }, message: null }],
    ['click 1 on 3', { kind: 'click', target: { number: 1 }, message: 3 }],
    ['cliquer 1 sur 3', { kind: 'click', target: { number: 1 }, message: 3 }],
    ['click Next turn', { kind: 'click', target: { label: 'Next turn' }, message: null }],
    ['click "Next turn" on 2', { kind: 'click', target: { label: 'Next turn' }, message: 2 }],
    ['choose 2 3', { kind: 'choose', targets: [{ number: 2 }, { number: 3 }], message: null }],
    ['choisir 2, 3 sur 1', { kind: 'choose', targets: [{ number: 2 }, { number: 3 }], message: 1 }],
    ['pick 2', { kind: 'pick', number: 2 }],
    ['as Ana', { kind: 'as', user: '200000000000000000' }],
    ['comme chloé', { kind: 'as', user: '200000000000000003' }],
    ['in #table-2', { kind: 'in', channel: '400000000000000001' }],
    ['in dm', { kind: 'in', channel: 'dm' }],
    ['dans MP', { kind: 'in', channel: 'dm' }],
    ['locale fr', { kind: 'locale', locale: 'fr' }],
    ['locale en', { kind: 'locale', locale: 'en-US' }],
    ['langue PT-br', { kind: 'locale', locale: 'pt-BR' }],
    ['apps', { kind: 'list', what: 'apps' }],
    ['apps 3 rulings for this', { kind: 'apps', message: 3, command: 'Rulings for this' }],
    ['applications 3 clarifications', { kind: 'apps', message: 3, command: 'Rulings for this' }],
    ['users', { kind: 'list', what: 'users' }],
    ['salons', { kind: 'list', what: 'channels' }],
    ['quit', { kind: 'quit' }],
  ])('%s', (line, intent) => expect(run(line)).toEqual(intent));

  test.each([
    ['complete /ruling lookup query:coureu', { 'ruling lookup': { query: 'coureu' }, focused: 'query' }],
    ['complete /ruling lookup', { 'ruling lookup': { query: '' }, focused: 'query' }],
    [
      'compléter /clarification chercher coureu langue:fr',
      { 'ruling lookup': { query: 'coureu', language: 'fr' }, focused: 'query' },
    ],
    [
      'complete /energy gain amount:2 source:harn',
      { 'energy gain': { amount: '2', source: 'harn' }, focused: 'source' },
    ],
  ])('%s completes the option typed last', (line, call) => expect(run(line)).toEqual(call));
});

describe('A modal is filled by the name, label or number of its fields', () => {
  const fields = [
    { id: 'amount', spellings: ['amount', 'How much', '1'] },
    { id: 'why', spellings: ['why', 'Reason', '2'] },
  ];
  test.each([
    ['fill amount=3', { amount: '3' }],
    ['fill 3', { amount: '3' }],
    ['fill amount=3 why="because = reasons"', { amount: '3', why: 'because = reasons' }],
    ['fill How much=3 Reason=none at all', { amount: '3', why: 'none at all' }],
    ['remplir 1=3 2=none', { amount: '3', why: 'none' }],
    ['fill', {}],
  ])('%s', (line, filled) => {
    expect(run(line, { ...ground, fields })).toEqual({ kind: 'fill', fields: new Map(Object.entries(filled)) });
  });

  test('A field that is not there is explained', () => {
    expect(run('fill name=3', { ...ground, fields })).toBe('No such field: name. There is amount, why.');
    expect(run('fill why=a why=b', { ...ground, fields })).toBe('why is there twice.');
    expect(run('fill why="a', { ...ground, fields })).toBe('The quote after why is not closed.');
  });
});

describe('Whatever is typed', () => {
  const pieces = fc.constantFrom(
    '/energy',
    '/énergie',
    'gain',
    'pay',
    '/ruling',
    'lookup',
    'amount:',
    'query:',
    'for:',
    'player:',
    '@',
    '#',
    '"',
    '\\',
    '“',
    '»',
    'click',
    'on',
    'complete',
    'fill',
    'choose',
    'apps',
    '1',
    '-',
    '=',
    ':',
    ' ',
    '\t',
    '\u0000',
    '\ud800',
    'É',
    '\u202e',
  );
  const lines = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }).map((all) => all.join('')),
    fc.array(pieces).map((all) => all.join(' ')),
  );
  const fields = fc.option(fc.constant([{ id: 'a', spellings: ['a', 'A label', '1'] }]));

  test('reading a line never throws, and a fault has words in both languages', () => {
    fc.assert(
      fc.property(lines, fields, fc.constantFrom('fr', 'en-US', 'de'), (line, open, locale) => {
        const intent = parse(line, { ...ground, locale, fields: open });
        if (intent.kind !== 'fault') return;
        for (const words of [wordsFor('en-US'), wordsFor('fr')]) expect(sayFault(words, intent.fault)).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  test('a quoted text arrives as it was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const quoted = `"${text.replace(/[\\"]/g, '\\$&')}"`;
        expect(run(`/energy pay amount:1 for:${quoted} player:@Ana`)).toEqual({
          'energy pay': { amount: '1', for: text, player: '200000000000000000' },
        });
      }),
    );
  });
});
