import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ActionCall, Button, Reply, Select } from '../../src/command.ts';
import { wordsIn } from '../../src/i18n/index.ts';
import { ANA, BEN, CHANNEL, GUILD, JUDGE, JUDGE_ROLE, NOW, Room, SERVER, textOf, viewIn } from '../../test/room.ts';

let room: Room;
beforeEach(async () => {
  room = new Room('en');
  await room.table.settings.change(GUILD, { judgeRole: JUDGE_ROLE, deskChannel: '200000000000000009' });
});
afterEach(() => room.close());

const asJudge = { roles: [JUDGE_ROLE] };
const dataDir = () => dirname(room.table.db.name);
const does = (reply: Reply): ActionCall => {
  if (reply.kind !== 'modal') throw new Error(room.text(reply));
  return reply.modal.does;
};
const parts = (reply: Reply) => (viewIn(reply).rows ?? []).flatMap((row) => [...row] as (Button | Select)[]);
const press = (reply: Reply, label: string, user = JUDGE, fields: Record<string, string> = {}) => {
  const button = parts(reply).find((part) => 'label' in part && part.label === label);
  if (button === undefined) throw new Error(`No “${label}” in ${JSON.stringify(parts(reply))}`);
  return room.use(user, button.does, { ...asJudge, fields, onPrivateMessage: true });
};
const lookup = async (said = {}) => room.text(await room.run(ANA, 'ruling lookup', { query: 'energy' }, said));

const addOne = async (fields: Record<string, string>): Promise<Reply> => {
  const form = await room.run(JUDGE, 'ruling add', { query: 'energy' }, asJudge);
  return room.use(JUDGE, does(form), { ...asJudge, fields, interaction: 'once' });
};

