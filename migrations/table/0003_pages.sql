-- Pages an operator pasted. They live here and not in the library, which imports build anew.

CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  -- textKey of the whole page: pasted again, it is the same page.
  key TEXT NOT NULL UNIQUE CHECK (length(key) = 32),
  -- The name of the file it came in.
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  imported_at INTEGER NOT NULL
) STRICT;

CREATE TABLE page_rulings (
  page INTEGER NOT NULL REFERENCES pages ON DELETE CASCADE,
  position INTEGER NOT NULL,
  oracle_id TEXT,
  mechanic TEXT,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  -- textKey of the text.
  key TEXT NOT NULL CHECK (length(key) = 32),
  text TEXT NOT NULL CHECK (text <> ''),
  date TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
  -- How a French text came to be; the English is the original and has none.
  status TEXT CHECK (status IN ('official', 'reviewed', 'machine')),
  -- Offsets in the text where the page had lost a symbol.
  lost TEXT NOT NULL CHECK (json_type(lost) = 'array'),
  PRIMARY KEY (page, position),
  CHECK ((oracle_id IS NULL) <> (mechanic IS NULL)),
  CHECK ((language = 'fr') = (status IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX page_rulings_of_card ON page_rulings (oracle_id) WHERE oracle_id IS NOT NULL;
CREATE INDEX page_rulings_of_mechanic ON page_rulings (mechanic) WHERE mechanic IS NOT NULL;
CREATE INDEX page_rulings_by_key ON page_rulings (key);
