package org.crosscage.game.store;

import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.crosscage.core.search.Solver;
import org.crosscage.game.SourceNames;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.store.PlayersListener;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.DatabaseAddress;
import org.crosscage.store.DurableTransactions;
import org.crosscage.store.GroupCommit;
import org.crosscage.store.ShortLockWaits;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class GameConfiguration {

    /// Nobody notices it at a move, and of 600 moves a second three or four share a write.
    static final Duration MOVES_APART = Duration.ofMillis(10);

    /// Enough for another statement about the same game. Whoever deletes many may take seconds.
    static final Duration LONGEST_LOCK = Duration.ofMillis(20);

    @Bean
    GameService gameService(
            DataSource database,
            TransactionOperations transactions,
            ChangeNotifications notifications,
            InstantSource clock,
            @Value("${crosscage.sync}") boolean sync,
            MeterRegistry meters) {
        var client = JdbcClient.create(database);
        var store = store(database, client, transactions, sync);
        return new GameService(store, new GameLists(client), notifications, clock, new SecureRandom(), meters);
    }

    /// Another database than H2 decides by its own settings when a commit is on the disk, and which ones together.
    private static GameStore store(
            DataSource database, JdbcClient client, TransactionOperations transactions, boolean sync) {
        if (!DatabaseAddress.of(client).isH2()) {
            return new GameStore(client, transactions, PuzzleFormats.TEXT);
        }
        UnaryOperator<TransactionOperations> stored = each -> sync ? new DurableTransactions(each, client) : each;
        var moves = new GroupCommit(
                stored.apply(TransactionOperations.withoutTransaction()),
                stored.apply(new ShortLockWaits(transactions, database, LONGEST_LOCK)),
                MOVES_APART);
        return new GameStore(client, stored.apply(transactions), moves, PuzzleFormats.TEXT);
    }

    @Bean
    GameArrival gameArrival(
            DataSource database,
            GameService games,
            Solver solver,
            List<SourceNames> names,
            InstantSource clock,
            MeterRegistry meters) {
        return new GameArrival(
                JdbcClient.create(database),
                new NamedParameterJdbcTemplate(database),
                games,
                PuzzleFormats.TEXT,
                names,
                solver,
                clock,
                new SecureRandom(),
                meters);
    }

    @Bean
    HintCosts hintCosts(JdbcClient database) {
        return new HintCosts(database);
    }

    @Bean
    GameGrades gameGrades(JdbcClient database) {
        return new GameGrades(database, PuzzleFormats.TEXT);
    }

    @Bean
    GameArchive gameArchive(
            JdbcClient database,
            NamedParameterJdbcOperations batches,
            TransactionOperations transactions,
            Solver solver,
            List<SourceNames> names,
            GamePacking packing,
            GameArrival arrival) {
        var store = new GameStore(database, transactions, PuzzleFormats.TEXT);
        return new GameArchive(
                database,
                batches,
                transactions,
                store,
                packing,
                arrival,
                PuzzleFormats.TEXT,
                solver,
                names,
                new SecureRandom());
    }

    @Bean
    GamePacking gamePacking(JdbcClient database, List<SourceNames> names, InstantSource clock) {
        return new GamePacking(database, PuzzleFormats.TEXT, names, clock, new SecureRandom());
    }

    @Bean
    PlayersListener recentGamesForgotten(GameService games) {
        return games::forgetRecent;
    }
}
