package org.crosscage.game.store;

import java.util.function.UnaryOperator;
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

    private final UnaryOperator<TransactionOperations> forced;

    GameConfiguration(JdbcClient database, GameSettings settings) {
        boolean isForced = settings.isSynced() && DatabaseAddress.of(database).isH2();
        this.forced = isForced ? new DiskSync(database)::after : UnaryOperator.identity();
    }

    @Bean
    GameStore gameStore(JdbcClient database, TransactionOperations transactions, PuzzleFormat text) {
        return new GameStore(database, forced.apply(transactions), text);
    }

    @Bean
    GameLog gameLog(GameStore games, JdbcClient database, TransactionOperations transactions) {
        return new GameLog(
                games, database, forced.apply(transactions), forced.apply(TransactionOperations.withoutTransaction()));
    }
}
