package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
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
    private static final Set<String> TOO_LARGE = Set.of(
            "too-long",
            "line-too-long",
            "json-long",
            "time-over",
            "too-much-unread",
            "too-many-puzzles",
            "one-puzzle-expected",
            "note-limit");

    /// What can be wrong in the file of positions to train on, which is no text of a player's and has its own test.
    private static final Set<String> OF_POSITIONS =
            Set.of("position-expected", "position-index-expected", "position-count", "position-unlisted");

    /// The kinds as the cases name them, and with those that only tests have.
    private static final String SHIPPED = "kakuro, kenken, killer";

    private static final String ALL =
            PuzzleKinds.all().stream().map(PuzzleKind::id).collect(Collectors.joining(", "));
    private static final String NO_JSON = "json-expected/expected-document";
    /// Said without a connection alone; `PuzzleReaderTest` has its cases.
    private static final String OFFLINE = "unknown-format/formats-some";

    private static final PuzzleFormat JSON = PuzzleFormats.byId("json").orElseThrow();

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

    /// No text that begins like this is found to be JSON, so that no case can have it.
    @Test
    void whatIsReadAsJsonAndHasNoBracketIsRefused() {
        var error = catchThrowableOfType(FormatException.class, () -> JSON.read("17"));
        assertThat(said("error", error.problem())).isEqualTo(NO_JSON);
        assertThat(words.sentence(error)).isEqualTo("Line 1, column 1: $: expected “{” or “[”, but found “17”.");
    }

    @Test
    void everyErrorThatHasWordsHasACase() {
        var tried = wrong().map(wrong -> said("error", error(wrong).problem())).collect(Collectors.toSet());
        tried.addAll(TOO_LARGE);
        tried.addAll(OF_POSITIONS);
        tried.add(NO_JSON);
        tried.add(OFFLINE);
        assertThat(keys("error")).containsExactlyInAnyOrderElementsOf(tried);
    }

    @Test
    void everyWarningThatHasWordsHasACase() {
        var tried = odd().flatMap(odd -> PuzzleFormats.read(odd.text()).stream())
                .flatMap(entry -> entry.warnings().stream())
                .map(warning -> said("warning", warning.remark()))
                .collect(Collectors.toSet());
        assertThat(keys("warning")).containsExactlyInAnyOrderElementsOf(tried);
    }

    /// The key, or that of the variant for what the message names.
    private static String said(String group, Message message) {
        var forms = keys(group);
        return message.arguments().entrySet().stream()
                .map(named -> message.key() + "/" + named.getKey() + "-" + named.getValue())
                .filter(forms::contains)
                .findFirst()
                .orElse(message.key());
    }

    /// The messages of a group and their variants, such as `json-expected/expected-list`; not the sentences of which
    /// one of them is made.
    private static Set<String> keys(String group) {
        var messages = ENGLISH.area("formats");
        var sentences = messages.values().stream()
                .filter(pattern -> pattern.startsWith("@"))
                .flatMap(pattern -> Stream.of(pattern.split(" ")))
                .collect(Collectors.toSet());
        return messages.keySet().stream()
                .filter(key -> key.startsWith(group + ".") && !sentences.contains("@" + key))
                .map(key -> key.substring(group.length() + 1))
                .collect(Collectors.toSet());
    }
}
