package org.crosscage.train.progress;

import java.time.LocalDate;

/// When a missed position is asked again.
///
/// @param step which of the waits of [ReviewSchedule] it is in, from 0
/// @param due the first day on which finding it counts, in UTC
public record Review(int step, LocalDate due) {

    /// @throws IllegalArgumentException for a step that there is none of
    public Review {
        if (step < 0 || step >= ReviewSchedule.DAYS.size()) {
            throw new IllegalArgumentException(
                    "step " + step + " of a review is not in 0…" + (ReviewSchedule.DAYS.size() - 1));
        }
    }

    public boolean isDue(LocalDate today) {
        return !today.isBefore(due);
    }
}
