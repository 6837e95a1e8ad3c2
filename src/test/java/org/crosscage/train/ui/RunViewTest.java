package org.crosscage.train.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.BoardCalls;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Digits;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingBoard;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.Verdict;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// A run on the screen, in all its states.
final class RunViewTest extends RunScreenTest {

    @Autowired
    private PreferenceService preferences;

    private static TrainingTopic pairs() {
        return technique("naked-pair", "kenken");
    }

    private TrainingRun.Task task(TrainingRun run) {
        return now(run).task().orElseThrow();
    }

    @Test
    void aNamedRunSaysWhatToLookForAndAMixedOneDoesNot() {
        open(pairs(), RunLength.FIVE_POSITIONS);
        assertThat(_get(H1.class).getText()).isEqualTo("Find: Naked pair");

        var mixed = open(new TrainingTopic.AtLevel(Optional.empty()), RunLength.FIVE_POSITIONS);
        assertThat(_get(H1.class).getText()).isEqualTo("Find the step");
        var name =
                texts.say("hints.technique-name." + position(mixed).technique().id());
        assertThat(text(_get(RunView.class))).doesNotContain(name);
    }

    @Test
    void theHintIsToldInThreeStagesWithItsPriceAndDoesNothing() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);

        press("train-hint");
        eventually(() -> assertThat(said()).contains("stage 1 of 3", "this position counts half"));
        press("hint-next");
        assertThat(said()).contains("stage 2 of 3", "this position counts a quarter");
        press("hint-next");
        assertThat(said()).contains("stage 3 of 3", "this position counts as missed");
        assertThat(title()).isEqualTo("Naked pair");
        assertThat(offered()).doesNotContain("hint-next");
        assertThat(task(run).told()).isEqualTo(3);
        assertThat(task(run).isDone()).isFalse();
    }

    @Test
    void whatWasToldIsToldAgainAfterAReload() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);
        press("train-hint");
        eventually(() -> assertThat(said()).contains("stage 1 of 3"));
        press("hint-next");

        UI.getCurrent().navigate("");
        show(run);
        press("train-hint");
        eventually(() -> assertThat(said()).contains("stage 2 of 3"));
        assertThat(task(run).told()).isEqualTo(2);
    }

    @Test
    void theStepIsFoundWithItsProofAndTheWayOn() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);

        send(right(run));

        eventually(() -> assertThat(said()).contains("Found in", "Rating 1500 →"));
        assertThat(offered()).contains("train-next").doesNotContain("train-hint", "train-show");
        assertThat(now(run).answers()).hasSize(1);
        assertThat(now(run).answers().getFirst().score()).isEqualTo(1);

        press("train-next");
        eventually(() -> assertThat(offered()).contains("train-hint"));
        assertThat(task(run).place()).isEqualTo(2);
        assertThat(text(_get(RunView.class))).contains("Position 2 of 5");
    }

    @Test
    void aWrongDigitIsShownToBeWrongTakenBackAndCounted() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);

        send(wrong(run));
        eventually(() -> assertThat(said()).contains("Not possible, and taken back"));
        assertThat(task(run).wrong()).isEqualTo(1);

        press("train-again");
        send(right(run));
        eventually(() -> assertThat(said()).contains("Found after a wrong try", "comes back tomorrow"));
    }

    @Test
    void aMarkThatIsNeededIsShownToBeNeeded() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);
        var position = position(run);
        var solution = solution(position);
        var shown = TrainingBoard.of(position).shown();
        int cell = IntStream.range(0, position.puzzle().cellCount())
                .filter(each -> shown.square(each).candidates().size() > 1)
                .findFirst()
                .orElseThrow();

        send(Move.of(new Change.Candidates(cell, shown.square(cell).candidates().without(solution.digit(cell)))));

        eventually(() -> assertThat(said()).contains("Not possible, and taken back"));
        assertThat(task(run).wrong()).isEqualTo(1);
    }

    @Test
    void whatIsTrueButNotDueIsSaidSoAndDoesNotCountAgainstAnybody() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);
        var position = position(run);
        var solution = solution(position);
        var check = new AnswerCheck(finder);
        var ahead = IntStream.range(0, position.puzzle().cellCount())
                .filter(cell -> position.position().square(cell).isEmpty())
                .mapToObj(cell -> Move.of(new Change.Digit(cell, solution.digit(cell))))
                .filter(move -> check.check(position, move, () -> false) instanceof Verdict.Ahead)
                .findFirst()
                .orElseThrow();

        send(ahead);
        eventually(() -> assertThat(isTalking()).isTrue());

        assertThat(title()).isEqualTo("True, but not yet");
        assertThat(task(run).wrong()).isZero();
        assertThat(task(run).isDone()).isFalse();
    }

    @Test
    void notesAndColoursAreNoAnswers() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);
        int cell = firstOpen(position(run));

        send(Move.of(new Change.Corners(cell, Digits.of(1))));
        send(Move.of(new Change.Colour(cell, 2)));
        // entries are answered in order: when the step is found these are, too
        send(right(run));

        eventually(() -> assertThat(said()).contains("Found in"));
        assertThat(now(run).answers().getFirst().result().wrongTries()).isZero();
    }

    @Test
    void theBeginningCannotBeUndone() {
        open(pairs(), RunLength.FIVE_POSITIONS);

        assertThat(BoardCalls.during(() -> send("undo"))).containsExactly("refuse");
    }

    @Test
    void whoGivesUpIsShownTheStep() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);

        press("train-show");

        eventually(() -> assertThat(said()).contains("This was the step", "Naked pair", "comes back tomorrow"));
        assertThat(task(run).answer()).isEqualTo(TrainingRun.Task.SHOWN);
        assertThat(now(run).found()).isZero();
    }

    @Test
    void whatIsDoneIsThereAfterAReload() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);
        send(right(run));
        eventually(() -> assertThat(said()).contains("Found in"));
        UI.getCurrent().navigate("");
        show(run);
        eventually(() -> assertThat(said()).contains("Found in"));
        assertThat(offered()).contains("train-next");

        press("train-next");
        press("train-show");
        eventually(() -> assertThat(said()).contains("This was the step"));
        UI.getCurrent().navigate("");
        show(run);
        eventually(() -> assertThat(said()).contains("This was the step"));
    }

    @Test
    void fivePositionsLeadToTheResultsWhichSayWhatBecameOfEach() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);
        for (int place = 1; place <= 5; place++) {
            if (place == 2) {
                press("train-show");
            } else {
                send(right(run));
            }
            eventually(() -> assertThat(offered()).contains("train-next"));
            press("train-next");
        }
        eventually(() -> assertThat(_get(H1.class).getText()).isEqualTo("Results"));
        assertThat(_find(H2.class).getFirst().getText()).isEqualTo("4 of 5 found");
        assertThat(text(_get(RunView.class)))
                .contains("Naked pair", "missed", "The one you missed comes back tomorrow.", "Rating, KenKen");

        press("train-again");
        assertThat(address()).startsWith("train/").isNotEqualTo("train/" + run.id());
        assertThat(_get(H1.class).getText()).isEqualTo("Find: Naked pair");
    }

    @Test
    void aRunCanBeEndedBeforeItsFirstAnswer() {
        open(pairs(), RunLength.ENDLESS);
        press("train-end");
        eventually(() -> assertThat(text(_get(RunView.class))).contains("No answers this time."));
    }

    @Test
    void whatIsAnsweredElsewhereShowsHereToo() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);

        runs.shown(player.id(), run.id(), 1);
        eventually(() -> assertThat(said()).contains("This was the step"));
        assertThat(BoardCalls.during(() -> send(right(run)))).containsExactly("refuse");

        runs.next(player.id(), run.id(), 1);
        eventually(() -> assertThat(text(_get(RunView.class))).contains("Position 2 of 5"));
    }

    @Test
    void whoWantsNoRatingsSeesNone() {
        preferences.change(player.id(), now -> now.with(Preferences.RATINGS, false));
        var run = open(pairs(), RunLength.FIVE_POSITIONS);

        send(right(run));

        eventually(() -> assertThat(said()).contains("Found in"));
        assertThat(said()).doesNotContain("Rating");
    }

    @Test
    void theTimeCanBeHiddenAndStaysHidden() {
        open(pairs(), RunLength.FIVE_POSITIONS);
        preferences.change(player.id(), now -> now.with(Preferences.TIMER, false));
        open(pairs(), RunLength.FIVE_POSITIONS);

        assertThat(_get(RunClock.class).getElement().getProperty("concealed", false))
                .isTrue();
    }

    @Test
    void theKeyForAHintAsksForOne() {
        open(pairs(), RunLength.FIVE_POSITIONS);
        ComponentUtil.fireEvent(board(), new PuzzleBoard.CommandEvent(board(), true, "hint"));
        eventually(() -> assertThat(said()).contains("stage 1 of 3"));
        ComponentUtil.fireEvent(board(), new PuzzleBoard.CommandEvent(board(), true, "escape"));
        assertThat(isTalking()).isFalse();
    }

    @Test
    void aRunOfSomebodyElseIsNotThere() {
        var run = open(pairs(), RunLength.FIVE_POSITIONS);
        anotherPlayer();

        UI.getCurrent().navigate("train/" + run.id());

        _assertNone(RunView.class);
        _assertNone(NativeButton.class, spec -> spec.withId("train-hint"));
    }
}
