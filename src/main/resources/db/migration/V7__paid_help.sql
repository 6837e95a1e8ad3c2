-- What was paid for beside hints, so that a page that is opened anew need not be paid for again: the SHA-256 hash (64
-- hex digits) of the digits and candidate marks that it is about, empty when there was none; and the answers that were
-- given, by name with blanks between.
alter table game add column help_position varchar(64) default '' not null;
alter table game add column help_answers varchar(64) default '' not null;