describe('A ruling that a judge adds', () => {
  test('is for judges', async () => {
    expect(room.text(await room.run(ANA, 'ruling add', { query: 'energy' }))).toMatch(/^refused: Only judges/);
    expect(room.text(await room.run(JUDGE, 'ruling add', { query: 'energy' }, { guild: null }))).toMatch(
      /^refused: This works only in a server/,
    );
  });

  test('holds in its server, with its name and the judge’s, and nowhere else', async () => {
    const fields = { en: 'Dice may stand for energy.', fr: 'Un dé peut représenter l’énergie.' };
    const added = await addOne(fields);
    expect(room.text(added)).toMatch(/^private: \*\*Your ruling on Energy — Énergie holds in this server now\.\*\*/);
    const here = await lookup();
    expect(here).toContain('### By judges of this server');
    expect(here).toContain(`by <@${JUDGE}> (judge of ${SERVER})`);
    expect(here).toContain('Dice may stand for energy.');
    expect(await lookup({ guild: '300000000000000002' })).not.toContain('Dice may stand');
    expect(await lookup({ guild: null })).not.toContain('Dice may stand');
    const french = await room.run(ANA, 'ruling lookup', { query: 'energy', language: 'fr' });
    expect(textOf(viewIn(french))).toContain('Un dé peut représenter');
  });

  test('in French alone says that there is no English yet, and is handed to nobody for review', async () => {
    await addOne({ fr: 'Un dé peut représenter l’énergie.' });
    expect(await lookup()).toContain(`(judge of ${SERVER}) · French only, no English yet\nUn dé peut`);
    const words = wordsIn('fr');
    const shown = await lookup({ locale: 'fr', words, channelLocale: 'fr', channelWords: words });
    expect(shown).toContain(`(arbitre de ${SERVER}) · en français seulement, pas encore d'anglais\nUn dé peut`);
    expect(textOf(viewIn(await room.run(JUDGE, 'ruling review', {}, asJudge)))).toContain('Every French text');
  });

  test('is added once, survives a restart, needs one language at least, and can be taken back', async () => {
    expect(room.text(await addOne({ en: ' ', fr: '\u200B' }))).toMatch(/^refused: There is nothing to read/);
    const added = await addOne({ en: 'Dice may stand for energy.' });
    await addOne({ en: 'Dice may stand for energy.' });
    room.restart();
    expect((await lookup()).split('Dice may stand').length - 1).toBe(1);
    expect(room.text(await press(added, 'Take it back'))).toBe('update: Your ruling was taken back.');
    expect(await lookup()).not.toContain('Dice may stand');
  });

  test('loses its author, and stays, when they want to be forgotten', async () => {
    await addOne({ en: 'Dice may stand for energy.' });
    expect(room.judged.about(JUDGE)).toHaveLength(1);
    expect(room.judged.forget(JUDGE)).toBe(1);
    expect(await lookup()).toContain(`by a former judge (judge of ${SERVER})`);
    expect(room.judged.about(JUDGE)).toEqual([]);
  });

  test('can’t ping or format', async () => {
    await addOne({ en: '@everyone **bold** <@&1> [x](https://evil.example)' });
    const here = await lookup();
    expect(here).not.toMatch(/(?<!\\)\*\*bold/);
    expect(here).not.toMatch(/(?<!\\)<@&1/);
    expect(here).not.toMatch(/(?<!\\)\[x\]\(/);
  });
});

test('What a judge has reviewed is proposed for English much like it, in their server only', async () => {
  const [ruling] = room.library.rulings({ kind: 'mechanic', mechanic: 'energy' });
  const en = ruling?.en?.text ?? '';
  room.judged.keepReview(GUILD, { key: ruling?.key ?? '', fr: 'Mieux dit.', judge: JUDGE, server: SERVER, at: NOW });
  const alike = `${en} Always.`;
  const here = room.context({}).library.proposals(alike, 3);
  expect(here).toMatchObject([{ en, fr: 'Mieux dit.', status: 'reviewed' }]);
  expect(here[0]?.likeness).toBeGreaterThanOrEqual(0.8);
  expect(room.context({ guild: '300000000000000002' }).library.proposals(alike, 3)).toEqual([]);
  expect(textOf(viewIn(await addOne({ en: alike })))).toContain('Its French (reviewed by a judge for that ruling)');
});

/** Makes two of the shipped translations a machine's, one of them out of date. */
const machine = (): readonly string[] => {
  const [subject] = room.library.mechanics().filter(({ key }) => key === 'energy');
  const keys = room.library
    .rulings({ kind: 'mechanic', mechanic: subject?.key ?? '' })
    .slice(0, 2)
    .map(({ key }) => key);
  const db = new Database(join(dataDir(), 'library.db'));
  for (const [i, key] of keys.entries()) {
    db.prepare("UPDATE translations SET status = 'machine', to_review = ? WHERE key = ?").run(i, key);
  }
  db.close();
  return keys;
};

describe('/ruling review', () => {
  test('hands out what no judge has read, what is out of date first, and raises it in this server only', async () => {
    const [first = '', second = ''] = machine();
    expect(room.text(await room.run(ANA, 'ruling review'))).toMatch(/^refused: Only judges/);
    const asked = await room.run(JUDGE, 'ruling review', {}, asJudge);
    expect(textOf(viewIn(asked))).toContain('(2 left)');
    expect(textOf(viewIn(asked))).toContain('to review: the English has changed since');
    expect(parts(asked)[0]?.does.args).toEqual([second]);
    const skipped = await press(asked, 'Skip');
    expect(parts(skipped)[0]?.does.args).toEqual([first]);
    const form = await press(skipped, 'Correct');
    const corrected = await room.use(JUDGE, does(form), {
      ...asJudge,
      fields: { fr: 'Mieux dit.' },
      onPrivateMessage: true,
    });
    expect(textOf(viewIn(corrected))).toContain('Every French text has been read');
    const other = await room.run(BEN, 'ruling review', {}, asJudge);
    expect(parts(other)[0]?.does.args).toEqual([second]);
    await press(other, 'Accept', BEN);

    const shown = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'energy', language: 'fr' })));
    expect(shown).toContain('Mieux dit.');
    expect(shown).toContain(`French: reviewed by <@${JUDGE}> of ${SERVER}`);
    expect(shown).toContain(`French: reviewed by <@${BEN}> of ${SERVER}`);
    const elsewhere = await room.run(
      ANA,
      'ruling lookup',
      { query: 'energy', language: 'fr' },
      { guild: '300000000000000002' },
    );
    expect(textOf(viewIn(elsewhere))).not.toContain('Mieux dit.');
  });

  test('hands out what a page brought that a machine translated, also where only its date tells the English', async () => {
    const english = {
      name: 'en.txt',
      text: 'Lightning Runner\n6/7/2024\tYou count your coins {E} before you give them.\n',
    };
    const french = {
      name: 'fr.txt',
      text: "(Traduction automatique)\nCoureuse d'éclairs\n\n07/06/2024\n\nVous comptez vos pièces {E} avant de les donner.\n",
    };
    for (const { name, text } of [english, french]) writeFileSync(join(dataDir(), name), text);
    await room.import([english, french].map(({ name }) => join(dataDir(), name)));
    const asked = await room.run(JUDGE, 'ruling review', {}, asJudge);
    expect(textOf(viewIn(asked))).toContain('You count your coins {E} before you give them.');
    expect(textOf(viewIn(asked))).toContain('Vous comptez vos pièces {E} avant de les donner.');
    expect(textOf(viewIn(await press(asked, 'Accept')))).toContain('Every French text has been read');
    const shown = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'Lightning Runner', language: 'fr' })));
    expect(shown).toContain(`French: reviewed by <@${JUDGE}> of ${SERVER}`);
  });

  test('hands out last what a machine translated and whose English is not known, and says so', async () => {
    const page = join(dataDir(), 'fr.txt');
    const alone = 'Vous comptez vos pièces avant de les donner.';
    writeFileSync(page, `(Traduction automatique)\nCoureuse d'éclairs\n\n07/06/2024\n\n${alone}\n`);
    await room.import([page]);
    const asked = await room.run(JUDGE, 'ruling review', {}, asJudge);
    expect(textOf(viewIn(asked))).toContain('The English original is not in the library');
    expect(textOf(viewIn(asked))).toContain(alone);
    expect(textOf(viewIn(await press(asked, 'Skip')))).toContain('but for 1 that you skipped');
    expect(
      textOf(
        viewIn(
          await press(asked, 'Correct', JUDGE).then((form) =>
            room.use(JUDGE, does(form), { ...asJudge, fields: { fr: 'Mieux dit.' }, onPrivateMessage: true }),
          ),
        ),
      ),
    ).toContain('Every French text has been read.');
    const shown = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'Lightning Runner', language: 'fr' })));
    expect(shown).toContain(`French: reviewed by <@${JUDGE}> of ${SERVER}, `);
    expect(shown).toContain('English original unknown\nMieux dit.');
  });

  test('is handed out again, beside its English, when that comes', async () => {
    const [french, english] = [join(dataDir(), 'fr.txt'), join(dataDir(), 'en.txt')];
    writeFileSync(
      french,
      "(Traduction automatique)\nCoureuse d'éclairs\n\n07/06/2024\n\nVous comptez vos pièces avant.\n",
    );
    await room.import([french]);
    await press(await room.run(JUDGE, 'ruling review', {}, asJudge), 'Accept');
    writeFileSync(english, 'Lightning Runner\n6/7/2024\tYou count your coins before you give.\n');
    await room.import([english]);
    const again = textOf(viewIn(await room.run(JUDGE, 'ruling review', {}, asJudge)));
    expect(again).toContain('You count your coins before you give.');
    expect(again).toContain('Vous comptez vos pièces avant.');
  });

  test('is not undone by imports, neither of the same pages nor of others', async () => {
    const [key = ''] = machine();
    room.judged.keepReview(GUILD, { key, fr: 'Mieux dit.', judge: JUDGE, server: SERVER, at: NOW });
    const page = join(dataDir(), 'en.txt');
    for (const text of ['You count your coins before you give them.', 'You count your coins twice.']) {
      writeFileSync(page, `Lightning Runner\n6/7/2024\t${text}\n`);
      await room.import([page]);
      await room.import([page]);
    }
    room.restart();
    const shown = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'energy', language: 'fr' })));
    expect(shown).toContain('Mieux dit.');
    expect(shown).toContain(`French: reviewed by <@${JUDGE}> of ${SERVER}`);
  });

  test('raises official French whose English has changed', async () => {
    const [, key = ''] = machine();
    const db = new Database(join(dataDir(), 'library.db'));
    db.prepare("UPDATE translations SET status = 'official' WHERE key = ?").run(key);
    db.close();
    const asked = await room.run(JUDGE, 'ruling review', {}, asJudge);
    expect(parts(asked)[0]?.does.args).toEqual([key]);
    await press(asked, 'Accept');
    const shown = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'energy', language: 'fr' })));
    expect(shown).toContain(`French: reviewed by <@${JUDGE}> of ${SERVER}`);
  });

  test('is shared as a file, which an operator makes hold everywhere', async () => {
    const [key = ''] = machine();
    room.judged.keepReview(GUILD, { key, fr: 'Mieux dit.', judge: JUDGE, server: SERVER, at: NOW });
    const file = join(dataDir(), 'shared.jsonl');
    const script = (what: string): string =>
      execFileSync(process.execPath, ['--import', 'tsx', 'src/library/translations/main.ts', what, file], {
        cwd: fileURLToPath(new URL('../..', import.meta.url)),
        env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir() },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    expect(script('export')).toBe('1 written\n');
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toEqual({ key, fr: 'Mieux dit.', server: SERVER, at: '2027-01-15' });
    expect(text).not.toContain(JUDGE);
    const elsewhere = async () =>
      textOf(
        viewIn(
          await room.run(ANA, 'ruling lookup', { query: 'energy', language: 'fr' }, { guild: '300000000000000002' }),
        ),
      );
    expect(await elsewhere()).not.toContain('Mieux dit.');
    expect(script('import')).toBe('1 added, 0 changed, 0 unchanged, 0 skipped\n');
    expect(script('import')).toBe('0 added, 0 changed, 1 unchanged, 0 skipped\n');
    expect(await elsewhere()).toContain('Mieux dit.');
    expect(await elsewhere()).toContain(`reviewed by a judge of ${SERVER}`);

    writeFileSync(file, `${text}{"key": "short"}\n`);
    expect(() => script('import')).toThrow(/line 2: /);
    const english = room.library.ruling(key)?.ruling.en?.text;
    writeFileSync(file, JSON.stringify([{ text: english, rows: 3 }, 'Nobody has ruled this.']));
    expect(script('coverage')).toContain('reviewed  1 (50.0 %)');
  }, 60_000);
});

