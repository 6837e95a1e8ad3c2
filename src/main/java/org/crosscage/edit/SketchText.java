package org.crosscage.edit;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.edit.KenKenSketch.Target;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.KakuroRules;
import org.crosscage.kind.kenken.KenKenRules;

/// A sketch as a text that holds all of it, unfinished ones too: a line for each part, its name first, places row by
/// row from 0.
///
/// ```
/// kakuro 4 4
/// digits 1 2 3 4 5 6 7 8 9
/// white 5 6 9 10
/// across 4=17
/// down 1=16
/// given 5=9
/// filled 6=8
/// ```
///
/// What colouring took away follows as [AsideText] has it. A KenKen has, instead of `white`, `across` and `down`,
/// the first place of each place's cage as `cages`, and its clues as `clues 0=+7`.
public final class SketchText {

    private SketchText() {}

    /// Without a newline at its end, and without empty lines.
    public static String write(Sketch sketch) {
        var head = sketch.kind() + " " + sketch.rows() + " " + sketch.columns()
                + line("digits", sketch.digits().toArray());
        return head
                + switch (sketch) {
                    case KakuroSketch kakuro ->
                        line("white", kakuro.places().toArray())
                                + line("across", sums(kakuro, Direction.ACROSS))
                                + line("down", sums(kakuro, Direction.DOWN))
                                + line("given", kakuro.givens())
                                + AsideText.write(kakuro.aside());
                    case KenKenSketch kenken ->
                        line(
                                        "cages",
                                        kenken.places().stream()
                                                .map(place ->
                                                        kenken.cageAt(place).get(0))
                                                .toArray())
                                + line("clues", targets(kenken));
                }
                + line("filled", sketch.filled());
    }

    private static String line(String name, int[] numbers) {
        return "\n" + name + Arrays.stream(numbers).mapToObj(n -> " " + n).collect(Collectors.joining());
    }

    static String line(String name, Map<Integer, ?> values) {
        return values.isEmpty()
                ? ""
                : "\n" + name
                        + values.entrySet().stream()
                                .map(each -> " " + each.getKey() + "=" + each.getValue())
                                .collect(Collectors.joining());
    }

    private static Map<Integer, Integer> sums(KakuroSketch sketch, Direction direction) {
        var sums = new TreeMap<Integer, Integer>();
        sketch.clues().forEach((slot, sum) -> {
            if (slot.direction() == direction) {
                sums.put(slot.place(), sum);
            }
        });
        return sums;
    }

    private static Map<Integer, String> targets(KenKenSketch sketch) {
        var targets = new TreeMap<Integer, String>();
        sketch.clues()
                .forEach((first, clue) -> targets.put(first, clue.operation().symbol() + "" + clue.number()));
        return targets;
    }

    /// @throws IllegalArgumentException when it is none, naming what stands there
    public static Sketch read(String text) {
        var lines = new LinkedHashMap<String, String>();
        for (var line : text.strip().split("\n")) {
            var parts = line.split(" ", 2);
            lines.put(parts[0], parts.length > 1 ? parts[1].strip() : "");
        }
        var kind = lines.firstEntry().getKey();
        int[] size = numbers(lines.firstEntry().getValue());
        if (size.length != 2 || !kind.equals(KakuroRules.ID) && !kind.equals(KenKenRules.ID)) {
            throw new IllegalArgumentException("a sketch begins with its kind and size, not '"
                    + text.lines().findFirst().orElse("") + "'");
        }
        var digits = Digits.of(numbers(lines.getOrDefault("digits", "")));
        var filled = digitsAt("filled", lines, digits);
        return kind.equals(KakuroRules.ID) ? kakuro(size, digits, filled, lines) : kenken(size, digits, filled, lines);
    }

    private static Sketch kakuro(
            int[] size, Digits digits, SortedMap<Integer, Integer> filled, Map<String, String> lines) {
        var clues = new TreeMap<Slot, Integer>();
        values(lines.getOrDefault("across", "")).forEach((at, sum) -> clues.put(new Slot(at, Direction.ACROSS), sum));
        values(lines.getOrDefault("down", "")).forEach((at, sum) -> clues.put(new Slot(at, Direction.DOWN), sum));
        return new KakuroSketch(
                size[0],
                size[1],
                digits,
                Cells.of(numbers(lines.getOrDefault("white", ""))),
                clues,
                digitsAt("given", lines, digits),
                filled,
                AsideText.read(lines, digits));
    }

    private static Sketch kenken(
            int[] size, Digits digits, SortedMap<Integer, Integer> filled, Map<String, String> lines) {
        int[] firsts = numbers(lines.getOrDefault("cages", ""));
        var cages = new TreeMap<Integer, Cells>();
        IntStream.range(0, firsts.length).forEach(place -> cages.merge(firsts[place], Cells.of(place), Cells::union));
        var clues = new TreeMap<Integer, Target>();
        for (var word : words(lines.getOrDefault("clues", ""))) {
            int at = word.indexOf('=');
            if (at < 1 || word.length() < at + 3) {
                throw new IllegalArgumentException("a clue is written as 0=+7, not '" + word + "'");
            }
            int first = number(word.substring(0, at));
            if (!cages.containsKey(first)) {
                throw new IllegalArgumentException("no cage begins at " + first);
            }
            clues.put(first, new Target(operation(word.charAt(at + 1)), longNumber(word.substring(at + 2))));
        }
        return new KenKenSketch(size[0], digits, cages, clues, filled);
    }

    private static Operation operation(char symbol) {
        return Arrays.stream(Operation.values())
                .filter(operation -> operation.symbol() == symbol)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no operation '" + symbol + "'"));
    }

    static String[] words(String line) {
        return line.isEmpty() ? new String[0] : line.split(" ");
    }

    private static int[] numbers(String line) {
        return Arrays.stream(words(line)).mapToInt(SketchText::number).toArray();
    }

    /// The digits of a line, by place.
    ///
    /// @param name the line's
    static SortedMap<Integer, Integer> digitsAt(String name, Map<String, String> lines, Digits digits) {
        var found = values(lines.getOrDefault(name, ""));
        found.forEach((place, digit) -> {
            if (digit > Digits.LARGEST || !digits.contains(digit)) {
                throw new IllegalArgumentException(
                        "'" + name + " " + place + "=" + digit + "': there are only the digits " + digits);
            }
        });
        return found;
    }

    private static SortedMap<Integer, Integer> values(String line) {
        var values = new TreeMap<Integer, Integer>();
        for (var word : words(line)) {
            int at = word.indexOf('=');
            if (at < 1) {
                throw new IllegalArgumentException("'" + word + "' should be a place, '=' and a number");
            }
            values.put(number(word.substring(0, at)), number(word.substring(at + 1)));
        }
        return values;
    }

    static int number(String word) {
        return (int) longNumber(word, 9);
    }

    private static long longNumber(String word) {
        return longNumber(word, 15);
    }

    private static long longNumber(String word, int most) {
        if (!word.matches("[0-9]{1," + most + "}")) {
            throw new IllegalArgumentException("'" + word + "' should be a whole number");
        }
        return Long.parseLong(word);
    }
}
