package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Optional;
import org.crosscage.core.model.Grid;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.core.search.SolverEvent.Improved;
import org.crosscage.core.search.SolverEvent.Restarted;
import org.junit.jupiter.api.Test;

class EvolutionRecorderTest {

    private static final Grid GRID = Grid.of(1, 2, 3);

    @Test
    void ofAFewGenerationsEachIsAPointOfTheCurve() {
        assertThat(after(5).curve())
                .containsExactly(
                        new EvolutionRecord.Point(0, 5, 0.5),
                        new EvolutionRecord.Point(1, 4, 0.5),
                        new EvolutionRecord.Point(2, 3, 0.5),
                        new EvolutionRecord.Point(3, 2, 0.5),
                        new EvolutionRecord.Point(4, 1, 0.5));
    }

    @Test
    void ofManyGenerationsTheCurveHasEvenlyManyWithTheFirstAndTheLast() {
        for (int generations : new int[] {239, 240, 241, 481, 10_000, 123_456}) {
            var curve = after(generations).curve();

            assertThat(curve).hasSizeBetween(EvolutionRecord.MOST_POINTS / 2, EvolutionRecord.MOST_POINTS);
            assertThat(curve).isSortedAccordingTo(Comparator.comparing(EvolutionRecord.Point::generation));
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

    /// Generation 0 ends with a grid that has no fault; what was shown before had some.
    @Test
    void aGridHasItsOwnFitnessAndNotThatWithWhichItsGenerationEnded() {
        var recorder = new EvolutionRecorder();
        recorder.accept(new Improved(GRID, 6));
        recorder.accept(new Improved(GRID, 2));
        recorder.accept(new Improved(GRID, 0));
        recorder.accept(new Generation(0, 0, 3, 3, 6, 0.5, GRID));

        var record = recorder.record(Optional.empty());

        assertThat(record.snapshots())
                .extracting(EvolutionRecord.Snapshot::generation)
                .containsOnly(0L);
        assertThat(record.snapshots())
                .extracting(EvolutionRecord.Snapshot::fitness)
                .containsExactly(6.0, 2.0, 0.0);
        assertThat(record.curve()).containsExactly(new EvolutionRecord.Point(0, 0, 0.5));
    }

    @Test
    void theGridThatIsLeftAtALimitHasTheFitnessOfTheBestOfAll() {
        var recorder = new EvolutionRecorder();
        recorder.accept(new Improved(GRID, 4));
        recorder.accept(new Generation(0, 4, 5, 5, 6, 0.5, GRID));
        recorder.accept(new Restarted(1));
        recorder.accept(new Generation(1, 7, 8, 8, 9, 0.5, GRID));
        recorder.accept(new GaveUp(GaveUp.Reason.GENERATION_LIMIT));

        assertThat(recorder.record(Optional.empty()).snapshots())
                .extracting(EvolutionRecord.Snapshot::fitness)
                .containsExactly(4.0, 7.0, 4.0);
    }

    private static EvolutionRecord after(int generations) {
        var recorder = new EvolutionRecorder();
        for (int i = 0; i < generations; i++) {
            double left = generations - i;
            recorder.accept(new Generation(i, left, left, left, left, 0.5, GRID));
        }
        return recorder.record(Optional.empty());
    }
}
