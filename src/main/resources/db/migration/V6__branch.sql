-- The kinds of entries that begin, accept and drop a branch have longer names.
alter table game_op alter column kind set data type varchar(8);
