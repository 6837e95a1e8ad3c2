package org.crosscage.edit;

import java.security.SecureRandom;
import java.time.InstantSource;
import org.crosscage.core.search.Solver;
import org.crosscage.library.Oracle;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class EditConfiguration {

    private static final long SEEDS = 1_000_000_000_000L;

    @Bean
    Inspector inspector(Solver solver, Oracle oracle) {
        return new Inspector(solver, oracle);
    }

    @Bean
    Mender mender(Inspector inspector) {
        return new Mender(inspector);
    }

    @Bean
    Filling filling(Solver solver) {
        var random = new SecureRandom();
        return new Filling(solver, () -> random.nextLong(SEEDS));
    }

    @Bean
    DraftStore drafts(JdbcClient database, InstantSource clock) {
        return new DraftStore(database, clock);
    }

    @Bean
    DraftLuggage draftLuggage(DraftStore drafts) {
        return new DraftLuggage(drafts);
    }
}
