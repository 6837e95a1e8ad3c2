package org.crosscage.game.store;

import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.store.DatabaseAddress;
import org.crosscage.store.DiskSync;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Whether moves are forced onto the disk: H2 does so when it is told to; another database decides by its own settings.
@Configuration(proxyBeanMethods = false)
class GameConfiguration {

    @Bean
    GameStore gameStore(
            JdbcClient database, TransactionOperations transactions, PuzzleFormat text, GameSettings settings) {
        if (!settings.isSynced() || !DatabaseAddress.of(database).isH2()) {
            return new GameStore(database, transactions, text);
        }
        var disk = new DiskSync(database);
        return new GameStore(
                database, disk.after(transactions), disk.after(TransactionOperations.withoutTransaction()), text);
    }
}
