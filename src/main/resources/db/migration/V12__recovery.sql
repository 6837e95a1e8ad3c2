-- Further browsers of a player: the SHA-256 hash (64 hex digits) of the token that each holds.
create table player_key (
    token_hash varchar(64) not null primary key,
    player bigint not null references player (id)
);

-- Codes that make another browser one of a player's, each for once: the SHA-256 hash (64 hex digits) of the code.
create table recovery (
    code_hash varchar(64) not null primary key,
    player bigint not null references player (id),
    expires timestamp with time zone not null
);
