package org.crosscage.sets.store;

import java.security.SecureRandom;
import java.time.InstantSource;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class SetsConfiguration {

    @Bean
    PuzzleSets puzzleSets(
            JdbcClient database,
            TransactionOperations transactions,
            GameService games,
            TrainingRuns runs,
            InstantSource clock) {
        return new PuzzleSets(database, store(database), transactions, games, runs, clock, new SecureRandom());
    }

    @Bean
    SetDrafts setDrafts(JdbcClient database, TransactionOperations transactions) {
        return new SetDrafts(database, transactions, PuzzleFormats.TEXT);
    }

    @Bean
    SetDraftArchive setDraftArchive(SetDrafts drafts) {
        return new SetDraftArchive(drafts, PuzzleFormats.TEXT);
    }

    @Bean
    SetSources setSources(JdbcClient database) {
        return new SetSources(store(database));
    }

    private static SetStore store(JdbcClient database) {
        return new SetStore(database, PuzzleFormats.TEXT);
    }

    @Bean
    SetArchive setArchive(PuzzleSets sets) {
        return new SetArchive(sets, PuzzleFormats.TEXT);
    }
}
