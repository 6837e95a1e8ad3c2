package org.crosscage.game.store;

import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.UnaryOperator;
import org.crosscage.core.search.Solver;
import org.crosscage.game.SourceNames;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.store.PlayersListener;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.DurableTransactions;
import org.crosscage.store.GroupCommit;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class GameConfiguration {

    /// Nobody notices it at a move, and of 600 moves a second three or four share a write.
    private static final Duration MOVES_APART = Duration.ofMillis(5);

    @Bean
    GameService gameService(
            JdbcClient database,
            TransactionOperations transactions,
            ChangeNotifications notifications,
            InstantSource clock,
            @Value("${crosscage.sync}") boolean sync,
            Environment settings,
            MeterRegistry meters) {
        boolean isH2 = settings.getRequiredProperty("spring.datasource.url").startsWith("jdbc:h2:");
        // another database than H2 decides by its own settings when a commit is on the disk, and which ones together
        UnaryOperator<TransactionOperations> stored =
                each -> sync && isH2 ? new DurableTransactions(each, database) : each;
        var several = stored.apply(transactions);
        var single = stored.apply(TransactionOperations.withoutTransaction());
        var store = new GameStore(
                database, several, isH2 ? new GroupCommit(single, several, MOVES_APART) : single, PuzzleFormats.TEXT);
        return new GameService(store, new GameLists(database), notifications, clock, new SecureRandom(), meters);
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
            List<SourceNames> names) {
        var store = new GameStore(database, transactions, PuzzleFormats.TEXT);
        return new GameArchive(database, batches, store, PuzzleFormats.TEXT, solver, names, new SecureRandom());
    }

    @Bean
    PlayersListener recentGamesForgotten(GameService games) {
        return games::forgetRecent;
    }
}
