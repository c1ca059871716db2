import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const folder = (name: string) => new URL(`./${name}/`, import.meta.url);
const topics = (name: string) =>
  readdirSync(folder(name)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));

/** The text of each string and template literal in a source file, without the code inside `${…}`. */
const literals = (source: string): string[] =>
  [
    ...source
      .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
      .matchAll(/'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g),
  ]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .map((text) => text.replace(/\$\{[^}]*\}/g, '…'));

describe('French is written as French', () => {
  it.each(topics('fr'))('%s keeps no-break spaces inside « » and before : ; ! ?', (file) => {
    const faults = literals(readFileSync(new URL(file, folder('fr')), 'utf8')).filter(
      (text) =>
        !text.startsWith('./') &&
        !text.startsWith('../') &&
        (/« |«(?!\u00a0)| »|(?<!\u00a0)»/.test(text) ||
          / [:;!?](?!\w)/.test(text) ||
          /[a-zà-ÿ»)…][;!?](?=\s|$)/i.test(text)),
    );
    expect(faults).toEqual([]);
  });

  it.each(topics('fr'))('%s writes the apostrophe as the French card data does', (file) => {
    expect(readFileSync(new URL(file, folder('fr')), 'utf8')).not.toContain('’');
  });
});

/** The path of every word in a catalogue. */
const paths = (node: unknown, at = ''): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => paths(value, at === '' ? key : `${at}.${key}`))
    : [at];

describe('Both languages say the same things', () => {
  it('has a French word for every English one, and no other', () => {
    expect(paths(fr).sort()).toEqual(paths(en).sort());
  });

  it('leaves no text empty', () => {
    const empty = [en, fr]
      .flatMap((words) => Object.values(words))
      .filter((topic) => JSON.stringify(topic).includes('""'));
    expect(empty).toEqual([]);
  });

  it('has the same topics on disk', () => {
    expect(topics('fr')).toEqual(topics('en'));
  });
});
