package org.crosscage.library.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;

/// What most players ask for: every size that a kind offers as an ordinary one, with any grade and with each that
/// there is.
public final class UsualOrders {

    private UsualOrders() {}

    /// What is made fastest comes first, so that most of it is there soon.
    public static List<PuzzleOrder> of(GradeTimes times) {
        var all = new ArrayList<PuzzleOrder>();
        var graded = new ArrayList<GradeTimes.Time>();
        for (var kind : PuzzleKinds.all()) {
            for (var size : kind.sizes()) {
                all.add(new PuzzleOrder(kind.id(), size, PuzzleRequirements.ANYTHING));
                graded.addAll(times.of(kind.id(), size));
            }
        }
        graded.stream()
                .sorted(Comparator.comparing(GradeTimes.Time::millis))
                .map(time -> new PuzzleOrder(time.kind(), time.size(), PuzzleRequirements.of(time.grade())))
                .forEach(all::add);
        return all;
    }
}
