package org.crosscage;

import java.time.Duration;
import java.time.InstantSource;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.search.Solver;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.work.CostlyTasks;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Which solver is asked, and for how long: by the teacher, by grades, by whoever waits. Solvers and the teacher know
/// nothing of Spring.
@Configuration(proxyBeanMethods = false)
class SolvingConfiguration {

    /// After so long a player hears "not known".
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    /// Shipped puzzles took up to a few seconds.
    private static final Duration LONGEST_RATING = Duration.ofSeconds(30);

    /// Ratings remembered for puzzles that are not shipped.
    private static final int REMEMBERED_RATINGS = 512;

    /// The solver that knows: complete, and fast enough to ask while somebody waits.
    @Bean
    Solver exactSolver() {
        return new ExactSolver();
    }

    @Bean
    SolutionFinder solutionFinder(Solver solver, InstantSource clock) {
        return new SolutionFinder(solver, new SearchLimit(clock, LONGEST_WAIT));
    }

    @Bean
    Hints hints(SolutionFinder finder, InstantSource clock) {
        return new Hints(finder, Hints.usualLimit(clock));
    }

    @Bean
    WalkthroughSearch search(SolutionFinder finder, InstantSource clock) {
        return WalkthroughSearch.of(finder, clock, CostlyTasks::passing);
    }

    @Bean
    Ratings ratings(SolutionFinder finder, PuzzleLibrary library, InstantSource clock) {
        return new Ratings(
                finder,
                ReferenceScores.standard(),
                REMEMBERED_RATINGS,
                library::known,
                library::difficulty,
                new SearchLimit(clock, LONGEST_RATING, CostlyTasks::passing));
    }
}
