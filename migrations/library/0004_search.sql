-- Full-text search over rulings and the newest rules texts. Built anew with every library; pages are searched beside it.

-- What can be found: rules, the first of a text first, then rulings, those of most cards first.
CREATE TABLE search_texts (
  id INTEGER PRIMARY KEY,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  -- The text key of a ruling, or a row of a rules text.
  key TEXT CHECK (length(key) = 32),
  document INTEGER,
  position INTEGER,
  -- The ids of its words, in order, four bytes each.
  words BLOB NOT NULL,
  CHECK ((key IS NULL) = (document IS NOT NULL AND position IS NOT NULL))
) STRICT;

-- Every word of them with its stem in the language of the text, and in how many texts it stands.
CREATE TABLE search_words (
  id INTEGER PRIMARY KEY,
  word TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  stem TEXT NOT NULL,
  texts INTEGER NOT NULL CHECK (texts > 0),
  UNIQUE (word, language)
) STRICT;
CREATE INDEX search_words_by_stem ON search_words (stem, texts);

-- The stems of each text, in order, under the id it has in search_texts.
CREATE VIRTUAL TABLE search_stems USING fts5 (stems, content = '', tokenize = 'unicode61 remove_diacritics 0');
