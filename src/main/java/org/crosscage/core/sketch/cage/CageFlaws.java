package org.crosscage.core.sketch.cage;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Flaw.Fault;
import org.crosscage.core.sketch.Slot;

/// What is wrong with cages being drawn.
final class CageFlaws {

    static final Fault CAGE_NOT_CONNECTED = new Fault("cage-not-connected", false);

    private CageFlaws() {}

    static List<Flaw> of(CageSketch sketch) {
        var cages = sketch.cages().values();
        var flaws = new ArrayList<Flaw>();
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
            case ADD ->
                clue.number() >= (long) digits.min() * cage.size()
                        && clue.number() <= (long) digits.max() * cage.size();
            case SUBTRACT -> clue.number() < digits.max();
            case DIVIDE -> clue.number() <= digits.max();
            case MULTIPLY, HIDDEN -> true;
        };
    }

    private static void add(List<Flaw> flaws, Fault fault, Stream<Cells> where) {
        var cages = where.toList();
        if (!cages.isEmpty()) {
            flaws.add(new Flaw(fault, cages.stream().reduce(Cells.NONE, Cells::union), cages.size()));
        }
    }
}
