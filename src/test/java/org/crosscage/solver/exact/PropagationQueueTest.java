package org.crosscage.solver.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Few rules wait as bits and many in queues, and nobody notices which.
class PropagationQueueTest {

    private final ConstraintGraph graph = new ConstraintGraph();
    private final PropagationQueue queue = new PropagationQueue(graph);

    /// Rows of three cells as units, and pairs of neighbours in them as cages.
    private void begin(int rows) {
        graph.clear(3 * rows);
        IntStream.range(0, rows).forEach(row -> graph.addUnit(Cells.of(3 * row, 3 * row + 1, 3 * row + 2)));
        graph.endUnits(true);
        for (int row = 0; row < rows; row++) {
            graph.addOther(Cells.of(3 * row, 3 * row + 1));
        }
        queue.start();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 64, 65, 200})
    void eachRuleOfACellHasOneTurn(int rows) {
        begin(rows);
        queue.wakeAll(3 * rows - 3);
        queue.wakeAll(3 * rows - 1);
        queue.wakeAll(3 * rows - 1);

        assertThat(units()).containsExactly(rows - 1);
        assertThat(cages()).containsExactly(2 * rows - 1);
        assertThat(queue.hasUnit()).isFalse();
        assertThat(queue.hasCage()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 64, 65, 200})
    void whoeverWakesItselfAgainAndAgainDoesNotKeepOthersWaiting(int rows) {
        begin(rows);
        for (int rule = 0; rule < 2 * rows; rule++) {
            queue.wake(rule);
        }
        var seen = new ArrayList<Integer>();
        for (int i = 0; i < rows; i++) {
            int cage = queue.takeCage();
            queue.releaseCage(cage);
            queue.wake(cage);
            seen.add(cage);
        }

        assertThat(seen).doesNotHaveDuplicates();
        assertThat(units()).hasSize(rows);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 65})
    void whatIsAtWorkCannotBeQueued(int rows) {
        begin(rows);
        queue.wake(2);
        queue.wake(rows + 2);
        int unit = queue.takeUnit();
        int cage = queue.takeCage();
        queue.wakeAll(3 * 2);
        queue.releaseUnit(unit);
        queue.releaseCage(cage);

        assertThat(queue.hasUnit()).isFalse();
        assertThat(queue.hasCage()).isFalse();

        queue.wakeAll(3 * 2);
        assertThat(units()).containsExactly(2);
        queue.clear();
        assertThat(queue.hasCage()).isFalse();
    }

    private List<Integer> units() {
        var all = new ArrayList<Integer>();
        while (queue.hasUnit()) {
            int unit = queue.takeUnit();
            queue.releaseUnit(unit);
            all.add(unit);
        }
        return all;
    }

    private List<Integer> cages() {
        var all = new ArrayList<Integer>();
        while (queue.hasCage()) {
            int cage = queue.takeCage();
            queue.releaseCage(cage);
            all.add(cage);
        }
        return all;
    }
}
