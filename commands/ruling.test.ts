import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Button, Reply, View } from '../src/command.ts';
import { makeCustomId } from '../src/discord/customId.ts';
import { openPages, type PageRulingToSave } from '../src/library/pages.ts';
import { textKey } from '../src/library/textKey.ts';
import type { Hit, Subject } from '../src/stores.ts';
import { ANA, BEN, buttonIn, Room, textOf, viewIn } from '../test/room.ts';
import { ruling } from './ruling.ts';

const EN = 'An oath that you break costs you {E}{E}, and *no* more.';
const FR = 'Un serment que vous brisez vous coûte {E}{E}, et rien de plus.';

const ENERGY: Subject = { kind: 'mechanic', mechanic: 'energy' };

/** Keeps a page with these rulings. */
const paste = (room: Room, subject: Subject, ...rulings: Partial<PageRulingToSave>[]) => {
  const all = rulings.map(({ text = EN, language = 'en', ...more }) => ({
    subject,
    language,
    key: textKey(text),
    text,
    date: '2024-06-07',
    status: language === 'fr' ? ('official' as const) : null,
    lost: [],
    ...more,
  }));
  const text = JSON.stringify(all);
  openPages(room.table.db).save({ key: textKey(text), name: 'page.txt', text }, all, room.now);
};

const hitOf = (room: Room, name: string): Hit => {
  const [hit] = room.library.called(name);
  if (!hit) throw new Error(`The corpus has no ${name}`);
  return hit;
};

const labels = (view: View) =>
  (view.rows ?? []).flatMap((row) => [...row].map((part) => ('label' in part ? part.label : '')));
const press = (room: Room, user: string, reply: Reply, label: string, said = {}) =>
  room.use(user, buttonIn(viewIn(reply), label).does, { invoker: ANA, ...said });

