package org.crosscage.solver.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.clue.PackedLayouts;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// Turns a puzzle into rules and domains. Every solution begins with it, so it makes no objects for what is common.
final class Translation {

    private final Propagation propagation;
    private final LayoutMemory memory = new LayoutMemory();
    private final Innies innies;
    private final List<Arithmetic> singles = new ArrayList<>();
    /// Where the cages stand among the constraints: numbers are put down and forgotten faster than objects.
    private int[] cages = new int[64];

    private int cageCount;
    private final List<Arithmetic> wideCages = new ArrayList<>();
    private final List<Optional<PackedLayouts>> wideLayouts = new ArrayList<>();
    private int[] seenBefore = new int[16];
    private Digits digits = Digits.NONE;
    private int[] values = {};
    private long all;
    private boolean areSummable;

    /// @param propagation gets the rules
    Translation(Propagation propagation) {
        this.propagation = propagation;
        this.innies = new Innies(propagation.graph());
    }

    /// The puzzle's digits, ascending.
    int[] values() {
        return values;
    }

    /// @param stop asked between two cages; once it is true the rules may be incomplete
    void read(Puzzle puzzle, BooleanSupplier stop) {
        readDigits(puzzle.digits());
        propagation.clear(puzzle.cellCount(), values.length);
        readConstraints(puzzle.constraints());
        propagation.endUnits(cageCount > 0);
        addCages(puzzle, stop);
        propagation.start(puzzle.cellCount(), all);
        var store = propagation.store();
        for (int i = 0; i < singles.size(); i++) {
            store.keep(singles.get(i).cells().get(0), domain(singles.get(i).target()));
        }
        if (!puzzle.givens().isEmpty()) {
            for (var given : puzzle.givens().entrySet()) {
                store.keep(given.getKey(), domain(given.getValue()));
            }
        }
    }

    private void readDigits(Digits read) {
        if (!read.equals(digits)) {
            digits = read;
            values = read.toArray();
            all = -1L >>> Long.SIZE - values.length;
            areSummable = areFromOne(digits) && values.length <= RunSums.LARGEST_DIGIT;
        }
    }

    static boolean areFromOne(Digits digits) {
        return digits.bits() == (2L << digits.size()) - 2;
    }

    private long domain(long value) {
        int place = value > values[values.length - 1] ? -1 : Arrays.binarySearch(values, (int) value);
        return place < 0 ? 0 : 1L << place;
    }

    /// Adds the units, and puts the other clues aside.
    private void readConstraints(List<Constraint> constraints) {
        singles.clear();
        cageCount = 0;
        if (constraints.size() > cages.length) {
            cages = new int[2 * constraints.size()];
        }
        for (int i = 0; i < constraints.size(); i++) {
            var constraint = constraints.get(i);
            boolean isUnit = constraint.allDifferent() && constraint.cells().size() > 1;
            if (!(constraint instanceof Arithmetic clue)) {
                if (isUnit) {
                    propagation.addUnit(constraint.cells(), Units.NO_SUM);
                }
            } else if (clue.cells().size() == 1) {
                singles.add(clue);
            } else if (!isUnit || propagation.graph().meet(clue.cells())) {
                cages[cageCount++] = i;
            } else if (areSummable && clue.operation() == Operation.ADD) {
                propagation.addUnit(clue.cells(), (int) Math.min(clue.target(), Short.MAX_VALUE));
            } else {
                propagation.addUnit(clue.cells(), Units.NO_SUM);
                cages[cageCount++] = i;
            }
        }
    }

    private void addCages(Puzzle puzzle, BooleanSupplier stop) {
        innies.begin(puzzle.cellCount(), areSummable && cageCount > 0 ? values.length : 0);
        wideCages.clear();
        wideLayouts.clear();
        for (int i = 0; i < cageCount && !stop.getAsBoolean(); i++) {
            var cage = (Arithmetic) puzzle.constraints().get(cages[i]);
            innies.take(cage);
            var layouts = layouts(cage);
            if (layouts.isPresent() && layouts.get().width() == 1) {
                propagation.addCage(cage.cells(), layouts.get());
            } else {
                wideCages.add(cage);
                wideLayouts.add(layouts);
            }
        }
        addInnies();
        for (int i = 0; i < wideCages.size(); i++) {
            var cage = wideCages.get(i);
            var cells = cage.cells();
            propagation.addOther(
                    cells,
                    wideLayouts
                            .get(i)
                            .<Propagator>map(layouts -> new WideCagePropagator(cells.toArray(), layouts))
                            .orElseGet(() -> new ArithmeticPropagator(
                                    cells.toArray(), values, cage.operation(), cage.target())));
        }
    }

    private void addInnies() {
        for (int i = 0; i < singles.size(); i++) {
            innies.take(singles.get(i));
        }
        var left = innies.left();
        for (int i = 0; i < left.size(); i++) {
            var innie = left.get(i);
            if (innie.cells().size() == 1) {
                singles.add(innie);
            } else {
                layouts(innie)
                        .filter(layouts -> layouts.width() == 1)
                        .ifPresent(layouts -> propagation.addCage(innie.cells(), layouts));
            }
        }
    }

    private Optional<PackedLayouts> layouts(Arithmetic cage) {
        var cells = cage.cells();
        if (!LayoutMemory.canTry(cells.size())) {
            return Optional.empty();
        }
        var graph = propagation.graph();
        for (int i = 0; i < cells.size(); i++) {
            int seen = 0;
            for (int j = 0; j < i; j++) {
                seen |= graph.meet(cells.get(i), cells.get(j)) ? 1 << j : 0;
            }
            seenBefore[i] = seen;
        }
        return memory.layouts(cage, digits, seenBefore);
    }
}
