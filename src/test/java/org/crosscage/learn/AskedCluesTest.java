package org.crosscage.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.CombinationLookUp;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.killer.rules.KillerRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Which clues of a puzzle stand in the table of combinations, and where.
class AskedCluesTest {

    private static final Puzzle KENKEN = PuzzleFormats.read("""
                    puzzle shapes
                    size 4
                    cage 6+ r1c1 r1c2 r1c3
                    cage 9+ r1c4 r2c4 r2c3
                    cage 2/ r2c1 r2c2
                    cage 3= r3c1
                    cage 24* r3c2 r3c3 r3c4
                    cage 20+ r4c1 r4c2 r4c3 r4c4
                    end
                    """).getFirst().puzzle();

    @ParameterizedTest
    @CsvSource({
        "0, kind=kenken&grid=4&sign=add&shape=line&cells=3&clue=6",
        "1, kind=kenken&grid=4&sign=add&cells=3&clue=9",
        "2, kind=kenken&grid=4&sign=divide&shape=line&cells=2&clue=2"
    })
    void aCageIsFoundByItsShapeSizeAndSign(int cage, String query) {
        var clue = KENKEN.clues().get(cage);

        assertThat(AskedClues.listing(clue, KENKEN).orElseThrow().address(clue.target()))
                .isEqualTo("learn/combinations?" + query);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 9, 12})
    void aCageOfEverySizeThatIsShippedIs(int n) {
        var rows = IntStream.rangeClosed(1, n)
                .mapToObj(row -> IntStream.rangeClosed(1, n / 2)
                        .mapToObj(pair -> "cage 5+ r" + row + "c" + (2 * pair - 1) + " r" + row + "c" + 2 * pair + "\n")
                        .collect(Collectors.joining("", "", n % 2 == 0 ? "" : "cage 1= r" + row + "c" + n + "\n")))
                .collect(Collectors.joining());
        var puzzle = PuzzleFormats.read("puzzle pairs\nsize " + n + "\n" + rows + "end\n")
                .getFirst()
                .puzzle();

        assertThat(AskedClues.listing(puzzle.clues().getFirst(), puzzle)
                        .orElseThrow()
                        .address(5))
                .isEqualTo("learn/combinations?kind=kenken&grid=" + n + "&sign=add&shape=line&cells=2&clue=5");
    }

    @Test
    void aCageOfOneCellIsNot() {
        assertThat(AskedClues.listing(KENKEN.clues().get(3), KENKEN)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2, 17", "7, 34", "8, 40", "9, 45"})
    void aRunOfEverySizeIs(int cells, long sum) {
        var run = runs(cells, sum, KakuroRules.ORDINARY_DIGITS);

        assertThat(AskedClues.listing(run.clues().getFirst(), run).orElseThrow().address(sum))
                .isEqualTo("learn/combinations?kind=kakuro&cells=" + cells + "&clue=" + sum);
    }

    @Test
    void aRunOfOtherDigitsIsNot() {
        var run = runs(3, 6, Digits.range(1, 6));

        assertThat(AskedClues.listing(run.clues().getFirst(), run)).isEmpty();
    }

    @Test
    void anAddressIsReadBackAsWhatItAsksFor() {
        assertThat(KENKEN.clues().stream().flatMap(clue -> AskedClues.listing(clue, KENKEN).stream()))
                .hasSize(5)
                .allSatisfy(asked -> assertThat(AskedClues.of(name -> parameter(asked.query(), name)))
                        .isEqualTo(asked));
    }

    @ParameterizedTest
    @CsvSource({"4, 2", "6, 3", "8, 1", "9, 1"})
    void aKillerCageIsFoundInTheTableOfItsGrid(int n, int cells) {
        var puzzle = KillerRules.puzzle(
                n, List.of(KillerRules.cage(Cells.of(IntStream.rangeClosed(0, cells)), 6)), Map.of());

        assertThat(AskedClues.listing(puzzle.clues().getFirst(), puzzle)
                        .orElseThrow()
                        .address(6))
                .isEqualTo("learn/combinations?kind=killer&grid=" + n + "&cells=" + (cells + 1) + "&clue=6");
    }

    @Test
    void whereDigitsDifferThereAreNoMoreCellsThanDigits() {
        var killer = AskedClues.FIRST.of("killer");
        assertThat(killer.withGrid(4).numbersOfCells()).containsExactly(CombinationLookUp.ALL, 2, 3, 4);
        assertThat(killer.withGrid(9).numbersOfCells()).endsWith(8, 9);
        var inNine = killer.withGrid(9).withCells(9);
        assertThat(inNine.withGrid(6).cells()).isEqualTo(6);
        assertThat(inNine.withGrid(6).withGrid(9).cells()).isEqualTo(6);
        assertThat(killer.withGrid(4).withCells(2).withGrid(9).cells()).isEqualTo(2);

        var bending = AskedClues.FIRST.of("kenken").withGrid(3).withCells(6);
        assertThat(bending.numbersOfCells()).containsExactly(2, 3, 4, 5, 6);
        assertThat(bending.bending(false).numbersOfCells()).containsExactly(2, 3);
        assertThat(bending.bending(false).cells()).isEqualTo(3);
    }

    @Test
    void anAddressOfMoreCellsThanThereCanBeIsPassedOver() {
        assertThat(AskedClues.of(name -> parameter("?kind=killer&grid=6&cells=7", name)))
                .isEqualTo(AskedClues.FIRST.of("killer").withGrid(6));
        assertThat(AskedClues.of(name -> parameter("?kind=killer&grid=6&cells=6", name))
                        .cells())
                .isEqualTo(6);
    }

    private static Optional<String> parameter(String query, String name) {
        return Arrays.stream(query.substring(1).split("&"))
                .filter(part -> part.startsWith(name + "="))
                .map(part -> part.substring(name.length() + 1))
                .findFirst();
    }

    /// Two runs of a sum above each other.
    private static Puzzle runs(int cells, long sum, Digits digits) {
        var white = new BitSet();
        Stream.of(1, 2).forEach(row -> white.set(row * (cells + 1) + 1, (row + 1) * (cells + 1)));
        return KakuroRules.puzzle(
                Shape.of(3, cells + 1, white),
                digits,
                run -> run.direction() == Direction.ACROSS ? OptionalLong.of(sum) : OptionalLong.empty(),
                Map.of());
    }
}
