-- The set that a player is putting together and has not made yet: what stands in its fields, right or not, and its puzzles one
-- after the other in the native text format.
create table set_draft (
    player bigint not null primary key references player (id),
    title varchar(400) not null,
    text varchar(8000) not null,
    terms varchar(60) not null,
    in_order boolean not null,
    puzzles varchar(1048576) not null
);
