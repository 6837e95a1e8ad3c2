package org.crosscage.experiment.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.experiment.measure.OnlySolution;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GameSharesTest {

    private static final PuzzleLibrary LIBRARY = PuzzleLibrary.shipped();

    @Test
    void eachPackIsPlayedByItsShare() {
        var shares = GameShares.parse("kenken-9x9=3, kakuro-8x8=1,home=6", LIBRARY);
        var random = new SplittableRandom(1);
        var counts = Stream.generate(() -> shares.choose(random))
                .limit(10_000)
                .map(pack -> pack.map(GameShares.Puzzles::name).orElse("home"))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        assertThat(counts).containsOnlyKeys("kenken-9x9", "kakuro-8x8", "home");
        assertThat(counts.get("kenken-9x9")).isBetween(2800L, 3200L);
        assertThat(counts.get("kakuro-8x8")).isBetween(850L, 1150L);
    }

    @Test
    void aPuzzleComesWithTheCodeOfItsLinkAndItsSolution() {
        var shares = GameShares.parse("kenken-4x4=1", LIBRARY);
        var random = new SplittableRandom(1);
        var puzzle = shares.puzzle(shares.choose(random).orElseThrow(), random);
        assertThat(puzzle.code()).isNotEmpty();
        assertThat(puzzle.greatestDigit()).isEqualTo(4);
        assertThat(puzzle.solution()).hasSize(16).doesNotContain(0);
    }

    @Test
    void eachGameHasTheNextPuzzleOfAFile(@TempDir Path folder) throws IOException {
        var pack = LIBRARY.pack("kenken-4x4").orElseThrow().entries();
        var file = folder.resolve("two.txt");
        Files.writeString(file, PuzzleFormats.TEXT.write(pack.get(3)) + "\n" + PuzzleFormats.TEXT.write(pack.get(7)));
        var shares = GameShares.parse(file + "=1", LIBRARY);
        var random = new SplittableRandom(1);
        var puzzles = shares.choose(random).orElseThrow();

        assertThat(Stream.generate(() -> shares.puzzle(puzzles, random).solution())
                        .limit(3))
                .containsExactly(solution(pack.get(3)), solution(pack.get(7)), solution(pack.get(3)));
    }

    private static byte[] solution(PuzzleEntry entry) {
        var solution = OnlySolution.of(entry.puzzle()).orElseThrow();
        var digits = new byte[solution.size()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = (byte) solution.digit(cell);
        }
        return digits;
    }

    @Test
    void aFileWithoutPuzzlesIsAnError(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("none.txt"), "no puzzle");
        assertThatThrownBy(() -> GameShares.parse(file + "=1", LIBRARY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(file.toString());
    }

    @Test
    void whoStaysAtHomePlaysNothing() {
        assertThat(GameShares.parse("home=1", LIBRARY).choose(new SplittableRandom(1)))
                .isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "kenken-9x9; 'kenken-9x9' is not PACK=SHARE",
                "kenken-9x9=1,,home=1; '' is not PACK=SHARE",
                "sudoku=1; there is no pack and no file 'sudoku'",
                "kenken-9x9=0; the share in 'kenken-9x9=0'",
                "kenken-9x9=many; the share in 'kenken-9x9=many'",
                "kenken-9x9=NaN; the share in 'kenken-9x9=NaN'",
                "home=1,home=2; 'home' is there twice",
                "kenken-from-zero=1; 'kenken-from-zero'",
            })
    void aWrongListIsSaidToBeWrongWhereItIs(String text, String message) {
        assertThatThrownBy(() -> GameShares.parse(text, LIBRARY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
