package org.crosscage.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.ContextClosedEvent;

/// A storage test on a real PostgreSQL of its own, which ends with the test's context. Used as
/// `@ContextConfiguration(initializers = OnPostgres.class)`.
public final class OnPostgres implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        try {
            var postgres = EmbeddedPostgres.start();
            context.addApplicationListener((ApplicationListener<ContextClosedEvent>) closed -> close(postgres));
            TestPropertyValues.of(
                            "spring.datasource.url=" + postgres.getJdbcUrl("postgres", "postgres"),
                            "spring.datasource.username=postgres")
                    .applyTo(context);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void close(EmbeddedPostgres postgres) {
        try {
            postgres.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
