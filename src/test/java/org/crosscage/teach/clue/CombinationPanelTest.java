package org.crosscage.teach.clue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.marks;
import static org.crosscage.core.game.Examples.played;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.Test;

class CombinationPanelTest {

    @Test
    void allCombinationsThatFitAreListed() {
        var panel = panel(Game.of(fiveAcross()));

        assertThat(panel.combinations()).containsExactly(Combination.of(1, 4), Combination.of(2, 3));
        assertThat(panel.count()).isEqualTo(2);
        assertThat(panel.required()).isEqualTo(Digits.NONE);
        assertThat(panel.impossible()).isEqualTo(Digits.of(5, 6, 7, 8, 9));
        assertThat(panel.isCut()).isFalse();
    }

    @Test
    void aPlacedDigitLeavesTheCombinationsThatHaveIt() {
        var panel = panel(played(fiveAcross(), 0, 1));

        assertThat(panel.combinations()).containsExactly(Combination.of(1, 4));
        assertThat(panel.required()).isEqualTo(Digits.of(4));
        assertThat(panel.progress().made()).isEqualTo(OptionalLong.of(1));
        assertThat(panel.progress().left()).isEqualTo(OptionalLong.of(4));
    }

    @Test
    void marksRuleCombinationsOut() {
        var panel = panel(Game.of(fiveAcross()).play(marks(0, 2, 3)));

        assertThat(panel.combinations()).containsExactly(Combination.of(2, 3));
    }

    @Test
    void aClueThatIsBrokenHasNoCombination() {
        var panel = panel(played(fiveAcross(), 0, 6));

        assertThat(panel.combinations()).isEmpty();
        assertThat(panel.progress().left()).isEqualTo(OptionalLong.of(-1));
    }

    @Test
    void aFilledClueNeedsNothingMore() {
        var panel = panel(played(fiveAcross(), 0, 1, 1, 4));

        assertThat(panel.required()).isEqualTo(Digits.NONE);
        assertThat(panel.impossible()).isEqualTo(Digits.NONE);
        assertThat(panel.combinations()).containsExactly(Combination.of(1, 4));
    }

    @Test
    void ofALargeCageOnlyTheFirstCombinationsAreListed() {
        var cage = KenKenRules.cage(9, Cells.of(IntStream.of(0, 1, 2, 9, 10, 11, 18)), Operation.ADD, 35);
        var rest = IntStream.range(0, 81)
                .filter(cell -> !cage.cells().contains(cell))
                .mapToObj(cell -> KenKenRules.cage(9, Cells.of(cell), Operation.EQUAL, 1))
                .toList();
        var cages = new ArrayList<>(rest);
        cages.add(cage);
        var puzzle = KenKenRules.puzzle(9, Digits.range(1, 9), cages);

        var panel = panel(Game.of(puzzle));

        assertThat(panel.combinations()).hasSize(CombinationPanel.MOST);
        assertThat(panel.count()).isGreaterThan(CombinationPanel.MOST);
        assertThat(panel.isCut()).isTrue();
    }

    @Test
    void theProductLeftIsWhatTheOpenCellsMustMake() {
        var puzzle = KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(
                        KenKenRules.cage(3, Cells.of(0, 1, 3), Operation.MULTIPLY, 12),
                        KenKenRules.cage(3, Cells.of(2, 4, 5, 6, 7, 8), Operation.ADD, 11)));

        var panel = panel(played(puzzle, 0, 3));

        assertThat(panel.progress().left()).isEqualTo(OptionalLong.of(4));
        assertThat(panel.required()).isEqualTo(Digits.of(2));
    }

    @Test
    void ofADifferenceNothingIsMadeOrLeft() {
        var puzzle = Boards.kenKen();
        var position = played(puzzle, 7, 1).position();
        var panel = CombinationPanel.of(puzzle.cluesOf(7), puzzle, position).getFirst();

        assertThat(panel.progress().made()).isEmpty();
        assertThat(panel.progress().left()).isEmpty();
        assertThat(panel.combinations()).containsExactly(Combination.of(1, 2));
    }

    private static CombinationPanel panel(Game game) {
        var puzzle = game.puzzle();
        return CombinationPanel.of(puzzle.cluesOf(0), puzzle, game.position()).getFirst();
    }

    /// A run of two that makes 5, over a run that makes 12.
    private static Puzzle fiveAcross() {
        return ExamplePuzzles.puzzle("""
                puzzle five-across
                size 3 3
                grid
                # 7\\ 10\\
                \\5 . .
                \\12 . .
                end
                """);
    }
}