describe('/ruling flag', () => {
  test('lays a ruling at the desk, pings nobody, and leads the judge to its French', async () => {
    const listed = await room.run(ANA, 'ruling flag', { query: 'energy' });
    const [select] = parts(listed);
    if (select?.kind !== 'select') throw new Error(room.text(listed));
    const key = select.options[0]?.value ?? '';
    const form = await room.use(ANA, select.does, { chosen: [key] });
    const flagged = await room.use(ANA, does(form), { fields: { words: 'A typo' } });
    expect(room.text(flagged)).toContain('About: a ruling that a reader reports · Energy — Énergie');
    const [call] = await room.desk.unsettled(GUILD);
    expect(call).toMatchObject({
      asker: ANA,
      flagged: key,
      question: 'A typo',
      private: true,
      snapshot: null,
      channel: CHANNEL,
    });
    const claimed = await room.use(JUDGE, { action: 'judge.claim', args: ['1'] }, asJudge);
    expect(room.text(claimed)).toContain(room.library.ruling(key)?.ruling.en?.text.slice(0, 20));
    const read = await press(claimed, 'Read the French');
    expect(parts(read).map((part) => ('label' in part ? part.label : ''))).toEqual(['Accept', 'Correct', 'Skip']);
  });
});

describe('/ruling flag refuses before anything is written', () => {
  test('where no judge can be reached', async () => {
    await room.table.settings.change(GUILD, { deskChannel: null });
    const reply = await room.run(ANA, 'ruling flag', { query: 'energy' });
    expect(room.text(reply)).toMatch(/^refused: .*\/settings/s);
  });
});

