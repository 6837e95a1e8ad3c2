package org.crosscage.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Sketch;

/// Which clues of a sketch with one solution could be left out.
///
/// @param single the places of the clues that could, each by itself, as numbers of [slots][Slot#number()]
/// @param together as many of them as are found that could all be left out at once
/// @param without the sketch without these
/// @param unknown how many clues there was no time to find it out of
public record Redundancy(List<Integer> single, List<Integer> together, Sketch without, int unknown) {

    public Redundancy {
        single = List.copyOf(single);
        together = List.copyOf(together);
    }

    /// @param inspector proves each
    /// @param sketch with exactly one solution
    /// @param stop asked often; true ends the work
    /// @return empty when stopped
    public static Optional<Redundancy> of(Inspector inspector, Sketch sketch, BooleanSupplier stop) {
        var single = new ArrayList<Integer>();
        var together = new ArrayList<Integer>();
        var rest = sketch;
        int unknown = 0;
        for (var slot : sketch.clues().keySet()) {
            var none = Edit.Clue.none(slot);
            var count = inspector.count(sketch.apply(none), stop);
            if (count.filter(SolutionCount.Unknown.class::isInstance).isPresent()) {
                unknown++;
            } else if (count.filter(SolutionCount.One.class::isInstance).isPresent()) {
                single.add(slot.number());
                var less = rest.apply(none);
                // what cannot be left out alone cannot be with others either
                if (together.isEmpty() || inspector.isUnique(less, stop)) {
                    together.add(slot.number());
                    rest = less;
                }
            }
        }
        return stop.getAsBoolean() ? Optional.empty() : Optional.of(new Redundancy(single, together, rest, unknown));
    }
}
