-- Up to which day some file has told all rulings of a source on a card: one that is older, imported later, takes none of them away.
CREATE TABLE ruled (
  oracle_id TEXT NOT NULL REFERENCES cards ON DELETE CASCADE,
  source TEXT NOT NULL CHECK (source IN ('wotc', 'scryfall')),
  as_of TEXT NOT NULL CHECK (as_of GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
  PRIMARY KEY (oracle_id, source)
) STRICT, WITHOUT ROWID;
INSERT INTO ruled (oracle_id, source, as_of) SELECT oracle_id, 'wotc', as_of FROM cards WHERE as_of IS NOT NULL;
