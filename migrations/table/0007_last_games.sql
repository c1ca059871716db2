-- The history of a channel's last game is asked for after it has ended.
CREATE INDEX games_last ON games (channel, ended_at) WHERE ended_at IS NOT NULL;
