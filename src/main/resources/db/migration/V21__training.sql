-- A run of the trainer, and the position that is open in it: how often something wrong was tried there, how many stages
-- of its hint were told, and the answer, which is the text of a move, '-' when it was shown and empty until then.
-- place counts the positions of a run from 1; position_id is empty when the run has no further one.
create table training_run (
    id varchar(22) not null primary key,
    player bigint not null references player (id),
    topic varchar(200) not null,
    extent varchar(20) not null,
    source varchar(200) not null,
    begun timestamp with time zone not null,
    ended timestamp with time zone,
    place integer not null,
    position_id varchar(1000) not null,
    opened timestamp with time zone not null,
    wrong integer not null,
    told integer not null,
    answer varchar(4000) not null
);

create index training_run_of_player on training_run (player, begun);

-- What became of the positions that were asked. Rows are only ever added. What is known of a player follows from them:
-- the rating of a kind is that of its last rated answer, and what was missed comes back until it is known. A run may be
-- gone, or have been somewhere else.
create table training_answer (
    run varchar(22) not null,
    place integer not null,
    player bigint not null references player (id),
    position_id varchar(1000) not null,
    kind varchar(40) not null,
    technique varchar(60) not null,
    source varchar(200) not null,
    answered timestamp with time zone not null,
    seconds integer not null,
    wrong integer not null,
    told integer not null,
    found boolean not null,
    score double precision not null,
    rating double precision,
    deviation double precision,
    volatility double precision,
    primary key (run, place)
);

create index training_answer_of_player on training_answer (player, answered);
create index training_answer_of_source on training_answer (source);

-- How hard a position has turned out to be. One that nobody was asked has its first rating, which follows from what it is.
create table position_rating (
    position_id varchar(1000) not null primary key,
    rating double precision not null,
    deviation double precision not null,
    volatility double precision not null,
    rated timestamp with time zone not null
);
