-- Full-text search reads its index into memory: a few megabytes for all rulings, and no query waits for SQLite. Written anew with
-- every library.

DROP TABLE search_stems;
DROP TABLE search_words;
DROP TABLE search_texts;

CREATE TABLE search_indexes (
  scope TEXT NOT NULL PRIMARY KEY CHECK (scope IN ('rules', 'rulings')),
  -- What each text stands for, and every word with its stem: textIndex.ts.
  texts TEXT NOT NULL CHECK (json_valid(texts)),
  vocabulary TEXT NOT NULL CHECK (json_valid(vocabulary)),
  -- Four bytes a number.
  words BLOB NOT NULL CHECK (length(words) % 4 = 0),
  starts BLOB NOT NULL CHECK (length(starts) % 4 = 0)
) STRICT;
