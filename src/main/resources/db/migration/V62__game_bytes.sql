-- What a game takes of the disk, about: the characters of its puzzle and of its log, and something for each entry. Of
-- entries that were stored before this column came, nothing is counted.
alter table game add column bytes bigint default 0 not null;
