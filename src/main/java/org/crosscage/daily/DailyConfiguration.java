package org.crosscage.daily;

import java.time.InstantSource;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.library.Chore;
import org.crosscage.play.GameService;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class DailyConfiguration {

    @Bean
    Dailies dailies(JdbcClient database, GameService games, Solver solver, InstantSource clock) {
        return new Dailies(new DailyStore(database, PuzzleFormats.TEXT), games, solver, clock);
    }

    /// Nobody waits at 00:00.
    @Bean
    Chore tomorrowsPuzzles(Dailies dailies) {
        return dailies::makeAhead;
    }
}
