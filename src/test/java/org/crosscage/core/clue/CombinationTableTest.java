package org.crosscage.core.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.crosscage.core.clue.CombinationTable.Filter;
import org.crosscage.core.clue.CombinationTable.Row;
import org.crosscage.core.clue.CombinationTable.Sort;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class CombinationTableTest {

    private static final Digits NINE = Digits.range(1, 9);

    @Test
    void kakuroHasAsManyCombinationsAsNineDigitsHaveSubsets() {
        int count = IntStream.rangeClosed(1, 9)
                .map(cells -> all(run(cells)).count())
                .sum();
        assertThat(count).isEqualTo((1 << 9) - 1);
    }

    @Test
    void theMagicSumsOfTwoCellsAreTheFourThatEveryoneKnows() {
        assertThat(all(run(2)).rows())
                .filteredOn(Row::only)
                .extracting(Row::target)
                .containsExactly(3L, 4L, 16L, 17L);
    }

    @Test
    void aSumIsListedWithItsCombinationsInOrder() {
        assertThat(ways(run(3), filter(9, Digits.NONE, Digits.NONE)))
                .containsExactly(Combination.of(1, 2, 6), Combination.of(1, 3, 5), Combination.of(2, 3, 4));
    }

    @Test
    void digitsThatAreAskedForAreInAndOthersOut() {
        assertThat(ways(run(3), filter(9, Digits.of(3), Digits.of(1)))).containsExactly(Combination.of(2, 3, 4));
    }

    @Test
    void aSumIsNotMagicBecauseOthersOfItsCombinationsAreLeftOut() {
        var rows = CombinationTable.of(run(2), filter(5, Digits.of(1), Digits.NONE))
                .rows();
        assertThat(rows).singleElement().extracting(Row::only).isEqualTo(false);
    }

    @Test
    void aClueThatNothingMakesHasNoRow() {
        assertThat(CombinationTable.of(run(2), filter(18, Digits.NONE, Digits.NONE))
                        .rows())
                .isEmpty();
    }

    @Test
    void inACageThatBendsADigitStandsInEveryOtherCellAtMost() {
        var corner = new Sort(Digits.range(1, 4), 3, Operation.ADD, true);
        assertThat(ways(corner, filter(6, Digits.NONE, Digits.NONE)))
                .containsExactly(Combination.of(1, 1, 4), Combination.of(1, 2, 3));
    }

    /// All cages of three and four cells in a grid of four lines, as the engine counts their combinations.
    @ParameterizedTest
    @EnumSource(names = {"ADD", "SUBTRACT", "MULTIPLY", "DIVIDE"})
    void cagesHaveTheCombinationsThatTheEngineFindsInSomeShape(Operation operation) {
        var shapes = List.of(
                List.of(Cells.of(0, 1, 2), Cells.of(0, 1, 4)),
                List.of(
                        Cells.of(0, 1, 2, 3),
                        Cells.of(0, 1, 2, 4),
                        Cells.of(0, 1, 2, 5),
                        Cells.of(0, 1, 4, 5),
                        Cells.of(0, 1, 5, 6)));
        for (var ofSize : shapes) {
            var sort = new Sort(Digits.range(1, 4), ofSize.getFirst().size(), operation, true);
            for (var row : all(sort).rows()) {
                var found = new TreeSet<Combination>();
                ofSize.forEach(cells -> found.addAll(engine(cells, operation, row.target())));
                assertThat(row.combinations()).as("%s %s", operation, row).containsExactlyElementsOf(found);
            }
        }
    }

    private static List<Combination> engine(Cells cells, Operation operation, long target) {
        var cages = new ArrayList<>(List.of(KenKenRules.cage(4, cells, operation, target)));
        IntStream.range(0, 16)
                .filter(cell -> !cells.contains(cell))
                .forEach(cell -> cages.add(KenKenRules.cage(4, Cells.of(cell), Operation.EQUAL, 1)));
        var puzzle = KenKenRules.puzzle(4, Digits.range(1, 4), cages);
        return Combinations.asPrinted(puzzle, cages.getFirst()).list();
    }

    private static Sort run(int cells) {
        return new Sort(NINE, cells, Operation.ADD, false);
    }

    private static CombinationTable all(Sort sort) {
        return CombinationTable.of(sort, Filter.NONE);
    }

    private static Filter filter(long target, Digits required, Digits forbidden) {
        return new Filter(OptionalLong.of(target), required, forbidden);
    }

    private static List<Combination> ways(Sort sort, Filter filter) {
        return CombinationTable.of(sort, filter).rows().getFirst().combinations();
    }
}
