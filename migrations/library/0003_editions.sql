-- The newest dated edition that spoke of the card: an older one, imported later, does not take its place.
ALTER TABLE cards ADD COLUMN as_of TEXT CHECK (as_of GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]');

-- The day of the printing that text_fr was read from; NULL when its source does not say.
ALTER TABLE faces ADD COLUMN printed_on TEXT CHECK (printed_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]');
