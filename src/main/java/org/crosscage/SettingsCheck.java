package org.crosscage;

import java.util.Objects;
import java.util.stream.Stream;
import org.crosscage.game.store.GameSettings;
import org.crosscage.library.store.LibrarySettings;
import org.crosscage.shell.DrainSettings;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.store.DatabaseAddress;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;

/// Reads all settings before anything is started, so that one sentence is all that is said of one that nobody can use.
final class SettingsCheck implements EnvironmentPostProcessor, Ordered {

    /// Behind all that bring settings.
    @Override
    public int getOrder() {
        return LOWEST_PRECEDENCE;
    }

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        var binder = Binder.get(environment);
        Stream.of(LibrarySettings.class, GameSettings.class, DrainSettings.class, MetricsPort.class, ServerPort.class)
                .forEach(each -> bind(each, binder));
        var server = bind(ServerSettings.class, binder);
        if (bind(DatabaseAddress.class, binder).url().contains(server.data())) {
            server.requireFolder();
        }
        RateLimits.require(environment);
    }

    private static <T> T bind(Class<T> type, Binder binder) {
        try {
            var settings = Objects.requireNonNull(type.getAnnotation(ConfigurationProperties.class));
            return binder.bindOrCreate(settings.value(), type);
        } catch (BindException e) {
            throw UnboundSettingAnalyzer.wrong(e).orElseThrow(() -> e);
        }
    }
}
