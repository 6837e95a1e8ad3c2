package org.crosscage.train.progress;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// Brings back what was missed until it is known, each time after a longer wait. The waits are steps of a
/// table, each about twice the one before, and count from the day of the answer, so that a late review makes
/// the rest later too. Days are those of UTC, as the puzzles of the day have them.
public final class ReviewSchedule {

    /// How many days after a miss, and after each time that it was found, a position comes back.
    public static final List<Integer> DAYS = List.of(1, 3, 7, 16, 35);

    private ReviewSchedule() {}

    /// What is scheduled for a position once it was answered.
    ///
    /// @param before what was scheduled; empty for a position that was never missed, or is known
    /// @param isMissed whether it was missed; it then begins anew
    /// @param day of the answer, in UTC
    /// @return empty when it need not come back; what was scheduled if it was found before it is due
    public static Optional<Review> answered(Optional<Review> before, boolean isMissed, LocalDate day) {
        return isMissed ? Optional.of(inStep(0, day)) : before.flatMap(review -> found(review, day));
    }

    private static Optional<Review> found(Review review, LocalDate day) {
        if (!review.isDue(day)) {
            return Optional.of(review);
        }
        int next = review.step() + 1;
        return next < DAYS.size() ? Optional.of(inStep(next, day)) : Optional.empty();
    }

    private static Review inStep(int step, LocalDate day) {
        return new Review(step, day.plusDays(DAYS.get(step)));
    }
}
