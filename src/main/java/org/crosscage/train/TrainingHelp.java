package org.crosscage.train;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.MoveText;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Role;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.texts.Texts;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.progress.AnswerResult;

/// The trainer's side of a position, with a server and without: what becomes of an entry, the hint by stages, and the
/// proof at the end. Its holder checks entries ([AnswerCheck#check]) and looks for hints ([AnswerCheck#hint]) and
/// proofs ([#prove]), tells what it found, and shows card and lights after each event.
public final class TrainingHelp {

    private final TrainingPosition position;
    private final TrainingBoard beginning;
    private final TrainingCards cards;
    private final Run run;
    private Optional<AskedHint> hint = Optional.empty();
    private Optional<Hint> wrong = Optional.empty();
    /// The answer that was found here; another page's is checked again.
    private Optional<Verdict.Right> right = Optional.empty();
    private Optional<TrainingCards.Answers> answers = Optional.empty();
    private Optional<Card> card = Optional.empty();
    private Highlights lights = Highlights.NONE;

    /// The run that asks the position. It hears of what happens before any of it is shown; where it throws, nothing
    /// changes.
    public interface Run {

        Task task();

        /// Something wrong was tried.
        void wrong();

        /// @param stages how many stages of the hint are told now
        void told(int stages);

        /// @param answer the part of an entry that is an answer
        /// @param isOther whether it uses another technique than the one asked for: it counts for neither
        /// @return false where it came too late
        boolean found(Move answer, boolean isOther);

        /// The player wants the next position.
        void next();

        /// @param words said aloud; empty ones take back what was said
        void say(String words);
    }

    /// @param proof one hint for each step of the answer
    /// @param others the other answers that were open
    public record Proof(List<Hint.Deduction> proof, List<Hint.Deduction> others) {}

    /// Nothing is open.
    ///
    /// @param onward the name of the way on
    /// @param hasServer whether answers count, so that hints have a price
    public TrainingHelp(TrainingPosition position, Run run, String onward, boolean hasServer, Texts texts) {
        this.position = position;
        this.beginning = TrainingBoard.of(position);
        this.cards = new TrainingCards(position.puzzle(), onward, hasServer, texts);
        this.run = run;
    }

    public TrainingBoard beginning() {
        return beginning;
    }

    public Optional<Card> card() {
        return card;
    }

    public Highlights lights() {
        return lights;
    }

    /// Whether there are marks to cross out.
    public boolean isMarked() {
        return beginning.shown().squares().stream()
                .anyMatch(square -> !square.candidates().isEmpty());
    }

    /// Whether an entry changes a digit of the position; those stand as given ones do. A colour may lie under them.
    public boolean changesPosition(Move move) {
        return move.changes().stream()
                .anyMatch(change -> !(change instanceof Change.Colour || change instanceof Change.MarkColours)
                        && change.cell() < position.puzzle().cellCount()
                        && !beginning.shown().square(change.cell()).isEmpty());
    }

    /// An entry was checked.
    ///
    /// @param before the position that it was made in
    /// @return whether it stays on the board
    public boolean checked(Verdict verdict, Move entry, Position before) {
        switch (verdict) {
            case Verdict.Right found
            when run.found(found.answer(), !found.uses(position.technique())) -> {
                right = Optional.of(found);
                return true;
            }
            case Verdict.Right _ -> {
                return false;
            }
            case Verdict.NoAnswer _ -> {
                return !emptiesMarkedCell(entry, before);
            }
            case Verdict.NotChecked _ -> open(cards.notChecked(), lights);
            case Verdict.Ahead ahead -> open(cards.ahead(ahead), Highlights.NONE);
            case Verdict.Wrong(var mistake) -> {
                run.wrong();
                wrong = Optional.of(mistake);
                tellWrong(mistake, cards.isShort(mistake));
            }
        }
        return false;
    }

    private void tellWrong(Hint mistake, boolean isWhole) {
        open(cards.wrong(mistake, isWhole), lit(isWhole ? mistake.lights(Hint.Stage.WHY) : place(mistake)));
    }

