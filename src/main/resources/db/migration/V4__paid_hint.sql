-- How far a game's last hint has been told and paid, so that a page that is opened anew need not be paid for again:
-- the SHA-256 hash (64 hex digits) of the digits and candidate marks that it is about, empty when there was none; the
-- cell near which it was looked for, or -1; and the number of stages told.
alter table game add column hint_position varchar(64) default '' not null;
alter table game add column hint_near integer default -1 not null;
alter table game add column hint_told integer default 0 not null;
