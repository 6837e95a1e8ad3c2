package org.crosscage.kind.killer.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.killer.rules.KillerRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The Sudokus of Simon Tatham's collection, as ids and as saved games.
final class SoloTest {

    /// Encoded by hand from its cages.
    private static final String DESCRIPTION = "n2a,aaa_aaaa_______a_,3a7a5_5a5a5b7a3a";

    private static final PuzzleEntry SMALL = PuzzleFormats.TEXT.readOne("""
            puzzle small
            label basic
            size 4
            boxes 2x2
            cage 3+ r1c1 r1c2
            cage 7+ r1c3 r1c4
            cage 5+ r2c1 r3c1
            cage 5+ r2c2 r2c3
            cage 5+ r2c4 r3c4
            cage 5+ r3c2 r3c3
            cage 7+ r4c1 r4c2
            cage 3+ r4c3 r4c4
            given r4c3 2
            end
            """);

    private static final String SAVE = """
            SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
            VERSION :1:1
            GAME    :4:Solo
            PARAMS  :3:3x3
            CPARAMS :6:2x2kdb
            DESC    :38:%s
            NSTATES :1:2
            STATEPOS:1:2
            MOVE    :6:R0,0,1
            """.formatted(DESCRIPTION);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2x2kdb:" + DESCRIPTION,
                "2x2kr4db:" + DESCRIPTION,
                "https://www.example.org/puzzles/js/solo.html#2x2kdb%3A" + DESCRIPTION
            })
    void anIdIsAPuzzleWithItsCagesAndDigits(String text) {
        var entry = PuzzleFormats.read(text).getFirst();
        assertThat(entry.puzzle()).isEqualTo(SMALL.puzzle());
        assertThat(entry.notes()).isEqualTo(Map.of("label", "basic"));
    }

    @Test
    void theIdIsWrittenAsTheCollectionDoes() {
        assertThat(new SoloId().write(SMALL)).isEqualTo("2x2kdb:" + DESCRIPTION + "\n");
    }

    @Test
    void withoutCagesItIsASudoku() {
        assertThat(PuzzleFormats.read("2x3:c5_6ze").getFirst().puzzle())
                .isEqualTo(PuzzleFormats.TEXT
                        .readOne("puzzle a\nsize 6\nboxes 2x3\ngiven r1c4 5\ngiven r1c5 6\nend")
                        .puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void aSavedGameIsItsPuzzleWithoutTheMoves(String end) {
        var text = SAVE.replace("\n", end);
        assertThat(PuzzleFormats.detect(text).orElseThrow().id()).isEqualTo("solo-save");
        assertThat(PuzzleFormats.read(text + text))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(SMALL.puzzle(), SMALL.puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n"})
    void whatStandsBelowASavedGameIsNoPartOfIt(String blank) {
        var below =
                List.of("3:_baa_3a,m6s1m3a3", "#    17\\  16\\\n\\17  .    .\n\\16  .    .", ".3..\n....\n....\n2...");
        for (var text : below) {
            var reading = PuzzleFormats.reading(SAVE + blank + text, () -> false);
            assertThat(reading.entries().getFirst().puzzle()).as(text).isEqualTo(SMALL.puzzle());
            assertThat(reading.entries().size() + reading.faultCount()).as(text).isEqualTo(2);
            assertThat(reading.faults())
                    .allSatisfy(fault -> assertThat(fault.line()).isEqualTo(blank.isEmpty() ? 10 : 11));
        }
        var address = "https://puzz.link/p?kakuro/2/2/nhghg";
        assertThat(PuzzleFormats.read(SAVE + blank + address + "\n\nGood luck!\n" + SAVE))
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(
                        SMALL.puzzle(), PuzzleFormats.read(address).getFirst().puzzle(), SMALL.puzzle());
    }

    @ParameterizedTest
    @CsvSource({
        "2x2xk, 1, 4, other-rule",
        "9jk, 1, 1, other-rule",
        "2x2jk, 1, 4, other-rule",
        "4x4k, 1, 1, solo-boxes",
        "2x2, 1, 9, solo-parts"
    })
    void otherRulesAndSizesAreRefused(String parameters, int line, int column, String problem) {
        assertThatThrownBy(() -> PuzzleFormats.read(parameters + ":" + DESCRIPTION))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.problem().key()).isEqualTo(problem);
                    assertThat(e.line()).isEqualTo(line);
                    assertThat(e.column()).isEqualTo(column);
                });
    }

    /// In the line of the description, behind its name and length.
    @Test
    void whatIsWrongInASaveIsNamedByItsPlaceThere() {
        assertThatThrownBy(() -> PuzzleFormats.read(SAVE.replace("n2a", "n9a")))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.problem().key()).isEqualTo("digit-out-of-range");
                    assertThat(e.line()).isEqualTo(6);
                    assertThat(e.column()).isEqualTo(14);
                });
        assertThatThrownBy(() -> PuzzleFormats.read(SAVE.replace("2x2kdb", "2x2xdb")))
                .isInstanceOfSatisfying(FormatException.class, e -> {
                    assertThat(e.problem().key()).isEqualTo("other-rule");
                    assertThat(e.line()).isEqualTo(5);
                    assertThat(e.column()).isEqualTo(15);
                });
    }

    @Test
    void cagesOfOneCellCannotBeWritten() {
        var puzzle = KillerRules.puzzle(4, SMALL.puzzle().clues().subList(1, 8), Map.of());
        assertThatThrownBy(() -> new SoloId().write(PuzzleEntry.of("", puzzle)))
                .isInstanceOfSatisfying(
                        UnwritableException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("cages-cover"));
    }
}
