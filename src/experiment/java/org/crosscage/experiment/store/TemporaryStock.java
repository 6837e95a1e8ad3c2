package org.crosscage.experiment.store;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.store.Stock;
import org.crosscage.library.store.StockKeeper;
import org.crosscage.solver.exact.ExactSolver;
import org.flywaydb.core.Flyway;
import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.jdbc.core.simple.JdbcClient;

/// A [Stock] as the server keeps it, with a keeper and a database of its own, for measuring. Close it before its
/// folder is deleted.
public final class TemporaryStock implements AutoCloseable {

    private static final Duration LONGEST_IN_STOCK = Duration.ofSeconds(60);
    private static final Duration GLANCE = Duration.ofMillis(5);
    private static final Duration PAUSE = Duration.ofMinutes(1);
    private static final long SEEDS = 1_000_000_000_000L;

    private final HikariDataSource database;
    private final Stock stock;
    private final StockKeeper keeper;
    private final NewPuzzles puzzles;

    /// @param folder for the database's file; empty
    /// @param orders what is kept
    /// @param each how many puzzles of each order
    /// @param seed of the seeds, so that another run makes the same puzzles
    public TemporaryStock(Path folder, List<PuzzleOrder> orders, int each, long seed) {
        // what opening a database says is nothing for a table
        LoggingSystem.get(TemporaryStock.class.getClassLoader())
                .setLogLevel(LoggingSystem.ROOT_LOGGER_NAME, LogLevel.ERROR);
        database = new HikariDataSource();
        database.setJdbcUrl(address(folder));
        Flyway.configure()
                .dataSource(database)
                .locations("classpath:db/migration")
                .load()
                .migrate();
        stock = new Stock(JdbcClient.create(database), PuzzleFormats.TEXT, orders, each);
        var solver = new ExactSolver();
        var random = new SplittableRandom(seed);
        keeper = new StockKeeper(
                stock,
                solver,
                seeds(random.split()),
                new StockKeeper.Pace(
                        LONGEST_IN_STOCK,
                        ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime,
                        () -> false,
                        GLANCE,
                        PAUSE,
                        InstantSource.system()),
                Thread.ofPlatform()
                        .name("stock")
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
        puzzles = new NewPuzzles(solver, seeds(random), stock::take);
        keeper.start();
    }

    /// Where the server keeps its database too, but for the folder.
    private static String address(Path folder) {
        var settings = new Properties();
        try (var file = TemporaryStock.class.getResourceAsStream("/application.properties")) {
            settings.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return settings.getProperty("spring.datasource.url")
                .replace("${crosscage.data}", folder.toAbsolutePath().toString());
    }

    private static LongSupplier seeds(SplittableRandom random) {
        return () -> random.nextLong(SEEDS);
    }

    /// What a player asks for a new puzzle.
    public NewPuzzles puzzles() {
        return puzzles;
    }

    /// Waits until everything is there.
    ///
    /// @throws TimeoutException when it takes longer than that
    public void awaitFull(Duration most) throws InterruptedException, TimeoutException {
        long end = System.nanoTime() + most.toNanos();
        for (long seen = keeper.added(); !stock.isFull(); seen = keeper.added()) {
            var left = Duration.ofNanos(end - System.nanoTime());
            if (left.isNegative()) {
                throw new TimeoutException("the stock is not full after " + most.toSeconds() + " s");
            }
            keeper.awaitMore(seen, left);
        }
    }

    @Override
    public void close() {
        keeper.close();
        database.close();
    }
}
