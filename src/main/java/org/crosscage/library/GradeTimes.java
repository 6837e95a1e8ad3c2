package org.crosscage.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;

/// Which grades the generator finds in which size, and how long it takes for one: a table that comes with the
/// product, made by `./crosscage experiment generator --times FILE`.
public final class GradeTimes {

    private static final String FILE = "grade-times.txt";
    private static final int LONG_MILLIS = 1_000;
    private static final int VERY_LONG_MILLIS = 10_000;
    private static final GradeTimes STANDARD = load();

    private final List<Time> times;

    private GradeTimes(List<Time> times) {
        this.times = List.copyOf(times);
    }

    /// @param millis mean processor time on the machine of the table, rounded up
    public record Time(String kind, Size size, Grade grade, int millis) {

        @Override
        public String toString() {
            return kind + " " + size + " " + grade.id() + " " + millis;
        }
    }

    public static GradeTimes standard() {
        return STANDARD;
    }

    /// @param text as [#text(List)] writes it; lines that begin with `#` are comments
    /// @throws IllegalArgumentException at a line that is none of the table
    public static GradeTimes parse(String text) {
        return new GradeTimes(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(GradeTimes::time)
                .toList());
    }

    private static Time time(String line) {
        var words = line.split(" ");
        var size = words.length == 4 ? words[1].split("x") : new String[0];
        if (size.length != 2) {
            throw new IllegalArgumentException("no kind, size, grade and milliseconds: " + line);
        }
        var grade = Grade.of(words[2]).orElseThrow(() -> new IllegalArgumentException("no grade: " + line));
        return new Time(
                words[0],
                new Size(Integer.parseInt(size[0]), Integer.parseInt(size[1])),
                grade,
                Integer.parseInt(words[3]));
    }

    public static String text(List<Time> times) {
        return "# Which grades the generator finds in which size, and the milliseconds that one takes on the average.\n"
                + "# Made by ./crosscage experiment generator --times FILE.\n"
                + times.stream().map(time -> time + "\n").collect(Collectors.joining());
    }

    /// The sizes of a kind that the table has, smallest first: those of which it is known what grades there are. Of a
    /// kind that the table does not have, its usual ones.
    public List<Size> sizes(String kind) {
        var known = times.stream()
                .filter(time -> time.kind().equals(kind))
                .map(Time::size)
                .distinct()
                .sorted(Comparator.comparing(Size::rows).thenComparing(Size::columns))
                .toList();
        return known.isEmpty() ? PuzzleKinds.of(kind).sizes() : known;
    }

    /// The grades that there are of a size, easiest first; of a size that the table does not have, all that can be
    /// asked for, which is all but what only search solves.
    public List<Grade> grades(String kind, Size size) {
        var known = of(kind, size).stream().map(Time::grade).toList();
        return known.isEmpty()
                ? Stream.of(Grade.values())
                        .filter(grade -> grade != Grade.BEYOND)
                        .toList()
                : known;
    }

    /// The hardest grade of a size that is not harder than another, or the easiest that there is.
    public Grade nearest(String kind, Size size, Grade grade) {
        var there = grades(kind, size);
        return there.stream()
                .filter(each -> each.compareTo(grade) <= 0)
                .max(Comparator.naturalOrder())
                .orElse(there.getFirst());
    }

    /// What there is of a size, easiest first.
    public List<Time> of(String kind, Size size) {
        return times.stream()
                .filter(time -> isOf(time, kind, size))
                .sorted(Comparator.comparing(Time::grade))
                .toList();
    }

    /// @return empty when none of the grade was found
    public Optional<Time> of(String kind, Size size, Grade grade) {
        return of(kind, size).stream().filter(time -> time.grade() == grade).findFirst();
    }

    /// The name of the delay in the texts: `long`, or `rare` for a very long one.
    ///
    /// @return empty when there is hardly any
    public Optional<String> delay(PuzzleOrder order) {
        var wanted = order.requirements();
        int millis = wanted.grade()
                .flatMap(grade -> of(order.kind(), order.size(), grade))
                .map(Time::millis)
                .orElse(0);
        if (millis > VERY_LONG_MILLIS || wanted.technique().isPresent()) {
            return Optional.of("rare");
        }
        return Optional.of("long").filter(_ -> millis > LONG_MILLIS || isLarge(order));
    }

    /// Whether a size has as many places as one of those that take long, known by a table or not.
    private static boolean isLarge(PuzzleOrder order) {
        return PuzzleKinds.of(order.kind()).largeSizes().stream()
                .anyMatch(large -> order.size().rows() * order.size().columns() >= large.rows() * large.columns());
    }

    private static boolean isOf(Time time, String kind, Size size) {
        return time.kind().equals(kind) && time.size().equals(size);
    }

    private static GradeTimes load() {
        try (InputStream file = GradeTimes.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " is missing beside " + GradeTimes.class.getName());
            }
            return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
