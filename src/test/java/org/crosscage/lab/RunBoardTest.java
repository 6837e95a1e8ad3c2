package org.crosscage.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.solver.Solvers;
import org.junit.jupiter.api.Test;

final class RunBoardTest {

    private final Puzzle puzzle = ExamplePuzzles.oneSolution(); // 8 9 over 9 7
    private final RunBoard board = new RunBoard(puzzle);

    @Test
    void triedDigitsAreThereUntilTheyAreTakenBack() {
        board.accept(new SolverEvent.Guessed(0, 8));
        assertThat(board.position().position().digits()).containsExactly(8, -1, -1, -1);
        assertThat(board.filled()).isEqualTo(1);
        board.accept(new SolverEvent.Retracted(0, 8));
        assertThat(board.filled()).isZero();
    }

    @Test
    void cellsKeepWhatTheyAreNarrowedTo() {
        board.accept(new SolverEvent.Narrowed(0, Digits.of(8, 9)));
        board.accept(new SolverEvent.Narrowed(3, Digits.of(7)));

        var position = board.position().position();
        assertThat(position.square(0).candidates()).isEqualTo(Digits.of(8, 9));
        assertThat(position.square(1).candidates()).isEqualTo(puzzle.digits());
        assertThat(position.digit(3)).isEqualTo(7);
    }

    @Test
    void theBestGridIsShownWithWhatItBreaks() {
        board.accept(new SolverEvent.Improved(Grid.of(8, 8, 9, 7), 1));

        var position = board.position();
        assertThat(position.position().digits()).containsExactly(8, 8, 9, 7);
        assertThat(position.wrong()).isEqualTo(Cells.of(0, 1));
        assertThat(position.broken())
                .allSatisfy(index -> assertThat(puzzle.constraints().get(index).violation(new int[] {8, 8, 9, 7}))
                        .isPositive())
                .hasSize((int) puzzle.constraints().stream()
                        .filter(constraint -> constraint.violation(new int[] {8, 8, 9, 7}) > 0)
                        .count());
    }

    /// 8 8 over 9 7: the left column is 17, the lower row 16, and the others are not.
    @Test
    void aConstraintIsMetWhenItsDigitsAreThereAndAgree() {
        board.accept(new SolverEvent.Guessed(0, 8));
        assertThat(board.met()).as("one of two digits").isZero();
        board.accept(new SolverEvent.Improved(Grid.of(8, 8, 9, 7), 1));
        assertThat(board.met()).isEqualTo(2);
        board.accept(new SolverEvent.Found(Solution.of(8, 9, 9, 7)));
        assertThat(board.met()).isEqualTo(puzzle.constraints().size());
    }

    @Test
    void aSolutionBreaksNothing() {
        board.accept(new SolverEvent.Found(Solution.of(8, 9, 9, 7)));

        assertThat(board.position().broken()).isEmpty();
        assertThat(board.filled()).isEqualTo(4);
    }

    /// Whatever a solver tells, the board follows it to the solution and holds only digits of the puzzle.
    @Test
    void itFollowsEverySolver() {
        for (var solver : Solvers.all()) {
            var followed = new RunBoard(puzzle);
            var result = solver.solve(
                    puzzle,
                    new SolverContext(
                            new SplittableRandom(1),
                            () -> false,
                            new Limits(1, 2_000),
                            Settings.USUAL,
                            followed::accept));
            var digits = followed.position().position().digits();
            assertThat(IntStream.of(digits))
                    .as(solver.id())
                    .allMatch(digit ->
                            digit == Constraint.EMPTY || puzzle.digits().contains(digit));
            result.solutions()
                    .forEach(found -> assertThat(digits).as(solver.id()).isEqualTo(found.toArray()));
        }
    }
}
