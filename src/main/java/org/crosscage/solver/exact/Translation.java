package org.crosscage.solver.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// Turns a puzzle into domains and rules.
final class Translation {

    private final Puzzle puzzle;
    private final BooleanSupplier stop;
    private final int[] values;
    private final Sums sums;
    private final RunRule.Scratch scratch = new RunRule.Scratch();
    private final List<Rule> rules = new ArrayList<>();
    private final List<Long> counters = new ArrayList<>();
    private final long[] domains;

    private Translation(Puzzle puzzle, BooleanSupplier stop) {
        this.puzzle = puzzle;
        this.stop = stop;
        this.values = puzzle.digits().toArray();
        this.sums = Sums.of(values);
        this.domains = new long[puzzle.cellCount()];
        Arrays.fill(domains, values.length == Long.SIZE ? -1L : (1L << values.length) - 1);
        puzzle.givens().forEach((cell, digit) -> domains[cell] = 1L << Arrays.binarySearch(values, digit));
    }

    /// @param stop asked between two constraints; once it is true the rules may be incomplete
    static Store store(Puzzle puzzle, BooleanSupplier stop) {
        var translation = new Translation(puzzle, stop);
        translation.addAll();
        return new Store(
                translation.domains,
                translation.counters.stream().mapToLong(Long::longValue).toArray(),
                translation.rules,
                stop);
    }

    private void addAll() {
        for (var constraint : puzzle.constraints()) {
            if (stop.getAsBoolean()) {
                return;
            }
            int[] cells = constraint.cells().toArray();
            if (cells.length == 1) {
                addSingle(cells[0], constraint);
            } else if (constraint instanceof Arithmetic clue && !isRun(clue)) {
                addCage(cells, clue);
            } else {
                addUnit(cells, constraint instanceof Arithmetic run ? run.target() : AllDifferentRule.NO_SUM);
            }
        }
    }

    /// Every operation on one cell leaves its digit.
    private void addSingle(int cell, Constraint constraint) {
        if (constraint instanceof Arithmetic clue) {
            int place =
                    clue.target() > values[values.length - 1] ? -1 : Arrays.binarySearch(values, (int) clue.target());
            domains[cell] &= place < 0 ? 0 : 1L << place;
        }
    }

    private boolean isRun(Arithmetic clue) {
        return clue.allDifferent()
                && clue.operation() == Operation.ADD
                && sums instanceof Sums.Tabled
                && !isInsideAnotherUnit(clue);
    }

    private boolean isInsideAnotherUnit(Arithmetic clue) {
        return puzzle.unitsOf(clue.cells().get(0)).stream()
                .anyMatch(unit -> unit != clue && unit.cells().containsAll(clue.cells()));
    }

    private void addUnit(int[] cells, long sum) {
        rules.add(new AllDifferentRule(cells, sums, sum));
        if (values.length <= RunRule.MOST_DIGITS && cells.length <= values.length) {
            rules.add(new RunRule(cells, sums, sum, scratch));
        }
    }

    private void addCage(int[] cells, Arithmetic clue) {
        if (LayoutListing.canTry(cells.length)) {
            var layouts = new LayoutListing(
                            values, clue.operation(), clue.target(), domainsOf(cells), seenBefore(cells))
                    .run();
            if (layouts.isPresent()) {
                counters.add((long) layouts.get().count());
                rules.add(new LayoutRule(cells, layouts.get(), counters.size() - 1));
                return;
            }
        }
        rules.add(new ArithmeticRule(cells, values, clue.operation(), clue.target()));
        if (clue.allDifferent()) {
            boolean isSum = clue.operation() == Operation.ADD;
            rules.add(new AllDifferentRule(cells, sums, isSum ? clue.target() : AllDifferentRule.NO_SUM));
        }
    }

    private long[] domainsOf(int[] cells) {
        return Arrays.stream(cells).mapToLong(cell -> domains[cell]).toArray();
    }

    private int[] seenBefore(int[] cells) {
        int[] seen = new int[cells.length];
        for (int i = 1; i < cells.length; i++) {
            for (int j = 0; j < i; j++) {
                seen[i] |= puzzle.sees(cells[i], cells[j]) ? 1 << j : 0;
            }
        }
        return seen;
    }
}
