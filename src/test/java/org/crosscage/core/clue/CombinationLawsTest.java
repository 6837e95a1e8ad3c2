package org.crosscage.core.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.Seeds;
import org.crosscage.core.logic.SmallPuzzles;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;

/// Combinations and layouts against every possible filling, for every operation.
class CombinationLawsTest {

    @Seeds
    void theCombinationsAsPrintedAreThoseOfAllFillings(long seed) {
        var puzzle = puzzle(seed);
        var empty = Board.of(withoutGivens(puzzle));
        for (var clue : puzzle.clues()) {
            var printed = Combinations.asPrinted(puzzle, clue);
            assertThat(printed.isKnown()).isTrue();
            assertThat(printed.list()).as("%s", clue).isEqualTo(combinations(Assignments.of(empty, clue)));
        }
    }

    @Seeds
    void aCombinationIsLiveWhileEachDigitHasItsCellsAndEachCellADigit(long seed) {
        var board = board(seed);
        for (var clue : board.puzzle().clues()) {
            var expected = Combinations.asPrinted(board.puzzle(), clue).list().stream()
                    .filter(combination -> isLive(combination, clue, board))
                    .toList();
            assertThat(Combinations.live(board, clue).list()).as("%s", clue).isEqualTo(expected);
        }
    }

    @Seeds
    void whatIsPossibleIsReadFromTheLiveCombinations(long seed) {
        var board = board(seed);
        for (var clue : board.puzzle().clues()) {
            var live = Combinations.live(board, clue);
            var sets = live.list().stream().map(Combination::set).toList();
            assertThat(live.possible()).isEqualTo(sets.stream().reduce(Digits.NONE, Digits::union));
        }
    }

    @Seeds
    void theLayoutsAreAllFillingsOfTheOpenCells(long seed) {
        var board = board(seed);
        for (var clue : board.puzzle().clues()) {
            var open = board.open(clue.cells());
            var expected = Assignments.of(board, clue).stream()
                    .map(digits -> at(open, clue.cells(), digits))
                    .sorted(CombinationLawsTest::byDigits)
                    .toList();
            var layouts = ListedLayouts.live(board, clue, 10_000);
            assertThat(layouts.isComplete()).isTrue();
            assertThat(layouts.cells()).isEqualTo(open);
            assertThat(layouts.list()).as("%s", clue).isEqualTo(expected);
        }
    }

    @Seeds
    void aDigitIsSupportedWhereSomeFillingHasIt(long seed) {
        var board = board(seed);
        for (var clue : board.puzzle().clues()) {
            var fillings = Assignments.of(board, clue);
            var support = LiveClues.of(board).support(LiveClues.of(board).indexOf(clue));
            for (int position = 0; position < clue.cells().size(); position++) {
                int at = position;
                assertThat(new Digits(support.at(position)))
                        .as("%s at %d", clue, position)
                        .isEqualTo(Digits.of(fillings.stream()
                                .mapToInt(filling -> filling.get(at))
                                .toArray()));
            }
        }
    }

    @Seeds(200)
    void aTableKeptBesideABoardHasEveryFilling(long seed) {
        var random = new SplittableRandom(seed);
        var board = board(seed);
        for (int round = 0; round < 4; round++) {
            for (var clue : board.puzzle().clues()) {
                var table = LiveClues.of(board).layouts(LiveClues.of(board).indexOf(clue));
                assertThat(table.isComplete()).isTrue();
                assertThat(fillings(table)).containsExactlyInAnyOrderElementsOf(Assignments.of(board, clue));
            }
            change(board, random);
        }
    }

    private static List<List<Integer>> fillings(LayoutTable table) {
        return IntStream.range(0, table.size())
                .mapToObj(layout -> IntStream.range(0, table.clue().cells().size())
                        .mapToObj(position -> table.digit(layout, position))
                        .toList())
                .toList();
    }

