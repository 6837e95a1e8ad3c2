package org.crosscage.train.progress;

import java.time.Duration;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/// Ratings after answers and after time: Mark E. Glickman, *Example of the Glicko-2 system* (glicko.net, 2022),
/// whose letters stand in the comments. An answer is a game of the player against the position.
///
/// Players answer one position after the other and want to see at once what it did. So every answer is reckoned
/// by itself, and the growth of the deviation, a period's worth in the paper (step 6), follows from the time
/// that went by before it, parts of a period included.
public final class Glicko2 {

    /// A rating period. With the usual [volatility][GlickoRating#FIRST_VOLATILITY] a deviation of 60 grows to
    /// 120 in a hundred days without answers, to 208 in a year, and to the largest one in three.
    public static final Duration PERIOD = Duration.ofDays(1);

    /// No deviation falls below this, so that ratings go on moving when a player learns: by 5 or 6 points for
    /// an answer to a position of the same rating.
    public static final double SMALLEST_DEVIATION = 45;

    /// τ, how fast the volatility may change: that of the paper's example, which calls 0.3 to 1.2 reasonable.
    private static final double TAU = 0.5;
    /// Points of the outer scale in one of the inner scale, and the rating that is 0 there (step 2).
    private static final double SCALE = 173.7178;

    private static final double CENTRE = 1500;
    /// ε, when looking for the volatility ends (step 5).
    private static final double CLOSE_ENOUGH = 1e-6;

    private Glicko2() {}

    /// @param score 1 for a win, 0 for a loss, anything between for a part of one
    public record OpponentScore(GlickoRating opponent, double score) {

        /// @throws IllegalArgumentException for a score that is not from 0 to 1
        public OpponentScore {
            if (!(score >= 0 && score <= 1)) {
                throw new IllegalArgumentException("a score of " + score + " is not from 0 to 1");
            }
        }
    }

    /// The ratings that an answer leaves.
    public record AfterAnswer(GlickoRating player, GlickoRating position) {}

    /// What an answer makes of both ratings, each reckoned with the other as it was before. A position does not
    /// change with time, so only the player's deviation grows.
    ///
    /// @param sinceLast time since the player's answer before this one; none for the first
    /// @param score of the player, from 0 to 1; the position has the rest
    /// @throws IllegalArgumentException for a score that is not from 0 to 1
    public static AfterAnswer answer(GlickoRating player, Duration sinceLast, GlickoRating position, double score) {
        var now = rested(player, sinceLast);
        return new AfterAnswer(
                updated(now, List.of(new OpponentScore(position, score)), 0),
                updated(position, List.of(new OpponentScore(now, 1 - score)), 0));
    }

    /// A rating after a whole rating period as the paper has it.
    ///
    /// @param results of the period; with none, only the deviation grows
    public static GlickoRating afterPeriod(GlickoRating rating, List<OpponentScore> results) {
        return results.isEmpty() ? rested(rating, PERIOD) : updated(rating, results, 1);
    }

    /// A rating after some time without answers.
    ///
    /// @param time a negative one, as a clock that was set back gives it, counts as none
    public static GlickoRating rested(GlickoRating rating, Duration time) {
        if (!time.isPositive()) {
            return rating;
        }
        double periods = (double) time.toMillis() / PERIOD.toMillis();
        double deviation = grown(rating.deviation() / SCALE, rating.volatility(), periods) * SCALE;
        return new GlickoRating(rating.rating(), bounded(deviation), rating.volatility());
    }

    /// The share of the score that somebody is expected to get, by the best guess of both ratings and the
    /// opponent's deviation: the paper's E.
    public static double expectedScore(GlickoRating rating, GlickoRating opponent) {
        return logistic(Opponent.of(opponent).advantage(mu(rating)));
    }

    /// Steps 2 to 8.
    private static GlickoRating updated(GlickoRating rating, List<OpponentScore> results, double periods) {
        double mu = mu(rating);
        double phi = rating.deviation() / SCALE;
        double certainty = 0; // 1/v
        double surprise = 0; // Δ/v
        for (var result : results) {
            var opponent = Opponent.of(result.opponent());
            double advantage = opponent.advantage(mu);
            // the second factor is 1 − E, which is not lost in rounding where E is close to 1
            certainty += opponent.g() * opponent.g() * logistic(advantage) * logistic(-advantage);
            surprise += opponent.g() * (result.score() - logistic(advantage));
        }
        double volatility = volatility(phi, rating.volatility(), 1 / certainty, surprise / certainty);
        double before = grown(phi, volatility, periods);
        double variance = 1 / (1 / (before * before) + certainty);
        return new GlickoRating(
                rating.rating() + variance * surprise * SCALE, bounded(Math.sqrt(variance) * SCALE), volatility);
    }

    /// Step 5: the zero of f by the Illinois variant of regula falsi.
    private static double volatility(double phi, double volatility, double v, double delta) {
        double start = Math.log(volatility * volatility); // a
        double known = phi * phi + v;
        DoubleUnaryOperator f = x -> {
            double square = Math.exp(x);
            double all = known + square;
            return square * (delta * delta - all) / (2 * all * all) - (x - start) / (TAU * TAU);
        };
        double a = start;
        double b = otherEnd(f, start, delta * delta - known);
        double atA = f.applyAsDouble(a);
        double atB = f.applyAsDouble(b);
        while (Math.abs(b - a) > CLOSE_ENOUGH) {
            double c = a + (a - b) * atA / (atB - atA);
            double atC = f.applyAsDouble(c);
            if (atC * atB <= 0) {
                a = b;
                atA = atB;
            } else {
                atA /= 2;
            }
            b = c;
            atB = atC;
        }
        return Math.exp(a / 2);
    }

    /// B, beyond which the zero does not lie.
    private static double otherEnd(DoubleUnaryOperator f, double start, double excess) {
        if (excess > 0) {
            return Math.log(excess);
        }
        double end = start - TAU;
        while (f.applyAsDouble(end) < 0) {
            end -= TAU;
        }
        return end;
    }

    /// φ* after so many periods, on the inner scale.
    private static double grown(double phi, double volatility, double periods) {
        return Math.sqrt(phi * phi + periods * volatility * volatility);
    }

    private static double bounded(double deviation) {
        return Math.clamp(deviation, SMALLEST_DEVIATION, GlickoRating.LARGEST_DEVIATION);
    }

    private static double mu(GlickoRating rating) {
        return (rating.rating() - CENTRE) / SCALE;
    }

    private static double logistic(double advantage) {
        return 1 / (1 + Math.exp(-advantage));
    }

    /// Somebody to win against, on the inner scale.
    ///
    /// @param g how much a result against them says, from 0 to 1: the less is known of them, the less
    private record Opponent(double mu, double g) {

        static Opponent of(GlickoRating rating) {
            double phi = rating.deviation() / SCALE;
            return new Opponent(Glicko2.mu(rating), 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI)));
        }

        double advantage(double own) {
            return g * (own - mu);
        }
    }
}
