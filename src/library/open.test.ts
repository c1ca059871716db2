import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTable, type Table } from '../table/table.ts';
import { draftLibrary, LibraryBusy, libraryFile } from './draft.ts';
import type { Library } from './library.ts';
import { ensureLibrary, openLibrary } from './open.ts';
import { openPages, type PageRulingToSave } from './pages.ts';
import { STARTER_FOLDER } from './starter.ts';
import { textKey } from './textKey.ts';

let dir: string;
let table: Table;
let library: Library | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'library-'));
  table = openTable(join(dir, 'table.db'), { synchronous: 'normal' });
});
afterEach(() => {
  library?.close();
  library = undefined;
  table.close();
  rmSync(dir, { recursive: true });
});

const open = (starter?: string): Library => {
  library = openLibrary(dir, openPages(table.db), starter);
  return library;
};

const MANY = 20_000;
const ENERGY = { kind: 'mechanic', mechanic: 'energy' } as const;

/** All but the first page is overwritten. */
const damage = (file: string) => {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, 4096));
};

describe('A fresh machine', () => {
  test('has a library at the first start, with rulings in both languages', () => {
    const { rulings, called, about } = open();
    const all = rulings(ENERGY);
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ en, fr, date }) => en && fr && date)).toBe(true);
    expect(called('Énergie')).toMatchObject([{ mechanic: 'energy' }]);
    expect(about()).toMatchObject({ imported: null, rules: null, pages: 0 });
    expect(about().rulings).toBe(about().french);
  });

  test('knows cards by either name, their facts and their mechanics', () => {
    const { find, card } = open();
    const found = find("coureuse d'éclairs");
    const runner = found.kind === 'one' && found.hit.kind === 'card' ? card(found.hit.oracleId) : null;
    expect(runner).toMatchObject({ name: 'Lightning Runner', nameFr: "Coureuse d'éclairs" });
    expect(runner?.faces[0].manaCost).toMatch(/^\{/);
    expect(runner?.mechanics).toContain('energy');
  });

  test('finds a subject by its reference and by its bare oracle id', () => {
    const { find, reference, called } = open();
    const [hit] = called('Lightning Runner');
    if (hit?.kind !== 'card') throw new Error('The corpus has Lightning Runner');
    expect(find(reference(hit))).toEqual({ kind: 'one', hit });
    expect(find(hit.oracleId)).toEqual({ kind: 'one', hit });
    expect(find('c:00000000-0000-4000-8000-000000000000').kind).toBe('none');
  });
});

describe('The corpus the bot ships', () => {
  const corpus = () => {
    const folder = join(dir, 'corpus');
    cpSync(STARTER_FOLDER, folder, { recursive: true });
    return folder;
  };

  test('is taken up again when it changed, in place of the old one', () => {
    const folder = corpus();
    const before = open(folder).rulings(ENERGY).length;
    library?.close();
    const ruling = {
      id: 'x',
      subject: { mechanic: 'energy' },
      en: 'New.',
      fr: 'Neuf.',
      date: '2026-01-01',
      restates: { rules: ['107.14'] },
    };
    appendFileSync(join(folder, 'rulings.jsonl'), `${JSON.stringify(ruling)}\n`);
    expect(open(folder).rulings(ENERGY)).toHaveLength(before + 1);
  });

  test('is refused with file, line and reason when it is not as it should be', () => {
    const folder = corpus();
    const good = readFileSync(join(folder, 'cards.jsonl'), 'utf8').split('\n')[0];
    writeFileSync(join(folder, 'cards.jsonl'), `${good}\n{"oracleId":"x"}\n`);
    expect(() => open(folder)).toThrow(/cards\.jsonl:2: .*UUID/s);
    expect(existsSync(libraryFile(dir))).toBe(false);
  });
});

