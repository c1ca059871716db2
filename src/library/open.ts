import { existsSync, readdirSync, renameSync } from 'node:fs';
import Database from 'better-sqlite3';
import { databaseFault } from '../databaseFile.ts';
import { FatalError } from '../fatal.ts';
import { draftLibrary, LIBRARY_MIGRATIONS, LibraryBusy, libraryFile } from './draft.ts';
import { openEditions } from './editions.ts';
import { foundRulings } from './foundRulings.ts';
import { joined } from './joined.ts';
import type { Beside, Library } from './library.ts';
import { mentionsIn } from './mentions.ts';
import { mergeRulings, type Original, type Pairs } from './merge.ts';
import { parseReference, reference } from './names/reference.ts';
import type { Subject } from './names/resolver.ts';
import type { PageRuling, Pages } from './pages.ts';
import { asksMore } from './question.ts';
import { overlay } from './search/overlay.ts';
import { findRulings } from './search/rulings.ts';
import type { SearchText } from './search/textIndex.ts';
import { applyStarter, readStarter, STARTER_FOLDER, starterHash } from './starter.ts';

/**
 * Opens the library in `dataDir` for reading, with `pages` laid over it. Where there is none, or the corpus the bot ships has
 * changed, it is made first. When an import has put a new file in its place, the next reading is of that one.
 */
export const openLibrary = (
  dataDir: string,
  pages: Pages,
  starterFolder: string = STARTER_FOLDER,
  warn: Warn = warnOnStderr,
): Library => {
  ensureLibrary(dataDir, starterFolder, warn);
  const file = libraryFile(dataDir);
  try {
    return readLibrary(file, pages);
  } catch (error) {
    if (!isDamage(error)) throw databaseFault(error, file, LIBRARY_REMEDY);
    putAside(file, warn);
    ensureLibrary(dataDir, starterFolder, warn);
    return readLibrary(file, pages);
  }
};

/** Where it is said that a library was put aside. */
type Warn = (message: string) => void;

const warnOnStderr: Warn = (message) => process.stderr.write(`${message}\n`);

const LIBRARY_REMEDY = 'Delete it, start again, and import again what you had imported.';

const putAside = (file: string, warn: Warn): void => {
  renameSync(file, `${file}.broken`);
  warn(`${file} is damaged: it was put aside as ${file}.broken and made anew. Import again what you had imported.`);
};

const isDamage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /NOTADB|CORRUPT/.test(error.code);

