package org.crosscage.shell;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Where the work goes that is too long for an event: a few threads, so that a puzzle that is hard to solve for one
/// player does not keep the others from typing.
@Configuration(proxyBeanMethods = false)
class BackgroundTaskConfiguration {

    private static final int LEAST = 2;

    @Bean(destroyMethod = "shutdownNow")
    Executor backgroundTasks() {
        int threads = Math.max(LEAST, Runtime.getRuntime().availableProcessors());
        return Executors.newFixedThreadPool(
                threads,
                Thread.ofPlatform().name("background-task-", 0).daemon().factory());
    }

    /// Pages that wait for a thread.
    @Bean
    MeterBinder backgroundTaskMeters(@Qualifier("backgroundTasks") Executor backgroundTasks) {
        return meters -> Gauge.builder("crosscage.queue", backgroundTasks, BackgroundTaskConfiguration::waiting)
                .tag("queue", "background")
                .register(meters);
    }

    private static int waiting(Executor backgroundTasks) {
        return backgroundTasks instanceof ThreadPoolExecutor pool
                ? pool.getQueue().size()
                : 0;
    }
}
