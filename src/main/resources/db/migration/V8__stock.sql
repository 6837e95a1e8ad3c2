-- New puzzles that were made before anybody asks for them; each goes to one player, and its row with it. The stem is what is
-- asked for, as the puzzle's id begins (kenken-9x9-hard); the edition (64 hex digits) tells generators apart, because a seed
-- gives another puzzle when the generator is another.
create table stock (
    id varchar(200) not null primary key,
    stem varchar(200) not null,
    edition varchar(64) not null,
    puzzle varchar(1048576) not null
);

create index stock_of_stem on stock (stem);

-- What does not come up within the time there is for it, so that it is not tried for ever.
create table stock_lack (
    stem varchar(200) not null primary key,
    edition varchar(64) not null
);
