package org.crosscage.train.ui;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.board.ui.UnstoredGame;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveText;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.model.Lights;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.store.Outage;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.TrainingBoard;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.Verdict;
import org.crosscage.train.store.TrainingRuns;
import org.crosscage.train.ui.EntryQueue.Entered;

/// A player at one position: what they enter on the board is checked, one entry after the other, and answered. What is
/// no answer stays on the board until the page is left; what is wrong, or not due yet, is taken back.
final class Attempt {

    private static final System.Logger LOG = System.getLogger(Attempt.class.getName());

    private final TrainingRuns runs;
    private final AnswerCheck check;
    private final PreferenceService preferences;
    private final PlayerLimits limits;
    private final Texts texts;
    private final TrainingPosition position;
    private final TrainingBoard beginning;
    private final UnstoredGame game;
    private final PuzzleBoard board;
    private final TaskCard card;
    private final Runnable next;
    private final Consumer<String> say;
    private final BackgroundTasks checking;
    private final BackgroundTasks hinting;
    private final BackgroundTasks proving;
    private final EntryQueue entries = new EntryQueue();
    private TrainingRun run;
    private Runnable afterCheck = () -> {};
    private boolean isChecking;
    private boolean isShownDone;
    private OptionalInt selected = OptionalInt.empty();
    private Optional<AskedHint> asked = Optional.empty();
    /// What an answer of this page turned out to be; another tab's is checked again.
    private Optional<Verdict.Right> right = Optional.empty();

    /// @param next goes on to the next position
    /// @param say has something said aloud
    Attempt(
            TrainingRun run,
            TrainingPosition position,
            PuzzleBoard board,
            TaskCard card,
            TrainingRuns runs,
            AnswerCheck check,
            PreferenceService preferences,
            PlayerLimits limits,
            Texts texts,
            Executor backgroundTasks,
            Runnable next,
            Consumer<String> say) {
        this.run = run;
        this.position = position;
        this.board = board;
        this.card = card;
        this.runs = runs;
        this.check = check;
        this.preferences = preferences;
        this.limits = limits;
        this.texts = texts;
        this.next = next;
        this.say = say;
        this.beginning = TrainingBoard.of(position);
        this.game =
                new UnstoredGame("train-" + run.id() + "-" + task().place(), position.puzzle(), beginning.beginning());
        this.checking = new BackgroundTasks(backgroundTasks, board);
        this.hinting = new BackgroundTasks(backgroundTasks, board);
        this.proving = new BackgroundTasks(backgroundTasks, board);
        board.addEntryListener(this::entered);
        board.addResyncListener(_ -> board.reset(game.forBoard()));
        board.addSelectListener(event -> selected = event.cell());
    }

    private Task task() {
        return run.task().orElseThrow();
    }

    /// Whether an answer is still looked for: not after one, here or in another tab, nor once the run is over.
    private boolean isOpen() {
        return run.task().filter(task -> !task.isDone()).isPresent();
    }

    /// Whether there are marks to cross out.
    boolean isMarked() {
        return beginning.shown().squares().stream()
                .anyMatch(square -> !square.candidates().isEmpty());
    }

    /// Once the board is on the page.
    void begin() {
        board.show(game.forBoard());
        if (task().isDone()) {
            done();
        } else {
            board.focusUnlessElsewhere();
        }
    }

    void changed(TrainingRun now) {
        run = now;
        if (task().isDone()) {
            done();
        }
    }

    private void entered(SentEntry sent) {
        entries.add(sent, () -> runs.now());
        checkNext();
    }

    private void checkNext() {
        if (!isChecking) {
            entries.next().ifPresent(this::handle);
        }
    }

