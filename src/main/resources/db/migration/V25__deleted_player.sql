-- Players who had everything deleted, by the mark that their devices know (org.crosscage.player.store.Player), which says
-- nothing of them: so their devices delete what they keep. For a year.
create table deleted_player (
    mark varchar(16) not null primary key,
    expires timestamp with time zone not null
);
