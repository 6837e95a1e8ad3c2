package org.crosscage.daily;

import java.time.InstantSource;
import org.crosscage.core.search.Solver;
import org.crosscage.daily.store.DailyStore;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.store.ScheduledTask;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class DailyConfiguration {

    @Bean
    DailyPuzzles dailyPuzzles(JdbcClient database, GameService games, Solver solver, InstantSource clock) {
        return new DailyPuzzles(new DailyStore(database, PuzzleFormats.TEXT), games, solver, clock);
    }

    /// Nobody waits at 00:00.
    @Bean
    ScheduledTask tomorrowsPuzzles(DailyPuzzles dailyPuzzles) {
        return dailyPuzzles::makeAhead;
    }
}
