package org.crosscage.lab.ui;

import java.util.List;
import org.crosscage.lab.Point;
import org.crosscage.lab.Race;

/// Follows the curves of one racer for one chart: what of them is new since it was last asked.
final class CurveReader {

    private final int racer;
    private int run;
    private int known;

    /// @param racer its index
    CurveReader(int racer) {
        this.racer = racer;
    }

    /// @param current the run that is seen now, by its number
    /// @param anew called when that is another one than before
    List<Point> newPoints(Race race, int current, Runnable anew) {
        if (current != run) {
            run = current;
            known = 0;
            anew.run();
        }
        var points = race.points(racer, run, known);
        known += points.size();
        return points;
    }

    /// Everything is new again.
    void forget() {
        run = 0;
    }
}
