-- Rulings that the judges of a server made: they hold there.
CREATE TABLE judge_rulings (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  guild       TEXT    NOT NULL,
  oracle_id   TEXT,
  mechanic    TEXT,
  en          TEXT    CHECK (en <> ''),
  fr          TEXT    CHECK (fr <> ''),
  restates    TEXT    NOT NULL CHECK (json_valid(restates)),
  judge       TEXT,                              -- NULL: forgotten
  at          INTEGER NOT NULL,
  interaction TEXT    NOT NULL UNIQUE,
  CHECK ((oracle_id IS NULL) <> (mechanic IS NULL)),
  CHECK (en IS NOT NULL OR fr IS NOT NULL)
) STRICT;

CREATE INDEX judge_rulings_of_card ON judge_rulings (oracle_id, guild) WHERE oracle_id IS NOT NULL;
CREATE INDEX judge_rulings_of_mechanic ON judge_rulings (mechanic, guild) WHERE mechanic IS NOT NULL;
CREATE INDEX judge_rulings_judge ON judge_rulings (judge) WHERE judge IS NOT NULL;

-- French texts that a judge has read beside the English, whose textKey is `key`. One of guild '' holds everywhere: an operator imported it.
CREATE TABLE reviews (
  guild  TEXT    NOT NULL,
  key    TEXT    NOT NULL CHECK (length(key) = 32),
  fr     TEXT    NOT NULL CHECK (fr <> ''),
  judge  TEXT,
  server TEXT,                                   -- the server's name then
  at     INTEGER NOT NULL,
  PRIMARY KEY (guild, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX reviews_judge ON reviews (judge) WHERE judge IS NOT NULL;

-- What a judge would rather leave to another.
CREATE TABLE review_skips (
  guild TEXT    NOT NULL,
  judge TEXT    NOT NULL,
  key   TEXT    NOT NULL,
  at    INTEGER NOT NULL,
  PRIMARY KEY (guild, judge, key)
) STRICT, WITHOUT ROWID;

-- The text key of the ruling that a reader reported.
ALTER TABLE calls ADD COLUMN flagged TEXT;