describe('A reader', () => {
  test('sees a new library as soon as it is published, and nothing of a draft', () => {
    const { about } = open();
    const before = about().cards;
    const draft = draftLibrary(dir);
    draft.db
      .prepare('INSERT INTO cards (oracle_id, name) VALUES (?, ?)')
      .run('00000000-0000-4000-8000-000000000000', 'Oath Keeper');
    expect(about().cards).toBe(before);
    draft.publish();
    expect(about().cards).toBe(before + 1);
  });

  test('is never made to wait for a new library while it is watched for: the old one answers until the new one is ready', async () => {
    const { about, watch, searchRulings } = open();
    const stop = watch();
    const before = about().cards;
    const draft = draftLibrary(dir);
    draft.db
      .prepare('INSERT INTO cards (oracle_id, name) VALUES (?, ?)')
      .run('00000000-0000-4000-8000-000000000000', 'Oath Keeper');
    draft.publish();
    expect(about().cards).toBe(before);
    expect(searchRulings('energy', 0, 1).total).toBeGreaterThan(0);
    await expect.poll(() => about().cards, { timeout: 15_000 }).toBe(before + 1);
    expect(searchRulings('energy', 0, 1).total).toBeGreaterThan(0);
    rmSync(libraryFile(dir));
    writeFileSync(libraryFile(dir), 'not a database, and long enough to be looked at as one');
    await setTimeout(1500);
    expect(about().cards).toBe(before + 1);
    stop();
    expect(about().cards).toBe(before + 1);
  });

  test('is served between the steps in which a large new library is prepared, none of them a large part of the whole', async () => {
    const { about, watch } = open();
    const before = about().cards;
    const draft = draftLibrary(dir);
    const card = draft.db.prepare('INSERT INTO cards (oracle_id, name) VALUES (?, ?)');
    const name = draft.db.prepare("INSERT INTO names VALUES (?, 0, 'en', ?, 1, NULL)");
    draft.db.transaction(() => {
      for (let at = 0; at < MANY; at++) {
        const id = `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`;
        card.run(id, `Oath ${at.toString(36)} of the Keeper`);
        name.run(id, `Oath ${at.toString(36)} of the Keeper`);
      }
    })();
    const stop = watch();
    draft.publish();
    // Time of the processor, so that a busy machine does not count; a turn that does nothing takes next to none.
    const turns: number[] = [];
    while (about().cards === before) {
      const start = process.cpuUsage();
      await setTimeout(1);
      const { user, system } = process.cpuUsage(start);
      turns.push(user + system);
    }
    stop();
    const work = turns.filter((time) => time > 1000).reduce((sum, time) => sum + time, 0);
    expect(about().cards).toBe(before + MANY);
    expect(Math.max(...turns)).toBeLessThan(work / 4);
  });

  test('keeps the old library when the new file cannot be read', () => {
    const { about } = open();
    const before = about().cards;
    rmSync(libraryFile(dir));
    writeFileSync(libraryFile(dir), 'not a database, and long enough to be looked at as one');
    expect(about().cards).toBe(before);
    rmSync(libraryFile(dir));
    expect(about().cards).toBe(before);
  });
});

