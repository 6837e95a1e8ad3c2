package org.crosscage.game.store;

import io.micrometer.core.instrument.MeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import javax.sql.DataSource;
import org.crosscage.core.search.Solver;
import org.crosscage.game.SourceNames;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.store.PlayersListener;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.DatabaseAddress;
import org.crosscage.store.DiskSync;
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

    @Bean
    GameService gameService(
            DataSource database,
            TransactionOperations transactions,
            ChangeNotifications notifications,
            InstantSource clock,
            @Value("${crosscage.sync}") boolean sync,
            MeterRegistry meters) {
        var client = JdbcClient.create(database);
        var store = store(client, transactions, sync);
        return new GameService(store, new GameLists(client), notifications, clock, new SecureRandom(), meters);
    }

    /// H2 forces a commit onto the disk when it is told to; another database decides by its own settings.
    private static GameStore store(JdbcClient client, TransactionOperations transactions, boolean sync) {
        if (!sync || !DatabaseAddress.of(client).isH2()) {
            return new GameStore(client, transactions, PuzzleFormats.TEXT);
        }
        var disk = new DiskSync(client);
        return new GameStore(
                client,
                disk.after(transactions),
                disk.after(TransactionOperations.withoutTransaction()),
                PuzzleFormats.TEXT);
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