    @Seeds(100)
    void moreLayoutsThanAskedForAreNotListed(long seed) {
        var board = board(seed);
        for (var clue : board.puzzle().clues()) {
            int all = Assignments.of(board, clue).size();
            assertThat(ListedLayouts.live(board, clue, all).isComplete()).isTrue();
            if (all > 0) {
                assertThat(ListedLayouts.live(board, clue, all - 1).isComplete())
                        .isFalse();
                assertThat(ListedLayouts.live(board, clue, all - 1).list()).isEmpty();
            }
        }
    }

    @Seeds(200)
    void whatIsKeptBesideABoardIsWhatAFreshBoardSays(long seed) {
        var random = new SplittableRandom(seed);
        var board = board(seed);
        for (int round = 0; round < 6; round++) {
            change(board, random);
            var fresh = board.copy();
            for (var clue : board.puzzle().clues()) {
                assertThat(Combinations.live(board, clue).list())
                        .isEqualTo(Combinations.live(fresh, clue).list());
                assertThat(ListedLayouts.live(board, clue, 20).list())
                        .isEqualTo(ListedLayouts.live(fresh, clue, 20).list());
            }
        }
    }

    private static Puzzle puzzle(long seed) {
        var random = new SplittableRandom(seed);
        return new SmallPuzzles(random).next(random.nextBoolean() ? "kakuro" : "kenken");
    }

    private static Puzzle withoutGivens(Puzzle puzzle) {
        return Puzzle.of(puzzle.kind(), puzzle.shape(), puzzle.digits(), puzzle.constraints(), Map.of());
    }

    /// A board with some digits placed and some candidates gone, whether or not that leaves a solution.
    private static Board board(long seed) {
        var board = Board.of(withoutGivens(puzzle(seed)));
        var random = new SplittableRandom(~seed);
        for (int i = random.nextInt(8); i > 0; i--) {
            change(board, random);
        }
        return board;
    }

    private static void change(Board board, SplittableRandom random) {
        int cell = random.nextInt(board.puzzle().cellCount());
        int[] candidates = board.candidates(cell).toArray();
        if (candidates.length > 1) {
            int digit = candidates[random.nextInt(candidates.length)];
            if (random.nextInt(3) == 0) {
                board.place(cell, digit);
            } else {
                board.eliminate(cell, Digits.of(digit));
            }
        }
    }

    private static List<Combination> combinations(List<List<Integer>> fillings) {
        return fillings.stream().map(Combination::new).distinct().sorted().toList();
    }

    private static boolean isLive(Combination combination, Arithmetic clue, Board board) {
        var placed = clue.cells().filter(board::isPlaced);
        var open = board.open(clue.cells());
        var rest = combination.without(placed.stream().map(board::digit).boxed().toList());
        return rest.digits().size() == open.size()
                && open.stream().allMatch(cell -> board.candidates(cell).intersects(rest.set()))
                && rest.set().stream()
                        .allMatch(digit ->
                                room(open.filter(c -> board.candidates(c).contains(digit)), board)
                                        >= Collections.frequency(rest.digits(), digit));
    }

    /// How many of the cells can hold the same digit.
    private static int room(Cells cells, Board board) {
        return IntStream.range(0, 1 << cells.size())
                .mapToObj(chosen -> IntStream.range(0, cells.size())
                        .filter(i -> (chosen >>> i & 1) != 0)
                        .map(cells::get)
                        .toArray())
                .filter(chosen -> IntStream.of(chosen)
                        .noneMatch(a -> IntStream.of(chosen)
                                .anyMatch(b -> board.puzzle().sees(a, b))))
                .mapToInt(chosen -> chosen.length)
                .max()
                .orElse(0);
    }

    private static List<Integer> at(Cells open, Cells cells, List<Integer> digits) {
        return IntStream.range(0, cells.size())
                .filter(position -> open.contains(cells.get(position)))
                .mapToObj(digits::get)
                .toList();
    }

    private static int byDigits(List<Integer> a, List<Integer> b) {
        return IntStream.range(0, a.size())
                .map(i -> Integer.compare(a.get(i), b.get(i)))
                .filter(order -> order != 0)
                .findFirst()
                .orElse(0);
    }
}