    private void handle(Entered next) {
        var sent = next.sent();
        if (entries.isTooSoon(sent)) {
            board.tryAgain();
            checkNext();
            return;
        }
        if (limits.refusal(Limit.MOVE).isPresent()) {
            entries.retryLater(next);
            board.tryAgain();
            checkNext();
            return;
        }
        entries.clearRetry();
        if (game.isSeen(sent)) {
            board.reset(game.forBoard());
            checkNext();
        } else if (!isOpen() || entries.takesBackRefused(sent)) {
            refuse(sent);
            checkNext();
        } else if (changesPosition(sent)) {
            refuse(sent);
            board.announce(texts.say("train.fixed"));
            checkNext();
        } else if (sent.entry() instanceof LogEntry.Play(var move)) {
            check(next, move);
        } else {
            accept(sent);
            checkNext();
        }
    }

    /// Digits of the position stand, as given ones do. A colour may lie under them.
    private boolean changesPosition(SentEntry sent) {
        return sent.entry() instanceof LogEntry.Play(var move)
                && move.changes().stream()
                        .anyMatch(change -> !(change instanceof Change.Colour) && isFixed(change.cell()));
    }

    private boolean isFixed(int cell) {
        return cell < position.puzzle().cellCount()
                && !beginning.shown().square(cell).isEmpty();
    }

    private void refuse(SentEntry sent) {
        entries.refused(sent);
        board.refuse(sent.client(), sent.seq());
    }

    private void check(Entered entered, Move move) {
        isChecking = true;
        checking.run(
                stop -> check.check(position, move, stop),
                verdict -> {
                    isChecking = false;
                    try {
                        answer(entered, verdict);
                    } finally {
                        checked();
                    }
                },
                failure -> {
                    isChecking = false;
                    if (failure instanceof RejectedExecutionException) {
                        entries.retryLater(entered);
                        board.tryAgain();
                        checked();
                        throw failure;
                    }
                    boolean isImpossible = failure instanceof IllegalArgumentException;
                    LOG.log(
                            isImpossible ? System.Logger.Level.DEBUG : System.Logger.Level.WARNING,
                            "an entry of a run is refused",
                            failure);
                    refuse(entered.sent());
                    checked();
                });
    }

    private void checked() {
        checkNext();
        if (!isChecking) {
            afterCheck.run();
            afterCheck = () -> {};
        }
    }

    /// Does something as soon as nothing is checked any more.
    void whenChecked(Runnable then) {
        if (isChecking) {
            afterCheck = then;
        } else {
            then.run();
        }
    }

