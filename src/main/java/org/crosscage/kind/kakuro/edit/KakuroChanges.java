package org.crosscage.kind.kakuro.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.SketchChange;
import org.crosscage.core.sketch.SketchChange.Sort;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;
import org.crosscage.kind.kakuro.rules.Symmetry;

/// What can be changed of a Kakuro at one place. All its sums across have the same total as those down, so one sum
/// alone never changes: a digit of the solution does, and with it the two sums of its runs.
final class KakuroChanges {

    private static final Sort OTHER_DIGIT = new Sort("other-digit", 2);
    private static final Sort RECOLOUR = new Sort("recolour", 4);

    private final KakuroSketch sketch;
    private final SortedMap<Slot, Cells> runs;
    private final SortedMap<Integer, Integer> digits = new TreeMap<>();

    KakuroChanges(KakuroSketch sketch, Solution solution) {
        this.sketch = sketch;
        this.runs = sketch.runs();
        var places = sketch.places();
        for (int cell = 0; cell < places.size(); cell++) {
            digits.put(places.get(cell), solution.digit(cell));
        }
    }

    /// @param near places where solutions differ, which come first
    List<SketchChange> all(Cells near) {
        var changes = new ArrayList<SketchChange>();
        fills(changes);
        for (var some : List.of(near, sketch.places().without(near))) {
            some.stream().forEach(place -> otherDigits(changes, place));
        }
        recolours(changes, near);
        near.stream()
                .filter(place -> !sketch.givens().containsKey(place))
                .forEach(place -> changes.add(SketchChange.reveal(place, digit(place))));
        return changes;
    }

    private void fills(List<SketchChange> changes) {
        runs.forEach((slot, run) -> {
            if (!sketch.clues().containsKey(slot)) {
                changes.add(SketchChange.of(
                        SketchChange.FILL_CLUE, true, Cells.of(slot.place()), List.of(clue(slot, sum(run)))));
            }
        });
    }

    private int sum(Cells run) {
        return run.stream().map(this::digit).sum();
    }

    private int digit(int place) {
        return Objects.requireNonNull(digits.get(place));
    }

    private static Edit clue(Slot slot, int sum) {
        return new Edit.Clue(slot, Target.sum(sum));
    }

    private void otherDigits(List<SketchChange> changes, int place) {
        if (sketch.givens().containsKey(place)) {
            return;
        }
        var through = runs.entrySet().stream()
                .filter(run -> run.getValue().contains(place))
                .toList();
        var taken = through.stream()
                .flatMap(run -> run.getValue().stream().mapToObj(this::digit))
                .mapToLong(Digits::bit)
                .reduce(0, (a, b) -> a | b);
        int now = digit(place);
        sketch.digits().minus(new Digits(taken)).stream()
                .forEach(digit -> changes.add(SketchChange.of(
                        OTHER_DIGIT,
                        false,
                        Cells.of(place),
                        through.stream()
                                .filter(run -> sketch.clues().containsKey(run.getKey()))
                                .map(run -> clue(run.getKey(), sum(run.getValue()) - now + digit))
                                .toList())));
    }

    /// White places become black where that leaves whole runs, with those that go with them.
    private void recolours(List<SketchChange> changes, Cells near) {
        var symmetry = sketch.symmetry();
        near.stream().forEach(place -> {
            var images = symmetry.images(place, sketch.rows(), sketch.columns());
            if (images.get(0) == place || !near.contains(images.get(0))) {
                recolour(changes, images, symmetry);
            }
        });
    }

    private void recolour(List<SketchChange> changes, Cells images, Symmetry symmetry) {
        var painted = sketch.withFilled(digits).apply(new KakuroSketch.Paint(images, false, symmetry));
        boolean worse = painted.flaws().stream()
                .anyMatch(flaw -> !flaw.fault().equals(Flaw.MISSING_CLUE)
                        && sketch.flaws().stream().noneMatch(old -> old.fault().equals(flaw.fault())));
        if (worse) {
            return;
        }
        var edits = new ArrayList<Edit>();
        edits.add(new KakuroSketch.Paint(images, false, symmetry));
        painted.clues().forEach((slot, sum) -> {
            if (!sum.equals(sketch.clues().get(slot))) {
                edits.add(new Edit.Clue(slot, sum));
            }
        });
        changes.add(SketchChange.of(RECOLOUR, false, images, edits));
    }
}
