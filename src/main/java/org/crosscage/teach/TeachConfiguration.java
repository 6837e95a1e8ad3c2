package org.crosscage.teach;

import java.time.InstantSource;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.work.CostlyTasks;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the teacher together.
@Configuration(proxyBeanMethods = false)
class TeachConfiguration {

    @Bean
    Hints hints(SolutionFinder finder, InstantSource clock) {
        return new Hints(finder, Hints.usualLimit(clock));
    }

    @Bean
    WalkthroughSearch search(SolutionFinder finder, InstantSource clock) {
        return WalkthroughSearch.of(finder, clock, CostlyTasks::passing);
    }
}
