-- How hard a finished game's puzzle is where its source does not say it: the grade's name, or "none" when it has none.
-- Empty until somebody wanted to know.
alter table game add column grade varchar(20) default '' not null;
