package org.crosscage.texts;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The variants of messages. `why.crossing/open-one/ways-none` is said instead of `why.crossing` where both of its
/// conditions hold: one open cell, no ways. Of several variants the one with the most conditions is said, of none the
/// message itself.
///
/// A condition names an argument and its value. The value of `{ways}` is how many ways there are (`ways-none`, `-one`
/// to `-four`, `-some`), the size of their list (`ways-few`), or what else is known of them by one word: `clue-run`
/// of `{clueSort}`, `clue-row` of `{clueWay}`, `ways-add` of `{waysOperation}`, `narrowed-yes` of `{narrowed}`.
final class Variants {

    /// Stands in a key before each condition; at the end of a key it is part of it, as in `option.ops.*/`.
    static final char MARK = '/';

    /// What an argument is called that says something of another one by a number or a word.
    private static final List<String> ENDINGS = List.of("", "Count", "Size", "Sort", "Way", "Operation");

    private static final List<String> NUMBERS = List.of("none", "one", "two", "three", "four");

    private final Map<String, List<Variant>> variants = new HashMap<>();

    Variants(Set<String> keys) {
        keys.stream()
                .filter(key -> key.indexOf(MARK) >= 0)
                .map(Variant::of)
                .filter(variant -> !variant.conditions().isEmpty())
                .collect(Collectors.groupingBy(Variant::message))
                .forEach((message, all) -> variants.put(
                        message,
                        all.stream()
                                .sorted(Comparator.comparingInt((Variant variant) ->
                                                -variant.conditions().size())
                                        .thenComparing(Variant::key))
                                .toList()));
    }

    /// The key of the message, or of its variant for these arguments.
    String choose(String message, Map<String, ?> arguments) {
        for (var variant : variants.getOrDefault(message, List.of())) {
            if (variant.conditions().stream().allMatch(condition -> condition.holds(arguments))) {
                return variant.key();
            }
        }
        return message;
    }

    /// @param key the message's, and each condition with its mark
    record Variant(String key, String message, List<Condition> conditions) {

        static Variant of(String key) {
            var parts = key.split(String.valueOf(MARK));
            return new Variant(
                    key,
                    parts[0],
                    Arrays.stream(parts).skip(1).map(Condition::of).toList());
        }
    }

    /// @param argument without its ending
    record Condition(String argument, String value) {

        static Condition of(String words) {
            int dash = words.lastIndexOf('-');
            return new Condition(words.substring(0, dash), words.substring(dash + 1));
        }

        boolean holds(Map<String, ?> arguments) {
            return ENDINGS.stream()
                    .map(ending -> arguments.get(argument + ending))
                    .filter(Objects::nonNull)
                    .flatMap(Condition::words)
                    .anyMatch(value::equals);
        }

        private static Stream<String> words(Object argument) {
            if (!(argument instanceof Number number)) {
                return Stream.of(argument.toString());
            }
            long count = number.longValue();
            var exact = 0 <= count && count < NUMBERS.size() ? NUMBERS.get((int) count) : "";
            return count > 0 ? Stream.of(exact, "some") : Stream.of(exact);
        }
    }
}
