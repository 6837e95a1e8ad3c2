package org.crosscage.me;

import org.crosscage.analysis.Ratings;
import org.crosscage.game.store.GameGrades;
import org.crosscage.library.PuzzleLibrary;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class MeConfiguration {

    @Bean
    KnownGrades knownGrades(PuzzleLibrary library, GameGrades kept, Ratings ratings) {
        return new KnownGrades(library, kept, ratings);
    }
}
