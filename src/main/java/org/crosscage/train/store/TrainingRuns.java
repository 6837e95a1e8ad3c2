package org.crosscage.train.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.store.Listeners;
import org.crosscage.store.Subscription;
import org.crosscage.train.AnswerResult;
import org.crosscage.train.AnsweredPosition;
import org.crosscage.train.PositionPicker;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.TrainingTopic;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.transaction.support.TransactionOperations;

/// The runs of all players. Every change names the place in the run that it is about: from a page that shows another
/// one, an older tab, it changes nothing. What is returned, and told to whoever watches the run, is the run as it is
/// then. Safe for use by several threads.
public final class TrainingRuns {

    /// A position that was left alone for so long begins anew when its page is opened again.
    private static final Duration LEFT_ALONE = Duration.ofHours(1);

    private static final int ID_BYTES = 16;
    private static final int LOCKS = 64;

    private final TrainingRows rows;
    private final TransactionOperations transactions;
    private final TrainingPositions positions;
    private final TrainingHistory history;
    private final RunPositions next;
    private final RunRatings ratings;
    private final InstantSource clock;
    private final RandomGenerator secrets;
    private final Listeners<TrainingRun> listeners = new Listeners<>();
    /// A run's changes, and the news of them, come one after the other.
    private final List<ReentrantLock> locks =
            Stream.generate(ReentrantLock::new).limit(LOCKS).toList();

    /// @param picker draws positions
    /// @param secrets must be fit for secrets
    TrainingRuns(
            TrainingRows rows,
            TransactionOperations transactions,
            TrainingPositions positions,
            PositionPicker picker,
            PreferenceService preferences,
            InstantSource clock,
            RandomGenerator secrets) {
        this.rows = rows;
        this.transactions = transactions;
        this.positions = positions;
        this.history = new TrainingHistory(rows, positions, clock);
        this.next = new RunPositions(rows, positions, picker, history);
        this.ratings = new RunRatings(rows, preferences);
        this.clock = clock;
        this.secrets = secrets;
    }

    /// What is known of the players by their answers.
    public TrainingHistory history() {
        return history;
    }

    /// Begins a run; its first position is there at once.
    ///
    /// @param source where it was offered; empty when the player begins it alone
    /// @return empty where there is no position to ask
    public Optional<TrainingRun> begin(long player, TrainingTopic topic, RunLength length, String source) {
        return begin(player, topic, length, source, Optional.empty());
    }

    /// Begins a run of one position.
    ///
    /// @param position its id
    public Optional<TrainingRun> beginWith(long player, String position, String source) {
        return positions.find(position).flatMap(found -> {
            var topic = new TrainingTopic.OfTechnique(found.technique().id(), Optional.of(found.kind()));
            return begin(player, topic, RunLength.ONE_POSITION, source, Optional.of(position));
        });
    }

