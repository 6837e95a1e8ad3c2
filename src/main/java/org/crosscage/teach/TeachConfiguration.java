package org.crosscage.teach;

import java.time.InstantSource;
import org.crosscage.analysis.SolutionFinder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the teacher together.
@Configuration(proxyBeanMethods = false)
class TeachConfiguration {

    @Bean
    Hints hints(SolutionFinder finder) {
        return new Hints(finder);
    }

    @Bean
    WalkthroughSearch search(SolutionFinder finder, InstantSource clock) {
        return WalkthroughSearch.of(finder, clock);
    }
}
