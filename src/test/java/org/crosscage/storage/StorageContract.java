package org.crosscage.storage;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.crosscage.game.store.GameLists;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.GameStore;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Players;
import org.crosscage.store.ChangeNews;
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
    private Players players;

    protected final long newPlayer() {
        return players.findOrCreate(PlayerToken.random(RANDOM)).id();
    }

    /// All games by this clock.
    protected final GameService gamesBy(InstantSource clock) {
        return gamesBy(clock, client, transactions, ChangeNews.withinProcess());
    }

    /// The same, on another server.
    protected final GameService gamesBy(InstantSource clock, OtherServer server) {
        return gamesBy(clock, server.client(), server.transactions(), server.news());
    }

    private static GameService gamesBy(
            InstantSource clock, JdbcClient client, TransactionOperations transactions, ChangeNews news) {
        var store = new GameStore(client, transactions, PuzzleFormats.TEXT);
        return new GameService(
                store, new GameLists(client), news, clock, new SecureRandom(), new SimpleMeterRegistry());
    }
}
