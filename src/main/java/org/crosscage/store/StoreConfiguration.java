package org.crosscage.store;

import java.sql.DriverManager;
import java.util.Properties;
import java.util.UUID;
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

    @Bean
    @ConditionalOnDatabase(ConditionalOnDatabase.POSTGRESQL)
    PostgresNotifications postgresNotifications(UUID server, JdbcClient database, JdbcConnectionDetails details) {
        return new PostgresNotifications(
                server.toString(),
                database,
                () -> DriverManager.getConnection(details.getJdbcUrl(), listening(details)),
                Thread.ofPlatform().name("news-", 0).daemon().factory());
    }

    private static Properties listening(JdbcConnectionDetails details) {
        var settings = new Properties();
        if (details.getUsername() != null) {
            settings.setProperty("user", details.getUsername());
        }
        if (details.getPassword() != null) {
            settings.setProperty("password", details.getPassword());
        }
        settings.setProperty("ApplicationName", "crosscage news");
        settings.setProperty("loginTimeout", "10");
        settings.setProperty("tcpKeepAlive", "true");
        return settings;
    }

    /// H2 belongs to one server, which hears of its own changes without this.
    @Bean
    ChangeNews changeNews(ObjectProvider<PostgresNotifications> shared) {
        return shared.stream().findFirst().map(PostgresNotifications::news).orElseGet(ChangeNews::withinProcess);
    }
}
