package org.crosscage.train.progress;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;

/// What a position is rated before anybody has answered it: a guess from the technique that is asked, which
/// answers correct.
public final class FirstRatings {

    /// How far the guess may be off. The positions of one technique differ among each other, by how large the
    /// board is and how much of it is open, which the guess does not look at; and of how many points a
    /// technique is harder than another nothing was measured yet. With 120 the true rating is as a rule (19 of
    /// 20 times) within 235 points, less than from the middle of one tier to the middle of the next.
    public static final double DEVIATION = 120;

    /// How much easier each further answer makes a position: there is more to come upon.
    private static final double FOR_EACH_ANSWER = 40;

    /// Where a technique can be found all over the board, one more makes no difference. In the file there are
    /// at most `OpenAnswers.MOST`; the hardest moment of a gentle puzzle has more.
    private static final int MOST_ANSWERS = 6;

    /// As many as most positions have.
    private static final int USUAL_ANSWERS = 2;

    private FirstRatings() {}

    /// That of a usual position of a technique.
    public static GlickoRating usual(Technique technique) {
        return of(technique, USUAL_ANSWERS);
    }

    /// @param answers how many different steps are right, at least one
    public static GlickoRating of(Technique technique, int answers) {
        return of(technique.tier(), technique.weight(), answers);
    }

    /// The first rating of a position: higher with the tier, with the [weight][Technique#weight] within a tier,
    /// and with fewer answers.
    ///
    /// @param answers how many different steps are right, at least one
    public static GlickoRating of(Tier tier, int weight, int answers) {
        if (answers < 1) {
            throw new IllegalArgumentException("a position with " + answers + " answers asks nothing");
        }
        if (weight < 1) {
            throw new IllegalArgumentException("a weight of " + weight + " is less than 1");
        }
        double rating = band(tier).rating(weight) - FOR_EACH_ANSWER * (Math.min(answers, MOST_ANSWERS) - 1);
        return new GlickoRating(rating, DEVIATION, GlickoRating.FIRST_VOLATILITY);
    }

    /// The hardest tier all of whose techniques a player finds more often than not, even if the rating is off by its
    /// deviation; empty where it is too low for any.
    ///
    /// @param player the rating of a player
    public static Optional<Tier> mastered(GlickoRating player) {
        double atLeast = player.rating() - player.deviation();
        return Stream.of(Tier.values()).filter(tier -> band(tier).to <= atLeast).max(Comparator.naturalOrder());
    }

    /// The lightest and the heaviest technique of each tier, and what they are rated. Between them it goes by
    /// the logarithm of the weight: from 3 to 6 is as much as from 6 to 12. Between tiers there is a gap,
    /// because another way to think has to be known; the largest is before trying out, which hardly anybody
    /// does in the head.
    private static Band band(Tier tier) {
        return switch (tier) {
            case GENTLE -> new Band(2, 12, 600, 950);
            case EASY -> new Band(16, 30, 1000, 1250);
            case MEDIUM -> new Band(50, 130, 1300, 1600);
            case HARD -> new Band(100, 150, 1650, 1850);
            case EXPERT -> new Band(160, 320, 1900, 2300);
            case EXTREME -> new Band(450, 700, 2450, 2650);
        };
    }

    /// @param lightest weight that is rated `from`, as everything below
    /// @param heaviest weight that is rated `to`, as everything above
    private record Band(int lightest, int heaviest, double from, double to) {

        double rating(int weight) {
            double within = Math.log((double) Math.clamp(weight, lightest, heaviest) / lightest);
            return from + (to - from) * within / Math.log((double) heaviest / lightest);
        }
    }
}
