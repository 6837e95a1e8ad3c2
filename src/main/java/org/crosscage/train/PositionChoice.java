package org.crosscage.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.crosscage.train.progress.Glicko2;
import org.crosscage.train.progress.GlickoRating;

/// Which position to ask a player at their level.
///
/// The level is the player's rating once that is known. Before, it is a staircase: harder than the rating after
/// an answer that was found, easier after one that was missed, by steps as wide as the rating is uncertain. Who
/// starts far from 1500 is asked near their strength that way after a few answers. Asked at their rating
/// instead they would find everything, which says little and makes the rating certain long before it is right:
/// after twenty answers it is off by 200 points for strong players then (`./crosscage experiment ratings`).
///
/// The staircase begins low: 1500, where ratings begin, is a hidden quad, and who is asked that first may
/// not come back for a second. So the first level is 1000, and the next one is still drawn towards that.
/// The rating itself begins at 1500 as in the paper; only what is asked differs.
///
/// At a level, every technique near it is as likely as the other, and none comes twice in a row. By the
/// nearest rating alone it would be the same one again and again, once the level is settled.
public final class PositionChoice {

    /// How far from the level positions may be: about half a tier, hardly more than a first rating may be off
    /// ([org.crosscage.train.progress.FirstRatings#DEVIATION]).
    static final double WINDOW = 150;

    /// The level of a player of whom nothing is known: where the first techniques are that are more than
    /// looking.
    private static final double FIRST_LEVEL = 1000;
    /// With a deviation so much below the largest, as after two answers, the first level has no say any more.
    /// With 65 the strongest players are off by 99 points after twenty answers, which leaves no margin.
    private static final double KNOWN = 50;
    /// The width of a step, in deviations above the smallest one.
    private static final double STEP = 2;

    private PositionChoice() {}

    /// A position, and how hard it is as far as that is known.
    public record RatedPosition(String id, double rating) {}

    /// The positions of a technique that may be asked.
    ///
    /// @param technique its id
    /// @param rating of a usual one of its positions, known without reading them
    /// @param positions reads them
    public record RatedTechnique(String technique, double rating, Supplier<List<RatedPosition>> positions) {

        private boolean has(String position) {
            return position.split("\\.", -1)[1].equals(technique);
        }

        /// The same without some of its positions.
        ///
        /// @param ids looked at when positions are read, so that they may grow until then
        public RatedTechnique without(Set<String> ids) {
            return new RatedTechnique(
                    technique,
                    rating,
                    () -> positions.get().stream()
                            .filter(each -> !ids.contains(each.id))
                            .toList());
        }

        /// The same with the ratings that its positions have by now.
        ///
        /// @param ratings of some positions, as far as they have another than their first, by id
        RatedTechnique rated(Function<Set<String>, Map<String, Double>> ratings) {
            return new RatedTechnique(technique, rating, () -> {
                var first = positions.get();
                var now = ratings.apply(first.stream().map(RatedPosition::id).collect(Collectors.toSet()));
                return first.stream()
                        .map(each -> new RatedPosition(each.id, now.getOrDefault(each.id, each.rating)))
                        .toList();
            });
        }
    }

    /// The level at which to ask next.
    ///
    /// @param player the rating, with the deviation of now
    /// @param lastScore of the player's last answer of this kind, 0 to 1: above 0.5 the level is above the
    ///     rating, below it below; empty before the first
    public static double level(GlickoRating player, OptionalDouble lastScore) {
        double direction = 2 * lastScore.orElse(0.5) - 1;
        double uncertain = Math.max(0, player.deviation() - Glicko2.SMALLEST_DEVIATION);
        double staircase = player.rating() + STEP * uncertain * direction;
        double known = Math.min(1, (GlickoRating.LARGEST_DEVIATION - player.deviation()) / KNOWN);
        return FIRST_LEVEL + known * (staircase - FIRST_LEVEL);
    }

    /// Draws a technique by lot from those within the window around a level, then one of its positions there.
    /// Where no technique is so near, the window is around the nearest one. Where nothing is left in the
    /// window, what is next to it comes. The positions of a technique are not read before its turn.
    ///
    /// @param last id of the position that was asked last; its technique's turn comes when no other is as near
    /// @return empty when there are no positions
    public static Optional<RatedPosition> draw(
            List<RatedTechnique> techniques, Optional<String> last, double level, RandomGenerator random) {
        double centre = techniques.stream()
                .map(RatedTechnique::rating)
                .min(Comparator.comparing(rating -> Math.abs(rating - level)))
                .filter(nearest -> windows(nearest, level) > 1)
                .orElse(level);
        var turns = new ArrayList<>(techniques);
        Collections.shuffle(turns, random);
        turns.sort(Comparator.<RatedTechnique>comparingInt(each -> windows(each.rating, centre))
                .thenComparing(each -> last.filter(each::has).isPresent()));
        var passedOver = new ArrayList<RatedPosition>();
        for (var technique : turns) {
            var positions = technique.positions.get();
            var near = positions.stream()
                    .filter(each -> windows(each.rating, centre) <= windows(technique.rating, centre))
                    .toList();
            if (!near.isEmpty()) {
                return Optional.of(near.get(random.nextInt(near.size())));
            }
            passedOver.addAll(positions);
        }
        return passedOver.stream().min(Comparator.comparing(each -> Math.abs(each.rating - centre)));
    }

    /// How many times as wide the window has to be for a rating to be in it; once at least.
    private static int windows(double rating, double centre) {
        return Math.max(1, (int) Math.ceil(Math.abs(rating - centre) / WINDOW));
    }
}
