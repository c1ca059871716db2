-- What the bot knows from public sources. Built anew by every import in a file of its own, then put in place of the old one.

CREATE TABLE imports (
  id INTEGER PRIMARY KEY,
  format TEXT NOT NULL,
  name TEXT NOT NULL,
  -- What it held, so that the same file is known again.
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
  -- The source's own date, where it gives one.
  date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
  imported_at INTEGER NOT NULL
) STRICT;

CREATE TABLE cards (
  oracle_id TEXT NOT NULL PRIMARY KEY CHECK (length(oracle_id) = 36),
  -- The whole English name: 'Fire // Ice'.
  name TEXT NOT NULL,
  layout TEXT NOT NULL DEFAULT 'normal',
  -- EDHREC's rank, 1 is the most played.
  rank INTEGER CHECK (rank > 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE faces (
  oracle_id TEXT NOT NULL REFERENCES cards ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 1),
  name TEXT NOT NULL,
  -- NULL: no mana cost (202.1b), which is not {0}.
  mana_cost TEXT,
  types TEXT NOT NULL,
  types_fr TEXT,
  text TEXT,
  -- As printed in its year, not Oracle.
  text_fr TEXT,
  PRIMARY KEY (oracle_id, position)
) STRICT, WITHOUT ROWID;

-- Every name a card was ever printed with. Position 0 is the whole card, above it the face.
CREATE TABLE names (
  oracle_id TEXT NOT NULL REFERENCES cards ON DELETE CASCADE,
  position INTEGER NOT NULL CHECK (position >= 0),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  name TEXT NOT NULL CHECK (name <> ''),
  printings INTEGER NOT NULL CHECK (printings >= 0),
  PRIMARY KEY (oracle_id, position, language, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE keywords (
  oracle_id TEXT NOT NULL REFERENCES cards ON DELETE CASCADE,
  keyword TEXT NOT NULL,
  PRIMARY KEY (oracle_id, keyword)
) STRICT, WITHOUT ROWID;

CREATE TABLE mechanics (
  key TEXT NOT NULL PRIMARY KEY,
  en TEXT NOT NULL,
  fr TEXT NOT NULL,
  -- A number of today's Comprehensive Rules: shown, never used as identity.
  rule TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE mechanic_names (
  mechanic TEXT NOT NULL REFERENCES mechanics ON DELETE CASCADE,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  name TEXT NOT NULL CHECK (name <> ''),
  PRIMARY KEY (mechanic, language, name)
) STRICT, WITHOUT ROWID;

-- English texts, each once however many cards have the ruling; the key is textKey of the text.
CREATE TABLE texts (
  key TEXT NOT NULL PRIMARY KEY CHECK (length(key) = 32),
  text TEXT NOT NULL CHECK (text <> '')
) STRICT, WITHOUT ROWID;

-- The translation memory: one French text for every card that has the ruling, also before any has.
CREATE TABLE translations (
  key TEXT NOT NULL PRIMARY KEY CHECK (length(key) = 32),
  fr TEXT NOT NULL CHECK (fr <> ''),
  status TEXT NOT NULL CHECK (status IN ('official', 'reviewed', 'machine', 'own')),
  -- The English changed since.
  to_review INTEGER NOT NULL DEFAULT 0 CHECK (to_review IN (0, 1)),
  -- Where it came from: 'starter', or the name of an import.
  origin TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Which French text says what which English text says: keys only, the texts come from pages.
CREATE TABLE pairs (
  en TEXT NOT NULL CHECK (length(en) = 32),
  fr TEXT NOT NULL CHECK (length(fr) = 32),
  PRIMARY KEY (en, fr)
) STRICT, WITHOUT ROWID;

CREATE TABLE rulings (
  id INTEGER PRIMARY KEY,
  oracle_id TEXT REFERENCES cards ON DELETE CASCADE,
  mechanic TEXT REFERENCES mechanics ON DELETE CASCADE,
  key TEXT NOT NULL REFERENCES texts,
  source TEXT NOT NULL CHECK (source IN ('wotc', 'scryfall', 'starter')),
  date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
  -- The key of the wording that took its place, on the same subject.
  replaced_by TEXT REFERENCES texts,
  -- Its source no longer has it, and nothing took its place: kept, not shown.
  withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
  -- Starter rulings: the rules or the page they restate.
  restates TEXT CHECK (json_valid(restates)),
  CHECK ((oracle_id IS NULL) <> (mechanic IS NULL)),
  CHECK (replaced_by IS NULL OR replaced_by <> key)
) STRICT;
CREATE UNIQUE INDEX rulings_of_card ON rulings (oracle_id, key) WHERE oracle_id IS NOT NULL;
CREATE UNIQUE INDEX rulings_of_mechanic ON rulings (mechanic, key) WHERE mechanic IS NOT NULL;
CREATE INDEX rulings_by_key ON rulings (key);
CREATE INDEX rulings_replaced ON rulings (replaced_by) WHERE replaced_by IS NOT NULL;

-- Rules texts by edition: the Comprehensive Rules, the tournament rules, the infraction guide.
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('CR', 'MTR', 'IPG')),
  -- The day it took effect.
  date TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
  -- An excerpt never stands for its edition.
  whole INTEGER NOT NULL CHECK (whole IN (0, 1)),
  UNIQUE (kind, date, whole)
) STRICT;

CREATE TABLE rules (
  document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
  position INTEGER NOT NULL,
  -- 'heading' has a number and a title, 'example' belongs to the rule before it, 'term' is a glossary entry.
  kind TEXT NOT NULL CHECK (kind IN ('heading', 'rule', 'example', 'term')),
  number TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (document, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX rules_by_number ON rules (number, document);
