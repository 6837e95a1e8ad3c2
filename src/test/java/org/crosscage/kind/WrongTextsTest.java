package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said about wrong and odd texts, word for word.
class WrongTextsTest {

    /// Errors of size and number, which no short text can have; the contract of formats has them.
    private static final Set<String> TOO_LARGE =
            Set.of("too-long", "too-many-puzzles", "one-puzzle-expected", "note-limit");

    /// The kinds as the cases name them, and with those that only tests have.
    private static final String SHIPPED = "kakuro, kenken";

    private static final String ALL =
            PuzzleKinds.all().stream().map(PuzzleKind::id).collect(Collectors.joining(", "));

    private static final Texts ENGLISH = Texts.in(Locale.ENGLISH);
    private final FormatTexts words = new FormatTexts(ENGLISH);

    static Stream<FormatCase> wrong() {
        return FormatCase.all("wrong-texts.txt");
    }

    static Stream<FormatCase> odd() {
        return FormatCase.all("odd-texts.txt");
    }

    private static FormatException error(FormatCase wrong) {
        return catchThrowableOfType(FormatException.class, () -> PuzzleFormats.read(wrong.text()));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void aWrongTextIsRefusedWithPlaceExpectedAndFound(FormatCase wrong) {
        assertThat(error(wrong)).as(wrong.text()).isNotNull();
        assertThat(words.sentence(error(wrong)))
                .isEqualTo(wrong.sentences().get(0).replace(SHIPPED, ALL));
    }

    @ParameterizedTest
    @MethodSource("odd")
    void anOddTextIsReadWithWarnings(FormatCase odd) {
        var warnings = PuzzleFormats.read(odd.text()).stream()
                .map(PuzzleEntry::warnings)
                .flatMap(list -> list.stream().map(words::sentence));
        assertThat(warnings).as(odd.text()).containsExactlyElementsOf(odd.sentences());
    }

    @Test
    void everyErrorThatHasWordsHasACase() {
        var tried = wrong().map(wrong -> error(wrong).problem().key()).collect(Collectors.toSet());
        tried.addAll(TOO_LARGE);
        assertThat(keys("error")).containsExactlyInAnyOrderElementsOf(tried);
    }

    @Test
    void everyWarningThatHasWordsHasACase() {
        var tried = odd().flatMap(odd -> PuzzleFormats.read(odd.text()).stream())
                .flatMap(entry -> entry.warnings().stream())
                .map(warning -> warning.remark().key())
                .collect(Collectors.toSet());
        assertThat(keys("warning")).containsExactlyInAnyOrderElementsOf(tried);
    }

    /// The messages of a group, each once: `json-expected.list` is a form of `json-expected`.
    private static Set<String> keys(String group) {
        return ENGLISH.area("formats").keySet().stream()
                .filter(key -> key.startsWith(group + "."))
                .map(key -> key.split("\\.")[1])
                .collect(Collectors.toSet());
    }
}
