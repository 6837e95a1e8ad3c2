package org.crosscage.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Health of the database, the lease of work that one server does, and the compaction of the file.
@Configuration(proxyBeanMethods = false)
class DatabaseConfiguration {

    /// Health is answered within a second, whatever the database does.
    private static final Duration LONGEST = Duration.ofMillis(900);

    private static final Duration LEASE = Duration.ofMinutes(1);

    /// Whether the database answers.
    @Bean
    BoundedQuery<Boolean> databaseAnswers(DataSource database) {
        return new BoundedQuery<>(
                () -> isThere(database),
                LONGEST,
                task -> Thread.ofVirtual().name("database-answers").start(task));
    }

    /// For what one of several servers does. H2 belongs to one server, which does all work.
    @Bean
    @Nullable
    Lease lease(DataSource database, UUID server, DatabaseAddress address) {
        return address.isPostgres()
                ? new Lease(
                        database,
                        "stock",
                        server.toString(),
                        LEASE,
                        System::nanoTime,
                        Thread.ofVirtual().name("lease-", 0).factory())
                : null;
    }

    /// Another database keeps its files by itself.
    @Bean
    @Nullable
    FileCompaction fileCompaction(DataSource database, DatabaseAddress address) {
        return address.isH2File() ? new FileCompaction(database) : null;
    }

    /// The driver has its own limit, so that a connection that leads nowhere is given up before TCP does so.
    private static boolean isThere(DataSource database) {
        try (var connection = database.getConnection()) {
            return connection.isValid((int) LONGEST.plusSeconds(1).toSeconds());
        } catch (SQLException e) {
            return false;
        }
    }
}
