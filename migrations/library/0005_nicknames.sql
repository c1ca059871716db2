-- What players call a card; from the starter corpus, also before the card itself was imported.
CREATE TABLE nicknames (
  -- The whole English name of the card.
  name TEXT NOT NULL,
  nickname TEXT NOT NULL CHECK (nickname <> ''),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr', 'both')),
  PRIMARY KEY (name, nickname)
) STRICT, WITHOUT ROWID;
