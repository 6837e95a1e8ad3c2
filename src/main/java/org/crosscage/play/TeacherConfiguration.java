package org.crosscage.play;

import java.time.InstantSource;
import org.crosscage.library.Oracle;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Puts the teacher together.
@Configuration(proxyBeanMethods = false)
class TeacherConfiguration {

    @Bean
    Hints hints(Oracle oracle) {
        return new Hints(oracle);
    }

    @Bean
    Search search(Oracle oracle, InstantSource clock) {
        return Search.of(oracle, clock);
    }
}
