import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../../test/namesFixture.ts';
import { fold } from './fold.ts';
import type { Named } from './named.ts';
import { buildNames } from './names.ts';

/* All French names known, where the shared data lies beside the checkout: card, face, French name, printings. */

const FILE = new URL('../../../../shared/data/fr-names.tsv', import.meta.url);

describe.runIf(existsSync(FILE))('Of all French names', () => {
  const lines = (existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [card = '', , french = ''] = line.split('\t');
      return { card, french };
    });
  const byCard = new Map<string, string[]>();
  for (const { card, french } of lines) byCard.set(card, [...(byCard.get(card) ?? []), french]);
  const all = [...byCard].map(([card, french]): Named => {
    const named = cardNamed(card, '', null);
    return {
      ...named,
      names: [...named.names, ...french.map((text) => ({ text, language: 'fr', role: 'face' }) as const)],
    };
  });
  const names = buildNames(all);
  const english = new Set([...byCard.keys()].map(fold));

  test('each means its card or a choice that holds it, but for those that are the English name of another', () => {
    const lost = lines.filter(({ card, french }) => {
      const found = names.resolve(french, 'fr');
      const hits = found.kind === 'one' ? [found.hit] : found.kind === 'choice' ? found.hits : [];
      return !hits.some(({ en }) => en === card);
    });
    expect(lines.length).toBeGreaterThan(20_000);
    expect(lost.filter(({ french }) => !english.has(fold(french)))).toEqual([]);
    expect(lost.map(({ french }) => french).sort()).toEqual([
      'Contemplation',
      'Danse macabre',
      'Endurance',
      'Suffocation',
    ]);
  });
});
