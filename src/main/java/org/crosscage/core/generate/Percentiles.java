package org.crosscage.core.generate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Where a score stands among generated puzzles of the same kind and size. A reference text has a line for each:
/// kind, size, how many puzzles were rated, and a hundred of their scores, evenly spaced from the lowest.
public final class Percentiles {

    /// Fewer rated puzzles than that make no reference.
    public static final int FEWEST = 1_000;

    private static final int STEPS = 100;

    private final Map<Group, Reference> references;

    private Percentiles(Map<Group, Reference> references) {
        this.references = references;
    }

    /// @param text as [#text(List)] writes it; lines that begin with `#` are comments
    /// @throws IllegalArgumentException at a line that is no reference
    public static Percentiles parse(String text) {
        var references = new HashMap<Group, Reference>();
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
            var words = line.split(" ");
            var size = words.length < 2 ? new String[0] : words[1].split("x");
            if (words.length != STEPS + 3 || size.length != 2) {
                throw new IllegalArgumentException("no kind, size, count and " + STEPS + " scores: " + line);
            }
            var scores = IntStream.range(3, words.length)
                    .map(i -> Integer.parseInt(words[i]))
                    .toArray();
            var group = new Group(words[0], Integer.parseInt(size[0]), Integer.parseInt(size[1]));
            references.put(group, new Reference(group, Integer.parseInt(words[2]), scores));
        });
        return new Percentiles(references);
    }

    public static String text(List<Reference> references) {
        return references.stream().map(reference -> reference + "\n").collect(Collectors.joining());
    }

    /// How many of a hundred generated puzzles score lower, 0…100.
    ///
    /// @param rows as drawn
    /// @param columns as drawn
    /// @return empty when there is no reference of at least [#FEWEST] puzzles
    public OptionalInt of(String kind, int rows, int columns, int score) {
        var reference = references.get(new Group(kind, rows, columns));
        return reference == null || reference.count < FEWEST
                ? OptionalInt.empty()
                : OptionalInt.of((int)
                        Arrays.stream(reference.scores).filter(s -> s < score).count());
    }

    /// Puzzles that are compared with each other.
    public record Group(String kind, int rows, int columns) {}

    /// The scores of one kind and size.
    public static final class Reference {

        private final Group group;
        private final int count;
        private final int[] scores;

        private Reference(Group group, int count, int[] scores) {
            this.group = group;
            this.count = count;
            this.scores = scores;
        }

        /// @param scores of all rated puzzles, at least one, in any order
        public static Reference of(Group group, List<Integer> scores) {
            var sorted = scores.stream().sorted().toList();
            return new Reference(
                    group,
                    sorted.size(),
                    IntStream.range(0, STEPS)
                            .map(i -> sorted.get(i * sorted.size() / STEPS))
                            .toArray());
        }

        @Override
        public String toString() {
            return group.kind + " " + group.rows + "x" + group.columns + " " + count + " "
                    + Arrays.stream(scores).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        }
    }
}