describe('A library file', () => {
  test.each([
    ['no database', (file: string) => writeFileSync(file, 'x'.repeat(4096))],
    ['a database with a damaged body', (file: string) => damage(file)],
  ])('that is %s is put aside with a warning that says to import again', (_what, spoil) => {
    const file = libraryFile(dir);
    ensureLibrary(dir);
    spoil(file);
    const spoiled = readFileSync(file);
    const warnings: string[] = [];
    library = openLibrary(dir, openPages(table.db), STARTER_FOLDER, (message) => warnings.push(message));
    expect(warnings).toEqual([expect.stringContaining(`${file}.broken and made anew. Import again`)]);
    expect(readFileSync(`${file}.broken`).equals(spoiled)).toBe(true);
    expect(library.about().cards).toBeGreaterThan(0);
  });

  test('is left as it was by a draft that is discarded', () => {
    ensureLibrary(dir);
    const before = readFileSync(libraryFile(dir));
    const draft = draftLibrary(dir);
    draft.db.exec('DELETE FROM names');
    draft.discard();
    expect(readFileSync(libraryFile(dir)).equals(before)).toBe(true);
  });

  test('is made by one process at a time', () => {
    ensureLibrary(dir);
    const draft = draftLibrary(dir);
    expect(() => draftLibrary(dir, { wait: 50 })).toThrow(LibraryBusy);
    draft.discard();
    draftLibrary(dir, { wait: 50 }).discard();
  });

  test('survives the death of the process that was making a new one', async () => {
    ensureLibrary(dir);
    const before = readFileSync(libraryFile(dir));
    const code = `import { draftLibrary } from './src/library/draft.ts';
      const { db } = draftLibrary(process.argv[1]);
      db.exec('DELETE FROM names');
      setTimeout(() => { gc(); console.log('drafted'); setInterval(() => {}, 1000); }, 1);`;
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', code, dir], {
      cwd,
    });
    await once(child.stdout, 'data');
    expect(() => draftLibrary(dir, { wait: 50 })).toThrow(LibraryBusy);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readFileSync(libraryFile(dir)).equals(before)).toBe(true);
    const draft = draftLibrary(dir, { wait: 50 });
    expect(draft.db.prepare('SELECT count(*) FROM names').pluck().get()).toBeGreaterThan(0);
    draft.discard();
  });
});

describe('Pages', () => {
  const ruling = (text: string, more: Partial<PageRulingToSave> = {}): PageRulingToSave => ({
    subject: ENERGY,
    language: 'fr',
    key: textKey(text),
    text,
    date: null,
    status: 'official',
    lost: [],
    ...more,
  });
  const page = (text: string) => ({ key: textKey(text), name: 'page.txt', text });

  test('lie over the library, and stay when it is built anew', () => {
    const pages = openPages(table.db);
    const { rulings } = open();
    const before = rulings(ENERGY).length;
    pages.save(page('a'), [ruling('Un serment.')], 1);
    expect(rulings(ENERGY)).toHaveLength(before + 1);
    rmSync(libraryFile(dir));
    ensureLibrary(dir);
    expect(rulings(ENERGY)).toHaveLength(before + 1);
  });

  test('say what changed for a reader: added, changed, unchanged', () => {
    const { save, rulings } = openPages(table.db);
    const both = [ruling('Un.'), ruling('Deux.')];
    expect(save(page('a'), both, 1)).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(save(page('a'), both, 2)).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(save(page('b'), [ruling('Un.')], 3)).toEqual({ added: 0, changed: 0, unchanged: 1 });
    expect(save(page('a'), [ruling('Un.', { date: '2016-09-30' }), ruling('Deux.')], 4)).toEqual({
      added: 0,
      changed: 1,
      unchanged: 1,
    });
    expect(rulings(ENERGY).map(({ text, date }) => [text, date])).toEqual([
      ['Un.', '2016-09-30'],
      ['Deux.', null],
    ]);
  });

  test('pasted for the wrong card are moved by pasting them for the right one', () => {
    const { save, rulings } = openPages(table.db);
    const card = { kind: 'card', oracleId: '00000000-0000-4000-8000-000000000000' } as const;
    save(page('a'), [ruling('Un.')], 1);
    expect(save(page('a'), [ruling('Un.', { subject: card })], 2)).toEqual({ added: 0, changed: 1, unchanged: 0 });
    expect(rulings(ENERGY)).toEqual([]);
    expect(rulings(card)).toHaveLength(1);
  });

  test('of one text speak with the newest date and the best status', () => {
    const { save, rulings } = openPages(table.db);
    save(page('a'), [ruling('Un.', { date: '2016-09-30' })], 1);
    save(page('b'), [ruling('Un.', { date: '2024-06-07', status: 'machine' })], 2);
    save(page('c'), [ruling('Un.', { date: '2024-06-07' })], 3);
    save(page('d'), [ruling('Un.')], 4);
    expect(rulings(ENERGY)).toMatchObject([{ date: '2024-06-07', status: 'official' }]);
  });
});
