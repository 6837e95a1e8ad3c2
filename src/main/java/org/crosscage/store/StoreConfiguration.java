package org.crosscage.store;

import java.sql.DriverManager;
import java.util.Properties;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts together what the stores share.
@Configuration(proxyBeanMethods = false)
class StoreConfiguration {

    /// Names this server among the others on its database, another name each time it starts.
    @Bean
    UUID server() {
        return UUID.randomUUID();
    }

    /// None with H2, which belongs to one server. Not by a condition: which beans there are is decided when the game is
    /// packaged, whatever its database will be.
    @Bean
    @Nullable
    PostgresNotifications postgresNotifications(
            UUID server, JdbcClient database, JdbcConnectionDetails details, DatabaseAddress address) {
        return address.isPostgres()
                ? new PostgresNotifications(
                        server.toString(),
                        database,
                        () -> DriverManager.getConnection(details.getJdbcUrl(), listening(details)),
                        Thread.ofPlatform().name("notifications-", 0).daemon().factory())
                : null;
    }

    private static Properties listening(JdbcConnectionDetails details) {
        var settings = new Properties();
        if (details.getUsername() != null) {
            settings.setProperty("user", details.getUsername());
        }
        if (details.getPassword() != null) {
            settings.setProperty("password", details.getPassword());
        }
        settings.setProperty("ApplicationName", "crosscage notifications");
        settings.setProperty("loginTimeout", "10");
        settings.setProperty("tcpKeepAlive", "true");
        return settings;
    }

    /// A server alone hears of its own changes without notifications.
    @Bean
    ChangeNotifications changeNotifications(ObjectProvider<PostgresNotifications> shared) {
        return shared.stream()
                .findFirst()
                .map(PostgresNotifications::notifications)
                .orElseGet(ChangeNotifications::withinProcess);
    }
}
