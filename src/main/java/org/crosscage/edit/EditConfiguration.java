package org.crosscage.edit;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.search.Solver;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class EditConfiguration {

    /// A sketch that takes longer is said to be too hard to tell.
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private static final long SEEDS = 1_000_000_000_000L;

    @Bean
    Inspector inspector(Solver solver, SolutionFinder finder, InstantSource clock) {
        return new Inspector(solver, finder, new SearchLimit(clock, LONGEST));
    }

    @Bean
    UniquenessRepair repair(Inspector inspector) {
        return new UniquenessRepair(inspector);
    }

    @Bean
    ClueFinder filling(Solver solver) {
        var random = new SecureRandom();
        return new ClueFinder(solver, () -> random.nextLong(SEEDS));
    }
}
