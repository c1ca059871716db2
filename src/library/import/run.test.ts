import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWorkshop, type TestWorkshop } from '../../../test/workshop.ts';

let workshop: TestWorkshop;
beforeEach(() => {
  workshop = openWorkshop();
});
afterEach(() => workshop.close());

const lastLine = (said: string) => said.split('\n').at(-1);

const RUNNER = `Coureuse d'éclairs

07/06/2024

Vous comptez vos pièces {E} avant de les donner.

07/06/2024

Une pièce que vous donnez ne revient pas dans votre main.

09/02/2017

Les pièces des autres ne sont pas à vous.
`;

const ENGLISH_RUNNER = `Lightning Runner
6/7/2024	You count your coins {E} before you give them.
2/9/2017	The coins of the others are not yours.
`;

const ARTICLE = `La révolte est un mot que cet article raconte avec soin, comme dans les notes d'une extension.

Coureuse d'éclairs

* La révolte regarde ce qui est parti de votre table ce tour-ci.

* La révolte de cet article coûte , pas plus. Payer ne suffit pas.
`;

const rulingsOn = (name: string) => {
  const [hit] = workshop.library.called(name);
  return hit ? workshop.library.rulings(hit).filter(({ source }) => source !== 'starter') : [];
};

describe('A pasted page', () => {
  test('brings its rulings to the card it names, once', async () => {
    const file = workshop.file('page.txt', RUNNER);
    const first = await workshop.import([file]);
    expect(first.said).toContain("3 rulings on Coureuse d'éclairs — Lightning Runner");
    expect(lastLine(first.said)).toBe('3 added, 0 changed, 0 unchanged, 0 skipped');
    expect(rulingsOn('Lightning Runner').map(({ date }) => date)).toEqual(['2024-06-07', '2024-06-07', '2017-02-09']);
    const again = await workshop.import([file]);
    expect(lastLine(again.said)).toBe('0 added, 0 changed, 3 unchanged, 0 skipped');
  });

  test('is the same page with other line ends, quotes, accents or encoding', async () => {
    await workshop.import([workshop.file('page.txt', RUNNER)]);
    const latin = Buffer.from(RUNNER.replaceAll("'", '\u0092'), 'latin1');
    const twins: [string, string | Uint8Array][] = [
      ['crlf.txt', `\uFEFF${RUNNER.replaceAll('\n', '\r\n')}`],
      ['cr.txt', RUNNER.replaceAll('\n', '\r')],
      ['curly.txt', RUNNER.replaceAll("'", '’')],
      ['mac.txt', RUNNER.normalize('NFD')],
      ['cp1252.txt', latin],
      ['utf16.txt', Buffer.from(`\uFEFF${RUNNER}`, 'utf16le')],
      ['page.txt.gz', gzipSync(RUNNER)],
    ];
    for (const [name, content] of twins) {
      const { said } = await workshop.import([workshop.file(name, content)]);
      expect([name, lastLine(said)]).toEqual([name, '0 added, 0 changed, 3 unchanged, 0 skipped']);
    }
  });

  test('is paired with the English by date and symbols, whichever comes first', async () => {
    await workshop.import([workshop.file('en.txt', ENGLISH_RUNNER)]);
    const { said } = await workshop.import([workshop.file('fr.txt', RUNNER)]);
    expect(said).toContain('in both languages: 2 of 3, 1 French alone');
    expect(rulingsOn('Lightning Runner').map(({ en, fr }) => [en?.text ?? null, fr?.text])).toEqual([
      ['You count your coins {E} before you give them.', 'Vous comptez vos pièces {E} avant de les donner.'],
      [null, 'Une pièce que vous donnez ne revient pas dans votre main.'],
      ['The coins of the others are not yours.', 'Les pièces des autres ne sont pas à vous.'],
    ]);
  });

  test('that tells a mechanic goes to the mechanic, with every lost symbol flagged and none invented', async () => {
    const { said } = await workshop.import([workshop.file('article.txt', ARTICLE)]);
    expect(said).toContain('2 rulings on Révolte — Revolt');
    expect(said).toContain('dates: no date; give one with --date');
    expect(said).toContain('2 places where a symbol was lost; nothing was filled in:');
    expect(said).toContain('line 7: …évolte de cet article coûte [?], pas plus.');
    const [, second] = rulingsOn('Révolte');
    expect(second?.fr?.text).toBe('La révolte de cet article coûte , pas plus. Payer ne suffit pas.');
    expect(second?.fr?.lost).toHaveLength(2);
  });

  test('is dated, classed and placed by what the operator says', async () => {
    const file = workshop.file('article.txt', ARTICLE);
    await workshop.import([file]);
    const { said } = await workshop.import([file], { date: '2017-01-20', status: 'machine', card: 'Lightning Runner' });
    expect(lastLine(said)).toBe('0 added, 2 changed, 0 unchanged, 0 skipped');
    expect(rulingsOn('Révolte')).toEqual([]);
    expect(rulingsOn('Lightning Runner')).toMatchObject([
      { date: '2017-01-20', fr: { status: 'machine' } },
      { date: '2017-01-20', fr: { status: 'machine' } },
    ]);
  });

  test('that names another card than the operator goes where the operator says, and the report tells', async () => {
    const { said } = await workshop.import([workshop.file('runner.txt', RUNNER)], { card: 'Fatal Push' });
    expect(said).toMatch(
      /line 1: the page names Coureuse d'éclairs — Lightning Runner, but you say Fatal Push, which gets its rulings; leave/,
    );
    expect(rulingsOn('Lightning Runner')).toEqual([]);
  });

  test('announced as made by a machine is machine French; its English text is the original', async () => {
    const head = 'La traduction ci-dessous est générée automatiquement.\n';
    await workshop.import([workshop.file('fr.txt', head + RUNNER)]);
    expect(rulingsOn('Lightning Runner').every(({ fr }) => fr?.status === 'machine')).toBe(true);
    const { said } = await workshop.import([workshop.file('en.txt', head + ENGLISH_RUNNER)]);
    expect(said).toContain('its text is the English original');
  });

  test('has doubled symbols spelled out, and nothing else corrected', async () => {
    const page = "Coureuse d'éclairs\n\n* Vous obtenez {EE} quand la plui tombe.\n* Vous payez {WU} pour cela.";
    const { said } = await workshop.import([workshop.file('page.txt', page)]);
    expect(said).toContain('line 3: {EE} is written {E}{E}');
    expect(said).toContain('line 4: {WU} is no symbol of the game; kept as it is');
    expect(rulingsOn('Lightning Runner').map(({ fr }) => fr?.text)).toEqual([
      'Vous obtenez {E}{E} quand la plui tombe.',
      'Vous payez {WU} pour cela.',
    ]);
  });

  test('says what it skipped and which sentence is in the other language', async () => {
    const page = `${RUNNER}\n09/02/2017\n\nLes pièces des autres ne sont pas à vous.\n\n01/01/2016\n\nVous comptez les pièces que vous avez dans votre main. (It is not known if they can do that.)\n\nTous droits réservés.\n`;
    const { said } = await workshop.import([workshop.file('page.txt', page)]);
    expect(said).toContain('line 17: skipped, it says the same as line 13');
    expect(said).toContain('line 21: a sentence in English inside: “It is not known if they can do that.”');
    expect(said).toContain('line 23: skipped, it stands under the last ruling: “Tous droits réservés.”');
    expect(lastLine(said)).toBe('4 added, 0 changed, 0 unchanged, 2 skipped');
  });

  test('is taken for the language it is told to be in, with a warning where its words say the other one', async () => {
    const [french, both] = ['Le coût est nul pour vous.', 'Une pièce est à vous. It is not known if they can do that.'];
    const slip = workshop.file('slip.txt', `Coureuse d'éclairs\n\n* ${french}\n* It is yours at once.\n* ${both}`);
    const { said } = await workshop.import([slip], { language: 'en' });
    expect(said).toContain('warning: you say English, but the ruling at line 3 reads as French; imported as told.');
    expect(said).toContain('import it again with --lang fr');
    expect(said).not.toContain('line 3: a sentence in French inside');
    expect(rulingsOn('Lightning Runner').some(({ en }) => en?.text === french)).toBe(true);
    const whole = workshop.file('whole.txt', `Coureuse d'éclairs\n\n* ${french}`);
    expect((await workshop.import([whole], { language: 'en' })).said).toContain('but all its rulings read as French;');
    expect((await workshop.import([whole], { language: 'fr' })).said).not.toContain('warning');
  });

  test('cites a rule by the number of its day, and today’s is told', async () => {
    const page =
      "L'improvisation est racontée ici comme dans les notes d'une extension, avec sa règle de ce temps.\n\n702.125. Improvisation\n702.125a Une règle pour cet essai.\n\n* L'improvisation est dans cet essai.";
    const { said } = await workshop.import([workshop.file('page.txt', page)]);
    expect(said).toContain('line 3: quotes rule 702.125 a; Improvise is 702.126 today');
  });
});

