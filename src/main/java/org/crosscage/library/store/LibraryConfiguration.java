package org.crosscage.library.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.core.search.Solver;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PackFiles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.SolvingTimes;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.work.FairExecutor;
import org.crosscage.work.Turns;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.core.io.ResourceLoader;

/// Which puzzles there are: the packs of a folder, and new ones out of the stock or made at once.
@Configuration(proxyBeanMethods = false)
class LibraryConfiguration {

    @Bean
    PuzzleLibrary puzzleLibrary(ResourceLoader resources, LibrarySettings settings) {
        return new PackFiles(file -> text(resources.getResource(settings.puzzles() + "/" + file)))
                .library(ReferenceScores.standard());
    }

    private static String text(Resource file) {
        try {
            return file.getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the shipped puzzles in " + file + " cannot be read", e);
        }
    }

    @Bean
    SolvingTimes solvingTimes(PuzzleLibrary library) {
        return new SolvingTimes(library);
    }

    @Bean
    GradeTimes gradeTimes() {
        return GradeTimes.standard();
    }

    @Bean
    NewPuzzles newPuzzles(Solver solver, Stock stock, ChangeNotifications notifications, LongSupplier seeds) {
        return new NewPuzzles(solver, seeds, order -> {
            var taken = stock.take(order);
            taken.ifPresent(_ -> notifications.publish(StockKeeper.TOPIC, "", 0));
            return taken;
        });
    }

    /// Puzzles, proofs and books that somebody waits for, and races.
    @Bean
    Load costlyLoad(Turns turns) {
        return turns::areTaken;
    }

    /// Hints and solutions that somebody waits for.
    @Bean
    Load backgroundLoad(@Qualifier("backgroundTasks") Executor backgroundTasks) {
        return () -> backgroundTasks instanceof FairExecutor fair && fair.isBusy();
    }
}
