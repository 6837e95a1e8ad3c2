-- Challenges: a link with a finished game for friends. Puzzle, time and help are the game's, and a challenge goes with
-- its game, so that it goes with its player too.
create table challenge (
    code varchar(22) not null primary key,
    game varchar(22) not null unique references game (id) on delete cascade,
    name varchar(40) not null,
    created timestamp with time zone not null
);

create index challenge_of_age on challenge (created);

-- The games of the friends who took a challenge up. A friend's row goes with the friend's game.
create table challenge_friend (
    challenge varchar(22) not null references challenge (code) on delete cascade,
    game varchar(22) not null references game (id) on delete cascade,
    name varchar(40) not null,
    primary key (challenge, game)
);

create index challenge_friend_of_game on challenge_friend (game);
