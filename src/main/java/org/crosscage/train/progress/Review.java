package org.crosscage.train.progress;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// When a missed position is asked again. It comes back until it is known, each time after a longer wait. The waits
/// are steps of a table, each about twice the one before, and count from the day of the answer, so that a late review
/// makes the rest later too. Days are those of UTC, as the puzzles of the day have them.
///
/// @param step which of the waits it is in, from 0
/// @param due the first day on which finding it counts
public record Review(int step, LocalDate due) {

    /// How many days after a miss, and after each time that it was found, a position comes back.
    private static final List<Integer> DAYS = List.of(1, 3, 7, 16, 35);

    /// @throws IllegalArgumentException for a step that there is none of
    public Review {
        if (step < 0 || step >= DAYS.size()) {
            throw new IllegalArgumentException("step " + step + " of a review is not in 0…" + (DAYS.size() - 1));
        }
    }

    public boolean isDue(LocalDate today) {
        return !today.isBefore(due);
    }

    /// The next date of a position after an answer.
    ///
    /// @param before what was scheduled; empty for a position that was never missed, or is known
    /// @param isMissed whether it was missed; it then begins anew
    /// @param day of the answer, in UTC
    /// @return empty when it need not come back; what was scheduled if it was found before it is due
    public static Optional<Review> answered(Optional<Review> before, boolean isMissed, LocalDate day) {
        return isMissed ? Optional.of(inStep(0, day)) : before.flatMap(review -> review.found(day));
    }

    private Optional<Review> found(LocalDate day) {
        if (!isDue(day)) {
            return Optional.of(this);
        }
        return step + 1 < DAYS.size() ? Optional.of(inStep(step + 1, day)) : Optional.empty();
    }

    private static Review inStep(int step, LocalDate day) {
        return new Review(step, day.plusDays(DAYS.get(step)));
    }
}
