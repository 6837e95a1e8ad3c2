package org.crosscage.me.ui;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.train.progress.GlickoRating;

/// Ratings one after the other, an answer as far from the next as every other: a line, and around it a band as wide as
/// each may be off. Drawn in a box that is stretched to the room there is, so that numbers stand beside it.
///
/// @param ratings at least one, the first one first
/// @param bottom the least number beside it, of hundreds
/// @param top the largest one, an even number of hundreds above
record RatingCurve(List<GlickoRating> ratings, int bottom, int top) {

    private static final int STEP = 100;
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 400;
    /// A line of more corners looks the same.
    private static final int MOST = 250;

    RatingCurve {
        ratings = List.copyOf(ratings);
    }

    static RatingCurve of(List<GlickoRating> ratings) {
        int bottom = (int) Math.floor(least(ratings, RatingCurve::low) / STEP) * STEP;
        int steps = (int) Math.ceil((-least(ratings, each -> -high(each)) - bottom) / STEP);
        return new RatingCurve(thinned(ratings), bottom, bottom + (steps + steps % 2) * STEP);
    }

    private static double least(List<GlickoRating> ratings, ToDoubleFunction<GlickoRating> value) {
        return ratings.stream().mapToDouble(value).min().orElseThrow();
    }

    /// The first and the last one stay.
    private static List<GlickoRating> thinned(List<GlickoRating> ratings) {
        int last = ratings.size() - 1;
        return ratings.size() <= MOST
                ? ratings
                : IntStream.range(0, MOST)
                        .mapToObj(i -> ratings.get((int) Math.round((double) i * last / (MOST - 1))))
                        .toList();
    }

    private static double low(GlickoRating rating) {
        return rating.rating() - rating.deviation();
    }

    private static double high(GlickoRating rating) {
        return rating.rating() + rating.deviation();
    }

    int middle() {
        return (bottom + top) / 2;
    }

    /// Colours and widths are the style sheet's.
    String svg() {
        int last = ratings.size() - 1;
        var end = point(last, ratings.getLast().rating());
        return "<svg xmlns='http://www.w3.org/2000/svg' aria-hidden='true' preserveAspectRatio='none' viewBox='0 0 %d %d'>"
                        .formatted(WIDTH, HEIGHT)
                + path("grid", "M0 0H%1$dM0 %2$dH%1$dM0 %3$dH%1$d".formatted(WIDTH, HEIGHT / 2, HEIGHT))
                + path("band", "M" + points(RatingCurve::high) + "L" + backwards(points(RatingCurve::low)) + "Z")
                + path("line", "M" + points(GlickoRating::rating))
                + path("here", "M" + end + "L" + end)
                + "</svg>";
    }

    private static String path(String name, String corners) {
        return "<path class='rating-" + name + "' d='" + corners + "'/>";
    }

    private String points(ToDoubleFunction<GlickoRating> value) {
        return IntStream.range(0, ratings.size())
                .mapToObj(i -> point(i, value.applyAsDouble(ratings.get(i))))
                .collect(Collectors.joining(" "));
    }

    /// A single one is at the right end, where the last one always is.
    private String point(int place, double value) {
        int last = ratings.size() - 1;
        double across = last == 0 ? WIDTH : (double) WIDTH * place / last;
        double down = HEIGHT * (top - value) / (top - bottom);
        return String.format(Locale.ROOT, "%.0f,%.0f", across, down);
    }

    private static String backwards(String points) {
        return String.join(" ", List.of(points.split(" ")).reversed());
    }
}
