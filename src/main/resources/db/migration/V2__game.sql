-- A game: its puzzle, written out so that it stays what it was whatever becomes of the shipped packs, and what lists show.
-- What the player did stands in game_op alone; filled and version are kept here for lists and follow it in one transaction.
create table game (
    id varchar(22) not null primary key,
    player bigint not null references player (id),
    source varchar(200) not null,
    title varchar(200) not null,
    kind varchar(40) not null,
    height integer not null,
    width integer not null,
    puzzle varchar(1048576) not null,
    cells integer not null,
    filled integer not null,
    version bigint not null,
    elapsed_seconds bigint not null,
    hints integer not null,
    hint_cost integer not null,
    solution_shown boolean not null,
    created timestamp with time zone not null,
    updated timestamp with time zone not null,
    finished timestamp with time zone
);

create index game_of_player on game (player, updated);

-- The log of a game. Rows are only ever added: an undo is a row too.
create table game_op (
    game varchar(22) not null references game (id),
    version bigint not null,
    client varchar(64) not null,
    seq bigint not null,
    kind varchar(4) not null,
    move varchar(1048576) not null,
    stored timestamp with time zone not null,
    primary key (game, version),
    unique (game, client, seq)
);
