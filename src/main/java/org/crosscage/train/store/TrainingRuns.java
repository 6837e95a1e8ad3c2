package org.crosscage.train.store;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.Subscription;
import org.crosscage.train.OfflinePositions;
import org.crosscage.train.PositionPicker;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.TrainingTopic;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Service;
import org.springframework.transaction.support.TransactionOperations;

/// The runs of all players. Every change names the place in the run that it is about: from a page that shows another
/// one, an older tab, it changes nothing. What is returned, and told to whoever listens to it, is the run as it is
/// then. Safe for use by several threads.
@Service
public final class TrainingRuns {

    private static final int ID_BYTES = 16;

    /// Each may take a walk to its position.
    private static final int MOST_LOOKED_AT = 20;

    private final RunRows rows;
    private final AnswerRows answers;
    private final TransactionOperations transactions;
    private final TrainingPositions positions;
    private final TrainingHistory history;
    private final RunPositions next;
    private final RunAnswers runAnswers;
    private final InstantSource clock;
    private final RandomGenerator secrets;
    private final RunChanges changes;

    @Autowired
    TrainingRuns(
            RunRows rows,
            AnswerRows answers,
            TransactionOperations transactions,
            PreferenceService preferences,
            ChangeNotifications notifications,
            InstantSource clock,
            RandomGenerator secrets) {
        this(
                rows,
                answers,
                transactions,
                TrainingPositions.standard(),
                new PositionPicker(TrainingPositions.standard(), secrets),
                preferences,
                notifications,
                clock,
                secrets);
    }

    /// @param picker draws positions
    /// @param secrets must be fit for secrets
    TrainingRuns(
            RunRows rows,
            AnswerRows answers,
            TransactionOperations transactions,
            TrainingPositions positions,
            PositionPicker picker,
            PreferenceService preferences,
            ChangeNotifications notifications,
            InstantSource clock,
            RandomGenerator secrets) {
        this.rows = rows;
        this.transactions = transactions;
        this.positions = positions;
        this.answers = answers;
        this.history = new TrainingHistory(answers, positions, preferences, clock);
        this.next = new RunPositions(answers, positions, picker, history);
        this.runAnswers = new RunAnswers(answers, positions, preferences);
        this.clock = clock;
        this.secrets = secrets;
        this.changes = new RunChanges(rows, transactions, notifications);
    }

    /// What is known of the players by their answers.
    public TrainingHistory history() {
        return history;
    }

    /// Positions at a player's level for the time without a connection.
    ///
    /// @param player empty for somebody who is not known
    public OfflinePositions offline(Optional<Long> player) {
        return next.offline(player);
    }

    /// Begins a run; its first position is there at once.
    ///
    /// @param source where it was offered; empty when the player begins it alone
    /// @return empty where there is no position to ask
    /// @throws FullQuotaException when the player has as many runs or answers as there may be
    public Optional<TrainingRun> begin(long player, TrainingTopic topic, RunLength length, String source) {
        return begin(player, topic, length, source, Optional.empty(), Optional::empty);
    }

    /// Begins a run at a place, unless the player has one there that is not over: that one is returned then, and so it
    /// is where two tabs ask at once.
    ///
    /// @return empty where there is no position to ask
    /// @throws FullQuotaException as for [#begin]
    public Optional<TrainingRun> beginOnce(long player, TrainingTopic topic, RunLength length, String source) {
        return begin(player, topic, length, source, Optional.empty(), () -> {
            rows.lockPlayer(player);
            return rows.open(player, Optional.of(source), 1).stream()
                    .findFirst()
                    .flatMap(id -> rows.find(player, id));
        });
    }

    /// Begins a run of one position.
    ///
    /// @param position its id
    public Optional<TrainingRun> beginWith(long player, String position, String source) {
        return positions.find(position).flatMap(found -> {
            var topic = new TrainingTopic.OfTechnique(found.technique().id(), Optional.of(found.kind()));
            return begin(player, topic, RunLength.ONE_POSITION, source, Optional.of(position), Optional::empty);
        });
    }

