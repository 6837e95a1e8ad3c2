package org.crosscage.player.store;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.crosscage.player.ArchivePart;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.Lease;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the services of this package together.
@Configuration(proxyBeanMethods = false)
class PlayerConfiguration {

    /// A third of the lease, which would run out else.
    private static final Duration PAUSE = Duration.ofSeconds(20);

    @Bean
    Recovery recovery(
            JdbcClient database,
            TransactionOperations transactions,
            DataSource source,
            List<PlayersListener> listeners,
            Players players,
            ChangeNotifications notifications,
            InstantSource clock) {
        return new Recovery(
                database,
                transactions,
                new PlayerRows(database, source),
                listeners,
                players,
                notifications,
                clock,
                new SecureRandom());
    }

    @Bean
    PlayerQuotas playerQuotas(JdbcClient database) {
        return new PlayerQuotas(database);
    }

    @Bean
    IdlePlayers idlePlayers(
            JdbcClient database,
            DataSource source,
            Players players,
            ChangeNotifications notifications,
            InstantSource clock) {
        return new IdlePlayers(new PlayerRows(database, source), players, notifications, clock);
    }

    @Bean
    IdlePlayersDeletion idlePlayersDeletion(IdlePlayers players, ObjectProvider<Lease> leases) {
        return new IdlePlayersDeletion(
                players,
                leases.stream()
                        .findFirst()
                        .<BooleanSupplier>map(lease -> lease::isHeld)
                        .orElse(() -> true),
                PAUSE);
    }

    /// Only when players can come in.
    @Bean
    ApplicationListener<ApplicationReadyEvent> deletingOfIdlePlayers(IdlePlayersDeletion deletion) {
        return _ -> deletion.start();
    }

    @Bean
    PreferenceService preferenceService(JdbcClient database, TransactionOperations transactions) {
        return new PreferenceService(database, transactions);
    }

    @Bean
    PreferencesArchive preferencesArchive(JdbcClient database, PreferenceService preferences) {
        return new PreferencesArchive(database, preferences);
    }

    @Bean
    PlayerArchive playerArchive(List<ArchivePart<?>> parts, InstantSource clock) {
        return new PlayerArchive(parts, clock);
    }
}
