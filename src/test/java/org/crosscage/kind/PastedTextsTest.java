package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Ids and addresses as people paste them: several sorts of them together, and with words around them.
class PastedTextsTest {

    private static final String KAKURO = "https://puzz.link/p?kakuro/2/2/nhghg";
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
        assertThatThrownBy(() -> PuzzleFormats.read(KENKEN + "\nand another one"))
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
}
