package org.crosscage.texts;

import com.ibm.icu.text.MessagePattern;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.texts.Variants.Condition;
import org.crosscage.texts.Variants.Variant;

/// Texts that say, instead of each hint, which arguments it gets of those that it has words for in any variant. So one
/// step tells of all variants of its hints, not of the one alone that fits it.
final class AskedTexts {

    /// The keys of what is said of a contradiction, and not of steps.
    static final Predicate<String> CONTRADICTION =
            Pattern.compile("^why\\.clash-|^sentence\\.(no-way|seen)\\b").asPredicate();

    private static final String AREA = "hints.";
    private static final List<String> HINTS = List.of("nudge.", "technique.", "why.", "conclusion.");
    private static final Pattern ANSWER = Pattern.compile("(?s)⟦([^|⟧]*)\\|([^⟧]*)⟧");
    private static final Set<String> NUMBERS = Set.of("none", "one", "two", "three", "four", "some");

    /// What can be known of an argument, by the ending of the name under which it is supplied.
    private static final Map<String, Set<String>> VALUES = Map.of(
            "",
            Stream.concat(NUMBERS.stream(), Stream.of("yes", "no", "nine", "counted", "odd"))
                    .collect(Collectors.toSet()),
            "Count",
            NUMBERS,
            "Size",
            Set.of("none", "one", "few", "several", "many"),
            "Sort",
            Set.of("run", "cage", "line", "box", "mixed"),
            "Way",
            Set.of("row", "column", "box", "block", "cell"),
            "Operation",
            Set.of("add", "subtract", "multiply", "divide", "equal", "hidden"));

    private final Map<String, String> patterns = Texts.in(Locale.ENGLISH).area("hints");

    /// Each message and its variants, by the message.
    private final Map<String, List<Variant>> variants =
            patterns.keySet().stream().map(Variant::of).collect(Collectors.groupingBy(Variant::message));

    /// Which arguments there were each time that a hint was said, by its message.
    private final Map<String, Set<Set<String>>> supplied = new HashMap<>();

    private final Texts texts = new Texts(Locale.ENGLISH, area -> AREA.equals(area + ".") ? asking() : Map.of());

    /// The texts to say hints with.
    Texts texts() {
        return texts;
    }

    private Map<String, String> asking() {
        var all = new TreeMap<String, String>();
        patterns.forEach((key, pattern) -> {
            var message = Variant.of(key).message();
            if (HINTS.stream().noneMatch(message::startsWith)) {
                all.put(AREA + key, pattern);
            } else {
                all.put(AREA + message, question(message));
            }
        });
        return all;
    }

    /// An argument that is not supplied stays as it is written, in braces.
    private String question(String message) {
        return reached(message)
                .flatMap(each -> variants.get(each).stream())
                .flatMap(this::asked)
                .distinct()
                .map(argument -> argument + "={" + argument + "}")
                .collect(Collectors.joining("|", "⟦" + message + "|", "⟧"));
    }

    private Stream<String> asked(Variant variant) {
        return Stream.concat(
                arguments(variant),
                variant.conditions().stream()
                        .flatMap(condition -> VALUES.keySet().stream().map(ending -> condition.argument() + ending)));
    }

    /// The message and what it is made of, in whichever variant.
    private Stream<String> reached(String message) {
        return Stream.concat(
                Stream.of(message),
                variants.get(message).stream().flatMap(this::references).flatMap(this::reached));
    }

    private Stream<String> references(Variant variant) {
        var pattern = patterns.get(variant.key());
        return pattern.startsWith(Texts.REFERENCE)
                ? Texts.references(AREA + variant.key(), pattern).map(key -> key.substring(AREA.length()))
                : Stream.empty();
    }

    /// The arguments that its words have, also those within a choice.
    private Stream<String> arguments(Variant variant) {
        var pattern = new MessagePattern(patterns.get(variant.key()));
        return IntStream.range(0, pattern.countParts())
                .mapToObj(pattern::getPart)
                .filter(part -> part.getType() == MessagePattern.Part.Type.ARG_NAME)
                .map(pattern::getSubstring);
    }

    /// Takes note of the answers in something said with these texts.
    void hear(Sentence sentence) {
        ANSWER.matcher(sentence.text())
                .results()
                .forEach(answer -> supplied.computeIfAbsent(answer.group(1), message -> new HashSet<>())
                        .add(supplied(answer.group(2))));
    }

    private static Set<String> supplied(String answers) {
        return Stream.of(answers.split("\\|"))
                .map(answer -> answer.split("=", 2))
                .filter(answer -> answer.length == 2 && !answer[1].equals("{" + answer[0] + "}"))
                .map(answer -> answer[0])
                .collect(Collectors.toSet());
    }

    /// The variants of hints, and of what they are made of, that nothing was heard of.
    Set<String> unusedVariants() {
        var hints = variants.keySet().stream()
                .filter(message -> HINTS.stream().anyMatch(message::startsWith))
                .flatMap(this::reached);
        var heard = supplied.keySet().stream().flatMap(this::reached).collect(Collectors.toSet());
        return hints.filter(message -> !heard.contains(message))
                .flatMap(message -> variants.get(message).stream())
                .filter(variant -> !variant.conditions().isEmpty())
                .map(Variant::key)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// What was never heard with all arguments together that its words and its conditions name.
    Set<String> incomplete() {
        var incomplete = new TreeSet<String>();
        var suited = new HashSet<String>();
        supplied.forEach((hint, times) -> reached(hint)
                .flatMap(each -> variants.get(each).stream())
                .forEach(variant -> (times.stream().anyMatch(names -> suits(variant, names)) ? suited : incomplete)
                        .add(variant.key())));
        incomplete.removeAll(suited);
        return incomplete;
    }

    private boolean suits(Variant variant, Set<String> names) {
        return variant.conditions().stream().allMatch(condition -> canHold(condition, names))
                && arguments(variant).allMatch(name -> names.contains(name) || isSuppliedOfOne(name, variant, names));
    }

    private static boolean canHold(Condition condition, Set<String> names) {
        return VALUES.entrySet().stream()
                .anyMatch(values -> names.contains(condition.argument() + values.getKey())
                        && values.getValue().contains(condition.value()));
    }

    /// `{xOne}` is supplied where there is one x, as the variant's condition may be.
    private static boolean isSuppliedOfOne(String name, Variant variant, Set<String> names) {
        var many = name.replaceFirst("One$", "");
        return names.contains(many) && variant.conditions().contains(new Condition(many, "one"));
    }
}
