package org.crosscage.core.logic;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// Which of several equally simple steps comes first: the nearest, then a placement before a removal, then the one
/// that removes most, then in reading order, then by digit. Total: only equal changes compare as equal.
final class StepOrder implements Comparator<Step> {

    private static final IntUnaryOperator ANYWHERE = cell -> 0;

    private final IntUnaryOperator distance;

    private StepOrder(IntUnaryOperator distance) {
        this.distance = distance;
    }

    static StepOrder anywhere() {
        return new StepOrder(ANYWHERE);
    }

    /// @param distance of a cell from where the player looks
    static StepOrder near(IntUnaryOperator distance) {
        return new StepOrder(distance);
    }

    @Override
    public int compare(Step a, Step b) {
        int order = distance == ANYWHERE ? 0 : Integer.compare(distance(a), distance(b));
        if (order == 0) {
            order = Boolean.compare(a.placements().isEmpty(), b.placements().isEmpty());
        }
        if (order == 0) {
            order = Integer.compare(b.removedCount(), a.removedCount());
        }
        if (order == 0) {
            order = comparePlacements(a.placements(), b.placements());
        }
        return order != 0 ? order : compareEliminations(a.eliminations(), b.eliminations());
    }

    private int distance(Step step) {
        return step.changedCells().stream().map(distance).min().orElse(0);
    }

    private static int comparePlacements(List<Placement> a, List<Placement> b) {
        int order = 0;
        for (int i = 0; order == 0 && i < Math.min(a.size(), b.size()); i++) {
            order = Integer.compare(a.get(i).cell(), b.get(i).cell());
            order = order != 0
                    ? order
                    : Integer.compare(a.get(i).digit(), b.get(i).digit());
        }
        return order != 0 ? order : Integer.compare(a.size(), b.size());
    }

    private static int compareEliminations(List<Elimination> a, List<Elimination> b) {
        int order = 0;
        for (int i = 0; order == 0 && i < Math.min(a.size(), b.size()); i++) {
            order = Integer.compare(a.get(i).cell(), b.get(i).cell());
            order = order != 0
                    ? order
                    : Long.compareUnsigned(
                            Long.reverse(b.get(i).digits().bits()),
                            Long.reverse(a.get(i).digits().bits()));
        }
        return order != 0 ? order : Integer.compare(a.size(), b.size());
    }
}
