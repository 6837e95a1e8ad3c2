package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the words of a bound rest on, against every way to fill the other cells.
class BoundsTest {

    private static final Bounds BOUNDS = new Bounds();

    /// Of each size, whose products have digits that do not divide them.
    private static final int PUZZLES = 6;

    @ParameterizedTest
    @ValueSource(ints = {7, 8, 9})
    void theOtherCellsReachNoFurtherThanIsSaidWithoutTheDigitsThatDoNotDivide(int size) throws IOException {
        var engine = new RuleEngine(PuzzleKinds.of("kenken").techniques());
        var pack = Files.readString(Path.of("puzzles/kenken/kenken-%1$dx%1$d.txt".formatted(size)));
        for (var read : PuzzleFormats.read(pack).subList(0, PUZZLES)) {
            var board = Board.of(read.puzzle());
            for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
                BOUNDS.find(board).forEach(step -> isTrueOn(board, step));
                next.get().applyTo(board);
            }
        }
    }

    @Test
    void soItIsInTheCases() {
        for (var each : TechniqueCase.of(BOUNDS)) {
            BOUNDS.find(each.board()).forEach(step -> isTrueOn(each.board(), step));
        }
    }

    private static void isTrueOn(Board board, Step step) {
        var facts = step.reason().facts();
        var clue = (Arithmetic) ((Fact.OfConstraint) facts.get("clue")).constraint();
        var said = (Fact.OfDigits) facts.get("undivided");
        long rest = ((Fact.OfNumber) facts.get("rest")).number();
        long dividend = ((Fact.OfNumber) facts.get("dividend")).number();
        boolean least = step.reason().key().endsWith("large");
        var others = new Others(board, clue, ((Fact.OfConstraints) facts.get("lines")).constraints(), said.digits());

        assertThat(said.digits().stream())
                .as("%s because %s", step, step.reason())
                .allMatch(digit -> digit == 0 || dividend % digit != 0)
                .allMatch(digit -> clue.cells().stream()
                        .anyMatch(cell ->
                                !board.isPlaced(cell) && board.candidates(cell).contains(digit)));
        for (int cell : ((Fact.OfCells) facts.get("cells")).cells().stream().toArray()) {
            long reached = others.reach(clue.cells().without(cell), least);
            assertThat(least ? reached >= rest : reached <= rest)
                    .as("beside cell %d: %d, not %d, as %s says", cell, reached, rest, step.reason())
                    .isTrue();
        }
    }

    /// The digits of a clue's cells, but for some that are not counted with, and which of the cells must differ.
    private record Others(Board board, Arithmetic clue, List<Constraint> lines, Digits uncounted) {

        /// The least or the most that some of the cells make.
        long reach(Cells cells, boolean least) {
            return reach(cells.stream().toArray(), 0, new int[cells.size()], least);
        }

        private long reach(int[] cells, int next, int[] digits, boolean least) {
            if (next == cells.length) {
                return clue.operation() == Operation.ADD
                        ? Arrays.stream(digits).asLongStream().sum()
                        : Arrays.stream(digits).asLongStream().reduce(1, (a, b) -> a * b);
            }
            long best = least ? Long.MAX_VALUE : Long.MIN_VALUE;
            var left = board.isPlaced(cells[next])
                    ? board.candidates(cells[next])
                    : board.candidates(cells[next]).minus(uncounted);
            for (int digit : left.stream().toArray()) {
                digits[next] = digit;
                if (differs(cells, next, digits)) {
                    long reached = reach(cells, next + 1, digits, least);
                    best = least ? Math.min(best, reached) : Math.max(best, reached);
                }
            }
            return best;
        }

        private boolean differs(int[] cells, int last, int[] digits) {
            for (int i = 0; i < last; i++) {
                int other = cells[i];
                if (digits[i] == digits[last]
                        && (clue.allDifferent()
                                || lines.stream()
                                        .anyMatch(line -> line.cells().contains(other)
                                                && line.cells().contains(cells[last])))) {
                    return false;
                }
            }
            return true;
        }
    }
}
