package org.crosscage.device.ui;

import org.crosscage.daily.DailyPuzzle;
import org.crosscage.device.DeviceGame.Group;
import org.crosscage.library.PuzzleOrder;

/// A puzzle that is to be taken along and may have to be made.
sealed interface Candidate {

    /// What it is taken along with.
    Group group();

    /// What is asked for.
    PuzzleOrder order();

    /// One of a day.
    record OfDay(DailyPuzzle daily, Group group) implements Candidate {

        @Override
        public PuzzleOrder order() {
            return daily.order();
        }
    }

    /// One that nobody has had before.
    record New(PuzzleOrder order, Group group) implements Candidate {}
}
