package org.crosscage.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.work.CostlyTasks;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.core.io.ResourceLoader;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
public class LibraryConfiguration {

    /// Of puzzles that are not shipped.
    private static final int REMEMBERED_RATINGS = 512;
    /// Shipped puzzles took up to a few seconds.
    private static final Duration LONGEST_RATING = Duration.ofSeconds(30);

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

    @Bean
    GradeTimes gradeTimes() {
        return GradeTimes.standard();
    }

    /// @param folder such as `classpath:puzzles` or `file:/home/me/puzzles`
    @Bean
    PuzzleLibrary puzzleLibrary(ResourceLoader resources, @Value("${crosscage.puzzles}") String folder) {
        return new PackFiles(file -> text(resources.getResource(folder + "/" + file)))
                .library(ReferenceScores.standard());
    }

    private static String text(Resource file) {
        try {
            return file.getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped puzzles in " + file + " cannot be read", e);
        }
    }
}
