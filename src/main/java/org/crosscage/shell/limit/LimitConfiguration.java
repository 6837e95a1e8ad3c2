package org.crosscage.shell.limit;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;

/// Reads the limits from the settings `crosscage.limits.<limit>.player` and `….address`.
@Configuration(proxyBeanMethods = false)
class LimitConfiguration {

    @Bean
    RateLimits limits(Environment settings, InstantSource clock, MeterRegistry meters) {
        return new RateLimits(
                (limit, whose) -> settings.getProperty(setting(limit, whose), Allowance.NONE), clock, meters);
    }

    static String setting(Limit limit, String whose) {
        return "crosscage.limits." + limit.id() + "." + whose;
    }
}