describe.each([
  {
    locale: 'fr',
    title: "Coureuse d'éclairs — Lightning Runner",
    date: '7 juin 2024',
    other: 'In English',
    own: "En d'autres mots, rédigé pour ce bot",
    original: "texte anglais d'origine",
    lost: '[symbole perdu]',
    page: "d'une page importée",
    share: 'Montrer à tous',
    dismiss: 'Retirer',
  },
  {
    locale: 'en',
    title: "Lightning Runner — Coureuse d'éclairs",
    date: 'June 7, 2024',
    other: 'En français',
    own: 'In other words, written for this bot',
    original: 'French: none yet',
    lost: '[lost symbol]',
    page: 'from a page the operator imported',
    share: 'Show everyone',
    dismiss: 'Dismiss',
  },
] as const)('/ruling lookup ($locale)', (words) => {
  let room: Room;
  let runner: Hit;
  beforeEach(() => {
    room = new Room(words.locale);
    runner = hitOf(room, 'Lightning Runner');
  });
  afterEach(() => room.close());
  const look = (query: string, more = {}) => room.run(ANA, 'ruling lookup', { query, ...more });

  /** All pages of an answer. */
  const leafed = async (reply: Reply): Promise<string> => {
    const { texts, rows } = viewIn(reply);
    const next = (rows ?? []).flat().find((part) => 'label' in part && part.label === `${room.words.ruling.next} ▶`);
    const rest = next?.kind === 'button' && !next.disabled ? await room.use(ANA, next.does, { invoker: ANA }) : null;
    return [...texts, ...(rest ? [await leafed(rest)] : [])].join('\n');
  };

  test.each(["coureuse d'éclairs", 'Coureuse d’éclairs', 'COUREUSE D ECLAIRS', 'lightning runner'])(
    'finds the card by “%s”, in public, with both its names',
    async (query) => {
      expect(room.text(await look(query))).toMatch(`public: ## ${words.title}`);
    },
  );

  test.each(['énergie', 'energy', 'ENERGIE'])('finds the mechanic by “%s”', async (query) => {
    expect(room.text(await look(query))).toContain(
      words.locale === 'fr' ? '## Énergie — Energy' : '## Energy — Énergie',
    );
  });

  test.each(['blood moon', 'wrath of god', 'counterspell'])(
    'says of %j, while it knows few cards, that it is not among them, and what is nearest',
    async (query) => {
      const shown = room.text(await look(query));
      expect(shown).toMatch(/^refused: /);
      expect(shown).toContain('npm run update');
    },
  );

  test.each(['lightning', 'lightnign', 'éclairs'])('takes %j for the beginning of what it knows', async (query) => {
    expect(room.text(await look(query))).toMatch(/^private: /);
  });

  test('shows date, source and status, official rulings before those written for the bot', async () => {
    paste(room, runner, { text: EN }, { text: FR, language: 'fr' });
    const text = room.text(await look('lightning runner'));
    expect(text).toContain(`**${words.date}** · ${words.page}`);
    expect(text.indexOf(words.date)).toBeLessThan(text.indexOf(words.own));
    expect(text).toContain(words.locale === 'fr' ? FR : EN.replaceAll('*', '\\*'));
  });

  test('shows what is newest first, and what has no date last', async () => {
    const dates = ['2017-02-09', null, '2024-06-07', '2016-09-30'];
    paste(room, runner, ...dates.map((date, i) => ({ text: `Oath ${'abcd'[i]} is one of ${i}.`, date })));
    const text = room.text(await look('lightning runner'));
    expect([...text.matchAll(/Oath (\w)/g)].map(([, which]) => which)).toEqual(['c', 'a', 'd', 'b']);
  });

  test('shows last of all what has no date, first what is there in the language asked for', async () => {
    const english = 'Oaths without a day are kept all the same.';
    paste(room, ENERGY, { text: FR, language: 'fr', date: null });
    paste(room, ENERGY, { text: english, date: null });
    const heading = `### ${room.words.ruling.sections.undated}`;
    for (const [language, first, last] of [['en', english, FR] as const, ['fr', FR, english] as const]) {
      const text = await leafed(await look('energy', { language }));
      const places = [words.own, heading, first, last].map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(text.split(heading)[1]).not.toMatch(/\*\*\d|\*\*\w+ \d/);
    }
  });

  test('says under a heading no more what the heading says', async () => {
    const { sections, sources, undated } = room.words.ruling;
    paste(room, ENERGY, { text: 'Oaths without a day are kept all the same.', date: null });
    const text = await leafed(await look('energy', { language: 'en' }));
    const under = (heading: string | null) => text.split(`### ${heading}\n`)[1]?.split('\n')[0];
    expect(under(sections.starter)).not.toContain(sources.starter);
    expect(under(sections.undated)).not.toContain(undated);
    expect(under(sections.undated)).toContain(sources.page);
  });

  test('marks English that has no French as the original, and French that has no English', async () => {
    paste(room, runner, { text: EN });
    expect(room.text(await look('lightning runner', { language: 'fr' }))).toContain(words.original);
    paste(room, ENERGY, { text: FR, language: 'fr', date: null });
    expect(await leafed(await look('energy', { language: 'fr' }))).toContain(room.words.ruling.alone);
    const alone = await leafed(await look('energy', { language: 'en' }));
    expect(alone).toContain(FR);
    expect(alone).toContain(room.words.ruling.onlyOther);
  });

  test('shows both languages of each ruling when asked', async () => {
    const text = room.text(await look('lightning runner', { language: 'both' }));
    const [first] = room.library.rulings(runner);
    expect(text).toContain(first?.en?.text);
    expect(text).toContain(first?.fr?.text);
    expect(labels(viewIn(await look('lightning runner', { language: 'both' })))).not.toContain(words.other);
  });

  test('says where a symbol was lost, and fills nothing in', async () => {
    paste(room, runner, { text: 'Un serment coûte , pas plus.', language: 'fr', lost: [17] });
    const text = room.text(await look('lightning runner', { language: 'fr' }));
    expect(text).toContain(`Un serment coûte ${words.lost}, pas plus.`);
    expect(text).toContain(room.words.ruling.lostNote);
  });

  test('folds an older wording under the newest, and shows it when asked', async () => {
    paste(room, runner, { text: EN });
    paste(room, runner, { text: EN.replace('costs you', 'will cost you'), date: '2016-09-30' });
    const folded = await look('lightning runner', { language: 'en' });
    expect(room.text(folded)).not.toContain('will cost you');
    const shown = await press(room, ANA, folded, room.words.ruling.showWordings);
    expect(shown.kind).toBe('update');
    expect(room.text(shown)).toContain('will cost you');
  });

  test('lets any reader see the other language in a private copy', async () => {
    const reply = await look('lightning runner');
    const copy = await press(room, BEN, reply, words.other);
    expect(room.text(copy)).toMatch(`private: ## ${words.title}`);
    const [first] = room.library.rulings(runner);
    expect(room.text(copy)).toContain(words.locale === 'fr' ? first?.en?.text : first?.fr?.text);
    expect(labels(viewIn(copy))).not.toContain(words.share);
  });

  test('has the same rulings in the same order on every page of the other language, with what fits it', async () => {
    paste(room, ENERGY, { text: FR, language: 'fr' });
    paste(room, ENERGY, { text: 'Oaths are counted one by one.' });
    const all = room.library.rulings(ENERGY);
    const begins = (text: string | undefined) => (text ?? '-').replaceAll('*', '\\*').slice(0, 45);
    const keysOn = (reply: Reply) => {
      const text = room.text(reply);
      const places = all.map(({ key, en, fr }) => ({
        key,
        at: Math.max(text.indexOf(begins(en?.text)), text.indexOf(begins(fr?.text))),
      }));
      return places
        .filter(({ at }) => at >= 0)
        .sort((one, next) => one.at - next.at)
        .map(({ key }) => key);
    };
    const own = room.words.ruling.french[words.locale].own;
    const others = room.words.ruling.french[words.locale === 'fr' ? 'en' : 'fr'].own;
    let page = await look('energy', { private: true });
    for (const count of [1, 2]) {
      const other = await press(room, ANA, page, words.other, { onPrivateMessage: true });
      expect(room.text(other)).toContain(`page ${count} `);
      expect(keysOn(other)).toEqual(keysOn(page));
      expect(keysOn(other).length).toBeGreaterThan(2);
      expect([room.text(page).includes(own), room.text(page).includes(others)]).toEqual([true, false]);
      expect([room.text(other).includes(own), room.text(other).includes(others)]).toEqual([false, true]);
      const back = await press(room, ANA, other, room.words.ruling.otherLanguage[words.locale], {
        onPrivateMessage: true,
      });
      expect(room.text(back).split('\n')).toEqual(
        room
          .text(page)
          .replace(/^private/, 'update')
          .split('\n'),
      );
      page = await press(room, ANA, page, `${room.words.ruling.next} ▶`, { onPrivateMessage: true });
    }
  });

  test('switches the language of a private answer in place', async () => {
    const reply = await look('lightning runner', { private: true });
    expect(room.text(reply)).toMatch(/^private: /);
    const switched = await press(room, ANA, reply, words.other, { onPrivateMessage: true });
    expect(switched.kind).toBe('update');
    expect(labels(viewIn(switched))).toContain(words.share);
  });

  test('shows a private answer to everyone when its reader says so', async () => {
    const reply = await look('lightning runner', { private: true });
    const shared = await press(room, ANA, reply, words.share, { onPrivateMessage: true });
    expect(room.text(shared)).toMatch(`public: ## ${words.title}`);
    expect(labels(viewIn(shared))).not.toContain(words.share);
  });

  test('is put away by the one who asked, and by no one else', async () => {
    const reply = await look('lightning runner');
    expect((await press(room, BEN, reply, words.dismiss)).kind).toBe('refuse');
    expect((await press(room, BEN, reply, words.dismiss, { invoker: null })).kind).toBe('refuse');
    const gone = await press(room, ANA, reply, words.dismiss);
    expect(gone).toMatchObject({ kind: 'update', view: { texts: [`-# ${room.words.ruling.dismissed}`] } });
  });

  test('turns its pages for the one who asked, and copies them for others', async () => {
    const reply = await look('energy');
    expect(room.text(reply)).toMatch(/page 1/);
    const next = `${room.words.ruling.next} ▶`;
    const turned = await press(room, ANA, reply, next);
    expect(turned.kind).toBe('update');
    expect(room.text(turned)).toMatch(/page 2/);
    expect(room.text(await press(room, BEN, reply, next))).toMatch(/^private: .*\n.*page 2/);
    const back = buttonIn(viewIn(turned), `◀ ${room.words.ruling.previous}`);
    expect(room.text(await room.use(ANA, back.does, { invoker: ANA }))).toBe(
      room.text(reply).replace('public', 'update'),
    );
  });

  test('leads from a card to the mechanics it has', async () => {
    const reply = await look('lightning runner');
    const label = words.locale === 'fr' ? 'Énergie' : 'Energy';
    expect(room.text(await press(room, BEN, reply, label))).toMatch(
      words.locale === 'fr' ? 'private: ## Énergie — Energy' : 'private: ## Energy — Énergie',
    );
  });

  test('completes names in both languages with values that stay, and takes any text', async () => {
    const complete = ruling.runs.lookup?.options.query?.complete;
    const [first] = complete?.('coureu', room.context({})) ?? [];
    expect(first).toEqual({ name: "Coureuse d'éclairs — Lightning Runner", value: room.library.reference(runner) });
    expect(complete?.('', room.context({})).length).toBe(25);
    expect(room.text(await look(first?.value ?? ''))).toMatch(`public: ## ${words.title}`);
  });

  test.each(['', '   ', 'zzzz', '"Ach! Hans, Run!"', '*', 'NEAR(', 'x'.repeat(4000), '@everyone'])(
    'answers %j with the nearest names or a plain no, in private',
    async (query) => {
      const reply = await look(query);
      expect(room.text(reply)).toMatch(/^(?:private|refused): /);
      expect(room.text(reply).length).toBeLessThan(1000);
      expect(room.text(reply)).not.toMatch(/(?<!\\)@everyone/);
    },
  );

  test.each(['', '   ', '\u200b\u2060', '\u3164 \u2800'])(
    'says of %j, of which nothing is seen, that no name was given',
    async (query) => {
      const shown = room.text(await look(query));
      expect(shown).toMatch(words.locale === 'fr' ? "Aucun nom n'a été donné." : 'No name was given.');
      expect(shown).not.toMatch(/“”|«\s*»/);
    },
  );

  test('asks when several could be meant, and answers as it was asked', async () => {
    const reply = await look('thri', { language: 'en' });
    expect(reply).toMatchObject({ kind: 'say', visibility: 'private' });
    const [select] = viewIn(reply).rows?.[0] ?? [];
    if (select?.kind !== 'select') throw new Error('No select');
    const chosen = await room.use(ANA, select.does, {
      chosen: [select.options[0]?.value ?? ''],
      onPrivateMessage: true,
    });
    expect(room.text(chosen)).toMatch(/^public: ## /);
    expect(labels(viewIn(chosen))).toContain('Energy');
  });

  test('tells that a button leads to what the library no longer has', async () => {
    const { does } = buttonIn(viewIn(await look('lightning runner')), words.other);
    const args = ['c:00000000-0000-4000-8000-000000000000', ...does.args.slice(1)];
    expect(await room.use(ANA, { ...does, args })).toMatchObject({ kind: 'refuse', refusal: { code: 'old-button' } });
  });
});

describe('Nothing overflows a limit of Discord', () => {
  let room: Room;
  beforeEach(() => {
    room = new Room('fr');
  });
  afterEach(() => room.close());

  /** Sentences of about `length` characters that differ from those of other letters. */
  const long = (letter: string, length: number) => `${letter.repeat(8)} `.repeat(length / 9).trim();

  const fits = (view: View) => {
    expect(view.texts.reduce((sum, text) => sum + text.length, 0)).toBeLessThanOrEqual(4000);
    expect(view.texts.length * 2).toBeLessThan(30);
    for (const row of view.rows ?? []) {
      expect(row.length).toBeLessThanOrEqual(5);
      for (const part of row) {
        if (part.kind === 'button') expect(makeCustomId(part.does).length).toBeLessThanOrEqual(100);
        if (part.kind === 'button') expect(part.label.length).toBeLessThanOrEqual(80);
      }
    }
  };

  /** All pages from the first, by the buttons. */
  const pagesFrom = async (first: Reply): Promise<readonly View[]> => {
    const pages = [viewIn(first)];
    for (;;) {
      const last = pages.at(-1);
      const next = (last?.rows ?? [])
        .flatMap((row) => [...row])
        .find((part): part is Button => 'label' in part && part.label.endsWith('▶'));
      if (!next || next.disabled) return pages;
      pages.push(viewIn(await room.use(ANA, next.does, { invoker: ANA })));
    }
  };

  test.each(['fr', 'en', 'both'])('with twelve rulings as long as the longest there is, in %s', async (language) => {
    const letters = [...'abcdefghijkl'];
    paste(room, ENERGY, ...letters.map((letter) => ({ text: long(letter, 1505) })));
    const pages = await pagesFrom(await room.run(ANA, 'ruling lookup', { query: 'energy', language }));
    pages.forEach(fits);
    const all = pages.map(textOf).join('\n');
    for (const letter of letters) expect(all.split(letter.repeat(8)).length - 1).toBe(Math.trunc(1505 / 9));
  });

  test('with a ruling that is longer than a message, which goes on on the next page', async () => {
    paste(room, ENERGY, { text: long('q', 9000), language: 'fr' });
    const pages = await pagesFrom(await room.run(ANA, 'ruling lookup', { query: 'energy' }));
    pages.forEach(fits);
    expect(pages.map(textOf).join('\n').split('qqqqqqqq').length - 1).toBe(1000);
    expect(pages.slice(0, 3).every((page) => /qqqq/.test(textOf(page)))).toBe(true);
  });

  test('with the rulings of every card and mechanic the bot ships', async () => {
    const hits = room.library.resolver.complete('', 10_000);
    expect(hits.length).toBeGreaterThan(100);
    for (const hit of hits)
      fits(viewIn(await room.run(ANA, 'ruling lookup', { query: room.library.reference(hit), language: 'both' })));
  });
});

test('Rulings that are known in French alone say so once, above their list', async () => {
  const room = new Room('en');
  try {
    paste(
      room,
      ENERGY,
      { language: 'fr', text: FR, date: '2030-01-01' },
      { language: 'fr', text: `${FR} Bis.`, date: '2030-01-01' },
    );
    const shown = textOf(viewIn(await room.run(ANA, 'ruling lookup', { query: 'energy' })));
    expect(shown.split('\n').filter((line) => line.includes('English original'))).toEqual([
      '-# The English original is not in the library; this is the French text.',
    ]);
    expect(shown).toContain(`\n- ${FR}\n`);
  } finally {
    room.close();
  }
});
