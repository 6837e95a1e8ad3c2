package org.crosscage.shell;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
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
}