describe('/ruling flag offers every ruling', () => {
  const select = (reply: Reply): Select => {
    const [part] = parts(reply);
    if (part?.kind !== 'select') throw new Error(room.text(reply));
    return part;
  };

  test('those of judges too, whom a menu can not name', async () => {
    await addOne({ en: 'Dice may stand for energy.' });
    const menu = select(await room.run(ANA, 'ruling flag', { query: 'energy' }));
    const offered = menu.options.find(({ label }) => label.startsWith('Dice'));
    expect(offered?.description).toContain('by a judge of this server');
    expect(offered?.description).not.toContain(JUDGE);
    const key = offered?.value ?? '';
    const form = await room.use(ANA, menu.does, { chosen: [key] });
    await room.use(ANA, does(form), { fields: { words: 'Beads, not dice' } });
    const claimed = await room.use(JUDGE, { action: 'judge.claim', args: ['1'] }, asJudge);
    expect(room.text(claimed)).toContain(`by <@${JUDGE}> (judge of ${SERVER})`);
    expect(room.text(claimed)).toContain('Dice may stand for energy.');
    expect(room.text(await press(claimed, 'Read the French'))).toMatch(/There is no translation to review here/);
  });

  test('in the order in which they are read', async () => {
    await addOne({ en: 'Dice may stand for energy.' });
    const menu = select(await room.run(ANA, 'ruling flag', { query: 'energy' }));
    expect(menu.options[0]?.label).toBe('Dice may stand for energy.');
    const read = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'energy' })));
    const places = menu.options.slice(0, 5).map(({ label }) => read.indexOf(label.slice(0, 40).replace(/…$/, '')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('page by page, where a menu does not hold them all', async () => {
    for (let n = 1; n <= 30; n++) {
      room.judged.add(
        {
          guild: GUILD,
          subject: { kind: 'mechanic', mechanic: 'energy' },
          en: `Ruling ${n}.`,
          fr: null,
          restates: null,
          judge: JUDGE,
          at: NOW,
        },
        `interaction of ${n}`,
      );
    }
    const all = new Set<string>();
    let shown = await room.run(ANA, 'ruling flag', { query: 'energy' });
    const count = new Set(
      room
        .context({})
        .library.rulings({ kind: 'mechanic', mechanic: 'energy' })
        .map(({ key }) => key),
    );
    for (const page of Array.from({ length: Math.ceil(count.size / 25) }, (_, n) => n)) {
      if (page > 0) shown = await press(shown, 'Next ▶', ANA);
      for (const { value } of select(shown).options) all.add(value);
    }
    expect(all).toEqual(count);
    expect(parts(shown).map((part) => ('label' in part ? part.label : ''))).not.toContain('Next ▶');
    expect(select(await press(shown, '◀ Previous', ANA)).options).toHaveLength(25);
  });
});

