-- A game in a channel. `state` is what its events add up to until `revision`, so that no command has to add them all up again;
-- `form` says which release's shape it has: a state of another form is added up anew.
CREATE TABLE games (
  id         INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: buttons of old boards carry it
  channel    TEXT    NOT NULL,
  guild      TEXT,                              -- NULL in a DM
  opened_at  INTEGER NOT NULL,
  ended_at   INTEGER,
  revision   INTEGER NOT NULL CHECK (revision > 0),
  form       INTEGER NOT NULL,
  state      TEXT    NOT NULL CHECK (json_valid(state)),
  board      TEXT,                              -- the message that shows it
  board_at   INTEGER,
  CHECK ((board IS NULL) = (board_at IS NULL))
) STRICT;

-- One open game a channel.
CREATE UNIQUE INDEX games_open ON games (channel) WHERE ended_at IS NULL;
CREATE INDEX games_ended ON games (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX games_guild ON games (guild) WHERE guild IS NOT NULL;

-- Who a game speaks of. Events and states name people by `number`, so that forgetting someone is setting `user` to NULL, and the log stays.
CREATE TABLE people (
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 0),
  user   TEXT,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX people_user ON people (user, game) WHERE user IS NOT NULL;

-- Everything that happened, in order. Only ever added to.
CREATE TABLE events (
  game  INTEGER NOT NULL,
  seq   INTEGER NOT NULL CHECK (seq > 0),
  at    INTEGER NOT NULL,
  actor INTEGER NOT NULL,
  event TEXT    NOT NULL CHECK (json_valid(event)),
  PRIMARY KEY (game, seq),
  FOREIGN KEY (game, actor) REFERENCES people (game, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Interactions that were answered, for the case that Discord delivers one again: what each made of the game's revision,
-- or why it was refused. Kept for an hour; `game` is no reference, so that remembering costs one row and no more.
CREATE TABLE interactions (
  id            TEXT    PRIMARY KEY,
  at            INTEGER NOT NULL,
  game          INTEGER,
  from_revision INTEGER CHECK (from_revision >= 0),
  to_revision   INTEGER CHECK (to_revision >= from_revision),
  refusal       TEXT    CHECK (json_valid(refusal)),
  CHECK ((game IS NULL) = (refusal IS NOT NULL)),
  CHECK ((game IS NULL) = (from_revision IS NULL) AND (game IS NULL) = (to_revision IS NULL))
) STRICT, WITHOUT ROWID;
