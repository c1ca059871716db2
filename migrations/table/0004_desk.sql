-- A call to the judges: what was asked, and, for the sake of queries, where it stands; that is what its events add up to.
CREATE TABLE calls (
  id        INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: buttons of old messages carry it
  guild     TEXT    NOT NULL,
  channel   TEXT    NOT NULL,
  desk      TEXT    NOT NULL,                  -- the channel it was posted in
  at        INTEGER NOT NULL,
  locale    TEXT    NOT NULL CHECK (locale IN ('en', 'fr')),
  topic     TEXT    NOT NULL,
  card      TEXT,
  question  TEXT,                              -- NULL: erased
  private   INTEGER NOT NULL CHECK (private IN (0, 1)),
  snapshot  TEXT    CHECK (json_valid(snapshot)),
  revision  INTEGER NOT NULL CHECK (revision > 0),
  status    TEXT    NOT NULL CHECK (status IN ('open', 'claimed', 'asking', 'answered', 'withdrawn')),
  level     TEXT    NOT NULL CHECK (level IN ('judge', 'head')),
  lapses_at INTEGER,
  CHECK ((lapses_at IS NOT NULL) = (status IN ('claimed', 'asking')))
) STRICT;

CREATE INDEX calls_unsettled ON calls (guild, at, id) WHERE status IN ('open', 'claimed', 'asking');
CREATE INDEX calls_lapsing ON calls (lapses_at) WHERE lapses_at IS NOT NULL;
CREATE INDEX calls_at ON calls (at);

-- Who a call speaks of; the asker has number 0. Events and snapshots name people by `number`, so that forgetting someone is setting `user` to NULL.
CREATE TABLE call_people (
  call   INTEGER NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number >= 0),
  user   TEXT,
  PRIMARY KEY (call, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX call_people_user ON call_people (user, call) WHERE user IS NOT NULL;

-- Everything that happened to a call, in order. Only ever added to; `words` are free words, which their author may have erased.
CREATE TABLE call_events (
  call        INTEGER NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
  seq         INTEGER NOT NULL CHECK (seq > 0),
  at          INTEGER NOT NULL,
  actor       INTEGER,                         -- NULL: the clock
  event       TEXT    NOT NULL CHECK (json_valid(event)),
  words       TEXT,
  interaction TEXT,
  PRIMARY KEY (call, seq),
  FOREIGN KEY (call, actor) REFERENCES call_people (call, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX call_events_interaction ON call_events (interaction) WHERE interaction IS NOT NULL;

-- Messages about a call, written down with the event that calls for them.
CREATE TABLE call_posts (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  call     INTEGER NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
  kind     TEXT    NOT NULL CHECK (kind IN ('call', 'notice', 'question', 'answer')),
  about    INTEGER NOT NULL,
  channel  TEXT    NOT NULL,
  message  TEXT,                               -- NULL: not known to be sent
  tried_at INTEGER,
  due      INTEGER NOT NULL CHECK (due IN (0, 1)),
  digest   TEXT,
  failed   TEXT,
  CHECK (failed IS NULL OR due = 0),
  FOREIGN KEY (call, about) REFERENCES call_events (call, seq) ON DELETE CASCADE
) STRICT;

CREATE INDEX call_posts_due ON call_posts (channel, id) WHERE due = 1;
CREATE INDEX call_posts_call ON call_posts (call);

-- Answers that judges are writing.
CREATE TABLE call_drafts (
  call  INTEGER NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
  judge TEXT    NOT NULL,
  draft TEXT    NOT NULL CHECK (json_valid(draft)),
  PRIMARY KEY (call, judge)
) STRICT, WITHOUT ROWID;
