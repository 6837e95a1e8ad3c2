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
        return techniques().flatMap(id -> Stream.of(".line", ".what", ".trap").map(part -> "techniques." + id + part));
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

    @Test
    void everyTextIsOfATechnique() {
        assertThat(ENGLISH.area("techniques").keySet().stream().map(key -> "techniques." + key))
                .containsExactlyInAnyOrderElementsOf(texts().toList());
    }
}
