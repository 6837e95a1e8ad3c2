package org.crosscage.store;

import java.security.SecureRandom;
import java.sql.DriverManager;
import java.util.HexFormat;
import java.util.Properties;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Puts together what the stores share.
@Configuration(proxyBeanMethods = false)
class StoreConfiguration {

    private static final int SERVER_BYTES = 8;

    @Bean
    @ConditionalOnExpression("'${spring.datasource.url}'.startsWith('jdbc:postgresql:')")
    PostgresNotifications postgresNotifications(JdbcClient database, JdbcConnectionDetails details) {
        return new PostgresNotifications(
                serverName(),
                database,
                () -> DriverManager.getConnection(details.getJdbcUrl(), listening(details)),
                Thread.ofPlatform().name("news-", 0).daemon().factory());
    }

    private static String serverName() {
        byte[] bytes = new byte[SERVER_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
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
