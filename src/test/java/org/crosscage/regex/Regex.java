package org.crosscage.regex;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The parts of a regular expression, for texts that fit some of them.
final class Regex {

    /// Characters that patterns tell apart.
    private static final String USUAL = "a1 /A0-_.,:?=#&\t\n(é”";

    private final String source;
    private int at;
    private final Part whole;
    private final Set<Character> own = new LinkedHashSet<>();
    private final Set<String> refused = new LinkedHashSet<>();

    /// A part of an expression.
    sealed interface Part {

        /// A character, or a class of them.
        record Letter(String source, String fitting) implements Part {}

        record Row(List<Part> parts) implements Part {}

        record Choice(List<Part> parts) implements Part {}

        record Repeated(Part part, int least, int most) implements Part {}

        /// A text that fits. Texts of other variants differ where they can.
        default String text(int variant) {
            return switch (this) {
                case Letter letter ->
                    letter.fitting.isEmpty()
                            ? ""
                            : String.valueOf(letter.fitting.charAt(variant % letter.fitting.length()));
                case Row row ->
                    row.parts.stream().map(part -> part.text(variant)).collect(Collectors.joining());
                case Choice choice ->
                    choice.parts.isEmpty()
                            ? ""
                            : choice.parts.get(variant % choice.parts.size()).text(variant);
                case Repeated repeated ->
                    repeated.part
                            .text(variant)
                            .repeat(Math.max(repeated.least, variant % 3 == 2 ? 0 : Math.min(1, repeated.most)));
            };
        }

        default void each(Consumer<Part> consumer) {
            consumer.accept(this);
            switch (this) {
                case Letter _ -> {}
                case Row row -> row.parts.forEach(part -> part.each(consumer));
                case Choice choice -> choice.parts.forEach(part -> part.each(consumer));
                case Repeated repeated -> repeated.part.each(consumer);
            }
        }
    }

    Regex(String source) {
        this.source = source;
        this.whole = choice();
        if (at < source.length()) {
            throw new AssertionError("not understood from " + at + ": " + source);
        }
    }

    private boolean isAt(String piece) {
        return source.startsWith(piece, at);
    }

    private Part choice() {
        var parts = new ArrayList<Part>();
        parts.add(row());
        while (isAt("|")) {
            at++;
            parts.add(row());
        }
        return parts.size() == 1 ? parts.getFirst() : new Part.Choice(parts);
    }

    private Part row() {
        var parts = new ArrayList<Part>();
        while (at < source.length() && !isAt("|") && !isAt(")")) {
            parts.add(repeated(single()));
        }
        return new Part.Row(parts);
    }

    private Part single() {
        char sign = source.charAt(at);
        switch (sign) {
            case '(':
                return group();
            case '^', '$':
                at++;
                return new Part.Row(List.of());
            case '[':
                return letter(endOfClass());
            case '\\':
                char next = source.charAt(at + 1);
                if (next == 'p' || next == 'P') {
                    return letter(source.indexOf('}', at) + 1);
                }
                if (next == 'Q') {
                    return quoted();
                }
                return letter(at + 2);
            default:
                return letter(at + 1);
        }
    }

    private Part quoted() {
        int end = source.indexOf("\\E", at);
        var text = source.substring(at + 2, end);
        at = end + 2;
        return new Part.Row(text.chars()
                .mapToObj(letter -> String.valueOf((char) letter))
                .peek(letter -> own.add(letter.charAt(0)))
                .map(letter -> (Part) new Part.Letter(Pattern.quote(letter), letter))
                .toList());
    }

    private int endOfClass() {
        int depth = 0;
        for (int end = at; ; end++) {
            switch (source.charAt(end)) {
                case '\\' -> end++;
                case '[' -> depth++;
                case ']' -> depth--;
                default -> {}
            }
            if (depth == 0) {
                return end + 1;
            }
        }
    }

    private Part letter(int end) {
        var piece = source.substring(at, end);
        at = end;
        var fits = Pattern.compile(piece, Pattern.DOTALL);
        var named = piece.chars()
                .mapToObj(letter -> String.valueOf((char) letter))
                .filter(letter -> fits.matcher(letter).matches())
                .limit(3);
        var fitting = Stream.concat(named, USUAL.chars().mapToObj(letter -> String.valueOf((char) letter)))
                .filter(letter -> fits.matcher(letter).matches())
                .distinct()
                .collect(Collectors.joining());
        if (fitting.isEmpty()) {
            fitting = IntStream.range(0, Character.MAX_VALUE)
                    .mapToObj(letter -> String.valueOf((char) letter))
                    .filter(letter -> fits.matcher(letter).matches())
                    .findFirst()
                    .orElse("");
        }
        if (!fitting.isEmpty()) {
            own.add(fitting.charAt(0));
        }
        if (piece.startsWith("[^")) {
            piece.chars()
                    .mapToObj(letter -> String.valueOf((char) letter))
                    .filter(letter -> !fits.matcher(letter).matches())
                    .forEach(refused::add);
        }
        return new Part.Letter(piece, fitting);
    }

