package org.crosscage.store.transfer;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Objects;
import org.crosscage.store.DatabaseAddress;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/// What a server does for `./crosscage backup`; PostgreSQL has tools of its own.
@Configuration(proxyBeanMethods = false)
class TransferConfiguration {

    @Bean(initMethod = "start")
    @Nullable
    RequestedBackups requestedBackups(JdbcClient database, DatabaseAddress address) {
        return address.isH2File() ? requestedBackups(database) : null;
    }

    private static RequestedBackups requestedBackups(JdbcClient database) {
        var file = database.sql("select database_path()").query(String.class).single();
        return new RequestedBackups(
                database,
                Objects.requireNonNull(Path.of(file).toAbsolutePath().getParent()),
                InstantSource.system(), // a clock that is set ahead is not that of the files
                Thread.ofPlatform().name("backups").daemon().factory());
    }
}
