-- The player who made an entry of a game's log, by number; null for an entry of before this column, which its game's player
-- made. It refers to no row: the entries go with their game, and an index of them would cost with every move.
alter table game_op add column author bigint;