describe('An answer worth keeping', () => {
  test('becomes a ruling of the server with what it rests on', async () => {
    await room.run(ANA, 'judge call', { question: 'May I pay twice?', card: 'Lightning Runner' });
    const form = await room.use(JUDGE, { action: 'judge.answer', args: ['1'] }, asJudge);
    const fields = { decision: 'no', words: 'Once, or not at all.', citations: '118.12' };
    await room.use(JUDGE, does(form), { ...asJudge, fields });
    const sent = await room.use(JUDGE, { action: 'judge.send', args: ['1'] }, { ...asJudge, onPrivateMessage: true });
    const promote = await press(sent, 'Make it a ruling');
    if (promote.kind !== 'modal') throw new Error('No form');
    expect(promote.modal.fields.map(({ value }) => value)).toEqual([
      "Lightning Runner — Coureuse d'éclairs",
      'Once, or not at all.',
      undefined,
    ]);
    const mistyped = { subject: 'Nope', en: 'Once, or *not at all*.', fr: 'x '.repeat(1000) };
    const unclear = await room.use(JUDGE, promote.modal.does, { ...asJudge, fields: mistyped });
    expect(room.text(unclear)).toMatch(
      /^private: \*\*Your ruling is not kept yet\.\*\* No card and no mechanic is called “Nope”/,
    );
    expect(room.text(unclear)).toContain('**English**\nOnce, or \\*not at all\\*\\.');
    expect(viewIn(unclear).files?.[0]?.text).toContain('English\nOnce, or *not at all*.\n');
    expect((await press(unclear, 'Make it a ruling')).kind).toBe('modal');
    const filled = { subject: "Lightning Runner — Coureuse d'éclairs", en: 'Once, or not at all.', fr: '' };
    await room.use(JUDGE, promote.modal.does, { ...asJudge, fields: filled });
    const shown = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'Lightning Runner' })));
    expect(shown).toContain('Once, or not at all.');
    expect(shown).toContain('after CR 118.12');
  });
});
