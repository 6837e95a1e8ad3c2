package org.crosscage.store;

import org.springframework.core.env.Environment;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Where the database is, which says whether it is H2 or PostgreSQL.
///
/// @param url JDBC's
public record DatabaseAddress(String url) {

    public static DatabaseAddress of(Environment settings) {
        return new DatabaseAddress(settings.getRequiredProperty("spring.datasource.url"));
    }

    /// Of a database that is open, as its driver writes it.
    public static DatabaseAddress of(JdbcClient database) {
        return database.sql("select 1")
                .query((row, _) -> new DatabaseAddress(
                        row.getStatement().getConnection().getMetaData().getURL()))
                .single();
    }

    public boolean isH2() {
        return url.startsWith("jdbc:h2:");
    }

    /// Whether it is H2 with a file, and not in memory alone.
    public boolean isH2File() {
        return url.startsWith("jdbc:h2:file:");
    }

    public boolean isPostgres() {
        return url.startsWith("jdbc:postgresql:");
    }
}
