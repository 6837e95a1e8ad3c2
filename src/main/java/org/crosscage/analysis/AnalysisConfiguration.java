package org.crosscage.analysis;

import java.time.Duration;
import java.time.InstantSource;
import org.crosscage.core.search.Solver;
import org.crosscage.solver.exact.ExactSolver;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class AnalysisConfiguration {

    /// After so long a player hears "not known".
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    /// The solver that knows: complete, and fast enough to ask while somebody waits.
    @Bean
    Solver exactSolver() {
        return new ExactSolver();
    }

    @Bean
    SolutionFinder solutionFinder(Solver solver, InstantSource clock) {
        return new SolutionFinder(solver, new SearchLimit(clock, LONGEST_WAIT));
    }
}
