package org.crosscage.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.analysis.Difficulty;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Tier;

/// Which packs are shipped, which puzzles they have and how hard those are: a file beside the packs, made by
/// `./crosscage generate --packs puzzles`. A line `pack <kind> <id>` comes before a line for each puzzle: its id,
/// size, grade, tier or `-`, score, bottlenecks, and how often each technique is the step taken.
public final class PackIndex {

    /// Its name in the folder of packs.
    public static final String FILE = "index.txt";

    private static final String HEAD = """
            # What the packs have: id, size, grade, tier, score, bottlenecks, techniques.
            # Made by: ./crosscage generate --packs puzzles
            """;

    private PackIndex() {}

    /// A pack's part of the index.
    public record Listed(String kind, String pack, List<Line> lines) {

        public Listed {
            lines = List.copyOf(lines);
        }
    }

    /// A puzzle's line.
    public record Line(String id, Size size, Rating rating) {

        /// @param percentiles of generated puzzles, to compare with
        LibraryEntry listing(String kind, Percentiles percentiles) {
            var percentile = percentiles.of(kind, size.rows(), size.columns(), rating.score());
            return new LibraryEntry(id, kind, size, new Difficulty.Rated(rating, percentile));
        }

        private String text() {
            return Stream.concat(
                            Stream.of(
                                    id,
                                    size,
                                    rating.grade().id(),
                                    rating.tier()
                                            .map(tier -> Integer.toString(tier.level()))
                                            .orElse("-"),
                                    rating.score(),
                                    rating.bottlenecks()),
                            rating.techniques().entrySet().stream())
                    .map(Object::toString)
                    .collect(Collectors.joining(" "));
        }
    }

    public static String text(List<Listed> packs) {
        return HEAD
                + packs.stream()
                        .map(pack -> "\npack " + pack.kind() + " " + pack.pack() + "\n"
                                + pack.lines().stream()
                                        .map(line -> line.text() + "\n")
                                        .collect(Collectors.joining()))
                        .collect(Collectors.joining());
    }

    /// @param text as [#text(List)] writes it; empty lines and those that begin with `#` do not count
    /// @throws IllegalArgumentException at a line that cannot be read, with the line
    public static List<Listed> parse(String text) {
        var packs = new ArrayList<Listed>();
        String[] head = {};
        var lines = new ArrayList<Line>();
        for (var line : text.split("\n")) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            var words = line.split(" ");
            if (words[0].equals("pack") && words.length == 3) {
                close(packs, head, lines);
                head = words;
            } else if (head.length == 0) {
                throw new IllegalArgumentException("a puzzle before the first pack: " + line);
            } else {
                lines.add(line(line, words));
            }
        }
        close(packs, head, lines);
        return packs;
    }

    private static void close(List<Listed> packs, String[] head, List<Line> lines) {
        if (head.length > 0) {
            packs.add(new Listed(head[1], head[2], lines));
            lines.clear();
        }
    }

    private static Line line(String line, String[] words) {
        try {
            var size = words[1].split("x");
            var techniques = new LinkedHashMap<String, Integer>();
            for (int i = 6; i < words.length; i++) {
                var counted = words[i].split("=");
                techniques.put(counted[0], Integer.valueOf(counted[1]));
            }
            return new Line(
                    words[0],
                    new Size(Integer.parseInt(size[0]), Integer.parseInt(size[1])),
                    new Rating(
                            grade(words[2]),
                            words[3].equals("-") ? Optional.empty() : Optional.of(tier(Integer.parseInt(words[3]))),
                            Integer.parseInt(words[4]),
                            Integer.parseInt(words[5]),
                            techniques));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException(
                    "no id, size, grade, tier, score, bottlenecks and techniques: " + line, e);
        }
    }

    private static Grade grade(String id) {
        return Grade.of(id).orElseThrow(() -> new IllegalArgumentException("no grade: " + id));
    }

    private static Tier tier(int level) {
        return Arrays.stream(Tier.values())
                .filter(tier -> tier.level() == level)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no tier: " + level));
    }
}
