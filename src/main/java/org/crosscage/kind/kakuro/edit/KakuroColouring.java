package org.crosscage.kind.kakuro.edit;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;

/// A Kakuro being drawn, in other colours. What still has its place stays; what has not is put [aside][RemovedParts],
/// from where it comes back when the colours do.
final class KakuroColouring {

    private final KakuroSketch before;
    private final Cells white;
    private final SortedMap<Slot, Cells> old;
    private final SortedMap<Slot, Cells> runs;

    /// @param white the places that are to be white
    KakuroColouring(KakuroSketch before, Cells white) {
        this.before = before;
        this.white = white;
        this.old = before.runs();
        this.runs = before.withPlaces(white).runs();
    }

    KakuroSketch coloured() {
        var aside = before.aside();
        var givens = all(before.givens(), aside.givens());
        var filled = all(before.filled(), aside.filled());
        var back = back();
        var clues = new TreeMap<>(before.clues());
        clues.keySet().retainAll(runs.keySet());
        clues.putAll(back);
        var coloured = new KakuroSketch(
                        before.rows(),
                        before.columns(),
                        before.digits(),
                        white,
                        clues,
                        of(givens, true),
                        of(filled, true),
                        RemovedParts.NOTHING)
                .followed(changed(back));
        return coloured.withAside(
                new RemovedParts(asideFrom(back.keySet(), coloured), of(givens, false), of(filled, false)));
    }

    private static SortedMap<Integer, Integer> all(
            SortedMap<Integer, Integer> digits, SortedMap<Integer, Integer> aside) {
        var all = new TreeMap<>(aside);
        all.putAll(digits);
        return all;
    }

    private SortedMap<Integer, Integer> of(SortedMap<Integer, Integer> digits, boolean isWhite) {
        var some = new TreeMap<>(digits);
        some.keySet().removeIf(place -> white.contains(place) != isWhite);
        return some;
    }

    private Map<Slot, Target> back() {
        return before.aside().clues().entrySet().stream()
                .filter(clue -> comesBack(clue.getKey(), clue.getValue()))
                .collect(Collectors.toMap(
                        Map.Entry::getKey, clue -> clue.getValue().sum()));
    }

    /// A clue that is there gives way only to the one that was written for this very run.
    private boolean comesBack(Slot slot, RemovedParts.Clue clue) {
        var run = runs.getOrDefault(slot, Cells.NONE);
        return before.clues().containsKey(slot)
                ? run.equals(clue.run()) && !run.equals(old.get(slot))
                : clue.run().without(run).isEmpty();
    }

    /// A stored text may have a clue where no run begins; it is dropped.
    ///
    /// @param now with the clues that followed what is filled in
    private SortedMap<Slot, RemovedParts.Clue> asideFrom(Set<Slot> back, KakuroSketch now) {
        var aside = new TreeMap<>(before.aside().clues());
        before.clues().forEach((slot, sum) -> {
            var run = old.get(slot);
            if (run != null && !sum.equals(now.clues().get(slot))) {
                aside.putIfAbsent(slot, new RemovedParts.Clue(sum, run));
            }
        });
        aside.keySet().removeAll(back);
        return aside;
    }

    /// The runs whose clue may follow what is filled in: those that are not as they were. A clue that came back was
    /// written for its run.
    private Map<Slot, Cells> changed(Map<Slot, Target> back) {
        return runs.entrySet().stream()
                .filter(run -> !run.getValue().equals(old.get(run.getKey())))
                .filter(run -> !back.containsKey(run.getKey()))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
