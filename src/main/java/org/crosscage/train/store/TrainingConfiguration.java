package org.crosscage.train.store;

import java.security.SecureRandom;
import java.time.InstantSource;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.train.PositionPicker;
import org.crosscage.train.TrainingPositions;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Puts the stores of the trainer together.
@Configuration(proxyBeanMethods = false)
class TrainingConfiguration {

    @Bean
    TrainingRuns trainingRuns(
            JdbcClient database,
            TransactionOperations transactions,
            PreferenceService preferences,
            ChangeNotifications notifications,
            InstantSource clock) {
        var positions = TrainingPositions.standard();
        var random = new SecureRandom();
        return new TrainingRuns(
                new TrainingRows(database),
                transactions,
                positions,
                new PositionPicker(positions, random),
                preferences,
                notifications,
                clock,
                random);
    }

    @Bean
    TrainingArchive trainingArchive(JdbcClient database, InstantSource clock) {
        return new TrainingArchive(new TrainingRows(database), clock);
    }
}
