-- Puzzles that players are drawing: the sketch with what was before it and what was undone, as SketchText and History write
-- them; the browser page whose edits came last and the number of the last one, so that an edit that is sent twice counts once.
create table draft (
    id varchar(24) not null primary key,
    player bigint not null references player (id),
    title varchar(100) not null,
    sketches varchar(1048576) not null,
    client varchar(40) not null,
    seq bigint not null,
    changed timestamp with time zone not null
);

create index draft_of_player on draft (player, changed);
