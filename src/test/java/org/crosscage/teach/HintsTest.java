package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;
import static org.crosscage.core.game.Examples.marks;
import static org.crosscage.core.game.Examples.played;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.Bounds;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;

class HintsTest {

    private static final List<Technique> ALL = PuzzleKinds.of("kakuro").techniques();
    private static final Teaching TEACHING = new Teaching(ALL, true, true);

    private final Hints hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);

    @Test
    void theFourStagesCostOneOneTwoAndFour() {
        assertThat(Arrays.stream(Hint.Stage.values()).mapToInt(Hint.Stage::cost))
                .containsExactly(1, 1, 2, 4);
    }

    @Test
    void onAnUntouchedBoardTheSimplestStepIsTheHint() {
        var hint = (Hint.Deduction) next(Game.of(ExamplePuzzles.oneSolution()));

        assertThat(hint.steps()).hasSize(1);
        assertThat(hint.stages()).containsExactly(Hint.Stage.values());
    }

    @Test
    void aMistakeComesBeforeAnyStep() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 0, 8, 1, 7));

        assertThat(hint.cell()).isEqualTo(1);
        assertThat(hint.digit()).isEqualTo(7);
        assertThat(hint.where().cells().contains(1)).isTrue();
        assertThat(hint.rewindTo()).isEqualTo(1);
    }

    @Test
    void ofSeveralMistakesTheOneThatFewestStepsShowIsExplained() {
        // with a 7 in r1c2 the last cell of its run would have to be 10
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 3, 9, 1, 7));

        assertThat(hint.cell()).isEqualTo(1);
        assertThat(hint.refutation().chain()).isEmpty();
        assertThat(hint.rewindTo()).isZero();
    }

    @Test
    void aMistakeThatClashesIsExplainedByTheClashAlone() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 0, 8, 2, 8));

        assertThat(hint.refutation().chain()).isEmpty();
        assertThat(hint.refutation().end().key()).isEqualTo(Contradiction.TWICE);
    }

    @Test
    void twoWrongDigitsThatClashAreExplainedByTheirClashWhateverWasPlayedBefore() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 3, 9, 0, 7, 2, 7));

        assertThat(hint.cell()).isZero();
        assertThat(hint.refutation().chain()).isEmpty();
        assertThat(hint.refutation().end().key()).isEqualTo(Contradiction.TWICE);
    }

    @Test
    void aMistakeThatAsksForAnImpossibleDigitSaysWhichOne() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 1, 7));

        assertThat(hint.refutation().end().key()).isEqualTo(Contradiction.LAST_CELL + ".none");
        assertThat(hint.refutation().end().facts().get("number")).hasToString("OfNumber[number=10]");
    }

    @Test
    void aProofThatThinksAnotherWrongDigitAwaySaysSo() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 0, 9, 3, 9));

        assertThat(hint.cell()).isZero();
        assertThat(hint.refutation().without()).isEqualTo(Cells.of(3));
    }

    @Test
    void aProofThatDoesNotSpeakOfAnotherWrongDigitLeavesNothingOut() {
        var hint = (Hint.WrongDigit) next(played(ExamplePuzzles.oneSolution(), 0, 9, 1, 8));

        assertThat(hint.refutation().without()).isEqualTo(Cells.NONE);
    }

    @Test
    void whereNoTechniqueAppliesTheHintSaysSo() {
        var hint = hints.next(
                Game.of(ExamplePuzzles.oneSolution()),
                OptionalInt.empty(),
                new Teaching(List.of(), true, true),
                List.of());

        assertThat(((Hint.Nothing) hint).why()).isEqualTo(Hint.Nothing.Why.NO_SIMPLE_STEP);
        assertThat(hint.stages()).isEmpty();
    }

    @Test
    void aHintThatTakesTooLongSaysSo() {
        var seconds = new AtomicLong();
        var hurried = new SearchLimit(() -> Instant.ofEpochSecond(seconds.getAndAdd(6)), Duration.ofSeconds(10));
        var late = new Hints(Examples.finder(), hurried);
        var game = Game.of(ExamplePuzzles.oneSolution());

        var hint = late.next(game, OptionalInt.empty(), new Teaching(ALL, true, true), ALL);
        var withoutMarks = late.next(game, OptionalInt.empty(), new Teaching(ALL, false, false), ALL);

        assertThat(List.of(hint, withoutMarks))
                .allMatch(each -> ((Hint.Nothing) each).why() == Hint.Nothing.Why.TOO_LONG);
        assertThat(late.open(game, new Teaching(ALL, true, true), () -> false)).isEmpty();
    }

    @Test
    void whereOnlyThePlayersOwnTechniquesEndTheNextOneIsNamed() {
        var hint = (Hint.Nothing) hints.next(
                Game.of(ExamplePuzzles.oneSolution()), OptionalInt.empty(), new Teaching(List.of(), true, true), ALL);

        assertThat(hint.harder()).isPresent();
    }

    @Test
    void aPuzzleWithoutSolutionIsSaidToHaveNone() {
        assertThat(((Hint.Nothing) next(Game.of(ExamplePuzzles.noSolution()))).why())
                .isEqualTo(Hint.Nothing.Why.NO_SOLUTION);
    }

    @Test
    void aFinishedBoardNeedsNoHint() {
        assertThat(((Hint.Nothing) next(played(ExamplePuzzles.oneSolution(), 0, 8, 1, 9, 2, 9, 3, 7))).why())
                .isEqualTo(Hint.Nothing.Why.FULL);
    }

    @Test
    void doingARemovalWritesTheRemainingCandidatesAsMarks() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var hint = (Hint.Deduction) next(game);
        var elimination = hint.goal().eliminations().getFirst();

        var after = game.play(hint.move()).position().square(elimination.cell());

        assertThat(after.candidates()).isEqualTo(Digits.range(1, 9).minus(elimination.digits()));
    }

    @Test
    void doingAPlacementTidiesTheMarksOfTheCellsThatSeeIt() {
        var game =
                played(ExamplePuzzles.oneSolution(), 1, 9).play(marks(0, 8, 9)).play(marks(2, 8, 9));
        var hint = (Hint.Deduction) hints.next(game, OptionalInt.of(0), TEACHING, ALL);

        var after = game.play(hint.move()).position();

        assertThat(after.digit(0)).isEqualTo(8);
        assertThat(after.square(2).candidates()).isEqualTo(Digits.of(9));
    }

    @Test
    void aPlayerWhoTidiesByHandKeepsTheMarks() {
        var game =
                played(ExamplePuzzles.oneSolution(), 1, 9).play(marks(0, 8, 9)).play(marks(2, 8, 9));
        var hint = (Hint.Deduction) hints.next(game, OptionalInt.of(0), new Teaching(ALL, true, false), ALL);

        assertThat(game.play(hint.move()).position().square(2).candidates()).isEqualTo(Digits.of(8, 9));
    }

    /// Each step of such a hint, as a hint with marks would tell it.
    @Test
    void withoutMarksTooNoStepHasOneThatIsEasierToFollow() throws IOException {
        var techniques = PuzzleKinds.of("kenken").techniques();
        var teaching = new Teaching(techniques, false, true);
        int combinations = 0;
        for (var entry : ShippedSample.of(Path.of("puzzles/kenken/kenken-6x6.txt"))) {
            var hint = hints.next(Game.of(entry.puzzle()), OptionalInt.empty(), teaching, techniques);
            var board = Board.of(entry.puzzle());
            for (var step : ((Hint.Deduction) hint).steps()) {
                combinations += step.technique() instanceof KillerCombination ? 1 : 0;
                if (step.technique() instanceof Bounds) {
                    var now = new Bounds().find(board).stream().filter(each -> each.includes(step));
                    assertThat(now.map(each -> HintStep.whole(each, board, teaching)))
                            .as(entry.id())
                            .allMatch(each -> each.technique() instanceof Bounds);
                }
                step.applyTo(board);
            }
        }
        assertThat(combinations).isPositive();
    }

    @Test
    void withoutMarksTheHintLeadsUpToADigit() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var hint = (Hint.Deduction) hints.next(game, OptionalInt.empty(), new Teaching(ALL, false, true), ALL);

        assertThat(hint.goal().placements()).hasSize(1);
        assertThat(hint.steps().size()).isGreaterThan(1);
        assertThat(hint.steps().subList(0, hint.steps().size() - 1))
                .allSatisfy(step -> assertThat(step.placements()).isEmpty());
        assertThat(hint.move().changes()).singleElement().isInstanceOf(Change.Digit.class);
    }

    @Test
    void aHintStaysWhileDigitsAndCandidateMarksStay() {
        assertThat(isAlikeAfter(Move.of(new Change.Colour(0, 3)))).isTrue();
        assertThat(isAlikeAfter(Move.of(new Change.Corners(0, Digits.of(1))))).isTrue();
        assertThat(isAlikeAfter(digit(0, 8))).isFalse();
        assertThat(isAlikeAfter(marks(0, 8))).isFalse();
    }

    private static boolean isAlikeAfter(Move move) {
        var game = Game.of(ExamplePuzzles.oneSolution());
        return AskedHint.areAlike(game.position(), game.play(move).position());
    }

    @Test
    void stagesAreToldOneAfterTheOther() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var asked = AskedHint.about(game.position(), next(game));

        assertThat(asked.stage()).isEmpty();
        assertThat(asked.next()).contains(Hint.Stage.NUDGE);
        assertThat(asked.more().stage()).contains(Hint.Stage.NUDGE);
        assertThat(asked.more().more().more().more().next()).isEmpty();
        assertThat(asked.more().more().more().more().more().stage()).contains(Hint.Stage.DO_IT);
    }

    @Test
    void withoutMarksTooTheStandardSetIsSaidToGoOn() {
        var singles = ALL.stream()
                .filter(technique -> technique.id().equals("bounds"))
                .toList();

        var hint = (Hint.Nothing) hints.next(
                Game.of(ExamplePuzzles.oneSolution()), OptionalInt.empty(), new Teaching(singles, false, true), ALL);

        assertThat(hint.harder()).isPresent().get().isNotIn(singles);
    }

    @Test
    void aNudgeLightsARegionAndNoCandidate() {
        var lights = next(Game.of(ExamplePuzzles.oneSolution())).lights(Hint.Stage.NUDGE);

        assertThat(lights.cells()).isNotEmpty().allMatch(lit -> lit.role() == Role.LOOK);
        assertThat(lights.candidates()).isEmpty();
        assertThat(lights.clues()).isEmpty();
    }

    @Test
    void theProofLightsWhatGoesAndTheCluesItRestsOn() {
        var hint = (Hint.Deduction) next(Game.of(ExamplePuzzles.oneSolution()));
        var lights = hint.lights(Hint.Stage.WHY);

        assertThat(lights.clues())
                .containsExactlyElementsOf(hint.goal().reason().constraints());
        for (var elimination : hint.goal().eliminations()) {
            assertThat(lights.candidates())
                    .contains(new Lights.LitDigits(elimination.cell(), elimination.digits(), Role.GONE));
        }
    }

    private Hint next(Game game) {
        return hints.next(game, OptionalInt.empty(), TEACHING, ALL);
    }
}
