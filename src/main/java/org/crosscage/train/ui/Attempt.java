package org.crosscage.train.ui;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.board.UnstoredGame;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveText;
import org.crosscage.core.game.SentEntry;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.store.Outage;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.TrainingHelp;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.Verdict;
import org.crosscage.train.progress.AnswerResult;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.store.TrainingRuns;
import org.crosscage.train.ui.EntryQueue.Entered;

/// A player at one position: what they enter on the board is checked, one entry after the other, and answered. What is
/// no answer stays on the board until the page is left; what is wrong, or not due yet, is taken back.
final class Attempt implements TrainingHelp.Run {

    private static final System.Logger LOG = System.getLogger(Attempt.class.getName());

    private final TrainingRuns runs;
    private final AnswerCheck check;
    private final PreferenceService preferences;
    private final PlayerLimits limits;
    private final Texts texts;
    private final TrainingPosition position;
    private final TrainingHelp help;
    private final UnstoredGame game;
    private final PuzzleBoard board;
    private final HelpCard card = new HelpCard(this::press, this::closeCard);
    private final Runnable next;
    private final Consumer<String> say;
    private final BackgroundTasks checking;
    private final BackgroundTasks helping;
    private final EntryQueue entries = new EntryQueue();
    private TrainingRun run;
    /// When the entry that is answered now came.
    private Instant moment = Instant.EPOCH;
    private Optional<Card> shownCard = Optional.empty();
    private Highlights shownLights = Highlights.NONE;
    private Runnable afterCheck = () -> {};
    private boolean isChecking;
    private boolean isShownDone;

    /// @param onward the name of the way on
    /// @param next goes on to the next position
    /// @param say has something said aloud
    Attempt(
            TrainingRun run,
            TrainingPosition position,
            PuzzleBoard board,
            String onward,
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
        this.runs = runs;
        this.check = check;
        this.preferences = preferences;
        this.limits = limits;
        this.texts = texts;
        this.next = next;
        this.say = say;
        this.help = new TrainingHelp(position, this, onward, true, texts);
        this.game = new UnstoredGame(
                "train-" + run.id() + "-" + task().place(),
                position.puzzle(),
                help.beginning().beginning());
        this.checking = new BackgroundTasks(backgroundTasks, board);
        this.helping = new BackgroundTasks(backgroundTasks, board);
        board.addEntryListener(this::entered);
        board.addResyncListener(_ -> board.reset(game.forBoard()));
    }

    HelpCard card() {
        return card;
    }

    @Override
    public Task task() {
        return run.task().orElseThrow();
    }

    /// Whether an answer is still looked for: not after one, here or in another tab, nor once the run is over.
    private boolean isOpen() {
        return run.openTask().isPresent();
    }

    TrainingHelp help() {
        return help;
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
        } else if (!isOpen() || game.takesBackRefused(sent)) {
            refuse(sent);
            checkNext();
        } else if (sent.entry() instanceof LogEntry.Play(var move) && help.changesPosition(move)) {
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

    private void refuse(SentEntry sent) {
        game.refuse(sent);
        board.refuse(sent.client(), sent.seq());
    }

    private void check(Entered entered, Move move) {
        isChecking = true;
        checking.run(
                stop -> check.check(position, move, stop),
                verdict -> {
                    isChecking = false;
                    try {
                        answer(entered, move, verdict);
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
    private void answer(Entered entered, Move move, Verdict verdict) {
        var sent = entered.sent();
        moment = entered.moment();
        try {
            if (isOpen() && help.checked(verdict, move, game.position())) {
                accept(sent);
            } else {
                refuse(sent);
            }
            show();
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

    private void show() {
        if (help.card().orElse(null) != shownCard.orElse(null)) { // the same words again are shown again
            shownCard = help.card();
            shownCard.ifPresentOrElse(card::show, card::close);
        }
        if (!help.lights().equals(shownLights)) {
            shownLights = help.lights();
            board.setHighlights(shownLights);
        }
    }

    @Override
    public void wrong() {
        runs.wrong(run.player(), run.id(), task().place());
    }

    @Override
    public void told(int stages) {
        runs.told(run.player(), run.id(), task().place(), stages);
    }

    /// Another tab may have been faster, or the time may be up.
    @Override
    public boolean found(Move answer, boolean isOther) {
        var move = MoveText.write(answer, position.puzzle().shape());
        run = runs.found(run.player(), run.id(), task().place(), move, isOther, moment);
        return run.task().filter(task -> task.answer().equals(move)).isPresent();
    }

    @Override
    public void next() {
        next.run();
    }

    @Override
    public void say(String words) {
        say.accept(words);
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

    void hint() {
        if (isOpen() && help.hint()) {
            helping.run(_ -> AnswerCheck.hint(position), found -> {
                if (isOpen()) {
                    help.found(found);
                    show();
                }
            });
        }
        show();
    }

    private void press(String id) {
        help.press(id);
        show();
        if (shownCard.isEmpty()) {
            board.focus(); // what was pressed is gone
        }
    }

    void closeCard() {
        help.close();
        show();
        board.focus();
    }

    private void done() {
        if (isShownDone) {
            return;
        }
        isShownDone = true;
        board.setReadonly(true);
        var answer = task().answer();
        if (run.topic() instanceof TrainingTopic.Rush && !answer.equals(Task.SHOWN)) {
            next.run();
            return;
        }
        if (help.isProven()) {
            show(help.prove(answer, check, () -> false));
        } else {
            helping.run(stop -> help.prove(answer, check, stop), this::show);
        }
    }

    private void show(TrainingHelp.Proof proof) {
        board.show(help.beginning().shown());
        var answer = run.answers().stream()
                .filter(each -> each.place() == task().place())
                .findFirst();
        var remarks = answer.map(this::remarks).orElse("");
        help.done(proof, answer.map(AnsweredPosition::result), remarks);
        show();
        // the next thing that is pressed is the way on
        card.getElement()
                .executeJs("this.updateComplete.then(() =>"
                        + " this.querySelector('#train-next')?.focus({ preventScroll: true }))");
    }

    /// The rating after an answer, and whether the position comes back or counts half.
    private String remarks(AnsweredPosition answer) {
        var showsRating = preferences.of(run.player()).get(Preferences.RATINGS);
        var limit = AnswerResult.limit(position.technique().tier());
        return Stream.of(
                        answer.after()
                                .filter(_ -> showsRating)
                                .map(after -> new TopicNames(texts)
                                        .ratingChange(runs.history().ratingBefore(run.player(), answer), after)),
                        answer.isMissed()
                                ? Optional.of(texts.say("train.back-tomorrow"))
                                : Optional.of(answer.result().time())
                                        .filter(time -> time.compareTo(limit) > 0)
                                        .map(_ -> texts.say("train.late", "minutes", limit.toMinutes())))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
    }
}
