package org.crosscage.library;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.Size;

/// How long people usually take for a puzzle of a kind, size and grade, estimated from the steps that the shipped
/// puzzles need.
public final class SolvingTimes {

    /// The seconds of a step, times the square root of its average weight.
    private static final double SECONDS_A_STEP = 3;

    /// For a kind and grade of which nothing is shipped.
    private static final double SECONDS_A_CELL = 10;

    /// The minutes from which on a size is no longer small, medium or large.
    private static final int SMALL = 8;

    private static final int MEDIUM = 20;
    private static final int LARGE = 40;

    private final Map<KindAndGrade, List<Median>> medians;

    private record KindAndGrade(String kind, Grade grade) {}

    private record Median(int area, double seconds) {}

    public SolvingTimes(PuzzleLibrary library) {
        medians = library.packs().stream()
                .flatMap(pack -> pack.listings().stream())
                .collect(Collectors.groupingBy(
                        entry -> new KindAndGrade(
                                entry.kind(), entry.difficulty().rating().grade()),
                        Collectors.collectingAndThen(
                                Collectors.groupingBy(entry -> area(entry.size())), SolvingTimes::medians)));
    }

    private static List<Median> medians(Map<Integer, List<LibraryEntry>> byArea) {
        return byArea.entrySet().stream()
                .map(same -> new Median(same.getKey(), median(same.getValue())))
                .toList();
    }

    private static double median(List<LibraryEntry> puzzles) {
        var seconds = puzzles.stream()
                .map(puzzle -> seconds(puzzle.difficulty().rating()))
                .sorted()
                .toList();
        return seconds.get(seconds.size() / 2);
    }

    private static double seconds(Rating rating) {
        int steps = rating.techniques().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        return SECONDS_A_STEP * Math.sqrt((double) rating.score() * steps);
    }

    private static int area(Size size) {
        return size.rows() * size.columns();
    }

    /// The name of a size in the texts, by how long an easy puzzle of it takes: `small`, `medium`, `large` or `giant`.
    public String length(String kind, Size size) {
        long minutes = of(kind, size, Grade.EASY).toMinutes();
        return minutes < SMALL ? "small" : minutes < MEDIUM ? "medium" : minutes < LARGE ? "large" : "giant";
    }

    /// For a size that is not shipped, the time of the nearest one in proportion to their areas.
    public Duration of(String kind, Size size, Grade grade) {
        int area = area(size);
        double seconds = Optional.ofNullable(medians.get(new KindAndGrade(kind, grade)))
                .flatMap(known -> known.stream().min(Comparator.comparingInt(each -> Math.abs(each.area - area))))
                .map(nearest -> nearest.seconds * area / nearest.area)
                .orElse(SECONDS_A_CELL * area);
        return Duration.ofSeconds(Math.max(1, Math.round(seconds)));
    }
}
