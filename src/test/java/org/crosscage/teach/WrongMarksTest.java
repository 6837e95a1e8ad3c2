package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;
import static org.crosscage.core.game.Examples.marks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;

/// Hints about candidate marks that leave out a digit that is needed.
class WrongMarksTest {

    private static final List<Technique> ALL = PuzzleKinds.of("kakuro").techniques();
    private static final Teaching TEACHING = new Teaching(ALL, true, true);

    private static final Teaching KENKEN = new Teaching(PuzzleKinds.of("kenken").techniques(), true, false);

    private final Hints hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);

    @Test
    void marksWithoutTheRightDigitAreAHintOfTheirOwn() {
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9));

        var hint = (Hint.WrongMarks) next(game);

        assertThat(hint.cell()).isZero();
        assertThat(hint.missing()).isEqualTo(Digits.range(1, 8));
        assertThat(next(game.play(hint.move()))).isInstanceOf(Hint.Deduction.class);
    }

    @Test
    void aHintSaysInHowManyCellsTheMarksCannotBeRight() {
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9));
        assertThat(((Hint.WrongMarks) next(game)).count()).isEqualTo(1);

        // r1c2 is 9
        assertThat(((Hint.WrongMarks) next(game.play(marks(1, 1)))).count()).isEqualTo(2);
    }

    @Test
    void onlyWhatWasCrossedOutLastComesBackIfThatIsEnough() {
        // r1c1 is 8
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 7, 8, 9));

        var last = (Hint.WrongMarks) next(game.play(marks(0, 7, 9)));
        assertThat(last.missing()).isEqualTo(Digits.of(8));
        assertThat(last.wasThere()).isTrue();
        assertThat(last.move()).isEqualTo(marks(0, 7, 8, 9));

        var before = (Hint.WrongMarks) next(game.play(marks(0, 7, 9)).play(marks(0, 9)));
        assertThat(before.missing()).isEqualTo(Digits.of(7, 8));

        var never = (Hint.WrongMarks)
                next(Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 7, 9)).play(marks(0, 9)));
        assertThat(never.missing()).isEqualTo(Digits.range(1, 8));
        assertThat(never.wasThere()).isFalse();
    }

    @Test
    void whatWasCrossedOutInADroppedBranchIsNotWhatComesBack() {
        var game = Game.of(ExamplePuzzles.oneSolution())
                .play(marks(0, 7, 8, 9))
                .after(new LogEntry.Branch(1))
                .play(marks(0, 1, 8))
                .after(new LogEntry.Drop(1, Optional.of(marks(0, 7, 9))));

        assertThat(((Hint.WrongMarks) next(game)).missing()).isEqualTo(Digits.of(8));
    }

    @Test
    void afterMarksAreBackNoStepIsToldASecondTime() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var told = new ArrayList<Hint.Deduction>();
        while (next(game) instanceof Hint.Deduction step
                && step.goal().placements().isEmpty()) {
            told.add(step);
            game = game.play(step.move());
        }
        var needed = Digits.of(8);
        var marked = game.position().square(0).candidates();
        assertThat(told).isNotEmpty();
        assertThat(marked)
                .satisfies(marks -> assertThat(marks.intersects(needed)).isTrue());
        assertThat(marked.size()).isGreaterThan(1);

        var wrong = (Hint.WrongMarks) next(game.play(Move.of(new Change.Candidates(0, marked.minus(needed)))));

        assertThat(wrong.move()).isEqualTo(Move.of(new Change.Candidates(0, marked)));
    }

    @Test
    void thatMarksAreWrongIsProvedFromThemAndTheDigitsAlone() {
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9));

        var hint = (Hint.WrongMarks) next(game);
        var beside = (Hint.WrongMarks) next(game.play(marks(3, 7, 9)));

        assertThat(beside.refutation()).isEqualTo(hint.refutation());
        assertThat(hint.refutation().chain()).isNotEmpty();
        assertThat(hint.refutation().end().key()).startsWith("clash-").isNotEqualTo(Contradiction.FAR);
    }

    @Test
    void marksThatTheDigitsRuleOutAreDisprovedWithoutAChain() {
        var game = Game.of(ExamplePuzzles.oneSolution()).play(digit(1, 9)).play(marks(0, 9));

        var hint = (Hint.WrongMarks) next(game);

        assertThat(hint.refutation().chain()).isEmpty();
        assertThat(hint.refutation().end().key()).isEqualTo(Contradiction.TWICE);
    }

    @Test
    void wrongMarksAreToldBeforeAnyStepWhereverTheyAre() {
        var game = Game.of(Boards.kenKen()).play(marks(7, 3));

        assertThat(hints.next(game, OptionalInt.empty(), KENKEN, KENKEN.techniques()))
                .isInstanceOfSatisfying(
                        Hint.WrongMarks.class, wrong -> assertThat(wrong.cell()).isEqualTo(7));
        assertThat(hints.open(game, KENKEN, () -> false)).isEmpty();
    }

    @Test
    void ofTheMarksOfSeveralCellsThoseAreToldThatFewestStepsShowToBeWrong() {
        // r1c1 is 8; the run of 24 in column 3 has no 1
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9));
        var far = (Hint.WrongMarks) next(game);

        var near = (Hint.WrongMarks) hints.next(game.play(marks(2, 1)), OptionalInt.of(far.cell()), TEACHING, ALL);

        assertThat(far.refutation().chain()).isNotEmpty();
        assertThat(near.cell()).isEqualTo(2);
        assertThat(near.refutation().chain()).isEmpty();
    }

    @Test
    void marksWithTheRightDigitAreTakenForCandidates() {
        var singles = ALL.stream()
                .filter(technique -> technique.id().equals("naked-single"))
                .toList();
        var game = Game.of(ExamplePuzzles.oneSolution()).play(marks(3, 7));

        var hint = (Hint.Deduction) hints.next(game, OptionalInt.empty(), new Teaching(singles, true, true), ALL);

        assertThat(hint.goal().placements()).singleElement().hasToString("Placement[cell=3, digit=7]");
    }

    @Test
    void withSeveralSolutionsMarksThatRuleSomeOutAreNeitherWrongNorFollowed() {
        var game = Game.of(ExamplePuzzles.twoSolutions()).play(marks(0, 1)).play(marks(1, 2));

        var hint = (Hint.Deduction) next(game);

        assertThat(hint.goal().placements()).isEmpty();
    }

    @Test
    void withSeveralSolutionsMarksThatRuleAllOutAreWrong() {
        var hint = (Hint.WrongMarks) next(Game.of(ExamplePuzzles.twoSolutions()).play(marks(0, 3, 4)));

        assertThat(hint.missing()).isEqualTo(Digits.of(1, 2, 5, 6, 7, 8, 9));
    }

    private Hint next(Game game) {
        return hints.next(game, OptionalInt.empty(), TEACHING, ALL);
    }
}
