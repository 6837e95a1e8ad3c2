package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.ProofChecker;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the words of a bound rest on, against every way to fill the other cells.
class BoundsTest {

    private static final Bounds BOUNDS = new Bounds();

    /// Of each size, whose products have digits that do not divide them.
    private static final int PUZZLES = 6;

    /// Of more cells than these the digits that the others make it with are not told.
    private static final int MOST_TOLD = 6;

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
        var tellings = step.reason().thoughts().isEmpty()
                ? List.of(step.reason())
                : step.reason().thoughts();
        var opening = tellings.getFirst().facts();
        var clue = (Arithmetic) ((Fact.OfConstraint) opening.get("clue")).constraint();
        var said = (Fact.OfDigits) opening.get("undivided");
        long dividend = ((Fact.OfNumber) opening.get("dividend")).number();
        var others = new Others(board, clue, ((Fact.OfConstraints) opening.get("lines")).constraints(), said.digits());

        assertThat(said.digits().stream())
                .as("%s because %s", step, step.reason())
                .allMatch(digit -> digit == 0 || dividend % digit != 0)
                .allMatch(digit -> clue.cells().stream()
                        .anyMatch(cell ->
                                !board.isPlaced(cell) && board.candidates(cell).contains(digit)));
        tellings.forEach(telling -> isTrueBeside(others, telling));
    }

    /// What is said to be made is just what can be made, and the digits are those that make it.
    private static void isTrueBeside(Others others, Reason telling) {
        boolean both = telling.key().contains(".both");
        boolean least = both || telling.key().contains(".large");
        long rest = number("rest", telling);
        for (int cell : ((Fact.OfCells) telling.facts().get("cells")).cells().toArray()) {
            assertThat(others.reach(others.clue.cells().without(cell), least))
                    .as("beside cell %d, where %s", cell, telling)
                    .isEqualTo(rest);
            if (both) {
                assertThat(others.reach(others.clue.cells().without(cell), false))
                        .as("beside cell %d, where %s", cell, telling)
                        .isEqualTo(number("most", telling));
            }
        }
        var ways = ((Fact.OfCombinations) telling.facts().get("ways")).combinations();
        if (others.clue.cells().size() <= MOST_TOLD) {
            assertThat(ways).hasSize(1);
        }
        assertThat(ways)
                .allSatisfy(way -> assertThat(others.made(way.digits().stream()
                                .mapToInt(Integer::intValue)
                                .toArray()))
                        .isEqualTo(rest));
    }

    private static long number(String name, Reason telling) {
        return ((Fact.OfNumber) telling.facts().get(name)).number();
    }

    /// Of a reader who forgets that the digits of a run differ, or the lines of a cage.
    @Test
    void whatDifferentDigitsRuleOutIsNotProvedWithoutThat() {
        var steps = TechniqueCase.of(BOUNDS).stream()
                .filter(each -> List.of(each.name().split(" ")).contains("differ"))
                .flatMap(each -> BOUNDS.find(each.board()).stream().map(step -> new Told(each.board(), step)))
                .toList();
        assertThat(steps).hasSize(4).allSatisfy(told -> {
            var digits = told.board.puzzle().digits();
            assertThat(ProofChecker.proves(digits, told.step)).isTrue();
            assertThat(ProofChecker.provesWithAlikeDigits(digits, told.step))
                    .as("%s because %s", told.step, told.step.reason())
                    .isFalse();
        });
    }

    private record Told(Board board, Step step) {}

    /// The digits of a clue's cells, but for some that are not counted with, and which of the cells must differ.
    private record Others(Board board, Arithmetic clue, List<Constraint> lines, Digits uncounted) {

        /// The least or the most that some of the cells make.
        long reach(Cells cells, boolean least) {
            return reach(cells.stream().toArray(), 0, new int[cells.size()], least);
        }

        private long reach(int[] cells, int next, int[] digits, boolean least) {
            if (next == cells.length) {
                return made(digits);
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

        long made(int[] digits) {
            return clue.operation() == Operation.ADD
                    ? Arrays.stream(digits).asLongStream().sum()
                    : Arrays.stream(digits).asLongStream().reduce(1, (a, b) -> a * b);
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
