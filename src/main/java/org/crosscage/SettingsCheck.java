package org.crosscage;

import java.lang.annotation.Annotation;
import java.util.Objects;
import java.util.stream.Stream;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.store.DatabaseAddress;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;

/// Reads all settings of [Application] before anything is started, so that one sentence is all that is said of one that
/// nobody can use.
final class SettingsCheck implements EnvironmentPostProcessor, Ordered {

    /// Behind all that bring settings.
    @Override
    public int getOrder() {
        return LOWEST_PRECEDENCE;
    }

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        var binder = Binder.get(environment);
        Stream.of(annotation(Application.class, EnableConfigurationProperties.class)
                        .value())
                .forEach(each -> bind(each, binder));
        var server = bind(ServerSettings.class, binder);
        if (!server.data().isEmpty()
                && bind(DatabaseAddress.class, binder).url().contains(server.data())) {
            server.requireFolder();
        }
        RateLimits.require(environment);
    }

    private static <A extends Annotation> A annotation(Class<?> type, Class<A> wanted) {
        return Objects.requireNonNull(type.getAnnotation(wanted));
    }

    private static <T> T bind(Class<T> type, Binder binder) {
        try {
            return binder.bindOrCreate(
                    annotation(type, ConfigurationProperties.class).value(), type);
        } catch (BindException e) {
            throw UnboundSettingAnalyzer.wrong(e).orElseThrow(() -> e);
        }
    }
}
