package org.crosscage.play;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import javax.sql.DataSource;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleFormats;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class PlayConfiguration {

    @Bean
    GameService gameService(
            JdbcClient database,
            TransactionOperations transactions,
            InstantSource clock,
            @Value("${crosscage.sync}") boolean sync,
            @Value("${spring.datasource.url}") String url) {
        // another database than H2 decides by its own settings when a commit is on the disk
        var moves = sync && url.startsWith("jdbc:h2:") ? new OntoDisk(transactions, database) : transactions;
        var store = new GameStore(database, moves, PuzzleFormats.TEXT);
        return new GameService(store, new GameLists(database), clock, new SecureRandom());
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
    Recovery recovery(
            JdbcClient database,
            TransactionOperations transactions,
            DataSource source,
            GameService games,
            Players players,
            InstantSource clock) {
        return new Recovery(
                database, transactions, new PlayerRows(database, source), games, players, clock, new SecureRandom());
    }

    @Bean
    PreferenceService preferenceService(JdbcClient database, TransactionOperations transactions) {
        return new PreferenceService(database, transactions);
    }

    @Bean
    GameLuggage gameLuggage(
            JdbcClient database,
            NamedParameterJdbcOperations batches,
            TransactionOperations transactions,
            Solver solver,
            List<SourceNames> names) {
        var store = new GameStore(database, transactions, PuzzleFormats.TEXT);
        return new GameLuggage(database, batches, store, PuzzleFormats.TEXT, solver, names, new SecureRandom());
    }

    @Bean
    SettingsLuggage settingsLuggage(JdbcClient database, PreferenceService preferences) {
        return new SettingsLuggage(database, preferences);
    }
}
