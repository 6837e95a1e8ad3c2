package org.crosscage.kind.kenken.generate;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.GeneratorOption;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// What can be asked of a KenKen's cages.
///
/// @param operations of cages of two and more cells, addition or multiplication among them; all four, unless some
///     are asked for
/// @param hidden whether the operations are not shown
/// @param largestCage 2…[#MOST_CELLS]
/// @param values empty for 1…n
public record KenKenOptions(Set<Operation> operations, boolean hidden, int largestCage, Optional<Digits> values) {

    public static final List<GeneratorOption> OPTIONS =
            List.of(GeneratorOption.of("ops"), GeneratorOption.of("cage-max"), GeneratorOption.of("values"));
    static final int MOST_CELLS = 6;

    private static final int USUAL = 4;
    private static final int LARGEST_VALUE = 63;
    private static final Pattern RANGE = Pattern.compile("(\\d{1,2})-(\\d{1,2})");
    private static final Set<Operation> ALL = Collections.unmodifiableSet(
            EnumSet.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE));

    public static SequencedMap<String, List<String>> offered(Size size) {
        var offered = new LinkedHashMap<String, List<String>>();
        offered.put("ops", List.of("+", "*", "+-", "+*", "*/", "?"));
        offered.put("cage-max", List.of("2", "3", "5", "6"));
        offered.put("values", offeredValues(size.rows()));
        return Collections.unmodifiableSequencedMap(offered);
    }

    /// From zero, and odd ones.
    private static List<String> offeredValues(int n) {
        var odd = IntStream.range(0, n).mapToObj(i -> Integer.toString(2 * i + 1));
        return List.of("0-" + (n - 1), odd.collect(Collectors.joining(",")));
    }

    /// As [org.crosscage.core.kind.PuzzleKind#optionFor(Size,String,String)].
    public static String optionFor(Size size, String option, String value) {
        if (!option.equals("values")) {
            return value;
        }
        int place = offeredValues(values(value).size()).indexOf(value);
        return place < 0 ? value : offeredValues(size.rows()).get(place);
    }

    /// @throws OptionException as [org.crosscage.core.kind.PuzzleKind#drafts(Map)]
    public static KenKenOptions of(Map<String, String> options) {
        OptionException.requireKnown(options, OPTIONS);
        var typed = options.getOrDefault("ops", "+-*/");
        return new KenKenOptions(
                operations(typed),
                typed.contains("?"),
                Optional.ofNullable(options.get("cage-max"))
                        .map(KenKenOptions::largestCage)
                        .orElse(USUAL),
                Optional.ofNullable(options.get("values")).map(KenKenOptions::values));
    }

    private static Set<Operation> operations(String typed) {
        var chosen = EnumSet.noneOf(Operation.class);
        for (char sign : typed.toCharArray()) {
            switch (sign) {
                case '+' -> chosen.add(Operation.ADD);
                case '-', '−' -> chosen.add(Operation.SUBTRACT);
                case '*', 'x', '×' -> chosen.add(Operation.MULTIPLY);
                case '/', '÷' -> chosen.add(Operation.DIVIDE);
                case '?' -> {
                    // how they are shown, not which
                }
                default ->
                    throw new OptionException(
                            "ops", typed, Message.of("ops-sign").naming("sign", sign));
            }
        }
        if (chosen.isEmpty() && typed.contains("?")) {
            return ALL;
        }
        if (!chosen.contains(Operation.ADD) && !chosen.contains(Operation.MULTIPLY)) {
            throw new OptionException("ops", typed, Message.of("ops-two-cells"));
        }
        return Collections.unmodifiableSet(chosen);
    }

    private static int largestCage(String typed) {
        return new Token(1, 1, typed)
                .number(2, MOST_CELLS)
                .orElseThrow(() -> new OptionException(
                        "cage-max",
                        typed,
                        Message.of("no-number-between").naming("least", 2).naming("most", MOST_CELLS)));
    }

    private static Digits values(String typed) {
        var range = RANGE.matcher(typed.strip());
        var found = new TreeSet<Integer>();
        if (range.matches()) {
            for (int value = Integer.parseInt(range.group(1)); value <= Integer.parseInt(range.group(2)); value++) {
                found.add(value);
            }
        } else {
            for (var piece : typed.split(",", -1)) {
                found.add(new Token(1, 1, piece.strip())
                        .number(0, LARGEST_VALUE)
                        .orElseThrow(() -> new OptionException("values", typed, Message.of("values-typed"))));
            }
        }
        if (found.isEmpty() || found.last() > LARGEST_VALUE) {
            throw new OptionException("values", typed, Message.of("values-typed"));
        }
        return new Digits(found.stream().mapToLong(Digits::bit).reduce(0, (a, b) -> a | b));
    }

    /// The values of a puzzle of this size.
    Digits values(int n) {
        return values.orElseGet(() -> Digits.range(1, n));
    }
}