/** Opens a library file that is there, as it is. */
export const readLibrary = (file: string, pages: Pages): Library => {
  const { current, watch, close } = openEditions(file);
  const pairs: Pairs = {
    french: (key) => texts(current().rulings.frenchOf(key), 'fr'),
    english: (key) => {
      const originals = current().rulings.englishOf(key).map(originalOf);
      return originals.find(({ text }) => text !== null) ?? originals[0] ?? null;
    },
  };
  const originalOf = (key: string): Original => {
    const { rulings } = current();
    const [onPage] = texts([key], 'en');
    const newer = rulings.successor(key);
    const newerText = newer && rulings.text(newer);
    return {
      key,
      text: rulings.text(key) ?? onPage?.text ?? null,
      date: rulings.date(key) ?? onPage?.date ?? null,
      newer: newer && newerText ? { key: newer, text: newerText } : null,
    };
  };
  const texts = (keys: readonly string[], language: 'en' | 'fr'): readonly PageRuling[] =>
    keys.flatMap((key) => {
      const found = pages.byKey(key);
      return found?.language === language ? [found] : [];
    });

  /** The key under which a page's text is shown: that of its English where a source has it. */
  const shownKey = (key: string): string => {
    const original = pairs.english(key);
    return original?.text ? (original.newer ?? original).key : key;
  };

  const namesOf = (subject: Subject): NonNullable<SearchText['names']> => {
    const { en, fr } = current().cards.hit(subject) ?? { en: null, fr: null };
    return [
      ...(en === null ? [] : [{ language: 'en', name: en } as const]),
      ...(fr === null ? [] : [{ language: 'fr', name: fr } as const]),
    ];
  };
  const laidOver = overlay(
    pages.version,
    () =>
      pages
        .all()
        .map(({ language, text, key, subject }) => ({ language, text, ref: { key }, names: namesOf(subject) })),
    (words) => current().texts.translate(words),
  );
  const rulings = (subject: Subject) => mergeRulings(current().rulings.of(subject), pages.rulings(subject), pairs);
  const together = joined({
    rows: () => current().rulings,
    memory: () => current().memory,
    near: (english) =>
      current()
        .texts.find(english, 'rulings', NEAR)
        .flatMap(({ ref, language }) => (language === 'en' && 'key' in ref ? [ref.key] : [])),
    hit: (subject) => current().cards.hit(subject),
    rulings,
    pages,
  });

  return {
    get resolver() {
      return current().names;
    },
    reference,
    find: (typed, language) => {
      const subject = parseReference(typed);
      const hit = subject && current().cards.hit(subject);
      if (hit) return { kind: 'one', hit };
      return current().names.resolve(typed, language);
    },
    called: (name) => current().names.called(name),
    asksMore: (typed, hits) => asksMore(typed, hits, (hit) => current().cards.namesOf(hit)),
    card: (oracleId) => current().cards.card(oracleId),
    mechanic: (key) => current().cards.mechanic(key),
    mechanics: () => current().cards.mechanics(),
    rulings,
    ruling: together.ruling,
    unreviewed: together.unreviewed,
    proposals: together.proposals,
    searchRulings: (typed, from, count, reader, { texts: besides, rulings: extra } = NOTHING) => {
      const own = extra.filter(({ subject }) => current().cards.hit(subject) !== null);
      const subjectsOf = (key: string) => {
        const some = own.filter(({ ruling }) => ruling.key === key).map(({ subject }) => subject);
        return some.length > 0 ? { some, count: some.length } : together.subjects(key);
      };
      const found = findRulings(
        typed,
        [
          {
            find: (words, limit, reader) => current().texts.find(words, 'rulings', limit, reader),
            keyOf: (key) => key,
          },
          { find: laidOver.find, keyOf: shownKey },
          ...besides.map(({ find }) => ({ find, keyOf: (key: string) => (subjectsOf(key).count > 0 ? key : null) })),
        ],
        reader,
      );
      return foundRulings(current().texts.readings(typed), found, from, count, {
        subjects: subjectsOf,
        hit: (it) => current().cards.hit(it),
        rulings: (subject) => [
          ...own.filter((it) => reference(it.subject) === reference(subject)).map(({ ruling }) => ruling),
          ...rulings(subject),
        ],
      });
    },
    beside: (version, texts) =>
      overlay(
        version,
        () => texts().map(({ subject, ...text }) => (subject ? { ...text, names: namesOf(subject) } : text)),
        (words) => current().texts.translate(words),
      ),
    mentioned: (message) =>
      mentionsIn(message, {
        called: (name) => current().names.called(name),
        find: (name) => current().names.resolve(name),
        hasRulings: (hit) => rulings(hit).length > 0,
      }),
    get rules() {
      return current().rules;
    },
    about: () => ({ ...current().cards.counts(), ...together.counts() }),
    watch,
    close,
  };
};

/** So many texts may be other wordings of one. */
const NEAR = 200;

/** What is laid beside a search where nothing is. */
const NOTHING: Beside = { texts: [], rulings: [] };

/**
 * Makes sure that `dataDir` has a library of this release with the corpus of `starterFolder` in it. A file that is no
 * database is put aside as `library.db.broken`, with a warning. While another process is making one, an older library will do.
 */
export const ensureLibrary = (
  dataDir: string,
  starterFolder: string = STARTER_FOLDER,
  warn: Warn = warnOnStderr,
): void => {
  const file = libraryFile(dataDir);
  const hash = starterHash(starterFolder);
  const state = stateOf(file);
  if (state.kind === 'whole' && state.starter === hash) return;
  if (state.kind === 'broken') putAside(file, warn);
  try {
    const draft = draftLibrary(dataDir);
    try {
      applyStarter(draft.db, readStarter(starterFolder), Date.now());
      draft.publish();
    } catch (error) {
      draft.discard();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof LibraryBusy && existsSync(file))) throw error;
  }
};

type LibraryState =
  | { readonly kind: 'missing' | 'broken' }
  | { readonly kind: 'whole'; readonly starter: string | null };

const stateOf = (file: string): LibraryState => {
  if (!existsSync(file)) return { kind: 'missing' };
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true });
    if (!isMigrated(db, file)) return { kind: 'whole', starter: null };
    const starter = db.prepare<[], string>("SELECT sha256 FROM imports WHERE format = 'starter'").pluck().get();
    return { kind: 'whole', starter: starter ?? null };
  } catch (error) {
    if (isDamage(error)) return { kind: 'broken' };
    throw databaseFault(error, file, LIBRARY_REMEDY);
  } finally {
    db?.close();
  }
};

/** Whether every migration has been run on the library. */
const isMigrated = (db: Database.Database, file: string): boolean => {
  const newest = Math.max(...readdirSync(LIBRARY_MIGRATIONS).map((name) => Number.parseInt(name, 10) || 0));
  const found = Number(db.pragma('user_version', { simple: true }));
  if (found > newest) throw new FatalError(`${file} is from a newer release. Update the bot. Or: ${LIBRARY_REMEDY}`);
  return found === newest;
};