    private Part group() {
        at++;
        boolean isEmpty = false;
        if (isAt("?")) {
            isEmpty = isAt("?=") || isAt("?!") || isAt("?<=") || isAt("?<!");
            if (isAt("?<") && !isEmpty) {
                at = source.indexOf('>', at) + 1;
            } else if (isAt("?:") || isAt("?>") || isAt("?=") || isAt("?!")) {
                at += 2;
            } else if (isAt("?<=") || isAt("?<!")) {
                at += 3;
            } else {
                while (!isAt(")") && !isAt(":")) { // flags
                    at++;
                }
                if (isAt(":")) {
                    at++;
                }
            }
        }
        var inside = choice();
        at++;
        return isEmpty ? new Part.Repeated(inside, 0, 0) : inside;
    }

    private Part repeated(Part part) {
        if (at == source.length()) {
            return part;
        }
        int least;
        int most;
        switch (source.charAt(at)) {
            case '*' -> {
                least = 0;
                most = Integer.MAX_VALUE;
            }
            case '+' -> {
                least = 1;
                most = Integer.MAX_VALUE;
            }
            case '?' -> {
                least = 0;
                most = 1;
            }
            case '{' -> {
                int end = source.indexOf('}', at);
                var numbers = source.substring(at + 1, end).split(",", -1);
                least = Integer.parseInt(numbers[0]);
                most = numbers.length == 1
                        ? least
                        : numbers[1].isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(numbers[1]);
                at = end;
            }
            default -> {
                return part;
            }
        }
        at++;
        if (isAt("+") || isAt("?")) {
            at++;
        }
        return repeated(new Part.Repeated(part, least, most));
    }

    /// A beginning that fits, and an end that would fit behind a part that is repeated in between.
    record Frame(String before, String after) {}

    /// Around each part that may be repeated, and around nothing.
    Set<Frame> frames() {
        var frames = new LinkedHashSet<Frame>();
        frames.add(new Frame("", ""));
        for (int variant = 0; variant < 3; variant++) {
            frames(whole, "", "", variant, frames);
        }
        return frames;
    }

    private static void frames(Part part, String before, String after, int variant, Set<Frame> frames) {
        switch (part) {
            case Part.Letter _ -> {}
            case Part.Choice choice -> choice.parts().forEach(each -> frames(each, before, after, variant, frames));
            case Part.Repeated repeated -> {
                if (repeated.most() > 1) {
                    frames.add(new Frame(before, after));
                }
                frames(repeated.part(), before, after, variant, frames);
            }
            case Part.Row row -> {
                for (int i = 0; i < row.parts().size(); i++) {
                    frames(
                            row.parts().get(i),
                            before + new Part.Row(row.parts().subList(0, i)).text(variant),
                            new Part.Row(row.parts().subList(i + 1, row.parts().size())).text(variant) + after,
                            variant,
                            frames);
                }
            }
        }
    }

    /// Texts to repeat: those that fit parts and parts of rows, and the characters that the expression names.
    Set<String> pieces() {
        var pieces = new LinkedHashSet<String>();
        own.forEach(letter -> pieces.add(letter.toString()));
        whole.each(part -> {
            for (int variant = 0; variant < 3; variant++) {
                pieces.add(part.text(variant));
                if (part instanceof Part.Row row) {
                    for (int i = 1; i < row.parts().size(); i++) {
                        pieces.add(
                                new Part.Row(row.parts().subList(i, row.parts().size())).text(variant));
                        pieces.add(new Part.Row(row.parts().subList(0, i)).text(variant));
                    }
                }
            }
        });
        pieces.remove("");
        return pieces;
    }

    /// The characters that end a part which takes all others.
    Set<String> refused() {
        return refused;
    }

    /// Every two of the characters that the expression names, one behind the other.
    List<String> pairs() {
        return own.stream()
                .flatMap(first ->
                        own.stream().filter(second -> !first.equals(second)).map(second -> "" + first + second))
                .toList();
    }
}
