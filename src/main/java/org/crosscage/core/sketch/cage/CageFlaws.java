package org.crosscage.core.sketch.cage;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Flaw.Fault;
import org.crosscage.core.sketch.Slot;

/// What is wrong with cages being drawn.
final class CageFlaws {

    static final Fault CAGE_NOT_CONNECTED = new Fault("cage-not-connected", false);

    /// No cage yet, and no digit given.
    static final Fault NOTHING_DRAWN = new Fault("nothing-drawn", false);

    private CageFlaws() {}

    static List<Flaw> of(CageSketch sketch) {
        var cages = sketch.drawn();
        var flaws = new ArrayList<Flaw>();
        if (cages.isEmpty() && sketch.givens().isEmpty()) {
            flaws.add(new Flaw(NOTHING_DRAWN, Cells.NONE, 1));
        }
        add(flaws, CAGE_NOT_CONNECTED, cages.stream().filter(cage -> !ConnectedParts.isConnected(cage, sketch.rows())));
        add(
                flaws,
                Flaw.MISSING_CLUE,
                cages.stream().filter(cage -> !sketch.clues().containsKey(Slot.cage(cage.get(0)))));
        add(flaws, Flaw.IMPOSSIBLE_CLUE, cages.stream().filter(cage -> !isPossible(sketch, cage)));
        return List.copyOf(flaws);
    }

    private static boolean isPossible(CageSketch sketch, Cells cage) {
        var clue = sketch.clues().get(Slot.cage(cage.get(0)));
        var digits = sketch.digits();
        if (clue == null) {
            return true;
        }
        return switch (clue.operation()) {
            case EQUAL -> clue.number() <= Digits.LARGEST && digits.contains((int) clue.number());
            case ADD -> isSum(clue.number(), sketch, cage);
            case SUBTRACT -> clue.number() < digits.max();
            case DIVIDE -> clue.number() <= digits.max();
            case MULTIPLY, HIDDEN -> true;
        };
    }

    /// Where the digits of a cage must differ, it is made of the lowest ones at least, and of the highest at most.
    private static boolean isSum(long sum, CageSketch sketch, Cells cage) {
        var digits = sketch.digits();
        int size = cage.size();
        if (!sketch.rules().cage(sketch.rows(), cage, Operation.ADD, sum).allDifferent()) {
            return sum >= (long) digits.min() * size && sum <= (long) digits.max() * size;
        }
        int[] all = digits.toArray();
        return size <= all.length
                && sum >= IntStream.range(0, size).map(i -> all[i]).sum()
                && sum
                        <= IntStream.range(all.length - size, all.length)
                                .map(i -> all[i])
                                .sum();
    }

    private static void add(List<Flaw> flaws, Fault fault, Stream<Cells> where) {
        var cages = where.toList();
        if (!cages.isEmpty()) {
            flaws.add(new Flaw(fault, cages.stream().reduce(Cells.NONE, Cells::union), cages.size()));
        }
    }
}
