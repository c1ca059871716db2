CREATE TABLE guilds (
  guild           TEXT PRIMARY KEY,
  language        TEXT CHECK (language IN ('en', 'fr')), -- NULL: as Discord says
  judge_role      TEXT,
  head_judge_role TEXT,
  desk_channel    TEXT,
  left_at         INTEGER                               -- since when the bot is gone from it
) STRICT, WITHOUT ROWID;

CREATE TABLE channels (
  channel  TEXT PRIMARY KEY,
  guild    TEXT NOT NULL REFERENCES guilds (guild) ON DELETE CASCADE,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr'))
) STRICT, WITHOUT ROWID;

CREATE INDEX channels_guild ON channels (guild);
