package org.crosscage.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// The points of a run that are kept: the longer it takes the fewer of them, evenly on a logarithmic axis, so that a
/// run of any length needs little memory. What is kept once stays, so that whoever draws only adds.
final class Curve {

    private final List<Point> points = new ArrayList<>();
    private final Sieve generations = new Sieve();
    private final Sieve others = new Sieve();

    /// Something happened that could be a point.
    ///
    /// @param generation whether it was a generation; they are thinned apart from what went before
    /// @param point asked when it is to be kept
    void offer(boolean generation, Supplier<Point> point) {
        if ((generation ? generations : others).passes()) {
            points.add(point.get());
        }
    }

    /// The last one, which is kept in any case.
    void end(Point point) {
        points.add(point);
    }

    /// All from one on.
    ///
    /// @param from how many are known already
    List<Point> since(int from) {
        return List.copyOf(points.subList(Math.min(from, points.size()), points.size()));
    }

    /// Lets the first ones through, and then ever fewer.
    private static final class Sieve {

        /// About 80 pass between 10 and 100, and 550 up to ten million.
        private static final double APART = 1.03;

        private long offered;
        private double next = 1;

        boolean passes() {
            offered++;
            if (offered < next) {
                return false;
            }
            next = Math.max(offered + 1, next * APART);
            return true;
        }
    }
}
