package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Ids and addresses as people paste them: several sorts of them together, and with words around them.
class PastedTextsTest {

    private static final String KAKURO = "https://puzz.link/p?kakuro/2/2/nhghg";
    private static final FormatTexts ENGLISH = new FormatTexts(Texts.in(Locale.ENGLISH));
    private static final String KENKEN = "3:_a_aa_3a,a3s1a3m2d3";

    private static List<Puzzle> read(String text) {
        return PuzzleFormats.read(text).stream().map(PuzzleEntry::puzzle).toList();
    }

    private static Puzzle one(String text) {
        return read(text).getFirst();
    }

    @Test
    void idsAndAddressesOfSeveralFormatsMayStandOneBelowTheOther() {
        var link = PuzzleFormats.byId("link").orElseThrow().write(PuzzleFormats.read(KENKEN));

        assertThat(read(KENKEN + "\n\n" + KAKURO + "\n" + link + "2,9:XV17V16H17bH16b"))
                .containsExactly(one(KENKEN), one(KAKURO), one(KENKEN), one("2,9:XV17V16H17bH16b"));
    }

    @Test
    void aLineThatIsNoneIsAFaultOfTheFormatAboveIt() {
        assertThatThrownBy(() -> PuzzleFormats.read(KENKEN + "\nanother 1"))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.line()).isEqualTo(2);
                    assertThat(e.problem().key()).isEqualTo("keen-id-expected");
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://puzz.link/p?kakuro_edit/2/2/nhghg",
                "https://puzz.link/p?kakuro_play/2/2/nhghg",
                "http://pzv.jp/p.html?kakuro/2/2/nhghg",
                KAKURO + ".",
                "Can you do this one? " + KAKURO + ", it took me an hour!",
                "<" + KAKURO + ">",
                "[A Kakuro](" + KAKURO + ")",
                "Look:\n\n> \"" + KAKURO + "\"\n",
                "'2,9:XV17V16H17bH16b'"
            })
    void wordsAndSignsAroundAnAddressAreNoneOfIt(String text) {
        assertThat(read(text)).containsExactly(one(KAKURO));
    }

    @ParameterizedTest
    @ValueSource(strings = {".", ",", "!", "?)", "”.", "’", "**", "||", "\">]"})
    void signsBehindAnAddressAreNoneOfIt(String signs) {
        var killer = PuzzleFormats.read("4\nboxes 2x2\n3 A1 B1\n4 C1 C2\n6 D1 D2\n5 A2 A3\n5 B3 C3\n");
        for (var id : List.of("link", "fpuzzles", "sudokupad")) {
            var format = PuzzleFormats.byId(id).orElseThrow();
            var text = format.write(killer).strip() + signs;
            assertThat(format.readOne(text).puzzle())
                    .as(text)
                    .isEqualTo(killer.getFirst().puzzle());
        }
        assertThat(PuzzleFormats.byId("puzzlink")
                        .orElseThrow()
                        .readOne(KAKURO + signs)
                        .puzzle())
                .isEqualTo(one(KAKURO));
    }

    @Test
    void aSentenceMayHaveSeveralAddresses() {
        assertThat(read("Both " + KAKURO + " and https://example.org/keen.html#" + KENKEN + " are easy."))
                .containsExactly(one(KAKURO), one(KENKEN));
    }

    @Test
    void anAddressInASentenceThatIsWrongIsNamedByItsPlace() {
        assertThatThrownBy(() -> PuzzleFormats.read("Try this:\nhere " + KAKURO + "hhh"))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.problem().key()).isEqualTo("puzzlink-long");
                    assertThat(List.of(e.line(), e.column())).containsExactly(2, 6 + KAKURO.length());
                });
    }

    @Test
    void aTextWithAddressesOfOtherThingsAloneIsInNoFormat() {
        assertThatThrownBy(() -> PuzzleFormats.read("Try this: https://example.org/crossword.html"))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("unknown-format"));
    }

    @Test
    void aLineThatIsTooLongIsRefusedWithItsLength() {
        assertThatThrownBy(() -> PuzzleFormats.read(KAKURO + "\n" + "x".repeat(300_000)))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.line()).isEqualTo(2);
                    assertThat(ENGLISH.sentence(e))
                            .isEqualTo("Line 2, column 262145: this line has 300,000 characters: the limit is 262,144."
                                    + " Copy the puzzle alone, or put each puzzle on a line of its own.");
                });
    }

    @Test
    void theLinesOfJsonAndOfTheNativeTextAreAsLongAsTheText() {
        var long4 = "x".repeat(300_000);
        assertThat(read("puzzle a\nsize 3\ncage 18+ r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3\nend\n# " + long4))
                .hasSize(1);
        assertThat(PuzzleFormats.detect("{\"version\": 1, \"$schema\": \"" + long4 + "\", \"puzzles\": []}"))
                .map(PuzzleFormat::id)
                .contains("json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"> ", ">!\n!<", "```\n```", "> >\n>!!<"})
    void marksAroundNothingAreNoText(String text) {
        assertThat(PuzzleFormats.reading(text, () -> false).faults().stream().map(ENGLISH::sentence))
                .containsExactly("There is no text. Paste a puzzle.");
    }

    @Test
    void whereTooMuchCannotBeReadItIsSaidThatPuzzlesMayBeMissing() {
        var faults =
                PuzzleFormats.reading("q1 7x8 z9\n\n".repeat(600), () -> false).faults();

        assertThat(faults.stream().map(ENGLISH::sentence))
                .contains("Line 1001, column 1: from here on puzzles may be missing: too much of the text before"
                        + " cannot be read. Split the text here.");
    }

    @Test
    void readingEndsAtTheFirstPuzzleForWhichThereIsNoTime() {
        var asked = new AtomicInteger();
        assertThatThrownBy(() -> PuzzleFormats.reading((KAKURO + "\n").repeat(5), () -> asked.incrementAndGet() > 3)
                        .entriesWithoutFault())
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(ENGLISH.sentence(e))
                                .isEqualTo("Line 4, column 1: reading took too long and stopped here."
                                        + " Split the text before this puzzle, and read one part after the other."));
        assertThatThrownBy(() ->
                        PuzzleFormats.reading("Look: " + KAKURO, () -> true).entriesWithoutFault())
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("time-over"));
    }

    @Test
    void theLastAddressInOneIsMeantAndTheFirstCodeOfALink() {
        assertThat(read("kakuro/9/9/?kakuro/2/2/nhghg")).containsExactly(one(KAKURO));
        assertThat(read("https://puzz.link/p?kakuro/2/2/nhghg/")).containsExactly(one(KAKURO));
        var link = PuzzleFormats.byId("link")
                .orElseThrow()
                .write(PuzzleFormats.read(KENKEN))
                .strip();
        assertThat(read("https://example.org" + link + "/?from=p/x")).containsExactly(one(KENKEN));
        assertThat(read("https://example.org/p/y/z" + link + ").")).containsExactly(one(KENKEN));
    }

    @Test
    void ofALongLineOnlyThePlaceOfTheFaultIsShown() {
        var text = "{\"version\": 1, \"$schema\": \"" + "x".repeat(300_000) + "\", \"puzzles\": here is a fault}";

        assertThat(told(text)).contains("\n…xxx").endsWith("xxx\", \"puzzles\": here is a fault}");
        assertThat(told(KAKURO + "h".repeat(300))).doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x"})
    void noCharacterOfTwoUnitsIsCutInHalf(String before) {
        var odd = before + "😀 😀".repeat(60);
        var shown = told("puzzle a\nsize 3\ncage x" + odd + "\nend") + told("puzzle a\nsize 3\ncage 3+ r1c1 " + odd);

        assertThat(shown).contains("😀…").contains("…😀");
        assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(shown)).isTrue();
    }

    private static String told(String text) {
        return String.join("\n", ENGLISH.sentences(PuzzleFormats.reading(text, () -> false), text));
    }
}
