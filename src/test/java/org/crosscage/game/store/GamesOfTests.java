package org.crosscage.game.store;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.crosscage.core.game.LogEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.store.ChangeNotifications;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionTemplate;

/// All games as a server puts them together, for tests that have no server.
public final class GamesOfTests {

    private GamesOfTests() {}

    /// Of a server that has the database to itself.
    public static GameService in(DataSource database) {
        return by(
                InstantSource.system(),
                database,
                new TransactionTemplate(new JdbcTransactionManager(database)),
                ChangeNotifications.withinProcess(),
                false);
    }

    /// A hint that is paid for.
    ///
    /// @param technique that it teaches; empty for none
    public static LogEntry.Help hint(String technique, int cost) {
        return new LogEntry.Help(LogEntry.Help.Sort.PAID, 1, cost, technique, "");
    }

    /// @param sync whether each write is forced onto the disk
    public static GameService by(
            InstantSource clock,
            DataSource database,
            TransactionOperations transactions,
            ChangeNotifications notifications,
            boolean sync) {
        var client = JdbcClient.create(database);
        var configuration = new GameConfiguration(client, new GameSettings(sync));
        var store = configuration.gameStore(client, transactions, PuzzleFormats.TEXT);
        return new GameService(
                store,
                configuration.gameLog(store, client, transactions),
                new GameLists(client),
                notifications,
                clock,
                new SecureRandom(),
                new SimpleMeterRegistry());
    }
}
