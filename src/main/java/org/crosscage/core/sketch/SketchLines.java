package org.crosscage.core.sketch;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// The lines of a sketch's text, by the names that they begin with. A line that is not there is empty.
///
/// What stands in the wrong way ends in an [IllegalArgumentException] that names it.
///
/// @param words what stands in each line behind its name
public record SketchLines(Map<String, String> words) {

    public SketchLines {
        words = Map.copyOf(words);
    }

    public static SketchLines of(List<String> text) {
        var lines = new LinkedHashMap<String, String>();
        for (var line : text) {
            var parts = line.split(" ", 2);
            lines.put(parts[0], parts.length > 1 ? parts[1].strip() : "");
        }
        return new SketchLines(lines);
    }

    /// A line of numbers, there even when there are none: `white 5 6 9`.
    public static String line(String name, int[] numbers) {
        return "\n" + name + Arrays.stream(numbers).mapToObj(n -> " " + n).collect(Collectors.joining());
    }

    /// A line of values by place, left out when there are none: `given 5=9`.
    public static String line(String name, SortedMap<Integer, ?> values) {
        return values.isEmpty()
                ? ""
                : "\n" + name
                        + values.entrySet().stream()
                                .map(each -> " " + each.getKey() + "=" + each.getValue())
                                .collect(Collectors.joining());
    }

    /// How a clue is written where its operation has to be said: `+7`.
    public static String written(Target target) {
        return target.operation().symbol() + "" + target.number();
    }

    /// The words of a line.
    public List<String> words(String name) {
        var line = words.getOrDefault(name, "");
        return line.isEmpty() ? List.of() : List.of(line.split(" "));
    }

    public int[] numbers(String name) {
        return words(name).stream().mapToInt(SketchLines::number).toArray();
    }

    /// Numbers by place.
    public SortedMap<Integer, Integer> values(String name) {
        var values = new TreeMap<Integer, Integer>();
        for (var word : words(name)) {
            int at = word.indexOf('=');
            if (at < 1) {
                throw new IllegalArgumentException("'" + word + "' should be a place, '=' and a number");
            }
            values.put(number(word.substring(0, at)), number(word.substring(at + 1)));
        }
        return values;
    }

    /// Digits by place.
    public SortedMap<Integer, Integer> digits(String name, Digits digits) {
        var found = values(name);
        found.forEach((place, digit) -> {
            if (digit > Digits.LARGEST || !digits.contains(digit)) {
                throw new IllegalArgumentException(
                        "'" + name + " " + place + "=" + digit + "': there are only the digits " + digits);
            }
        });
        return found;
    }

    /// Clues by place, each [written] with its operation.
    public SortedMap<Integer, Target> targets(String name) {
        var targets = new TreeMap<Integer, Target>();
        for (var word : words(name)) {
            int at = word.indexOf('=');
            if (at < 1 || word.length() < at + 3) {
                throw new IllegalArgumentException("a clue is written as 0=+7, not '" + word + "'");
            }
            targets.put(
                    number(word.substring(0, at)),
                    new Target(operation(word.charAt(at + 1)), number(word.substring(at + 2), 15)));
        }
        return targets;
    }

    private static Operation operation(char symbol) {
        return Arrays.stream(Operation.values())
                .filter(operation -> operation.symbol() == symbol)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no operation '" + symbol + "'"));
    }

    public static int number(String word) {
        return (int) number(word, 9);
    }

    private static long number(String word, int most) {
        if (!word.matches("[0-9]{1," + most + "}")) {
            throw new IllegalArgumentException("'" + word + "' should be a whole number");
        }
        return Long.parseLong(word);
    }
}
