package org.crosscage.store.transfer;

import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What a server does for `./crosscage backup`; PostgreSQL has tools of its own.
@Configuration(proxyBeanMethods = false)
class TransferConfiguration {

    @Bean(initMethod = "start")
    @ConditionalOnExpression("'${spring.datasource.url}'.startsWith('jdbc:h2:file:')")
    RequestedBackups requestedBackups(JdbcClient database) {
        return new RequestedBackups(
                database, Thread.ofPlatform().name("backups").daemon().factory());
    }
}
