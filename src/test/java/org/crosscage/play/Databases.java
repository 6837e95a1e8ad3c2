package org.crosscage.play;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.springframework.boot.jdbc.DataSourceBuilder;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Fresh databases of both makes with all migrations run, as the application would find them.
final class Databases {

    /// What `application.properties` says, so that the tests know what the product relies on.
    static final String H2_OPTIONS = ";WRITE_DELAY=0;RETENTION_TIME=5000";

    private Databases() {}

    /// An H2 file in the folder.
    static DataSource h2(Path folder) {
        return migrated(DataSourceBuilder.create()
                .url("jdbc:h2:file:" + folder.resolve("crosscage") + H2_OPTIONS)
                .username("sa")
                .password("")
                .build());
    }

    /// A new database in a real PostgreSQL, which is started for the first one and ends with the tests.
    static DataSource postgres() {
        var name = "crosscage" + Postgres.DATABASES.incrementAndGet();
        JdbcClient.create(Postgres.SERVER.getPostgresDatabase())
                .sql("create database " + name)
                .update();
        return migrated(DataSourceBuilder.create()
                .url(Postgres.SERVER.getJdbcUrl("postgres", name))
                .build());
    }

    private static DataSource migrated(DataSource database) {
        Flyway.configure()
                .dataSource(database)
                .locations("classpath:db/migration")
                .load()
                .migrate();
        return database;
    }

    /// Loaded, and so started, when a test asks for it first.
    private static final class Postgres {

        static final EmbeddedPostgres SERVER = start();
        static final AtomicInteger DATABASES = new AtomicInteger();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
