package org.crosscage.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.Stream;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.ResourcePatternResolver;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class LibraryConfiguration {

    /// After so long a player hears "not known".
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    /// Several times as many puzzles as are shipped.
    private static final int REMEMBERED_RATINGS = 512;

    /// The solver that knows: complete, and fast enough to ask while somebody waits.
    @Bean
    Solver exactSolver() {
        return new ExactSolver();
    }

    @Bean
    Oracle oracle(Solver solver, InstantSource clock) {
        return new Oracle(solver, new Patience(clock, LONGEST_WAIT));
    }

    @Bean
    Ratings ratings(Oracle oracle, Solver solver) {
        return new Ratings(oracle, solver, ReferenceScores.standard(), REMEMBERED_RATINGS);
    }

    @Bean
    NewPuzzles newPuzzles(Solver solver) {
        return new NewPuzzles(solver, new SecureRandom()::nextLong);
    }

    @Bean
    PuzzleLibrary puzzleLibrary(ResourcePatternResolver resources) throws IOException {
        var files = resources.getResources("classpath*:puzzles/*/*.txt");
        return new PuzzleLibrary(Stream.of(files)
                .map(LibraryConfiguration::read)
                .sorted(Comparator.comparing(Pack::kind)
                        .thenComparing(Pack::mostCells)
                        .thenComparing(Pack::id))
                .toList());
    }

    private static Pack read(Resource file) {
        try {
            var entries = PuzzleFormats.TEXT.read(file.getContentAsString(StandardCharsets.UTF_8));
            var name = Objects.requireNonNull(file.getFilename());
            return new Pack(
                    name.substring(0, name.lastIndexOf('.')),
                    entries.getFirst().puzzle().kind(),
                    entries);
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped puzzles in " + file + " cannot be read", e);
        }
    }
}
