package org.crosscage.lab;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.crosscage.work.Turns;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the lab together: its threads, its clock and its bounds.
@Configuration(proxyBeanMethods = false)
class LabConfiguration {

    /// How soon a run whose time is up ends, and a race that ended makes room.
    private static final long TICK_MILLIS = 10;

    @Bean
    Races races(Turns turns) {
        var threads = ManagementFactory.getThreadMXBean();
        return new Races(
                RaceLimits.usual(),
                turns,
                LabConfiguration::ticker,
                System::nanoTime,
                Thread.ofPlatform().name("race-", 0).daemon().factory(),
                thread -> threads.getThreadCpuTime(thread.threadId()));
    }

    @Bean
    MeterBinder raceMeters(Races races) {
        return meters -> Gauge.builder("crosscage.queue", races, Races::waiting)
                .tag("queue", "races")
                .register(meters);
    }

    /// There is a clock while there are races: an idle server sleeps.
    private static Runnable ticker(Runnable tick) {
        var timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("race-clock").daemon().factory());
        timer.scheduleWithFixedDelay(tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        return timer::shutdown;
    }
}