describe('An import is refused, with file, line and reason, and changes nothing', () => {
  const page = `07/06/2024\n\nUne pièce que vous donnez ne revient pas.\n`;

  test.each<[string, string | Uint8Array, RegExp]>([
    ['empty', '', /is empty/],
    ['nothing but white space', ' \n\n', /no ruling was found/],
    ['binary', Uint8Array.from({ length: 500 }, (_, i) => i % 256), /is no text/],
    ['JSON of another kind', '[{"one": 1}]', /is JSON, but not of a kind/],
    ['compressed and cut off', gzipSync(RUNNER).subarray(0, 100), /its end is missing/],
    ['compressed and damaged', Buffer.concat([gzipSync('').subarray(0, 10), Buffer.alloc(50, 7)]), /damaged/],
    ['prose', 'Une histoire sans clarification.\n', /no ruling was found/],
    ['a page that names no card', page, /wrong\.txt:3: no card and no mechanic is named above/],
    ['a page with an impossible date', `Coureuse d'éclairs\n31/02/2024\nUne pièce.\n`, /wrong\.txt:2: no calendar/],
  ])('%s', async (_, content, reason) => {
    const { done, said } = await workshop.import([workshop.file('wrong.txt', content)]);
    expect(done).toBe(false);
    expect(said).toMatch(reason);
    expect(said).toContain('nothing was imported, the library is as it was.');
    expect(lastLine(said)).toBe('0 added, 0 changed, 0 unchanged, 0 skipped');
  });

  test('a file that is not there, or is a folder', async () => {
    expect((await workshop.import([join(workshop.dir, 'absent.txt')])).said).toContain('absent.txt: is not there');
    expect((await workshop.import([workshop.dir])).said).toContain('is not a file');
  });

  test('one wrong file among several', async () => {
    const good = workshop.file('good.txt', RUNNER);
    const { done, said } = await workshop.import([good, workshop.file('wrong.txt', page)]);
    expect(done).toBe(false);
    expect(said).toContain('1 of 2 files refused: nothing was imported');
    expect(rulingsOn('Lightning Runner')).toEqual([]);
  });

  test.each([
    ['a card that is unknown', { card: 'Lightning Ruler' }, /has no card of this name/],
    ['a mechanic that is unknown', { mechanic: 'oath' }, /has no mechanic of this name/],
  ])('%s', async (_, options, reason) => {
    const { done, said } = await workshop.import([workshop.file('page.txt', page)], options);
    expect(done).toBe(false);
    expect(said).toMatch(reason);
  });
});