    /// Where something wrong was entered, and no more.
    private static Lights place(Hint mistake) {
        return switch (mistake) {
            case Hint.WrongDigit digit ->
                Lights.of().cell(digit.cell(), Role.GONE).build();
            case Hint.WrongMarks marks ->
                Lights.of().cell(marks.cell(), Role.GONE).build();
            case Hint.Deduction _, Hint.Nothing _ -> Lights.NONE;
        };
    }

    /// Marks that are wiped out say nothing, and written again one by one each would look like the others crossed out.
    private static boolean emptiesMarkedCell(Move entry, Position before) {
        return entry.changes().stream()
                .anyMatch(change -> change instanceof Change.Candidates(int cell, var digits)
                        && digits.isEmpty()
                        && !before.square(cell).candidates().isEmpty());
    }

    /// Tells the next stage of the hint. It says all but does nothing: to find the step on the board is left to the
    /// player.
    ///
    /// @return whether a hint has to be looked for first ([#found])
    public boolean hint() {
        hint.ifPresent(this::tell);
        return hint.isEmpty();
    }

    /// A hint was found. Stages that were told before the page was left are told again.
    public void found(Hint.Deduction found) {
        var told = AskedHint.about(beginning.shown(), found);
        for (int stage = 1; stage < run.task().told(); stage++) {
            told = told.more();
        }
        tell(told);
    }

    private void tell(AskedHint before) {
        if (run.task().isDone()) {
            return;
        }
        var told = before.stage().filter(Hint.Stage.WHY::equals).isPresent() ? before : before.more();
        run.told(told.told());
        hint = Optional.of(told);
        open(cards.hint(told, run.task().wrong() > 0), lit(told.lights()));
    }

    /// @param id of a button of the card
    public void press(String id) {
        switch (id) {
            case TrainingCards.HINT_NEXT -> hint();
            case TrainingCards.AGAIN -> close();
            case TrainingCards.WHOLE -> wrong.ifPresent(mistake -> tellWrong(mistake, true));
            case TrainingCards.ONWARD -> run.next();
            default -> answers.flatMap(all -> all.of(id)).ifPresent(this::look);
        }
    }

    /// The player closes the card.
    public void close() {
        card = Optional.empty();
        run.say("");
        if (!run.task().isDone()) {
            lights = Highlights.NONE;
        }
    }

    /// Whether the proof of the answer is known without looking for it.
    public boolean isProven() {
        return right.isPresent();
    }

    /// Looks for the proof of an answer.
    ///
    /// @param answer as [Task#answer] has it
    public Proof prove(String answer, AnswerCheck check, BooleanSupplier stop) {
        var found = right;
        if (found.isEmpty() && !answer.equals(Task.SHOWN)) {
            var move = MoveText.read(answer, position.puzzle().shape());
            found = Optional.of(check.check(position, move, stop))
                    .filter(Verdict.Right.class::isInstance)
                    .map(Verdict.Right.class::cast);
        }
        return found.map(it -> new Proof(it.proof(), it.others()))
                .orElseGet(() -> new Proof(List.of(AnswerCheck.hint(position)), List.of()));
    }

    /// The position is done.
    ///
    /// @param result what it took; empty where nothing was stored
    /// @param remarks on the result; may be empty
    public void done(Proof proof, Optional<AnswerResult> result, String remarks) {
        boolean isOther = !Verdict.Right.uses(proof.proof(), position.technique())
                && result.filter(each -> !each.isMissed()).isPresent();
        var other = isOther ? cards.other(position.technique()) : "";
        var all = cards.answers(proof, result, (other + " " + remarks).strip());
        answers = Optional.of(all);
        open(all.card(all.given(), all.spoken()), lit(all.given().lights()));
    }

    /// At the proof of an answer that was open.
    private void look(TrainingCards.Answer answer) {
        open(answers.orElseThrow().card(answer, answer.said().spoken()), lit(answer.lights()));
    }

    private Highlights lit(Lights lights) {
        return lights.equals(Lights.NONE)
                ? Highlights.NONE
                : Highlights.of(lights, position.puzzle()).numbered();
    }

    private void open(Card next, Highlights lit) {
        card = Optional.of(next);
        lights = lit;
        run.say(next.spoken());
    }
}
