package org.crosscage.kind.kenken.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.junit.jupiter.api.Test;

class CageCluesTest {

    /// The clues that a cage with these digits may get.
    private static Set<String> clues(Map<String, String> options, int... digits) {
        var clues = new CageClues(KenKenOptions.of(options), new SplittableRandom(1));
        var all = Arrays.copyOf(digits, 81);
        var cells = Cells.of(IntStream.range(0, digits.length));
        return IntStream.range(0, 200)
                .mapToObj(_ -> clues.clue(9, cells, Solution.of(all)))
                .map(CageCluesTest::written)
                .collect(Collectors.toSet());
    }

    private static String written(Arithmetic clue) {
        return Long.toString(clue.target()) + clue.operation().symbol();
    }

    @Test
    void twoCellsMayHaveAllOperationsThatFitTheirDigits() {
        assertThat(clues(Map.of(), 6, 3)).contains("9+", "18*", "2/").isSubsetOf("9+", "3-", "18*", "2/");
        assertThat(clues(Map.of(), 5, 3)).containsExactlyInAnyOrder("8+", "2-", "15*");
    }

    @Test
    void moreCellsHaveASumOrAProductAndOneHasItsDigit() {
        assertThat(clues(Map.of(), 6, 3, 2)).containsExactlyInAnyOrder("11+", "36*");
        assertThat(clues(Map.of(), 7)).containsExactly("7=");
    }

    @Test
    void aProductOfNothingIsAClueOnlyWhereNoOtherMayBe() {
        assertThat(clues(Map.of("values", "0-8"), 0, 4)).containsExactlyInAnyOrder("4+", "4-");
        assertThat(clues(Map.of("values", "0-8"), 0, 4, 5)).containsExactly("9+");
        assertThat(clues(Map.of("values", "0-8", "ops", "*"), 0, 4, 5)).containsExactly("0*");
    }

    @Test
    void aProductThatNobodyTakesApartIsAClueOnlyWhereNoOtherMayBe() {
        assertThat(clues(Map.of(), 9, 8, 7, 8)).containsExactly("32+");
        assertThat(clues(Map.of("ops", "*"), 9, 8, 7, 8)).containsExactly("4032*");
        assertThat(clues(Map.of(), 9, 8, 7, 7)).contains("3528*");
    }

    @Test
    void aHiddenOperationIsOneOfThoseThatMayBe() {
        assertThat(clues(Map.of("ops", "?"), 5, 3)).containsExactlyInAnyOrder("8?", "2?", "15?");
        assertThat(clues(Map.of("ops", "+?"), 6, 3)).containsExactly("9?");
        assertThat(clues(Map.of("ops", "?"), 6)).containsExactly("6=");
    }
}
