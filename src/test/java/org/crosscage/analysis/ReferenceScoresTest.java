package org.crosscage.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.ShippedKinds;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What the percentiles that come with the product promise, held against the shipped packs.
final class ReferenceScoresTest {

    /// Of such KenKen hardly any are harder than Hard, so one of these may score more than a hundred others.
    private static final int SMALLEST = 4;

    static Stream<Arguments> everyOrdinarySize() {
        return ShippedKinds.all().stream().flatMap(kind -> kind.sizes().stream().map(size -> Arguments.of(kind, size)));
    }

    @ParameterizedTest
    @MethodSource("everyOrdinarySize")
    void easyOnesAreNotTheEasiestAndHardOnesNotAllTheHardestOfAHundred(PuzzleKind kind, Size size) throws IOException {
        var pack = PuzzleFormats.TEXT.read(
                Files.readString(Path.of("puzzles", kind.id(), "%s-%s.txt".formatted(kind.id(), size))));
        var easy = percentiles(pack, Grade.EASY);
        var hard = percentiles(pack, Grade.HARD);
        assertThat(easy)
                .isNotEmpty()
                .allSatisfy(percentile -> assertThat(percentile).isBetween(1, 75));
        assertThat(hard)
                .isNotEmpty()
                .allSatisfy(percentile -> assertThat(percentile).isBetween(25, size.rows() == SMALLEST ? 100 : 99));
        assertThat(hard).anySatisfy(percentile -> assertThat(percentile).isLessThan(100));
        assertThat(mean(easy)).isLessThan(mean(hard));
    }

    private static List<Integer> percentiles(List<PuzzleEntry> pack, Grade grade) {
        return pack.stream()
                .filter(entry -> entry.id().contains("-" + grade.id() + "-"))
                .map(entry -> percentile(entry.puzzle()))
                .toList();
    }

    private static int percentile(Puzzle puzzle) {
        var grader = new Grader(PuzzleKinds.of(puzzle.kind()).techniques());
        int score = grader.rate(puzzle, () -> false).orElseThrow().score();
        return ReferenceScores.standard()
                .of(puzzle.kind(), puzzle.shape().rows(), puzzle.shape().columns(), score)
                .orElseThrow();
    }

    private static double mean(List<Integer> percentiles) {
        return percentiles.stream().flatMapToInt(IntStream::of).average().orElseThrow();
    }
}
