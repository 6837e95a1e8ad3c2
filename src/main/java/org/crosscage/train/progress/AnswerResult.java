package org.crosscage.train.progress;

import java.time.Duration;
import java.util.Locale;
import org.crosscage.core.logic.Tier;
import org.crosscage.teach.Hint;

/// The help and the time that a player needed to find a step, or that they gave up.
///
/// | found | score |
/// | --- | --- |
/// | alone | 1 |
/// | told where to look | 0.5 |
/// | told the technique too | 0.25 |
/// | told more, after a wrong try, or not at all | 0 |
///
/// Past the limit of its tier the score is halved:
///
/// | tier | gentle | easy | medium | hard | expert | extreme |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | minutes | 2 | 3 | 4 | 6 | 8 | 10 |
///
/// @param wrongTries how often something wrong was tried
/// @param stages how many [stages][Hint.Stage] of the hint were told, 0 to 4
/// @param hasGivenUp whether the step was not found but shown
/// @param time from when the position was shown
public record AnswerResult(int wrongTries, int stages, boolean hasGivenUp, Duration time) {

    private static final int ALL_STAGES = Hint.Stage.values().length;

    /// @throws IllegalArgumentException for numbers that cannot be
    public AnswerResult {
        if (wrongTries < 0) {
            throw new IllegalArgumentException(wrongTries + " wrong tries are less than none");
        }
        if (stages < 0 || stages > ALL_STAGES) {
            throw new IllegalArgumentException(stages + " stages of a hint are not in 0…" + ALL_STAGES);
        }
        if (time.isNegative()) {
            throw new IllegalArgumentException("an answer after " + time + " came before the question");
        }
    }

    /// The longest time that costs nothing. It is there for whoever went away from the board, and hurries
    /// nobody.
    public static Duration limit(Tier tier) {
        return Duration.ofMinutes(
                switch (tier) {
                    case GENTLE -> 2;
                    case EASY -> 3;
                    case MEDIUM -> 4;
                    case HARD -> 6;
                    case EXPERT -> 8;
                    case EXTREME -> 10;
                });
    }

    /// Returns the score of the answer, 0 to 1.
    ///
    /// @param tier of the technique that was asked
    public double score(Tier tier) {
        return time.compareTo(limit(tier)) > 0 ? inTime() / 2 : inTime();
    }

    private double inTime() {
        if (wrongTries > 0 || hasGivenUp) {
            return 0;
        }
        return switch (stages) {
            case 0 -> 1;
            case 1 -> 0.5;
            case 2 -> 0.25;
            default -> 0;
        };
    }

    /// Returns the result in a word: `shown`, `retried`, `hinted`, `slow` or `alone`.
    ///
    /// @param isLate whether it came past the limit of its tier
    public String word(boolean isLate) {
        return switch (outcome()) {
            case SHOWN -> "shown";
            case HELPED -> wrongTries > 0 ? "retried" : "hinted";
            case ALONE -> isLate ? "slow" : "alone";
        };
    }

    /// How the step was found, as a player counts it.
    public enum Outcome {
        ALONE,
        /// Found after a hint or a wrong try, which is told why it is wrong.
        HELPED,
        /// Not found.
        SHOWN;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Outcome outcome() {
        return hasGivenUp ? Outcome.SHOWN : wrongTries > 0 || stages > 0 ? Outcome.HELPED : Outcome.ALONE;
    }

    /// Whether the position comes back until it is known.
    public boolean isMissed() {
        return inTime() == 0;
    }
}
