-- The player who made an entry of a game's log, by number; null in rows older than this column:
-- the game's player. It refers to no row: the entries go with their game, and an index of them would cost with every move.
alter table game_op add column author bigint;
