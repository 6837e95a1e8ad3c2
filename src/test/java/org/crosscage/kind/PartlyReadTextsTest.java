package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.TextReading;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A text with something that cannot be read: the puzzles beside it are read, and it is told with its line.
class PartlyReadTextsTest {

    private static final String KAKURO = "https://puzz.link/p?kakuro/2/2/nhghg";
    private static final String KEEN = "3:_a_aa_3a,a3s1a3m2d3";
    private static final String GRID = "#    17\\  16\\\n\\17  .    .\n\\16  .    .\n";
    private static final String NATIVE = "puzzle %s\nsize 3 3\ngrid\n" + GRID + "end\n";

    private static final String ZEROS =
            "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
                    + "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:";
    private static final String SAVE = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n";

    private static TextReading reading(String text) {
        return PuzzleFormats.reading(text, () -> false);
    }

    private static List<String> faults(String text) {
        return reading(text).faults().stream()
                .map(fault -> fault.line() + " " + fault.problem().key())
                .toList();
    }

    private static int puzzles(String text) {
        return reading(text).entries().size();
    }

    private static Puzzle one(String text) {
        return PuzzleFormats.read(text).getFirst().puzzle();
    }

    @Test
    void numbersOfAListAreNoPartOfItsIds() {
        var text = "1. " + KAKURO + "\n2. 3:_baa_3a,m6s1m3a3\n3) " + KAKURO + "\n";
        assertThat(reading(text).entries())
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(one(KAKURO), one("3:_baa_3a,m6s1m3a3"), one(KAKURO));
    }

    @Test
    void aWrongIdOfAListIsNamedByItsLine() {
        var text = "Three for Sunday:\n\n- " + KAKURO + "\n- 3:_baa_3a;m6s1m3a3\n- " + KEEN + "\n";
        assertThat(puzzles(text)).isEqualTo(2);
        assertThat(faults(text)).containsExactly("4 keen-id-expected");
    }

    @Test
    void aLinkOfAnotherProgramIsNamedByItsLine() {
        var text = KAKURO + "\nhttps://penpa.example/penpa-edit/#m=solve&p=7VbBbtswDL37KwqddXA\n" + KAKURO + "\n";
        assertThat(puzzles(text)).isEqualTo(2);
        assertThat(faults(text)).containsExactly("2 other-program");
    }

    @Test
    void aWordAboutHexagonsIsNoFault() {
        assertThat(faults("From the hexagon club:\n" + KAKURO)).isEmpty();
    }

    @Test
    void addressesWithACommaBetweenThemAreAllRead() {
        assertThat(reading(KAKURO + "," + KAKURO + ";" + KAKURO).entries())
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(one(KAKURO), one(KAKURO), one(KAKURO));
    }

    @Test
    void anIdInASentenceIsRead() {
        assertThat(puzzles("This one, " + KEEN + ", is nice.")).isEqualTo(1);
    }

