-- The browsers of a player: when each was first seen (the first one with its player) and last, and what it calls itself, such
-- as Firefox/Windows; null for those of before. And the mark of a player whose first browser was put out: until then it
-- follows from that browser's token_hash, which is nobody's token any more.
alter table player add column last_seen timestamp with time zone;
alter table player add column browser varchar(40);
alter table player add column mark varchar(16);
alter table player_key add column first_seen timestamp with time zone;
alter table player_key add column last_seen timestamp with time zone;
alter table player_key add column browser varchar(40);
