package org.crosscage.shell.limit;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.core.env.PropertyResolver;

/// Reads the limits from the settings `crosscage.limits.<limit>.player` and `….address`.
@Configuration(proxyBeanMethods = false)
public class LimitConfiguration {

    @Bean
    RateLimits limits(Environment settings, InstantSource clock, MeterRegistry meters) {
        return new RateLimits((limit, whose) -> value(settings, limit, whose), clock, meters);
    }

    /// @throws WrongSettingException when a limit is no allowance
    public static void require(PropertyResolver settings) {
        for (var limit : Limit.values()) {
            RateLimits.Rule.read(limit, (each, whose) -> value(settings, each, whose));
        }
    }

    private static String value(PropertyResolver settings, Limit limit, String whose) {
        return settings.getProperty(setting(limit, whose), Allowance.NONE);
    }

    static String setting(Limit limit, String whose) {
        return "crosscage.limits." + limit.id() + "." + whose;
    }
}
