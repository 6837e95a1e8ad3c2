package org.crosscage.work;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Where the work goes that is too long for an event: what a player waits for with a finger on the key, and what takes
/// long.
@Configuration(proxyBeanMethods = false)
class WorkConfiguration {

    private static final int LEAST = 2;
    /// So many costly tasks are under way for each that works.
    private static final int UNDER_WAY = 4;
    /// How long a turn is.
    private static final long TICK_MILLIS = 10;

    /// For hints, checks and looks into drafts: what ends within ten seconds.
    @Bean(destroyMethod = "close")
    Executor backgroundTasks() {
        return new FairExecutor(
                Math.max(LEAST, Runtime.getRuntime().availableProcessors()),
                Thread.ofPlatform().name("background-task-", 0).daemon().factory());
    }

    @Bean
    Turns turns() {
        return new Turns(Turns.places(Runtime.getRuntime().availableProcessors()), WorkConfiguration::ticker);
    }

    /// For new puzzles, proofs, walk-throughs, grades, books and imports.
    @Bean(destroyMethod = "close")
    Executor costlyTasks(Turns turns) {
        return new CostlyTasks(
                UNDER_WAY * Turns.places(Runtime.getRuntime().availableProcessors()),
                turns,
                Thread.ofPlatform().name("costly-task-", 0).daemon().factory());
    }

    /// Players who wait for a thread.
    @Bean
    MeterBinder workMeters(
            @Qualifier("backgroundTasks") Executor backgroundTasks, @Qualifier("costlyTasks") Executor costlyTasks) {
        return meters -> {
            Gauge.builder("crosscage.queue", backgroundTasks, WorkConfiguration::waiting)
                    .tag("queue", "background")
                    .register(meters);
            Gauge.builder("crosscage.queue", costlyTasks, WorkConfiguration::waiting)
                    .tag("queue", "costly")
                    .register(meters);
        };
    }

    private static int waiting(Executor tasks) {
        return tasks instanceof FairExecutor fair ? fair.waiting() : 0;
    }

    /// There is a clock while somebody waits: an idle server sleeps.
    private static Runnable ticker(Runnable tick) {
        var timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("turns").daemon().factory());
        timer.scheduleWithFixedDelay(tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        return timer::shutdown;
    }
}
