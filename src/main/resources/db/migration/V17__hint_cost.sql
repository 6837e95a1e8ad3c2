-- What the hints of a game cost, by the technique of the step that they were about; a hint about a mistake has none and
-- is counted at the game alone. Of hints that were given before this table came, nothing is known here.
create table hint_cost (
    game varchar(22) not null references game (id),
    technique varchar(60) not null,
    hints integer not null,
    cost integer not null,
    primary key (game, technique)
);
