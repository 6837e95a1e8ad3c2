package org.crosscage.game.store;

import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.player.ArchivePart;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// The games of a player, all in which a move was made.
@Component
final class GameArchive implements ArchivePart<ArchivedGame> {

    private final JdbcClient database;
    private final GamePacking packing;
    private final GameArrival arrival;

    GameArchive(JdbcClient database, GamePacking packing, GameArrival arrival) {
        this.database = database;
        this.packing = packing;
        this.arrival = arrival;
    }

    @Override
    public String name() {
        return "games";
    }

    @Override
    public Class<ArchivedGame> type() {
        return ArchivedGame.class;
    }

    @Override
    public Stream<ArchivedGame> pack(long player) {
        return database
                .sql("select id from game where player = :player and version > 0 order by created, id")
                .param("player", player)
                .query(String.class)
                .list() // what comes next needs the connection
                .stream()
                .flatMap(id -> packing.packed(id).stream())
                .map(GamePacking.Packed::archived);
    }

    @Override
    public Unpacking<ArchivedGame> unpacking(long player, BooleanSupplier stop) {
        return arrival.fromFile(player, stop)::take;
    }
}
