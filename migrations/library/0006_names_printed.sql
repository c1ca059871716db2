-- The day of the newest printing with this name: of names printed equally often, the newest is shown.
ALTER TABLE names ADD COLUMN printed_on TEXT CHECK (printed_on GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]');
