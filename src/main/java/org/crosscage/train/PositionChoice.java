package org.crosscage.train;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/// Which position to ask a player at their level.
///
/// The level is the player's rating once that is known. Before, it is a staircase: harder than the rating after
/// an answer that was found, easier after one that was missed, by steps as wide as the rating is uncertain. Who
/// starts far from 1500 is asked near their strength that way after two or three answers. Asked at their rating
/// instead they would find everything, which says little and makes the rating certain long before it is right:
/// after twenty answers it is off by 200 points for strong players then (`./crosscage experiment ratings`).
public final class PositionChoice {

    /// The width of a step, in deviations above the smallest one.
    private static final double STEP = 2;
    /// Levels vary by so much, for a change.
    private static final double SPREAD = 30;

    private PositionChoice() {}

    /// The level at which to ask next.
    ///
    /// @param player the rating, with the deviation of now
    /// @param lastScore of the player's last answer of this kind, 0 to 1: above 0.5 the level is above the
    ///     rating, below it below; empty before the first
    public static double level(GlickoRating player, OptionalDouble lastScore) {
        double direction = 2 * lastScore.orElse(0.5) - 1;
        double uncertain = Math.max(0, player.deviation() - Glicko2.SMALLEST_DEVIATION);
        return player.rating() + STEP * uncertain * direction;
    }

    /// One of those that are nearest to a level, or to one a little above or below it.
    ///
    /// @param candidates positions, or whatever stands for several of the same rating
    /// @param rating of a candidate
    /// @return empty when there are no candidates
    public static <T> Optional<T> nearest(
            Collection<T> candidates, ToDoubleFunction<T> rating, double level, RandomGenerator random) {
        double varied = level + SPREAD * random.nextGaussian();
        double least = Double.POSITIVE_INFINITY;
        List<T> nearest = new ArrayList<>();
        for (var candidate : candidates) {
            double distance = Math.abs(rating.applyAsDouble(candidate) - varied);
            if (distance < least) {
                nearest.clear();
                least = distance;
            }
            if (distance == least) {
                nearest.add(candidate);
            }
        }
        return nearest.isEmpty() ? Optional.empty() : Optional.of(nearest.get(random.nextInt(nearest.size())));
    }
}
