package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.text.NativeText;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

class NativeTextTest {

    private static final String KAKURO = """
            puzzle first
            title A small one
            author somebody
            source a test
            label easy
            size 3 3
            grid
            #    17\\  16\\
            \\17  .    =9
            \\16  .    .
            solution
            # # #
            # 8 9
            # 9 7
            end
            """;

    private static final String KENKEN = """
            puzzle second
            size 3
            values 0 1 2
            cage 3+ r1c1 r2c1 r3c1
            cage 1- r1c2 r2c2
            cage 2? r1c3 r2c3
            cage 1= r3c2
            cage 2= r3c3
            end
            """;

    private final NativeText text = PuzzleFormats.TEXT;

    /// A text needs some id: the one that stands for none is no name.
    @Test
    void aPuzzleWithoutAnIdIsCalledByItsKindAndSize() {
        assertThat(text.read(KENKEN).getFirst().name()).isEqualTo("second");
        var nameless = text.read(KENKEN.replace("second", PuzzleEntry.NAMELESS)).getFirst();
        assertThat(nameless.hasOwnId()).isFalse();
        assertThat(nameless.name()).isEqualTo("kenken-3x3");
    }

    @Test
    void aKakuroWithNotesGivensAndSolutionIsWrittenAsItWasRead() {
        var entry = text.readOne(KAKURO);
        assertThat(text.write(entry)).isEqualTo(KAKURO);
        assertThat(entry.solution()).get().matches(entry.puzzle()::isSolvedBy);
        assertThat(entry.puzzle().givens()).isEqualTo(Map.of(1, 9));
    }

    @Test
    void aColumnIsAsWideAsItsOwnTokensNeed() {
        var wide = text.readOne(KAKURO.replace("16\\\n", "160\\\n"));
        assertThat(text.write(wide)).contains("\n#    17\\  160\\\n\\17  .    =9\n");
    }

    @Test
    void aKenKenWithOtherValuesIsWrittenAsItWasRead() {
        assertThat(text.write(text.readOne(KENKEN))).isEqualTo(KENKEN);
    }

    @Test
    void bothKindsStandInOneTextWithCommentsBetweenThem() {
        var entries = text.read("# two puzzles\n\n" + KAKURO + "# the other\n" + KENKEN + "#end\n");
        assertThat(entries).extracting(PuzzleEntry::id).containsExactly("first", "second");
        assertThat(entries).extracting(entry -> entry.puzzle().kind()).containsExactly("kakuro", "kenken");
    }

    @Test
    void notesKeepTheirOrder() {
        assertThat(text.readOne(KAKURO).notes().keySet()).containsExactly("title", "author", "source", "label");
    }

    @Test
    void aGradeIsPassedOver() {
        assertThat(text.readOne(KAKURO.replace("label easy", "label easy\ngrade 3")))
                .isEqualTo(text.readOne(KAKURO));
    }

    @Test
    void blanksAndCaseDoNotMatter() {
        var untidy = KAKURO.replace("size 3 3", "  SIZE\t3   3  ")
                .replace("grid", "Grid\n")
                .replace("\\17  .    =9", " \\17 .\u00a0=9 ")
                .replace("end", "End");
        assertThat(text.readOne(untidy)).isEqualTo(text.readOne(KAKURO));
    }

    @Test
    void theUsualSignsOfOperationsAreUnderstood() {
        var signs = Map.of(
                "+", Operation.ADD,
                "−", Operation.SUBTRACT,
                "×", Operation.MULTIPLY,
                "x", Operation.MULTIPLY,
                "÷", Operation.DIVIDE,
                " /", Operation.DIVIDE);
        signs.forEach((sign, operation) -> {
            var cage = text.readOne(KENKEN.replace("1- r1c2 r2c2", "1" + sign + " R1C2, R2C2"))
                    .puzzle()
                    .clues()
                    .get(1);
            assertThat(cage).as(sign).extracting(Arithmetic::operation).isEqualTo(operation);
        });
    }

    @Test
    void aDigitMayRepeatInACageThatBends() {
        var bent = KENKEN.replace("cage 3+ r1c1 r2c1 r3c1", "cage 3+ r1c1 r2c1 r3c1 r3c2")
                .replace("cage 1= r3c2\n", "");
        assertThat(text.readOne(bent).puzzle().clues().get(0).allDifferent()).isFalse();
        assertThat(text.readOne(KENKEN).puzzle().clues().get(0).allDifferent()).isTrue();
    }

    @Test
    void wordsOfANoteCannotBreakOutOfTheirLine() {
        var puzzle = text.readOne(KENKEN).puzzle();
        var entry =
                new PuzzleEntry("a", Map.of("title", " two\nend\r\u2028 lines "), puzzle, Optional.empty(), List.of());
        assertThat(text.readOne(text.write(entry)).notes()).containsExactly(Map.entry("title", "two end lines"));
    }

    @Test
    void aTextOfSeveralPuzzlesIsNotTakenForOne() {
        assertThatThrownBy(() -> text.readOne(KAKURO + KENKEN))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("one-puzzle-expected"));
    }

    @Test
    void aPuzzleAloneIsStoredWithoutNameAndNotes() {
        var puzzle = text.readOne(KAKURO).puzzle();
        assertThat(text.write(puzzle)).startsWith("puzzle puzzle\nsize 3 3\n").doesNotContain("solution");
        assertThat(text.readOne(text.write(puzzle)).puzzle()).isEqualTo(puzzle);
    }
}
