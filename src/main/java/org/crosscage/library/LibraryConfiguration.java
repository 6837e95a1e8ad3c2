package org.crosscage.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.LongSupplier;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.core.io.ResourceLoader;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class LibraryConfiguration {

    /// After so long a player hears "not known".
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);

    /// Short enough to be typed after `--seed`.
    private static final long SEEDS = 1_000_000_000_000L;

    /// So much processor time a puzzle of the stock may take; half of the slowest ones need a tenth of it.
    private static final Duration LONGEST_IN_STOCK = Duration.ofSeconds(60);

    private static final Duration GLANCE = Duration.ofMillis(5);
    /// Another server may have taken something meanwhile.
    private static final Duration PAUSE = Duration.ofMinutes(1);

    /// Of puzzles that are not shipped.
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
    Ratings ratings(Oracle oracle, Solver solver, PuzzleLibrary library) {
        return new Ratings(oracle, solver, ReferenceScores.standard(), REMEMBERED_RATINGS, library::known);
    }

    @Bean
    NewPuzzles newPuzzles(Solver solver, Stock stock) {
        return new NewPuzzles(solver, seeds(), stock::take);
    }

    @Bean
    GradeTimes gradeTimes() {
        return GradeTimes.standard();
    }

    @Bean
    Stock stock(JdbcClient database, GradeTimes times, @Value("${crosscage.stock}") int each) {
        return new Stock(database, PuzzleFormats.TEXT, UsualOrders.of(times), each);
    }

    @Bean
    StockKeeper stockKeeper(
            Stock stock, Solver solver, ObjectProvider<Busy> all, ObjectProvider<Chore> chores, InstantSource clock) {
        var threads = ManagementFactory.getThreadMXBean();
        var busy = all.orderedStream().toList();
        return new StockKeeper(
                stock,
                solver,
                seeds(),
                new StockKeeper.Pace(
                        LONGEST_IN_STOCK,
                        threads::getCurrentThreadCpuTime,
                        () -> busy.stream().anyMatch(Busy::isBusy),
                        GLANCE,
                        PAUSE,
                        clock),
                Thread.ofPlatform()
                        .name("stock")
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory(),
                chores.orderedStream().toList());
    }

    /// Only when players can come in: the first of them does not wait for the others' puzzles.
    @Bean
    ApplicationListener<ApplicationReadyEvent> stocking(StockKeeper keeper) {
        return _ -> keeper.start();
    }

    /// Hints, solutions and puzzles that somebody waits for.
    @Bean
    Busy errandsBusy(@Qualifier("errands") Executor errands) {
        return () -> errands instanceof ThreadPoolExecutor pool && pool.getActiveCount() > 0;
    }

    private static LongSupplier seeds() {
        var random = new SecureRandom();
        return () -> random.nextLong(SEEDS);
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
