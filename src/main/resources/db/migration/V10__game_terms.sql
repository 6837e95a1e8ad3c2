-- On what terms the puzzle of a game was passed on, in words with blanks between them; nothing when on none.
alter table game add column terms varchar(60) default '' not null;
