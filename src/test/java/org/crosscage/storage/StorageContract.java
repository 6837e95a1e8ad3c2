package org.crosscage.storage;

import java.time.InstantSource;
import java.util.random.RandomGenerator;
import javax.sql.DataSource;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GamesOfTests;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Players;
import org.crosscage.store.ChangeNotifications;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// What the contracts of stored things share: one database, and as many players as a test wants, so that no test
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
    private Players players;

    protected final long newPlayer() {
        return players.findOrCreate(PlayerToken.random(RANDOM)).id();
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
