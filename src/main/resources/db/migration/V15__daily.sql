-- The puzzles of days as they were made from their dates, by id (daily-2026-11-23-kakuro-medium), so that a day stays what it
-- was when the generator becomes another one. Rows are only ever added.
create table daily (
    id varchar(60) not null primary key,
    puzzle varchar(1048576) not null
);