    /// While the database cannot be reached the board keeps the entry and sends it again.
    private void answer(Entered entered, Verdict verdict) {
        var sent = entered.sent();
        if (!isOpen()) {
            refuse(sent);
            return;
        }
        try {
            answer(verdict, entered);
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "an answer of run " + run.id() + " is not stored", e);
            if (Outage.isBehind(e)) {
                entries.retryLater(entered);
                board.tryAgain();
            } else {
                refuse(sent);
            }
        }
    }

    private void answer(Verdict verdict, Entered entered) {
        var sent = entered.sent();
        switch (verdict) {
            case Verdict.NoAnswer _ when emptiesMarkedCell(sent) -> refuse(sent);
            case Verdict.NoAnswer _ -> accept(sent);
            case Verdict.NotChecked _ -> {
                refuse(sent);
                say.accept(card.notChecked(this::closeCard));
            }
            case Verdict.Right found -> found(found, entered);
            case Verdict.Ahead ahead -> {
                refuse(sent);
                light(Lights.NONE);
                say.accept(card.ahead(ahead, this::closeCard));
            }
            case Verdict.Wrong(var mistake) -> {
                runs.wrong(run.player(), run.id(), task().place());
                refuse(sent);
                light(mistake.lights(Hint.Stage.WHY));
                say.accept(card.wrong(mistake, this::closeCard));
            }
        }
    }

    /// Marks that are wiped out say nothing, and written again one by one each would look like the others crossed out.
    private boolean emptiesMarkedCell(SentEntry sent) {
        return sent.entry() instanceof LogEntry.Play(var move)
                && move.changes().stream()
                        .anyMatch(change -> change instanceof Change.Candidates(int cell, var digits)
                                && digits.isEmpty()
                                && !game.position().square(cell).candidates().isEmpty());
    }

    /// Another tab may have been faster, or the time may be up.
    private void found(Verdict.Right found, Entered entered) {
        var move = MoveText.write(found.answer(), position.puzzle().shape());
        run = runs.found(run.player(), run.id(), task().place(), move, entered.moment());
        if (run.task().filter(task -> task.answer().equals(move)).isPresent()) {
            right = Optional.of(found);
            accept(entered.sent());
        } else {
            refuse(entered.sent());
        }
    }

    private void accept(SentEntry sent) {
        try {
            game.accept(sent)
                    .ifPresentOrElse(version -> board.receive(version, sent), () -> board.reset(game.forBoard()));
        } catch (IllegalArgumentException e) {
            LOG.log(System.Logger.Level.DEBUG, "an entry of a run is refused", e);
            refuse(sent);
        }
    }

    private void light(Lights lights) {
        board.setHighlights(
                lights.equals(Lights.NONE)
                        ? Highlights.NONE
                        : Highlights.of(lights, position.puzzle()).numbered());
    }

    /// The next stage of the hint about a step of the technique that is asked. It says all but does nothing: to find
    /// the step on the board is left to the player.
    void hint() {
        asked.ifPresentOrElse(this::tell, this::findHint);
    }

    private void findHint() {
        var near = selected;
        hinting.run(_ -> AnswerCheck.hint(position, near), found -> {
            var hint = AskedHint.about(beginning.shown(), found);
            // what was told before the page was left is told again
            for (int told = 1; told < task().told(); told++) {
                hint = hint.more();
            }
            tell(hint);
        });
    }

    private void tell(AskedHint before) {
        if (!isOpen()) {
            return;
        }
        var told = before.stage().filter(Hint.Stage.WHY::equals).isPresent() ? before : before.more();
        runs.told(run.player(), run.id(), task().place(), told.told());
        asked = Optional.of(told);
        light(told.lights());
        say.accept(card.hint(told, task().wrong() > 0, this::hint, this::closeCard));
    }

    void closeCard() {
        card.close();
        say.accept(""); // what was said of it is not left to be read
        if (isOpen()) {
            light(Lights.NONE);
        }
        board.focus();
    }

    private void done() {
        if (isShownDone) {
            return;
        }
        isShownDone = true;
        board.setReadonly(true);
        if (right.isPresent()) {
            show(right.get().proof(), right.get().others());
        } else if (task().answer().equals(Task.SHOWN)) {
            hinting.run(_ -> AnswerCheck.hint(position, OptionalInt.empty()), step -> show(List.of(step), List.of()));
        } else {
            checkAgain();
        }
    }

    /// An answer of another page. What is checked here meanwhile is answered too.
    private void checkAgain() {
        var move = MoveText.read(task().answer(), position.puzzle().shape());
        proving.run(stop -> check.check(position, move, stop), verdict -> {
            if (verdict instanceof Verdict.Right(var _, var proof, var others)) {
                show(proof, others);
            } else {
                show(List.of(AnswerCheck.hint(position, OptionalInt.empty())), List.of());
            }
        });
    }

    private void show(List<Hint.Deduction> proof, List<Hint.Deduction> others) {
        board.show(beginning.shown());
        prove(proof, others);
    }

    /// @param others that can be looked at instead
    private void prove(List<Hint.Deduction> proof, List<Hint.Deduction> others) {
        var steps = proof.stream().flatMap(each -> each.steps().stream()).toList();
        light(HintLights.of(steps, Hint.Stage.WHY));
        var answer = run.answers().stream()
                .filter(each -> each.place() == task().place())
                .findFirst();
        var before = answer.flatMap(each -> runs.history().ratingBefore(run.player(), each));
        say.accept(card.done(
                new TaskCard.Done(answer, before, preferences.of(run.player()).get(Preferences.RATINGS), steps, others),
                this::look,
                next,
                this::closeCard));
        card.focusNext();
    }

    /// At another step that was open.
    private void look(Lights other, String words) {
        light(other);
        say.accept(words);
    }
}
