package org.crosscage.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.search.Solver;
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

    @Bean
    Ratings ratings(SolutionFinder finder, Solver solver, PuzzleLibrary library) {
        return new Ratings(
                finder, solver, ReferenceScores.standard(), REMEMBERED_RATINGS, library::known, library::difficulty);
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