test('With several files, the card named is that of the pages that name none', async () => {
  const files = [
    workshop.file('runner.txt', RUNNER),
    workshop.file('unnamed.txt', 'June 7, 2024\nYou may do it if you are the one.\n'),
  ];
  const { said } = await workshop.import(files, { card: 'wrath of the skies' });
  expect(said).toContain('3 rulings on Coureuse d');
  expect(said).toContain('1 ruling on Colère des cieux — Wrath of the Skies');
});

describe('The command', () => {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const run = (dataDir: string, ...typed: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', 'src/library/import/main.ts', ...typed], {
      cwd,
      env: { ...process.env, DATA_DIR: dataDir },
    });
  const ended = async (child: ReturnType<typeof run>) => {
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      out += text;
    });
    const [code] = await once(child, 'close');
    return { code, out: out.trim() };
  };

  test('runs on an empty directory beside nothing, and exits with 1 when it refuses', async () => {
    const fresh = join(workshop.dir, 'fresh');
    const file = workshop.file('page.txt', RUNNER);
    const good = await ended(run(fresh, file));
    expect(good).toMatchObject({ code: 0 });
    expect(lastLine(good.out)).toBe('3 added, 0 changed, 0 unchanged, 0 skipped');
    expect(await ended(run(fresh, workshop.file('empty.txt', '')))).toMatchObject({ code: 1 });
    const misspelled = await ended(run(fresh, file, '--date', '07/06/2024', '--lang', 'de'));
    expect(misspelled.code).toBe(1);
    expect(misspelled.out).toContain('--date is a calendar date such as 2024-06-07.');
    expect(misspelled.out).toContain('--lang is fr or en.');
  });

  test('says how it is written when asked, and reads nothing for that', async () => {
    const fresh = join(workshop.dir, 'unmade');
    const help = await ended(run(fresh, '--help'));
    expect(help).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Write: npm run import -- FILE… \[--card NAME\]/),
    });
    expect(existsSync(fresh)).toBe(false);
  });

  test('says in one line why a table can not be used, and that nothing was imported', async () => {
    const dir = join(workshop.dir, 'damaged');
    mkdirSync(dir);
    writeFileSync(join(dir, 'table.db'), 'x'.repeat(8192));
    const { code, out } = await ended(run(dir, workshop.file('page.txt', RUNNER)));
    expect(code).toBe(1);
    expect(out).toBe(
      `${join(dir, 'table.db')} is not a database. Restore your backup, as the README says, or move it away to begin with nothing. Nothing was imported, the library is as it was.`,
    );
  });

  test('killed while it waits to save, leaves everything as it was', async () => {
    const dir = join(workshop.dir, 'killed');
    mkdirSync(dir);
    cpSync(join(workshop.dir, 'library.db'), join(dir, 'library.db'));
    const table = new Database(join(dir, 'table.db'));
    table.pragma('journal_mode = WAL');
    const first = await ended(run(dir, workshop.file('other.txt', ARTICLE)));
    expect(first.code).toBe(0);
    const library = readFileSync(join(dir, 'library.db'));
    table.exec('BEGIN IMMEDIATE');
    const child = run(dir, workshop.file('page.txt', RUNNER));
    await wait(1500);
    child.kill('SIGKILL');
    await once(child, 'exit');
    table.exec('COMMIT');
    expect(table.prepare('SELECT count(*) FROM pages').pluck().get()).toBe(1);
    expect(readFileSync(join(dir, 'library.db')).equals(library)).toBe(true);
    table.close();
    expect(lastLine((await ended(run(dir, join(workshop.dir, 'page.txt')))).out)).toBe(
      '3 added, 0 changed, 0 unchanged, 0 skipped',
    );
  });
});
