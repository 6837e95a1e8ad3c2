package org.crosscage.play;

import java.security.SecureRandom;
import java.time.InstantSource;
import org.crosscage.kind.PuzzleFormats;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class PlayConfiguration {

    @Bean
    GameService gameService(JdbcClient database, TransactionOperations transactions, InstantSource clock) {
        var store = new GameStore(database, transactions, PuzzleFormats.TEXT);
        return new GameService(store, clock, new SecureRandom());
    }

    @Bean
    PreferenceService preferenceService(JdbcClient database, TransactionOperations transactions) {
        return new PreferenceService(database, transactions);
    }
}
