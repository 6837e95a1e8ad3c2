package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.texts.Variants.Condition;
import org.crosscage.texts.Variants.Variant;
import org.junit.jupiter.api.Test;

/// Which variant of a message is said, and that the messages leave no doubt about it.
final class VariantsTest {

    private static final Texts ENGLISH = Texts.in(Locale.ENGLISH);

    /// Values of which an argument has one at most.
    private static final List<Set<String>> EITHER_OR = List.of(
            Set.of("none", "one", "two", "three", "four"),
            Set.of("none", "one", "few", "several", "many"),
            Set.of("none", "some"),
            Set.of("run", "cage", "line", "box", "mixed"),
            Set.of("row", "column", "box", "block", "cell"),
            Set.of("add", "subtract", "multiply", "divide", "equal", "hidden"),
            Set.of("nine", "counted", "odd"),
            Set.of("yes", "no"),
            Set.of("single", "different", "hidden", "any"),
            Set.of("penpa", "pycsp", "sumocue", "collection"),
            Set.of(
                    "document",
                    "puzzle",
                    "constraint",
                    "list",
                    "text",
                    "number",
                    "quote",
                    "name",
                    "value",
                    "rest",
                    "object"));

    private final Variants variants = new Variants(
            Set.of("a", "a/ways-none", "a/open-one", "a/open-one/ways-none", "a/ways-some/open-two", "a/clue-run"));

    @Test
    void theVariantWithTheMostConditionsThatHoldIsSaid() {
        assertThat(variants.choose("a", Map.of("waysCount", 0))).isEqualTo("a/ways-none");
        assertThat(variants.choose("a", Map.of("waysCount", 0L, "openCount", 1)))
                .isEqualTo("a/open-one/ways-none");
        assertThat(variants.choose("a", Map.of("waysCount", 7, "openCount", 2))).isEqualTo("a/ways-some/open-two");
    }

    @Test
    void whereNoConditionHoldsTheMessageItselfIsSaid() {
        assertThat(variants.choose("a", Map.of("waysCount", 7, "openCount", 3))).isEqualTo("a");
        assertThat(variants.choose("a", Map.of())).isEqualTo("a");
        assertThat(variants.choose("b", Map.of("waysCount", 0))).isEqualTo("b");
    }

    /// As that of the operations × and ÷, after which a message is called.
    @Test
    void aMarkAtTheEndOfAKeyBeginsNoCondition() {
        var keys = new Variants(Set.of("ops.*", "ops.*/"));
        assertThat(keys.choose("ops.*", Map.of())).isEqualTo("ops.*");
        assertThat(keys.choose("ops.*/", Map.of())).isEqualTo("ops.*/");
    }

    @Test
    void whatIsKnownByAWordIsAConditionToo() {
        assertThat(variants.choose("a", Map.of("clueSort", "run"))).isEqualTo("a/clue-run");
        assertThat(variants.choose("a", Map.of("clueSort", "cage"))).isEqualTo("a");
        assertThat(variants.choose("a", Map.of("waysSize", "none"))).isEqualTo("a/ways-none");
    }

    @Test
    void everyVariantIsOfAMessage() {
        assertThat(variants().map(Variant::message)).isNotEmpty().allMatch(ENGLISH::has);
    }

    /// Of two variants with equally many conditions, either both never hold, or a third one has the conditions of both.
    @Test
    void neverDoTwoVariantsHoldWithEquallyManyConditions() {
        variants()
                .collect(Collectors.groupingBy(Variant::message))
                .forEach((message, all) -> all.forEach(a -> all.stream()
                        .filter(b -> a != b
                                && a.conditions().size() == b.conditions().size())
                        .filter(b -> !excludeEachOther(a, b))
                        .forEach(b -> assertThat(all)
                                .as("%s beside %s", a.key(), b.key())
                                .anyMatch(both -> both.conditions().containsAll(a.conditions())
                                        && both.conditions().containsAll(b.conditions())))));
    }

    @Test
    void everyReferenceIsToAMessageAndNoneGoesRound() {
        for (var key : keys()) {
            var reached = reachedFrom(key);
            assertThat(reached).as(key).allMatch(ENGLISH::has).doesNotContain(key);
        }
    }

    @Test
    void everySentenceIsPartOfAMessage() {
        var said = keys().stream()
                .filter(key -> !key.startsWith("hints.sentence."))
                .flatMap(key -> reachedFrom(key).stream())
                .collect(Collectors.toSet());
        assertThat(keys().stream()
                        .filter(key -> key.startsWith("hints.sentence."))
                        .map(key -> Variant.of(key).message()))
                .isNotEmpty()
                .allMatch(said::contains);
    }

    /// What a message is made of, with what that is made of in whichever variant.
    private static Set<String> reachedFrom(String key) {
        var reached = new HashSet<String>();
        var open = new ArrayDeque<>(references(key));
        while (!open.isEmpty()) {
            var next = open.pop();
            if (reached.add(next)) {
                keys().stream()
                        .filter(each -> Variant.of(each).message().equals(next))
                        .forEach(each -> open.addAll(references(each)));
            }
        }
        return reached;
    }

    private static List<String> references(String key) {
        var pattern = ENGLISH.pattern(key);
        return pattern.startsWith(Texts.REFERENCE)
                ? Texts.references(key, pattern).toList()
                : List.of();
    }

    private static boolean excludeEachOther(Variant a, Variant b) {
        return a.conditions().stream()
                .anyMatch(one -> b.conditions().stream().anyMatch(other -> excludeEachOther(one, other)));
    }

    private static boolean excludeEachOther(Condition one, Condition other) {
        return one.argument().equals(other.argument())
                && !one.equals(other)
                && EITHER_OR.stream().anyMatch(values -> values.containsAll(Set.of(one.value(), other.value())));
    }

    private static Stream<Variant> variants() {
        return keys().stream()
                .map(Variant::of)
                .filter(variant -> !variant.conditions().isEmpty());
    }

    private static List<String> keys() {
        return Texts.AREAS.stream()
                .flatMap(area -> ENGLISH.area(area).keySet().stream().map(key -> area + "." + key))
                .toList();
    }
}
