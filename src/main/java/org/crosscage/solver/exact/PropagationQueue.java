package org.crosscage.solver.exact;

/// The rules that have something new to look at: units, and cages, by which all others are meant here.
///
/// Where there are at most 64 of each, a rule that waits is a bit: a cell wakes all its rules by one OR, and they
/// have their turns by number, round and round. More of them wait in queues, first in, first out, and so do the
/// runs of a Kakuro, which have a twentieth more to do when they take turns.
final class PropagationQueue {

    private final ConstraintGraph graph;
    private final PropagatorQueue unitQueue = new PropagatorQueue();
    private final PropagatorQueue cageQueue = new PropagatorQueue();
    private boolean areFew;
    private int unitCount;
    private long[] masks = {};
    private long units;
    private long cages;
    private int unitsTurn;
    private int cagesTurn;

    PropagationQueue(ConstraintGraph graph) {
        this.graph = graph;
    }

    /// None waits any more; the rules are those of the constraint graph now.
    void start() {
        unitCount = graph.unitCount();
        int cageCount = graph.ruleCount() - unitCount;
        areFew = unitCount <= Long.SIZE && cageCount > 0 && cageCount <= Long.SIZE;
        masks = graph.masks();
        unitsTurn = 0;
        cagesTurn = 0;
        clear();
        unitQueue.makeRoom(graph.ruleCount());
        cageQueue.makeRoom(graph.ruleCount());
    }

    void clear() {
        units = 0;
        cages = 0;
        unitQueue.clear();
        cageQueue.clear();
    }

    /// Wakes the rules of a cell.
    void wakeAll(int cell) {
        if (areFew) {
            units |= masks[2 * cell];
            cages |= masks[2 * cell + 1];
        } else {
            queueAll(cell);
        }
    }

    private void queueAll(int cell) {
        var lists = graph.units();
        int[] rules = lists.rules();
        int begin = lists.begin(cell);
        unitQueue.add(rules[begin], rules[begin + 1]);
        if (!graph.arePairs()) {
            queueMore(cell, begin + 2);
        }
    }

    private void queueMore(int cell, int from) {
        var lists = graph.units();
        for (int at = from; at < lists.end(cell); at++) {
            unitQueue.add(lists.rules()[at]);
        }
        lists = graph.others();
        for (int at = lists.begin(cell); at < lists.end(cell); at++) {
            cageQueue.add(lists.rules()[at]);
        }
    }

    void wake(int rule) {
        boolean isUnit = rule < unitCount;
        if (!areFew) {
            (isUnit ? unitQueue : cageQueue).add(rule);
        } else if (isUnit) {
            units |= 1L << rule;
        } else {
            cages |= 1L << rule - unitCount;
        }
    }

    boolean hasUnit() {
        return areFew ? units != 0 : !unitQueue.isEmpty();
    }

    boolean hasCage() {
        return areFew ? cages != 0 : !cageQueue.isEmpty();
    }

    /// The unit whose turn it is. Waking it does nothing until it is [released][#releaseUnit(int)].
    int takeUnit() {
        if (!areFew) {
            return unitQueue.take();
        }
        int unit = next(units, unitsTurn);
        unitsTurn = unit + 1;
        return unit;
    }

    /// The cage whose turn it is, as with units.
    int takeCage() {
        if (!areFew) {
            return cageQueue.take();
        }
        int cage = next(cages, cagesTurn);
        cagesTurn = cage + 1;
        return unitCount + cage;
    }

    /// The first that waits at its turn or behind it, else the first of all.
    private static int next(long waiting, int turn) {
        long behind = turn == Long.SIZE ? 0 : waiting & -1L << turn;
        return Long.numberOfTrailingZeros(behind == 0 ? waiting : behind);
    }

    void releaseUnit(int unit) {
        if (areFew) {
            units &= ~(1L << unit);
        } else {
            unitQueue.release(unit);
        }
    }

    void releaseCage(int rule) {
        if (areFew) {
            cages &= ~(1L << rule - unitCount);
        } else {
            cageQueue.release(rule);
        }
    }
}
