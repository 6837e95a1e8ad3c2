package org.crosscage.kind.kakuro.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Flaw.Fault;
import org.crosscage.core.sketch.Slot;

/// What is wrong with a Kakuro being drawn.
final class SketchFlaws {

    /// There is no white cell.
    static final Fault NOTHING_WHITE = new Fault("nothing-white", true);
    /// A run is longer than there are digits.
    static final Fault RUN_TOO_LONG = new Fault("run-too-long", true);
    static final Fault RUN_OF_ONE = new Fault("run-of-one", false);
    /// The white cells fall into several parts.
    static final Fault NOT_CONNECTED = new Fault("not-connected", false);

    private SketchFlaws() {}

    static List<Flaw> of(KakuroSketch sketch) {
        var flaws = new ArrayList<Flaw>();
        if (sketch.places().isEmpty()) {
            return List.of(new Flaw(NOTHING_WHITE, Cells.NONE, 1));
        }
        int longest = sketch.digits().size();
        var tooLong = slots(sketch, (_, run) -> run.size() > longest);
        add(flaws, RUN_TOO_LONG, cells(sketch, tooLong), tooLong.size());
        var alone = cells(sketch, slots(sketch, (_, run) -> run.size() == 1));
        add(flaws, RUN_OF_ONE, alone, alone.size());
        var cutOff = ConnectedParts.of(sketch.places(), sketch.columns()).stream()
                .skip(1)
                .reduce(Cells.NONE, Cells::union);
        add(flaws, NOT_CONNECTED, cutOff, cutOff.size());
        var missing = slots(sketch, (slot, _) -> !sketch.clues().containsKey(slot));
        add(flaws, Flaw.MISSING_CLUE, places(missing), missing.size());
        var impossible = slots(sketch, (slot, run) -> !isPossible(sketch, slot, run));
        add(flaws, Flaw.IMPOSSIBLE_CLUE, places(impossible), impossible.size());
        return List.copyOf(flaws);
    }

    private static boolean isPossible(KakuroSketch sketch, Slot slot, Cells run) {
        var sum = sketch.clues().get(slot);
        int[] digits = sketch.digits().toArray();
        if (sum == null || run.size() > digits.length) {
            return true;
        }
        int least = 0;
        int most = 0;
        for (int i = 0; i < run.size(); i++) {
            least += digits[i];
            most += digits[digits.length - 1 - i];
        }
        return sum.number() >= least && sum.number() <= most;
    }

    private static List<Slot> slots(KakuroSketch sketch, BiPredicate<Slot, Cells> is) {
        return sketch.runs().entrySet().stream()
                .filter(run -> is.test(run.getKey(), run.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Cells cells(KakuroSketch sketch, List<Slot> slots) {
        return slots.stream().map(sketch.runs()::get).reduce(Cells.NONE, Cells::union);
    }

    private static Cells places(List<Slot> slots) {
        return Cells.of(slots.stream().mapToInt(Slot::place));
    }

    private static void add(List<Flaw> flaws, Fault fault, Cells places, int count) {
        if (count > 0) {
            flaws.add(new Flaw(fault, places, count));
        }
    }
}
