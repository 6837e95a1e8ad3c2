package org.crosscage.solver.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.crosscage.core.clue.PackedLayouts;
import org.crosscage.core.model.Cells;

/// All rules of a puzzle, and the order in which they work: cages first in, first out; when they have come to rest,
/// a unit, which so finds a sixth less to do than where both are served alike; when all units have come to rest
/// too, one costly rule; and so on until nothing changes.
///
/// Rules are numbered: units first, then cages, then the others.
final class Propagation {

    static final int NOTHING_BROKEN = -1;
    static final int STOPPED = -2;

    private static final int RULES_BETWEEN_STOP_CHECKS = 64;

    private final ConstraintGraph graph = new ConstraintGraph();
    private final PropagationQueue queue = new PropagationQueue(graph);
    private final DomainStore store = new DomainStore(queue);
    private final Units units = new Units(graph, store);
    private final Runs runs = new Runs(graph, store);
    private final Cages cages = new Cages(graph, store, queue);
    private final RunSupport runSupport = new RunSupport(graph, store);
    private final DistinctDigits distinctDigits = new DistinctDigits(graph, store);
    private final List<Propagator> others = new ArrayList<>();
    private final PropagatorQueue waiting = new PropagatorQueue();
    private int unitCount;
    private int firstOther;
    private int untilStopCheck;

    DomainStore store() {
        return store;
    }

    ConstraintGraph graph() {
        return graph;
    }

    /// Forgets the puzzle before; now come the units, [#endUnits(boolean)], the cages and the other rules, in this
    /// order, and then [#start(int, long)].
    void clear(int cellCount, int digitCount) {
        graph.clear(cellCount);
        cages.clear(digitCount);
        others.clear();
        unitCount = 0;
        firstOther = 0;
    }

    /// @param sum of digits from 1, or [Units#NO_SUM]
    void addUnit(Cells cells, int sum) {
        runs.add(graph.addUnit(cells), sum);
        firstOther = ++unitCount;
    }

    /// @param areOthersToCome whether there are cages or other rules
    void endUnits(boolean areOthersToCome) {
        graph.endUnits(areOthersToCome);
    }

    /// @param layouts one word each
    void addCage(Cells cells, PackedLayouts layouts) {
        cages.add(graph.addOther(cells), layouts);
        graph.fillUp();
        firstOther++;
    }

    void addOther(Cells cells, Propagator rule) {
        graph.addOther(cells);
        others.add(rule);
    }

    /// Begins with the same domain for all cells and narrows it to what single rules say of full domains.
    void start(int cellCount, long domain) {
        int ruleCount = graph.ruleCount();
        store.clear(cellCount, domain, ruleCount);
        queue.start();
        waiting.clear();
        waiting.makeRoom(ruleCount);
        untilStopCheck = RULES_BETWEEN_STOP_CHECKS;
        for (int rule = 0; rule < unitCount; rule++) {
            if (runs.sum(rule) != Units.NO_SUM) {
                runs.start(rule);
            }
            queue.wake(rule);
        }
        for (int rule = unitCount; rule < firstOther; rule++) {
            cages.start(rule);
        }
        for (int rule = firstOther; rule < ruleCount; rule++) {
            others.get(rule - firstOther).start(store, rule);
            waiting.add(rule);
        }
    }

    /// Runs the queued rules until nothing changes.
    ///
    /// @return [#NOTHING_BROKEN], [#STOPPED], or the number of a rule that cannot be met
    int settle(BooleanSupplier stop) {
        while (true) {
            if (--untilStopCheck <= 0) {
                untilStopCheck = RULES_BETWEEN_STOP_CHECKS;
                if (stop.getAsBoolean()) {
                    return broken(STOPPED);
                }
            }
            if (queue.hasCage()) {
                int rule = queue.takeCage();
                boolean met = narrowCage(rule);
                queue.releaseCage(rule);
                if (!met) {
                    return broken(rule);
                }
            } else if (queue.hasUnit()) {
                int rule = queue.takeUnit();
                int open = runs.sum(rule) == Units.NO_SUM ? units.narrow(rule) : runs.narrow(rule);
                queue.releaseUnit(rule);
                if (open == Units.BROKEN) {
                    return broken(rule);
                }
                if (open > 2) {
                    waiting.add(rule);
                }
            } else if (!waiting.isEmpty()) {
                if (others.isEmpty() && store.isSolved()) {
                    waiting.clear();
                    return NOTHING_BROKEN;
                }
                int rule = waiting.take();
                waiting.release(rule);
                boolean met = narrowThoroughly(rule);
                if (!met) {
                    return broken(rule);
                }
            } else {
                return NOTHING_BROKEN;
            }
        }
    }

    private boolean narrowCage(int rule) {
        if (rule < firstOther) {
            return cages.narrow(rule);
        }
        waiting.add(rule);
        return true;
    }

    private boolean narrowThoroughly(int rule) {
        if (rule >= unitCount) {
            untilStopCheck = 0;
            return others.get(rule - firstOther).narrow(store);
        }
        int sum = runs.sum(rule);
        return sum == Units.NO_SUM ? distinctDigits.narrow(rule) : runSupport.narrow(rule, sum);
    }

    private int broken(int what) {
        queue.clear();
        waiting.clear();
        return what;
    }
}
