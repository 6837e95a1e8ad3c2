-- The length of a draft's sketches: to add up the texts themselves takes 0.3 s where a player has the most there may be. Of
-- drafts that were not changed since this column came, nothing is counted.
alter table draft add column characters integer default 0 not null;
create index draft_characters_of_player on draft (player, characters);
