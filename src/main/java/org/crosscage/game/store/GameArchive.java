package org.crosscage.game.store;

import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.search.Solver;
import org.crosscage.game.SourceNames;
import org.crosscage.player.ArchivePart;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/// The games of a player, all in which a move was made.
@Component
final class GameArchive implements ArchivePart<ArchivedGame> {

    private final JdbcClient database;
    private final NamedParameterJdbcOperations batches;
    private final TransactionOperations transactions;
    private final GameStore store;
    private final GamePacking packing;
    private final GameArrival arrival;
    private final PuzzleFormat text;
    private final Solver solver;
    private final List<SourceNames> names;
    private final RandomGenerator random;

    /// @param text how puzzles are written, in the database as in the file
    /// @param solver complete
    /// @param names of places that are called otherwise elsewhere
    /// @param random must be fit for secrets
    GameArchive(
            JdbcClient database,
            NamedParameterJdbcOperations batches,
            TransactionOperations transactions,
            GameStore store,
            GamePacking packing,
            GameArrival arrival,
            PuzzleFormat text,
            Solver solver,
            List<SourceNames> names,
            RandomGenerator random) {
        this.database = database;
        this.batches = batches;
        this.transactions = transactions;
        this.store = store;
        this.packing = packing;
        this.arrival = arrival;
        this.text = text;
        this.solver = solver;
        this.names = List.copyOf(names);
        this.random = random;
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
    public Map<String, String> lacking() {
        return Map.of("paidHint", "", "paidHelp", "");
    }

    @Override
    public Unpacking<ArchivedGame> unpacking(long player, BooleanSupplier stop) {
        return new GameImport(
                player,
                store.room(player),
                there(player),
                arrival,
                transactions,
                new ArchivedGameReader(player, text, names, new Proofs(solver, stop, Proofs.CELLS_ALL)),
                () -> new GameBatch(batches, store),
                random);
    }

    private Map<GameImport.Beginning, String> there(long player) {
        return database
                .sql("select id, source, created from game where player = :player order by id")
                .param("player", player)
                .query((row, _) -> Map.entry(
                        new GameImport.Beginning(
                                row.getString("source"),
                                row.getObject("created", OffsetDateTime.class).toInstant()),
                        row.getString("id")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, _) -> first));
    }
}
