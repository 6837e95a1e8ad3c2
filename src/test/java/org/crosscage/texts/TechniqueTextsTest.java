package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.kind.TechniqueCatalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the learn pages say of techniques keeps to the laws of the hints.
final class TechniqueTextsTest {

    private static final Texts ENGLISH = Texts.in(Locale.ENGLISH);
    private static final int MOST_WORDS = 22;
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?]) ");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d’]+");
    private static final Pattern JARGON = Pattern.compile(
            "\\b(sees?|candidates?|marks?|units?|peers?|constraints?|eliminat\\w+|combinations? left|pivot|pincer)\\b");

    static Stream<String> techniques() {
        return TechniqueCatalogue.all().stream().map(TechniqueCatalogue.CatalogueEntry::id);
    }

    static Stream<String> texts() {
        return ENGLISH.area("techniques").keySet().stream().map(key -> "techniques." + key);
    }

    /// Without one the hints, the lists and the command line could not name it.
    @ParameterizedTest
    @MethodSource("techniques")
    void itHasAName(String technique) {
        assertThat(ENGLISH.area("hints")).containsKey("technique-name." + technique);
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void whatItIsTakesThreeSentences(String technique) {
        assertThat(SENTENCE_END.split(ENGLISH.say("techniques." + technique + ".what")))
                .hasSize(3);
    }

    @ParameterizedTest
    @MethodSource("techniques")
    void theLineOfTheListIsOneSentence(String technique) {
        assertThat(SENTENCE_END.split(ENGLISH.say("techniques." + technique + ".line")))
                .hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void noSentenceIsLong(String key) {
        assertThat(SENTENCE_END.split(ENGLISH.say(key)))
                .allSatisfy(
                        sentence -> assertThat(WORD.matcher(sentence).results().count())
                                .as(sentence)
                                .isLessThanOrEqualTo(MOST_WORDS));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyTextIsMadeOfWholeSentencesWithoutJargon(String key) {
        assertThat(ENGLISH.say(key))
                .matches("[A-Z].*\\.")
                .doesNotContain("  ", "..", "'", "{", "}")
                .doesNotContainPattern(JARGON);
    }

    /// Each has all three, and beside its trap those that it has in puzzles of one kind.
    @Test
    void everyTextIsOfATechnique() {
        var ofOneKind = TechniqueCatalogue.all().stream()
                .flatMap(entry ->
                        entry.kinds().stream().map(kind -> "techniques." + entry.id() + ".trap/kind-" + kind.id()))
                .toList();
        assertThat(texts().filter(key -> !ofOneKind.contains(key)))
                .containsExactlyInAnyOrderElementsOf(techniques()
                        .flatMap(id -> Stream.of(".line", ".what", ".trap").map(part -> "techniques." + id + part))
                        .toList());
    }
}
