package org.crosscage.train.progress;

/// How strong a player is, or how hard a position is to them: the numbers of Glicko-2 on its outer scale, on
/// which 400 points are odds of ten to one. A player finds the step of a position of the same rating every
/// other time.
///
/// @param rating best guess
/// @param deviation how far the guess may be off: two of three times less than this; above 0, at most
///     [#LARGEST_DEVIATION]
/// @param volatility how much the strength itself is expected to change in a rating period; above 0, at most 1
public record GlickoRating(double rating, double deviation, double volatility) {

    /// That of somebody of whom nothing is known.
    public static final double LARGEST_DEVIATION = 350;

    /// Section 2, step 1 of the paper that [Glicko2] names has 0.06 for whoever has no rating yet.
    public static final double FIRST_VOLATILITY = 0.06;

    /// A player who has not answered yet, as the paper has it.
    public static final GlickoRating UNKNOWN = new GlickoRating(1500, LARGEST_DEVIATION, FIRST_VOLATILITY);

    private static final double LARGEST_RATING = 10_000;

    /// @throws IllegalArgumentException for numbers that are no rating
    public GlickoRating {
        // asked so that NaN is refused too
        if (!(Math.abs(rating) <= LARGEST_RATING)) {
            throw new IllegalArgumentException("a rating of " + rating + " is not between ±" + LARGEST_RATING);
        }
        if (!(deviation > 0 && deviation <= LARGEST_DEVIATION)) {
            throw new IllegalArgumentException(
                    "a deviation of " + deviation + " is not above 0 and at most " + LARGEST_DEVIATION);
        }
        if (!(volatility > 0 && volatility <= 1)) {
            throw new IllegalArgumentException("a volatility of " + volatility + " is not above 0 and at most 1");
        }
    }
}