    private Optional<TrainingRun> begin(
            long player, TrainingTopic topic, RunLength length, String source, Optional<String> position) {
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
        return transactions.execute(_ -> position.or(() -> next.next(run)).map(first -> {
            rows.add(run);
            rows.setTask(run.id(), fresh(1, first));
            return rows.find(player, run.id()).orElseThrow();
        }));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    private Task fresh(int place, String position) {
        return new Task(place, position, now(), 0, 0, "");
    }

    /// A player's run; a position that was left alone begins anew.
    public Optional<TrainingRun> open(long player, String id) {
        return inTransaction(() -> rows.findForUpdate(player, id).map(run -> {
            run.task()
                    .filter(task -> !task.isDone()
                            && Duration.between(task.opened(), now()).compareTo(LEFT_ALONE) > 0)
                    .filter(_ -> run.length() != RunLength.FIVE_MINUTES)
                    .ifPresent(task -> rows.setTask(
                            id, new Task(task.place(), task.position(), now(), task.wrong(), task.told(), "")));
            return endedInTime(run);
        }));
    }

    /// A run whose time is up is over, whether or not anybody has looked at it since.
    private TrainingRun endedInTime(TrainingRun run) {
        if (isTimeUp(run) && run.task().filter(task -> !task.isDone()).isPresent()) {
            finish(run);
        }
        return rows.find(run.player(), run.id()).orElseThrow();
    }

    /// Ends a run. A position that is not answered counts if it is missed anyway.
    private void finish(TrainingRun run) {
        var end = run.length().end(run.begun()).filter(now()::isAfter).orElseGet(this::now);
        run.task().filter(task -> !task.isDone()).ifPresent(task -> {
            var result = new AnswerResult(
                    task.wrong(), task.told(), false, atLeastNone(Duration.between(task.opened(), end)));
            if (result.isMissed()) {
                answer(run, new AnswerResult(result.wrongTries(), result.stages(), true, result.time()));
            }
        });
        rows.end(run.id(), now());
    }

    private boolean isTimeUp(TrainingRun run) {
        return run.length().end(run.begun()).filter(end -> !now().isBefore(end)).isPresent();
    }

    /// Whether there is such a run; changes nothing.
    public boolean exists(long player, String id) {
        return rows.find(player, id).isPresent();
    }

    /// The runs that a player began at a place, the latest first. To look at them here is not to open them.
    ///
    /// @param source as they were begun with
    public List<TrainingRun> from(long player, String source) {
        return inTransaction(
                () -> rows.from(player, source).stream().map(this::endedInTime).toList());
    }

    /// The player's latest run that is not over. To look at it here is not to open it.
    public Optional<TrainingRun> latestOpen(long player) {
        return inTransaction(() -> rows.open(player).stream()
                .flatMap(id -> rows.findForUpdate(player, id).stream())
                .map(this::endedInTime)
                .filter(run -> !run.isOver())
                .findFirst());
    }

    /// The position of an id, wherever positions come from.
    public Optional<TrainingPosition> position(String id) {
        return positions.find(id);
    }

    /// Something that is wrong was tried.
    public TrainingRun wrong(long player, String id, int place) {
        return changed(player, id, place, run -> {
            var task = run.task().orElseThrow();
            rows.setTask(
                    id, new Task(place, task.position(), task.opened(), task.wrong() + 1, task.told(), task.answer()));
            return run;
        });
    }

    /// So many stages of the position's hint were told.
    public TrainingRun told(long player, String id, int place, int stages) {
        return changed(player, id, place, run -> {
            var task = run.task().orElseThrow();
            if (stages > task.told()) {
                rows.setTask(id, new Task(place, task.position(), task.opened(), task.wrong(), stages, task.answer()));
            }
            return run;
        });
    }

    /// The step was found.
    ///
    /// @param answer the move, as text
    public TrainingRun found(long player, String id, int place, String answer) {
        return changed(player, id, place, run -> {
            answer(run, answer, false);
            return run;
        });
    }

    /// The player gave up and had it shown.
    public TrainingRun shown(long player, String id, int place) {
        return changed(player, id, place, run -> {
            answer(run, Task.SHOWN, true);
            return run;
        });
    }

    /// Goes on to the next position, or ends the run where there is none.
    public TrainingRun next(long player, String id, int place) {
        return publish(player, id, run -> {
            boolean isHere = run.task()
                    .filter(task -> task.place() == place && task.isDone())
                    .isPresent();
            if (isHere) {
                var begun = run.begun()
                        .plus(standing(run)
                                .map(answered -> Duration.between(answered, now()))
                                .orElse(Duration.ZERO));
                rows.setBegun(id, begun);
                var following =
                        run.length().isOver(begun, now(), place) ? Optional.<String>empty() : this.next.next(run);
                following.ifPresentOrElse(
                        position -> rows.setTask(id, fresh(place + 1, position)), () -> rows.end(id, now()));
            }
            return run;
        });
    }

    /// The player has had enough, or the time is up. A position that is not answered counts only if it is missed
    /// already, by a wrong try or the whole hint.
    public TrainingRun end(long player, String id) {
        return publish(player, id, run -> {
            if (!run.isOver()) {
                finish(run);
            }
            return run;
        });
    }

    private TrainingRun changed(long player, String id, int place, UnaryOperator<TrainingRun> change) {
        return publish(player, id, run -> {
            boolean isHere = run.task()
                    .filter(task -> task.place() == place && !task.isDone())
                    .isPresent();
            return isHere ? change.apply(run) : run;
        });
    }

    /// Whoever watches hears of changes in the order in which they are stored.
    ///
    /// @throws UnknownRunException when the player has no such run
    private TrainingRun publish(long player, String id, UnaryOperator<TrainingRun> change) {
        var lock = locks.get(Math.floorMod(id.hashCode(), LOCKS));
        lock.lock();
        try {
            var after = stored(player, id, change);
            listeners.publish(id, after);
            return after;
        } finally {
            lock.unlock();
        }
    }

    private TrainingRun stored(long player, String id, UnaryOperator<TrainingRun> change) {
        return inTransaction(() -> {
            change.apply(rows.findForUpdate(player, id).orElseThrow(() -> new UnknownRunException(id)));
            return rows.find(player, id).orElseThrow(() -> new UnknownRunException(id));
        });
    }

    private <T> T inTransaction(Supplier<T> work) {
        try {
            return transactions.execute(_ -> work.get());
        } catch (DuplicateKeyException somebodyRatedThePositionFirst) {
            return transactions.execute(_ -> work.get());
        }
    }

    /// Tells every change of a run until it is closed, on the thread that made it.
    public Subscription watch(String id, Consumer<TrainingRun> listener) {
        return listeners.add(id, listener);
    }

    /// What is answered after the time is up ends the run and does not count, unless it is missed already.
    private void answer(TrainingRun run, String answer, boolean hasGivenUp) {
        if (isTimeUp(run)) {
            finish(run);
            return;
        }
        var task = run.task().orElseThrow();
        answer(run, new AnswerResult(task.wrong(), task.told(), hasGivenUp, since(task.opened())));
        rows.setTask(
                run.id(), new Task(task.place(), task.position(), task.opened(), task.wrong(), task.told(), answer));
    }

    /// A player's answers are rated one after the other, whatever runs they belong to.
    private void answer(TrainingRun run, AnswerResult result) {
        rows.lockPlayer(run.player());
        positions
                .find(run.task().orElseThrow().position())
                .ifPresent(found -> rows.add(run.player(), ratings.answered(run, found, result, now())));
    }

    /// How much time a run has left, where it has not as much as it likes. The time stands still while an answer is
    /// read.
    public Optional<Duration> left(TrainingRun run) {
        return run.length()
                .end(run.begun())
                .map(end -> atLeastNone(Duration.between(standing(run).orElse(now()), end)));
    }

    /// When the time of a run stopped for an answer that is still read.
    private static Optional<Instant> standing(TrainingRun run) {
        var read = run.task()
                .filter(task -> task.isDone() && run.length().end(run.begun()).isPresent());
        return read.flatMap(task -> run.answers().stream()
                .filter(answer -> answer.place() == task.place())
                .map(AnsweredPosition::answered)
                .findFirst());
    }

    /// How long a moment is ago; none when it is still to come, as for a clock that was set back.
    public Duration since(Instant moment) {
        return atLeastNone(Duration.between(moment, now()));
    }

    private static Duration atLeastNone(Duration duration) {
        return duration.isNegative() ? Duration.ZERO : duration;
    }
}
