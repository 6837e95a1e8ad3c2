package org.crosscage.me;

import java.time.InstantSource;
import java.util.List;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.Ratings;
import org.crosscage.play.GameGrades;
import org.crosscage.play.Luggage;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class MeConfiguration {

    @Bean
    Belongings belongings(List<Luggage<?>> parts, TransactionOperations transactions, InstantSource clock) {
        return new Belongings(parts, transactions, clock);
    }

    @Bean
    KnownGrades knownGrades(PuzzleLibrary library, GameGrades kept, Ratings ratings) {
        return new KnownGrades(library, kept, ratings);
    }
}
