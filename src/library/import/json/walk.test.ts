import { expect, test } from 'vitest';
import { walk } from './walk.ts';

const PART = {
  keys: new Set(['name', 'in', 'lines', 'more']),
  only: { list: 'lines', key: 'in', text: 'French' },
};

/** The records of a document that is read in pieces of `size` letters. */
const read = (document: unknown, size: number): readonly unknown[] => {
  const reader = walk((path) => (path.length === 1 ? 'record' : null), PART);
  const text = JSON.stringify(document);
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)));
  found.push(...reader.end());
  return found.map((it) => ('value' in it ? it.value : it));
};

test.each([1, 7, 10_000])(
  'Of a part is read what stands under its keys, and in its list what is in its language (pieces of %s)',
  (size) => {
    const french = { in: 'French', name: 'Anneau' };
    const document = [
      { name: 'Ring', cost: { name: 'no key of it' }, lines: [{ in: 'German', name: 'Ring' }, french] },
      {
        name: 'Its language last',
        lines: [{ name: 'Ring', more: [{ name: 'deep' }], in: 'German' }, french, { in: '' }],
      },
      { name: 'No language', lines: [{ name: 'Anneau' }, 'Ring', null] },
      { name: 'Its own language', in: 'German', more: [{ in: 'German', lines: { in: 'German' } }], lines: [] },
      { name: 'None', lines: [{ in: 'German', lines: [french] }] },
    ];
    expect(read(document, size)).toEqual([
      { name: 'Ring', lines: [french] },
      { name: 'Its language last', lines: [french] },
      { name: 'No language', lines: [{ name: 'Anneau' }, 'Ring', null] },
      { name: 'Its own language', in: 'German', more: [{ in: 'German', lines: { in: 'German' } }], lines: [] },
      { name: 'None', lines: [] },
    ]);
  },
);
