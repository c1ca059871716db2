import { expect, test } from 'vitest';
import { respell, unknownSymbols } from './symbols.ts';

test.each([
  ['{EE}', '{E}{E}'],
  ['vous gagnez {EE} (deux marqueurs « énergie »).', 'vous gagnez {E}{E} (deux marqueurs « énergie »).'],
  ['{E}{E}', '{E}{E}'],
  ['{UUU} et {XX}', '{U}{U}{U} et {X}{X}'],
  ['{WU}, {2U}, {TK} et {PW}', '{WU}, {2U}, {TK} et {PW}'],
])('%s is written %s', (typed, right) => {
  expect(respell(typed).text).toBe(right);
});

test('What is no symbol of the game is told', () => {
  const game = '{0}{15}{X}{W}{C}{S}{E}{T}{Q}{W/U}{2/U}{U/P}{W/U/P}{C/R}{TK}{CHAOS}{P}{A}{½}{HW}';
  expect(unknownSymbols(game)).toEqual([]);
  expect(unknownSymbols('{WU} et {énergie} et {}')).toEqual(['{WU}', '{énergie}', '{}']);
});
