package org.crosscage.train.store;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Random;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.train.PositionPicker;
import org.crosscage.train.TrainingPositions;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionOperations;

/// Runs of the trainer for tests whose clock goes as they like.
public final class RunsOfTests {

    private RunsOfTests() {}

    public static TrainingRuns by(InstantSource clock, JdbcClient client, TransactionOperations transactions) {
        return by(clock, client, transactions, ChangeNotifications.withinProcess());
    }

    static TrainingRuns by(
            InstantSource clock,
            JdbcClient client,
            TransactionOperations transactions,
            ChangeNotifications notifications) {
        return by(clock, client, transactions, notifications, TrainingPositions.standard());
    }

    static TrainingRuns by(
            InstantSource clock,
            JdbcClient client,
            TransactionOperations transactions,
            ChangeNotifications notifications,
            TrainingPositions positions) {
        var answers = new AnswerRows(client);
        return new TrainingRuns(
                new RunRows(client, answers),
                answers,
                transactions,
                positions,
                new PositionPicker(positions, new Random(26)),
                new PreferenceService(client, transactions),
                notifications,
                clock,
                new SecureRandom());
    }
}
