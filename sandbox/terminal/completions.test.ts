import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';
import { ground, inFrench } from './ground.fixture.ts';

test.each([
  ['/en', ['/energy gain ', '/energy pay ', '/energy show '], '/en'],
  ['/energy pay ', ['amount:', 'player:', 'for:'], ''],
  ['/energy pay amount:2 p', ['player:'], 'p'],
  ['complete /ruling lookup q', ['query:'], 'q'],
  ['cl', ['click'], 'cl'],
  ['as b', ['Ben', 'Benoît'], 'b'],
  ['in #table', ['#table-1', '#table-2'], '#table'],
  ['click 1', [], 'click 1'],
])('The Tab key after %j offers what can follow', (line, offered, replaced) => {
  expect(completionsOf(line, ground)).toEqual([offered, replaced]);
});

test.each([
  ['/énergie p', ['/énergie payer '], '/énergie p'],
  ['/energie payer q', ['quantité:'], 'q'],
  ['cli', ['cliquer'], 'cli'],
])('and in French after %j', (line, offered, replaced) => {
  expect(completionsOf(line, inFrench)).toEqual([offered, replaced]);
});
