package org.crosscage.storage;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.PlayerRows;
import org.crosscage.player.store.Players;
import org.crosscage.player.store.Recovery;
import org.crosscage.store.ChangeNotifications;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Shared by the tests of stored things: one database, and as many players as a test wants, so that no test
/// sees another one's rows.
@StorageTest
@Import(Players.class)
public abstract class StorageContract {

    private static final RandomGenerator RANDOM = RandomGenerator.getDefault();

    @Autowired
    protected JdbcClient client;

    @Autowired
    protected TransactionOperations transactions;

    @Autowired
    private DataSource database;

    @Autowired
    protected Players players;

    /// Makes calls at the same moment, each on a thread of its own.
    ///
    /// @param call gets a number from 0
    /// @return what came of each, by its number
    protected static <T> List<T> atOnce(int times, IntFunction<T> call) throws Exception {
        var together = new CyclicBarrier(times);
        try (var threads = Executors.newFixedThreadPool(times)) {
            var calls = IntStream.range(0, times)
                    .mapToObj(i -> threads.submit(() -> {
                        together.await();
                        return call.apply(i);
                    }))
                    .toList();
            var results = new ArrayList<T>();
            for (var each : calls) {
                results.add(each.get());
            }
            return results;
        }
    }

    protected final long newPlayer() {
        return id(newToken());
    }

    protected final long id(PlayerToken token) {
        return players.findOrCreate(token).id();
    }

    /// Says of each game of a player that it takes so much.
    protected final void setBytes(long player, long bytes) {
        client.sql("update game set bytes = :bytes where player = :player")
                .param("bytes", bytes)
                .param("player", player)
                .update();
    }

    protected static PlayerToken newToken() {
        return PlayerToken.random(RANDOM);
    }

    /// Joins players and deletes them by this clock.
    protected final Recovery recovery(InstantSource clock) {
        return new Recovery(
                client,
                transactions,
                new PlayerRows(client, database),
                List.of(),
                players,
                ChangeNotifications.withinProcess(),
                clock,
                new SecureRandom());
    }

    /// All games by this clock.
    protected final GameService gamesBy(InstantSource clock) {
        return gamesBy(clock, false);
    }

    /// @param sync whether each write is forced onto the disk
    protected final GameService gamesBy(InstantSource clock, boolean sync) {
        return GamesOfTests.by(clock, database, transactions, ChangeNotifications.withinProcess(), sync);
    }

    /// The same, on another server.
    protected final GameService gamesBy(InstantSource clock, OtherServer server) {
        return GamesOfTests.by(clock, server.database(), server.transactions(), server.notifications(), false);
    }
}