    /// The middle one of three is wrong.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "|XXXXX| 0/17| 0/16|\n|17/ 0|     |     |\n|16/ 0|     |     |\n",
                "xxxx|17  |16  \n  17|    |    \n  16|    |    \n",
                GRID,
                "3\nABB\nACD\nEED\nA:3+\nB:1-\nC:3\nD:2*\nE:3/\n",
                "3\n3 + A1 A2\n1 - B1 C1\n3 = B2\n2 * C2 C3\n3 / A3 B3\n",
                "4\nboxes 2x2\n3 A1 B1\n4 C1 C2\n6 D1 D2\n5 A2 A3\n5 B3 C3\n",
                "4 4\n3 - 4 6\n5 - - -\n- 5 - -\n- - - -\n1 1 2 3\n4 - 2 3\n4 5 5 -\n- - - -\n",
                "pzprv3\nkakuro\n2\n2\n0 17 16\n17 . .\n16 . .\n. .\n. .\n",
                "3:_a_aa_3a,a3s1a3m2d3\n",
                "2,9:XV17V16H17bH16b\n",
                KAKURO + "\n",
                "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
                "53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n"
                        + "\n.6. ... 28.\n... 419 ..5\n... .8. .79\n",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
                "2x2kdb:n2a,aaa_aaaa_______a_,3a7a5_5a5a5b7a3a\n",
                ".Shape~4x4.Cage~3~R1C3~R1C4.~R1C2_3~R4C1_2\n",
                "A<0000000^i<<<<<<<500000000000000000000000000000000000000000000000000000000000000\n",
                "3x3::k:3840:3840:" + ZEROS + "\n",
                SAVE + "GAME    :4:Keen\nCPARAMS :1:3\nDESC    :19:_a_aa_3a,a3s1a3m2d3\n",
                SAVE + "GAME    :4:Solo\nCPARAMS :6:2x2kdb\nDESC    :38:n2a,aaa_aaaa_______a_,3a7a5_5a5a5b7a3a\n"
            })
    void oneWrongPuzzleLeavesTheOthers(String text) {
        long lines = text.lines().count();
        var all = text + "\n" + text.stripTrailing() + (lines > 1 ? " ?x" : "?x") + "\n\n" + text;
        assertThat(puzzles(all)).as(all).isEqualTo(2);
        assertThat(reading(all).faults())
                .hasSize(1)
                .allSatisfy(fault -> assertThat(fault.line()).isEqualTo((int) (2 * lines + 1)));
    }

    @Test
    void aWrongPuzzleOfTheNativeTextLeavesTheOthers() {
        var text = NATIVE.formatted("a") + NATIVE.formatted("b").replace("\\17", "\\x7") + "this 1\n"
                + NATIVE.formatted("c").replace("end\n", "") + NATIVE.formatted("a") + NATIVE.formatted("d");
        assertThat(reading(text).entries()).extracting(PuzzleEntry::id).containsExactly("a", "d");
        assertThat(faults(text))
                .containsExactly(
                        "12 grid-place-expected", "15 puzzle-expected", "22 puzzle-without-end", "22 id-twice");
    }

    @Test
    void aWrongPuzzleOfJsonLeavesTheOthers() {
        var good = "{\"kind\":\"kenken\",\"id\":\"%s\",\"cells\":[\"...\",\"...\",\"...\"],\"constraints\":["
                + "{\"cells\":[\"r1c1\",\"r2c1\"],\"operation\":\"+\",\"target\":3},"
                + "{\"cells\":[\"r1c2\",\"r1c3\"],\"operation\":\"-\",\"target\":1},"
                + "{\"cells\":[\"r2c2\"],\"operation\":\"=\",\"target\":3},"
                + "{\"cells\":[\"r2c3\",\"r3c3\"],\"operation\":\"*\",\"target\":2},"
                + "{\"cells\":[\"r3c1\",\"r3c2\"],\"operation\":\"/\",\"target\":3}]}";
        var text = "{\"version\":1,\"puzzles\":[\n" + good.formatted("a") + ",\n"
                + good.formatted("b").replace("\"target\":1", "\"target\":[[1],{}]") + ",\n"
                + good.formatted("c").replace("kenken", "kendoku") + ",\n" + good.formatted("d") + ",\n"
                + good.formatted("e").replace("]}", "") + "\n]}\n";
        assertThat(reading(text).entries()).extracting(PuzzleEntry::id).containsExactly("a", "d");
        assertThat(faults(text)).containsExactly("3 json-expected", "4 kind-expected", "7 json-broken");
    }

    @Test
    void whatComesBehindAFileIsNoAnswerOfIt() {
        var file = "pzprv3\nkakuro\n2\n2\n0 17 16\n17 . .\n16 . .\n. .\n. .\n";
        assertThat(puzzles(file + "history:{\"type\":\"pzpr\"}\n")).isEqualTo(1);
        assertThat(faults(file + "9 9\n")).containsExactly("10 pzprv3-expected");
        assertThat(reading(file + KEEN + "\n").entries())
                .extracting(PuzzleEntry::puzzle)
                .containsExactly(one(GRID), one(KEEN));
    }

    @Test
    void aGridBehindAnAddressIsRead() {
        assertThat(puzzles("From " + KAKURO + "\n\n" + GRID)).isEqualTo(2);
        assertThat(puzzles(KEEN + "\n\n" + GRID)).isEqualTo(2);
    }

    @Test
    void aHundredPuzzlesWithManyFaultsTellTheFirst() {
        var text = "2. puzzles:\n" + (KAKURO + "!!?x\n").repeat(25) + (KAKURO + "\n").repeat(75);
        var reading = reading(text);
        assertThat(reading.entries()).hasSize(75);
        assertThat(reading.faultCount()).isEqualTo(25);
        assertThat(new FormatTexts(Texts.in(Locale.ENGLISH)).sentences(reading))
                .hasSize(21)
                .endsWith("5 more things are wrong. Correct these first.")
                .first()
                .asString()
                .startsWith("Line 2, column 37: ");
    }

    @Test
    void aPuzzleTooManyIsToldByItsLine() {
        assertThat(faults(KAKURO + "\n\n" + (GRID + "\n").repeat(10_000))).containsExactly("39999 too-many-puzzles");
    }
}
