-- Mechanics a card has that are no keyword of its own, such as energy.
CREATE TABLE card_mechanics (
  oracle_id TEXT NOT NULL REFERENCES cards ON DELETE CASCADE,
  mechanic TEXT NOT NULL REFERENCES mechanics ON DELETE CASCADE,
  PRIMARY KEY (oracle_id, mechanic)
) STRICT, WITHOUT ROWID;
