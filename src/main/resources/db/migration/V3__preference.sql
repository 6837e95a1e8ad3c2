-- What a player chose; what is not here is as Preferences.DEFAULTS says.
create table preference (
    player bigint not null references player (id),
    name varchar(60) not null,
    choice varchar(200) not null,
    primary key (player, name)
);
