-- What was asked for in a game on a device without a connection, as far as the device has told: by the technique that a
-- hint was about, and under '' all of it. A device tells all of it each time, so that what it tells twice counts once.
create table device_help (
    game varchar(22) not null references game (id) on delete cascade,
    device varchar(22) not null,
    technique varchar(60) not null,
    hints integer not null,
    cost integer not null,
    primary key (game, device, technique)
);

-- The ids by which devices know games that have another one here: where a device has a game that is another player's, the
-- player gets one of their own.
create table device_game (
    id varchar(22) not null,
    game varchar(22) not null references game (id) on delete cascade,
    primary key (id, game)
);
