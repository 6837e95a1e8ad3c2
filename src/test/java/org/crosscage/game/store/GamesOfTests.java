package org.crosscage.game.store;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.store.ChangeNotifications;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionTemplate;

/// All games as a server has them, for tests that have no server.
public final class GamesOfTests {

    private GamesOfTests() {}

    /// Of a server that has the database to itself.
    public static GameService in(DataSource database) {
        return by(
                InstantSource.system(),
                JdbcClient.create(database),
                new TransactionTemplate(new JdbcTransactionManager(database)),
                ChangeNotifications.withinProcess());
    }

    public static GameService by(
            InstantSource clock,
            JdbcClient client,
            TransactionOperations transactions,
            ChangeNotifications notifications) {
        return new GameService(
                new GameStore(client, transactions, PuzzleFormats.TEXT),
                new GameLists(client),
                notifications,
                clock,
                new SecureRandom(),
                new SimpleMeterRegistry());
    }
}
