package org.crosscage.storage;

import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;

/// A storage test in a database of its own on a real PostgreSQL. Used as
/// `@ContextConfiguration(initializers = OnPostgres.class, inheritInitializers = false)`.
public final class OnPostgres implements ApplicationContextInitializer<ConfigurableApplicationContext> {

    private static final String OWNER = "postgres";

    @Override
    public void initialize(ConfigurableApplicationContext context) {
        TestPropertyValues.of(
                        "spring.datasource.url="
                                + PostgresOfTests.server().getJdbcUrl(OWNER, PostgresOfTests.newDatabase()),
                        "spring.datasource.username=" + OWNER)
                .applyTo(context);
    }
}
