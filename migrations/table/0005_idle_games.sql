-- Open games in which nothing happens are found by their age.
CREATE INDEX games_idle ON games (opened_at) WHERE ended_at IS NULL;
