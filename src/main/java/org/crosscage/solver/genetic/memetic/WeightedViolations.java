package org.crosscage.solver.genetic.memetic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One individual and the constraints that it can break, changed segment by segment: which of them are broken and
/// what every digit would cost, when each has a weight. Mutable; belongs to one search.
final class WeightedViolations {

    private static final int NONE = -1;

    private final Segment[] segments;
    private final ConstraintViolations[] constraints;
    private final int[] weights;
    private final int[][] constraintsAt;
    private final int[][] positionsAt;
    private final int[] digits;
    private final int[] broken;
    private final int[] placeInBroken;
    private int brokenCount;
    private int violation;
    private boolean isFilled;

    WeightedViolations(Genes genes) {
        this.segments = genes.segments().toArray(Segment[]::new);
        this.constraints = genes.violations().toArray(ConstraintViolations[]::new);
        this.weights = new int[constraints.length];
        this.constraintsAt = new int[genes.cellCount()][];
        this.positionsAt = new int[genes.cellCount()][];
        this.digits = genes.placed();
        this.broken = new int[constraints.length];
        this.placeInBroken = new int[constraints.length];
        index();
        for (int cell = 0; cell < digits.length; cell++) {
            if (genes.segmentAt(cell) < 0) {
                put(cell, digits[cell]);
            }
        }
    }

    private void index() {
        var at = new ArrayList<List<int[]>>();
        for (int cell = 0; cell < digits.length; cell++) {
            at.add(new ArrayList<>());
        }
        for (int constraint = 0; constraint < constraints.length; constraint++) {
            int[] cells = constraints[constraint].cells();
            for (int position = 0; position < cells.length; position++) {
                at.get(cells[position]).add(new int[] {constraint, position});
            }
        }
        for (int cell = 0; cell < digits.length; cell++) {
            constraintsAt[cell] =
                    at.get(cell).stream().mapToInt(pair -> pair[0]).toArray();
            positionsAt[cell] = at.get(cell).stream().mapToInt(pair -> pair[1]).toArray();
        }
    }

    /// Takes over an individual; all weights become 1.
    void show(int[] individual) {
        for (var segment : segments) {
            if (isFilled) {
                remove(segment);
            }
        }
        for (var segment : segments) {
            for (int cell : segment.cells()) {
                put(cell, individual[cell]);
            }
        }
        isFilled = true;
        Arrays.fill(weights, 1);
        Arrays.fill(placeInBroken, NONE);
        brokenCount = 0;
        violation = 0;
        for (int constraint = 0; constraint < constraints.length; constraint++) {
            violation += constraints[constraint].violation();
            note(constraint);
        }
    }

    private void remove(Segment segment) {
        for (int cell : segment.cells()) {
            int[] at = constraintsAt[cell];
            for (int i = 0; i < at.length; i++) {
                constraints[at[i]].take(positionsAt[cell][i]);
            }
        }
    }

    private void put(int cell, int digit) {
        digits[cell] = digit;
        int[] at = constraintsAt[cell];
        for (int i = 0; i < at.length; i++) {
            constraints[at[i]].put(positionsAt[cell][i], digit);
        }
    }

    private void note(int constraint) {
        boolean isBroken = constraints[constraint].violation() > 0;
        int place = placeInBroken[constraint];
        if (isBroken && place == NONE) {
            placeInBroken[constraint] = brokenCount;
            broken[brokenCount++] = constraint;
        } else if (!isBroken && place != NONE) {
            int last = broken[--brokenCount];
            broken[place] = last;
            placeInBroken[last] = place;
            placeInBroken[constraint] = NONE;
        }
    }

    /// The sum of all violations, not weighted; 0 is solved.
    int violation() {
        return violation;
    }

    /// How many constraints are broken.
    int brokenCount() {
        return brokenCount;
    }

    /// One of the constraints that are broken.
    ///
    /// @param i 0 to below [#brokenCount()], in an order that means nothing
    ConstraintViolations broken(int i) {
        return constraints[broken[i]];
    }

    /// What is broken now weighs more from now on.
    ///
    /// @param most no weight grows beyond
    void weighBroken(int most) {
        for (int i = 0; i < brokenCount; i++) {
            weights[broken[i]] = Math.min(most, weights[broken[i]] + 1);
        }
    }

    /// The digits by cell index; not to be changed.
    int[] digits() {
        return digits;
    }

    /// What each digit of each cell of a segment would cost, when the segment is filled anew and everything else
    /// stays.
    ///
    /// @param costs by position times [CheapestLayout#STRIDE] plus digit, filled for candidates only
    /// @param unit what a violation of weight 1 costs
    /// @return what the digits cost that it has
    int price(int segment, int[] costs, int unit) {
        var priced = segments[segment];
        int[] cells = priced.cells();
        remove(priced);
        int now = 0;
        for (int i = 0; i < cells.length; i++) {
            int from = i * CheapestLayout.STRIDE;
            Arrays.fill(costs, from, from + CheapestLayout.STRIDE, 0);
            long candidates = priced.candidates(i);
            int[] at = constraintsAt[cells[i]];
            for (int j = 0; j < at.length; j++) {
                constraints[at[j]].addCosts(positionsAt[cells[i]][j], candidates, weights[at[j]] * unit, costs, from);
            }
            now += costs[from + digits[cells[i]]];
        }
        for (int cell : cells) {
            put(cell, digits[cell]);
        }
        return now;
    }

    /// Fills a segment anew.
    ///
    /// @param layout digits by position
    void fill(int segment, int[] layout) {
        int[] cells = segments[segment].cells();
        for (int i = 0; i < cells.length; i++) {
            int cell = cells[i];
            int[] at = constraintsAt[cell];
            for (int j = 0; j < at.length && digits[cell] != layout[i]; j++) {
                var constraint = constraints[at[j]];
                violation -= constraint.violation();
                constraint.take(positionsAt[cell][j]);
                constraint.put(positionsAt[cell][j], layout[i]);
                violation += constraint.violation();
                note(at[j]);
            }
            digits[cell] = layout[i];
        }
    }
}
