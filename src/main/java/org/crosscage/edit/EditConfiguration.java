package org.crosscage.edit;

import java.security.SecureRandom;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.search.Solver;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class EditConfiguration {

    private static final long SEEDS = 1_000_000_000_000L;

    @Bean
    Inspector inspector(Solver solver, SolutionFinder finder) {
        return new Inspector(solver, finder);
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
