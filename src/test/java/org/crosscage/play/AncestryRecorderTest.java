package org.crosscage.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Optional;
import org.crosscage.core.model.Grid;
import org.crosscage.core.search.SolverEvent.Generation;
import org.junit.jupiter.api.Test;

class AncestryRecorderTest {

    private static final Grid GRID = Grid.of(1, 2, 3);

    @Test
    void ofAFewGenerationsEachIsAPointOfTheCurve() {
        assertThat(after(5).curve())
                .containsExactly(
                        new Ancestry.Point(0, 5, 0.5),
                        new Ancestry.Point(1, 4, 0.5),
                        new Ancestry.Point(2, 3, 0.5),
                        new Ancestry.Point(3, 2, 0.5),
                        new Ancestry.Point(4, 1, 0.5));
    }

    @Test
    void ofManyGenerationsTheCurveHasEvenlyManyWithTheFirstAndTheLast() {
        for (int generations : new int[] {239, 240, 241, 481, 10_000, 123_456}) {
            var curve = after(generations).curve();

            assertThat(curve).hasSizeBetween(Ancestry.MOST_POINTS / 2, Ancestry.MOST_POINTS);
            assertThat(curve).isSortedAccordingTo(Comparator.comparing(Ancestry.Point::generation));
            assertThat(curve).doesNotHaveDuplicates();
            assertThat(curve.getFirst().generation()).isZero();
            assertThat(curve.getLast().generation()).isEqualTo(generations - 1);
            long apart = curve.get(1).generation();
            for (int i = 1; i < curve.size() - 1; i++) {
                assertThat(curve.get(i).generation()).isEqualTo(i * apart);
            }
        }
    }

    @Test
    void withoutGenerationsThereIsNoCurve() {
        assertThat(after(0).curve()).isEmpty();
    }

    private static Ancestry after(int generations) {
        var recorder = new AncestryRecorder();
        for (int i = 0; i < generations; i++) {
            double left = generations - i;
            recorder.accept(new Generation(i, left, left, left, left, 0.5, GRID));
        }
        return recorder.ancestry(Optional.empty());
    }
}
