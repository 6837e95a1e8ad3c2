package org.crosscage.storage;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.jdbc.core.simple.JdbcClient;

/// The one PostgreSQL of this process, on which each test has a database of its own. It starts when the first test asks
/// for one and ends with the process.
public final class PostgresOfTests {

    private static final EmbeddedPostgres SERVER = start();
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private PostgresOfTests() {}

    private static EmbeddedPostgres start() {
        try {
            return EmbeddedPostgres.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static EmbeddedPostgres server() {
        return SERVER;
    }

    /// Makes an empty database.
    ///
    /// @return its name
    public static String newDatabase() {
        var name = "test" + DATABASES.incrementAndGet();
        JdbcClient.create(SERVER.getPostgresDatabase())
                .sql("create database " + name)
                .update();
        return name;
    }
}
