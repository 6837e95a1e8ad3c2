package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.digit;
import static org.crosscage.core.game.Examples.marks;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.clue.ClueState;
import org.crosscage.teach.clue.ClueStates;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;

class BranchRefutationTest {

    private static final List<Technique> ALL = PuzzleKinds.of("kenken").techniques();
    private static final LogEntry BRANCH = new LogEntry.Branch(1);

    private final Game start = Game.of(Boards.kenKen());

    @Test
    void whatEveryoneCanSeeIsTheBrokenRule() {
        var game = start.after(BRANCH).play(digit(4, 2)).play(digit(5, 2));

        assertThat(refutation(game).seen()).hasValueSatisfying(death -> {
            assertThat(death.level()).isEqualTo(1);
            assertThat(death.why().chain()).isEmpty();
            assertThat(death.why().end().key()).isEqualTo(Contradiction.TWICE);
        });
    }

    @Test
    void aClueThatTheBoardShowsAsBrokenIsABrokenRuleThoughACellOfItIsOpen() {
        // r1c2 = 1 would need r1c3 = 4
        var game = start.after(BRANCH)
                .play(digit(0, 2))
                .after(new LogEntry.Branch(2))
                .play(digit(1, 1));

        assertThat(refutation(game).seen()).hasValueSatisfying(death -> {
            assertThat(death.level()).isEqualTo(2);
            assertThat(death.why().chain()).isEmpty();
            assertThat(death.why().end().key()).isEqualTo(Contradiction.LAST_CELL + ".none");
        });
    }

    @Test
    void whatDiesWithoutAnInnerBranchSaysWhichOfItsDigitsItLeavesOut() {
        // r1c2 = 1 would need r1c3 = 4, whatever the inner branch has there
        var game = start.after(BRANCH)
                .play(digit(0, 2))
                .play(digit(1, 1))
                .after(new LogEntry.Branch(2))
                .play(digit(2, 3))
                .play(digit(8, 1));

        assertThat(refutation(game).seen()).hasValueSatisfying(death -> {
            assertThat(death.level()).isEqualTo(1);
            assertThat(death.why().end().cells().contains(2)
                            || death.why().end().constraints().stream()
                                    .anyMatch(clue -> clue.cells().contains(2)))
                    .isTrue();
            assertThat(death.why().without()).isEqualTo(Cells.of(2));
        });
    }

    @Test
    void whatIsSeenIsWhatTheBoardShowsAsBroken() {
        int seen = 0;
        for (int one = 0; one < 9; one++) {
            for (int other = 0; other < one; other++) {
                for (int digits = 0; digits < 9; digits++) {
                    var game = start.play(digit(one, 1 + digits / 3)).play(digit(other, 1 + digits % 3));
                    boolean isBroken =
                            ClueStates.of(game.puzzle(), game.position()).containsValue(ClueState.BROKEN)
                                    || digits / 3 == digits % 3 && game.puzzle().sees(one, other);
                    assertThat(refutation(game).seen().isPresent())
                            .as(
                                    "r%dc%d = %d, r%dc%d = %d",
                                    one / 3 + 1,
                                    one % 3 + 1,
                                    1 + digits / 3,
                                    other / 3 + 1,
                                    other % 3 + 1,
                                    1 + digits % 3)
                            .isEqualTo(isBroken);
                    seen += isBroken ? 1 : 0;
                }
            }
        }
        assertThat(seen).isBetween(100, 300);
    }

    @Test
    void whatNobodySeesAtOnceIsAChainOfSteps() {
        // r2c1 = 1 makes r1c1 = 2; then 5+ in row 1 is 2 and 3 beside it
        var game = start.after(BRANCH).play(digit(3, 1));

        assertThat(refutation(game).seen()).isEmpty();
        assertThat(refutation(game).chain(() -> false)).hasValueSatisfying(death -> {
            assertThat(death.level()).isEqualTo(1);
            assertThat(death.why().end().key()).isNotEqualTo(Contradiction.SEARCHED);
        });
        assertThat(refutation(game).search(() -> false)).isEqualTo(SolutionFinder.Verdict.NO);
    }