    /// Finds the position of a run whose answer may be counted next. The walk may take seconds, so that no transaction
    /// is open meanwhile.
    private Optional<TrainingPosition> walkTo(long player, String id) {
        return rows.find(player, id).flatMap(TrainingRun::openTask).flatMap(task -> positions.find(task.position()));
    }

    /// @param there looks for a run that goes on instead, in the transaction
    private Optional<TrainingRun> begin(
            long player,
            TrainingTopic topic,
            RunLength length,
            String source,
            Optional<String> position,
            Supplier<Optional<TrainingRun>> there) {
        byte[] bytes = new byte[ID_BYTES];
        secrets.nextBytes(bytes);
        var run = new TrainingRun(
                Base64.getUrlEncoder().withoutPadding().encodeToString(bytes),
                player,
                topic,
                length,
                source,
                now(),
                Optional.empty(),
                Optional.empty(),
                List.of());
        rows.requireRoom(player);
        var first = position.or(() -> next.next(run));
        return first.map(asked -> transactions.execute(_ -> there.get().orElseGet(() -> {
            rows.add(run);
            rows.setTask(run.id(), fresh(1, asked));
            return rows.find(player, run.id()).orElseThrow();
        })));
    }

    /// The time by which answers count.
    public Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    private Task fresh(int place, String position) {
        return new Task(place, position, now(), 0, 0, "");
    }

    /// A player's run; a position that was left alone begins anew.
    public Optional<TrainingRun> open(long player, String id) {
        var walked = walkTo(player, id);
        return changes.inTransaction(
                player,
                () -> rows.findForUpdate(player, id).map(run -> {
                    run.openedAnew(now()).ifPresent(task -> rows.setTask(id, task));
                    return endedInTime(run, walked);
                }));
    }

    /// A run whose time is up is over, whether or not anybody has looked at it since.
    private TrainingRun endedInTime(TrainingRun run, Optional<TrainingPosition> walked) {
        if (run.endsInTime(now())) {
            finish(run, walked);
        }
        return rows.find(run.player(), run.id()).orElseThrow();
    }

    /// Ends a run, when its time was up or else now. A position that is not answered counts if it is missed anyway.
    private void finish(TrainingRun run, Optional<TrainingPosition> walked) {
        var end = run.timeUp().filter(now()::isAfter).orElseGet(this::now);
        run.openTask()
                .filter(task -> task.result(false, end).isMissed())
                .ifPresent(task -> runAnswers.add(run, walked, task.result(true, end), false, end, now()));
        rows.end(run.id(), end);
    }

    /// Whether there is such a run; changes nothing.
    public boolean exists(long player, String id) {
        return rows.find(player, id).isPresent();
    }

    /// The run with the most positions found of those that a player began at a place and did to the end.
    ///
    /// @param source as they were begun with
    public Optional<TrainingRun> bestDone(long player, String source) {
        return rows.bestDone(player, source).flatMap(id -> rows.find(player, id));
    }

    /// The same of those with a topic.
    public Optional<TrainingRun> bestDone(long player, TrainingTopic topic) {
        return rows.bestDone(player, topic).flatMap(id -> rows.find(player, id));
    }

    /// Walks to a position only where the time of the run is up.
    private Optional<TrainingRun> lookedAt(long player, String id) {
        var run = rows.find(player, id);
        if (run.filter(each -> each.endsInTime(now())).isEmpty()) {
            return run;
        }
        var walked = walkTo(player, id);
        return changes.inTransaction(
                player, () -> rows.findForUpdate(player, id).map(now -> endedInTime(now, walked)));
    }

    /// The player's latest run that is not over. To look at it here is not to open it. Behind many whose time is up,
    /// which end when they are looked at, it is found the next time.
    public Optional<TrainingRun> latestOpen(long player) {
        return firstOpen(player, rows.open(player, Optional.empty(), MOST_LOOKED_AT));
    }

    /// As [#latestOpen], of the runs that were begun at a place.
    public Optional<TrainingRun> latestOpen(long player, String source) {
        return firstOpen(player, rows.open(player, Optional.of(source), MOST_LOOKED_AT));
    }

    private Optional<TrainingRun> firstOpen(long player, List<String> runs) {
        return runs.stream()
                .flatMap(id -> lookedAt(player, id).stream())
                .filter(run -> !run.isOver())
                .findFirst();
    }

