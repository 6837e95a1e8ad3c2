package org.crosscage.kind.kenken.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A game id of Keen, as it is passed on.
class KeenIdTest {

    private static final String ID = "6dn:a_a_a_4a_a_3a_3ab_a_4a_a_aa_a_a5,s2a4m60a7s1m3m36m8s3s1d3s1d2m6a7a13";

    @Test
    void itIsThePuzzleWithThisSolution() {
        var puzzle = PuzzleFormats.read(ID).getFirst().puzzle();
        var solution = new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                .solutions();
        assertThat(solution).hasSize(1);
        assertThat(IntStream.range(0, puzzle.cellCount())
                        .mapToObj(cell -> Integer.toString(solution.getFirst().digit(cell)))
                        .collect(Collectors.joining()))
                .isEqualTo("461523512634634215346152125346253461");
    }

    /// Some programs escape what stands behind the # of an address.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://play.example/puzzles/js/keen.html#" + ID,
                "https://play.example/keen#6dn%3Aa_a_a_4a_a_3a_3ab_a_4a_a_aa_a_a5%2Cs2a4m60a7s1m3m36m8s3s1d3s1d2m6a7a13",
                "https://play.example/keen#6dn%3aa_a_a_4a_a_3a_3ab_a_4a_a_aa_a_a5%2cs2a4m60a7s1m3m36m8s3s1d3s1d2m6a7a13"
            })
    void itIsReadAtTheEndOfAnAddressAndWrittenAsItWas(String address) {
        var entry = PuzzleFormats.read(address).getFirst();
        assertThat(entry.puzzle()).isEqualTo(PuzzleFormats.read(ID).getFirst().puzzle());
        assertThat(PuzzleFormats.byId("keen").orElseThrow().write(entry).strip())
                .isEqualTo(ID);
    }

    /// Whole rows as cages, but for one that is cut: many edges without a line, which more than one letter says.
    @ParameterizedTest
    @CsvSource({"4,1,x", "4,2,y", "4,3,za", "4,4,zb", "7,2,zx", "7,3,zy", "7,4,zza"})
    void manyEdgesWithoutALineAreSaidByZAndReadAsTheCollectionReadsThemToo(int row, int column, String begin) {
        var id = PuzzleFormats.byId("keen").orElseThrow();
        var cages = IntStream.rangeClosed(1, 9)
                .boxed()
                .flatMap(r ->
                        r == row ? Stream.of(part(r, 1, column), part(r, column + 1, 9)) : Stream.of(part(r, 1, 9)))
                .toList();
        var written = id.write(PuzzleEntry.of("", KenKenRules.puzzle(9, Digits.range(1, 9), cages)));
        assertThat(written).startsWith("9:" + begin);
        assertThat(id.readOne(written).puzzle().clues()).isEqualTo(cages);
        // there y is 25 edges without a line and none behind them
        var other = written.replace("y", "y_").replace("z", "y");
        assertThat(id.readOne(other).puzzle().clues()).isEqualTo(cages);
        assertThat(id.readOne(other.substring(2)).puzzle().clues())
                .as("without its size")
                .isEqualTo(cages);
    }

    private static Arithmetic part(int row, int from, int to) {
        var cells = Cells.of(IntStream.range((row - 1) * 9 + from - 1, (row - 1) * 9 + to));
        var operation = cells.size() == 1 ? Operation.EQUAL : Operation.ADD;
        return KenKenRules.cage(9, cells, operation, 9L + cells.size());
    }
}
