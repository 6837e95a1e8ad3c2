package org.crosscage.store.transfer;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/// The tables as the migrations of this version make them.
final class Tables {

    private Tables() {}

    /// @throws org.flywaydb.core.api.FlywayException when the database has others, older or newer
    static void requireOurs(DataSource database) {
        configured(database).ignoreMigrationPatterns(new String[0]).load().validate();
    }

    /// Makes those that are lacking, as the server does when it starts.
    ///
    /// @throws org.flywaydb.core.api.FlywayException when the database has others
    static void make(DataSource database) {
        configured(database).load().migrate();
        requireOurs(database);
    }

    private static FluentConfiguration configured(DataSource database) {
        return Flyway.configure()
                .dataSource(database)
                .locations("classpath:db/migration")
                .outOfOrder(true);
    }

    /// What a library says in many lines, said in one.
    static String firstLine(Exception error) {
        return String.valueOf(error.getMessage()).strip().replaceAll("\\s+", " ");
    }
}