    /// The position of an id, wherever positions come from.
    public Optional<TrainingPosition> position(String id) {
        return positions.find(id);
    }

    /// Something that is wrong was tried.
    public TrainingRun wrong(long player, String id, int place) {
        return changed(player, id, place, (_, task) -> rows.setTask(id, task.afterWrongTry()));
    }

    /// So many stages of the position's hint were told.
    public TrainingRun told(long player, String id, int place, int stages) {
        return changed(player, id, place, (_, task) -> {
            if (stages > task.told()) {
                rows.setTask(id, task.withTold(stages));
            }
        });
    }

    /// The step was found.
    ///
    /// @param answer the move, as text
    /// @param isOther whether by another technique than the one that was asked for
    /// @param entered when it was entered, as [#now] had it: what is looked up since costs the player no time
    public TrainingRun found(long player, String id, int place, String answer, boolean isOther, Instant entered) {
        var walked = walkTo(player, id);
        return changed(player, id, place, (run, _) -> answer(run, walked, answer, false, isOther, entered));
    }

    /// The player gave up and had it shown.
    public TrainingRun shown(long player, String id, int place) {
        var walked = walkTo(player, id);
        return changed(player, id, place, (run, _) -> answer(run, walked, Task.SHOWN, true, false, now()));
    }

    /// Goes on to the next position, or ends the run where there is none.
    public TrainingRun next(long player, String id, int place) {
        // a walk to it may take seconds, so that no transaction is open meanwhile
        var done = rows.find(player, id).filter(run -> isDone(run, place));
        var position = done.filter(run -> !isLast(run, run.begun(now()), place)).flatMap(next::next);
        return changes.apply(player, id, run -> {
            if (done.isPresent() && isDone(run, place)) {
                var begun = run.begun(now());
                rows.setBegun(id, begun);
                var following = isLast(run, begun, place) ? Optional.<String>empty() : position;
                following.ifPresentOrElse(
                        asked -> rows.setTask(id, fresh(place + 1, asked)), () -> rows.end(id, now()));
            }
        });
    }

    private boolean isLast(TrainingRun run, Instant begun, int place) {
        return run.length().isOver(begun, now(), place)
                || !answers.room(run.player()).isLeft();
    }

    private static boolean isDone(TrainingRun run, int place) {
        return run.task().filter(task -> task.place() == place && task.isDone()).isPresent();
    }

    /// The player has had enough. A position that is not answered counts only if it is missed already, by a wrong try
    /// or the whole hint.
    public TrainingRun end(long player, String id) {
        var walked = walkTo(player, id);
        return changes.apply(player, id, run -> {
            if (!run.isOver()) {
                finish(run, walked);
            }
        });
    }

    /// A browser's clock says that the time is up. Where that clock is ahead the run goes on.
    public TrainingRun endInTime(long player, String id, int place) {
        var walked = walkTo(player, id);
        return changed(player, id, place, (run, _) -> {
            if (run.isTimeUp(now().plus(TrainingRun.AHEAD))) {
                finish(run, walked);
            }
        });
    }

    private TrainingRun changed(long player, String id, int place, BiConsumer<TrainingRun, Task> change) {
        return changes.apply(
                player,
                id,
                run -> run.openTask()
                        .filter(task -> task.place() == place)
                        .ifPresent(task -> change.accept(run, task)));
    }

    /// Tells every change of a run until it is closed, on the thread that made it or heard of it from another server.
    public Subscription listen(String id, Consumer<TrainingRun> listener) {
        return changes.listen(id, listener);
    }

    /// What is answered after the time is up ends the run and does not count, unless it is missed already.
    private void answer(
            TrainingRun run,
            Optional<TrainingPosition> walked,
            String answer,
            boolean hasGivenUp,
            boolean isOther,
            Instant entered) {
        var moment = entered.isAfter(now()) ? now() : entered;
        if (run.isTimeUp(moment)) {
            finish(run, walked);
            return;
        }
        var task = run.task().orElseThrow();
        runAnswers.add(run, walked, task.result(hasGivenUp, moment), isOther, moment, now());
        rows.setTask(run.id(), task.withAnswer(answer));
    }
}
