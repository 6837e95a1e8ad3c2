package org.crosscage.train.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.storage.StorageContract;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.junit.jupiter.api.BeforeEach;

/// Shared by the tests of the trainer's stores: a server whose clock the test sets, and positions by number.
abstract class TrainingContract extends StorageContract {

    static final Instant BEGINNING = Instant.parse("2026-11-26T08:00:00.123456Z");
    static final PuzzleKind KENKEN = PuzzleKinds.of("kenken");
    static final PuzzleKind KAKURO = PuzzleKinds.of("kakuro");
    static final Technique NAKED_PAIR =
            TechniqueCatalogue.of("naked-pair").orElseThrow().technique();
    static final TrainingTopic NAKED_PAIRS = new TrainingTopic.OfTechnique("naked-pair", Optional.of(KENKEN));
    static final TrainingTopic DUE = new TrainingTopic.Due(Optional.empty());
    static final TrainingTopic MISSED = new TrainingTopic.Missed(Optional.empty());
    /// The stores do not ask whether a move is right.
    static final String MOVE = "r1c1=1";

    private final AtomicReference<Instant> now = new AtomicReference<>(BEGINNING);
    PreferenceService preferences;
    TrainingRuns runs;
    long player;

    @BeforeEach
    final void aServer() {
        preferences = new PreferenceService(client, transactions);
        runs = anotherServer();
        player = newPlayer();
    }

    /// On the same database.
    final TrainingRuns anotherServer() {
        return anotherServer(now::get);
    }

    final TrainingRuns anotherServer(InstantSource clock) {
        return anotherServer(clock, ChangeNotifications.withinProcess());
    }

    final TrainingRuns anotherServer(InstantSource clock, ChangeNotifications notifications) {
        return RunsOfTests.by(clock, client, transactions, notifications);
    }

    final Instant now() {
        return now.get();
    }

    final void pass(Duration time) {
        now.updateAndGet(before -> before.plus(time));
    }

    /// The id of a position that asks for a naked pair.
    static String position(int number) {
        return TrainingPositions.standard().ids(KENKEN, NAKED_PAIR).get(number);
    }

    final TrainingRun begin(TrainingTopic topic, RunLength length) {
        return runs.begin(player, topic, length, "").orElseThrow();
    }

    /// A run that asks this position first.
    final TrainingRun beginWith(String position) {
        return runs.beginWith(player, position, "").orElseThrow();
    }

    /// Asks a position at once, and ends the run with it.
    final void find(String position) {
        var run = beginWith(position);
        runs.found(player, run.id(), 1, MOVE, false, runs.now());
        runs.end(player, run.id());
    }

    /// The same; the player gives up.
    final void miss(String position) {
        var run = beginWith(position);
        runs.shown(player, run.id(), 1);
        runs.end(player, run.id());
    }

    static TrainingRun.Task task(TrainingRun run) {
        return run.task().orElseThrow();
    }
}
