package org.crosscage.library.store;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.lang.management.ManagementFactory;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javax.sql.DataSource;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.store.BoundedQuery;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.DatabaseAddress;
import org.crosscage.store.Lease;
import org.crosscage.work.FairExecutor;
import org.crosscage.work.Turns;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts new puzzles and their stock together.
@Configuration(proxyBeanMethods = false)
class StockConfiguration {

    /// Short enough to be typed after `--seed`.
    private static final long SEEDS = 1_000_000_000_000L;

    /// So much processor time a puzzle of the stock may take; half of the slowest ones need a tenth of it.
    private static final Duration LONGEST_IN_STOCK = Duration.ofSeconds(60);

    private static final Duration GLANCE_AT_STOCK = Duration.ofSeconds(1);
    private static final double UNKNOWN = Double.NaN;
    private static final Duration GLANCE = Duration.ofMillis(5);
    private static final Duration PAUSE = Duration.ofSeconds(20);
    private static final Duration LEASE = Duration.ofMinutes(1);

    /// The topic of puzzles that were taken from the stock.
    private static final String TOPIC = "stock";

    @Bean
    NewPuzzles newPuzzles(Solver solver, Stock stock, ChangeNotifications notifications) {
        return new NewPuzzles(solver, seeds(), order -> {
            var taken = stock.take(order);
            taken.ifPresent(_ -> notifications.publish(TOPIC, "", 0));
            return taken;
        });
    }

    /// H2 belongs to one server, which does all work.
    @Bean
    @Nullable
    Lease stockLease(DataSource database, UUID server, Environment settings) {
        return DatabaseAddress.of(settings).isPostgres()
                ? new Lease(
                        database,
                        "stock",
                        server.toString(),
                        LEASE,
                        System::nanoTime,
                        Thread.ofVirtual().name("lease-", 0).factory())
                : null;
    }

    @Bean
    Stock stock(JdbcClient database, GradeTimes times, @Value("${crosscage.stock}") int each) {
        return new Stock(database, PuzzleFormats.TEXT, UsualOrders.of(times), each);
    }

    /// Counted in the database, which whoever reads the meters does not wait for.
    @Bean
    MeterBinder stockMeters(Stock stock) {
        var count = new BoundedQuery<>(
                stock::count,
                GLANCE_AT_STOCK,
                task -> Thread.ofVirtual().name("stock-count").start(task));
        return meters -> {
            Gauge.builder("crosscage.stock", count, now -> now.ask().orElse(UNKNOWN))
                    .register(meters);
            Gauge.builder(
                            "crosscage.queue",
                            count,
                            now -> stock.wanted() - now.ask().orElse(UNKNOWN))
                    .tag("queue", "stock")
                    .register(meters);
        };
    }

    @Bean
    public StockKeeper stockKeeper(
            Stock stock,
            Solver solver,
            ObjectProvider<Load> all,
            ObjectProvider<ScheduledTask> scheduled,
            ObjectProvider<Lease> leases,
            ChangeNotifications notifications,
            InstantSource clock) {
        var threads = ManagementFactory.getThreadMXBean();
        var busy = all.orderedStream().toList();
        var keeper = new StockKeeper(
                stock,
                solver,
                seeds(),
                new StockKeeper.Pace(
                        LONGEST_IN_STOCK,
                        threads::getCurrentThreadCpuTime,
                        () -> busy.stream().anyMatch(Load::isBusy),
                        GLANCE,
                        PAUSE,
                        clock),
                Thread.ofPlatform()
                        .name("stock")
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory(),
                scheduled.orderedStream().toList(),
                leases.stream()
                        .findFirst()
                        .<BooleanSupplier>map(lease -> lease::isHeld)
                        .orElse(() -> true));
        notifications.subscribe(TOPIC, _ -> keeper.again(), keeper::again);
        return keeper;
    }

    /// Only when players can come in: the first of them does not wait for the others' puzzles.
    @Bean
    ApplicationListener<ApplicationReadyEvent> stocking(StockKeeper keeper) {
        return _ -> keeper.start();
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

    private static LongSupplier seeds() {
        var random = new SecureRandom();
        return () -> random.nextLong(SEEDS);
    }
}
