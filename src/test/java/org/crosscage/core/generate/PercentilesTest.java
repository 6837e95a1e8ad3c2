package org.crosscage.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PercentilesTest {

    private static final Percentiles.Group GROUP = new Percentiles.Group("kenken", 6, 6);

    @Test
    void aScoreStandsAboveTheShareOfPuzzlesThatScoreLower() {
        var percentiles = percentiles(2_000);
        assertThat(percentiles.of("kenken", 6, 6, 0)).hasValue(0);
        assertThat(percentiles.of("kenken", 6, 6, 1_000)).hasValue(50);
        assertThat(percentiles.of("kenken", 6, 6, 5_000)).hasValue(100);
    }

    @Test
    void tooFewPuzzlesMakeNoReference() {
        assertThat(percentiles(Percentiles.FEWEST - 1).of("kenken", 6, 6, 10)).isEmpty();
    }

    @Test
    void anotherKindOrSizeHasNoReference() {
        var percentiles = percentiles(2_000);
        assertThat(percentiles.of("kakuro", 6, 6, 10)).isEmpty();
        assertThat(percentiles.of("kenken", 6, 7, 10)).isEmpty();
    }

    @Test
    void commentsAndBlankLinesAreSkipped() {
        assertThat(Percentiles.parse("# nothing\n\n").of("kenken", 6, 6, 10)).isEmpty();
    }

    @Test
    void aLineThatIsNoReferenceIsShown() {
        assertThatThrownBy(() -> Percentiles.parse("kenken 6x6 1000 1 2 3"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("kenken 6x6 1000 1 2 3");
    }

    /// Puzzles with the scores 0, 1, 2 … through what is written and read.
    private static Percentiles percentiles(int count) {
        var scores = IntStream.range(0, count).boxed().toList().reversed();
        return Percentiles.parse(Percentiles.text(List.of(Percentiles.Reference.of(GROUP, scores))));
    }
}