    @Test
    void aBranchThatCanBeRightIsNotCalledDead() {
        var game = start.after(BRANCH).play(digit(0, 1)).play(digit(3, 2));

        assertThat(refutation(game).seen()).isEmpty();
        assertThat(refutation(game).chain(() -> false)).isEmpty();
        assertThat(refutation(game).search(() -> false)).isEqualTo(SolutionFinder.Verdict.YES);
    }

    @Test
    void itIsTheOutermostDeadBranchThatDies() {
        var inside = start.after(BRANCH)
                .play(digit(3, 1))
                .after(new LogEntry.Branch(2))
                .play(digit(8, 2));

        assertThat(refutation(inside).chain(() -> false))
                .hasValueSatisfying(death -> assertThat(death.level()).isEqualTo(1));
    }

    @Test
    void digitsThatCannotStandTogetherWithoutTheBranchAreNotItsFault() {
        var game = start.play(digit(4, 2)).play(digit(5, 2)).after(BRANCH).play(digit(0, 1));

        assertThat(refutation(game).seen())
                .hasValueSatisfying(death -> assertThat(death.level()).isZero());
    }

    @Test
    void whatTheBranchBeganWithIsCrossedOutInTheMoveThatDropsIt() {
        var before = start.play(marks(3, 1, 2));
        var game = before.after(BRANCH).play(digit(3, 1)).play(digit(0, 2));

        var drop = conclusion(game).orElseThrow();

        assertThat(drop.level()).isEqualTo(1);
        var after = game.after(drop);
        assertThat(after.position().square(3).candidates()).isEqualTo(Digits.of(2));
        assertThat(after.undo().position()).isEqualTo(game.position());
        assertThat(after.rewindTo(before.cursor()).position()).isEqualTo(before.position());
    }

    @Test
    void whereThereAreNoMarksThoseAreWrittenThatTheDigitsLeave() {
        var game = start.play(digit(0, 1)).after(BRANCH).play(digit(3, 3));

        var drop = conclusion(game).orElseThrow();

        assertThat(drop.then()).contains(marks(3, 2));
    }

    @Test
    void aDigitIsNotCrossedOutBecauseAnotherOneInItsBranchIsWrong() {
        var game = start.after(BRANCH).play(digit(3, 2)).play(digit(0, 2));

        assertThat(refutation(game).seen()).isPresent();
        assertThat(conclusion(game)).isEmpty();
    }

    @Test
    void nothingIsCrossedOutWhereTheBoardWasWrongBefore() {
        var game = start.play(digit(3, 1)).after(BRANCH).play(digit(0, 2));

        assertThat(conclusion(game)).isEmpty();
    }

    @Test
    void ofSeveralDigitsAtOnceNoneIsToBlameAlone() {
        var both = Move.of(new Change.Digit(3, 1), new Change.Digit(0, 2));

        assertThat(conclusion(start.after(BRANCH).play(both))).isEmpty();
    }

    @Test
    void aHintSaysOfAWrongDigitInWhichBranchItWasWritten() {
        var hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);
        var game = start.after(BRANCH).after(new LogEntry.Branch(2)).play(digit(3, 1));

        var hint = (Hint.WrongDigit) hints.next(game, OptionalInt.empty(), new Teaching(ALL, true, true), ALL);

        assertThat(hint.level()).isEqualTo(2);
        assertThat(hint.rewindTo()).isEqualTo(2);
    }

    private Optional<LogEntry.Drop> conclusion(Game game) {
        return refutation(game).conclusion(() -> false);
    }

    private static BranchRefutation refutation(Game game) {
        return new BranchRefutation(Examples.finder(), game, ALL);
    }
}
