package org.crosscage.kind.killer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.kind.killer.rules.KillerRules;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class KillerTextsTest {

    private static final String TEXT = """
            puzzle small
            size 4
            boxes 2x2
            given r1c3 4
            given r4c4 1
            cage 3+ r1c1 r1c2
            cage 4= r2c2
            end
            """;

    @Test
    void whatIsReadIsWrittenAgain() {
        var entry = PuzzleFormats.TEXT.readOne(TEXT);
        assertThat(entry.puzzle().givens()).isEqualTo(Map.of(2, 4, 15, 1));
        assertThat(entry.puzzle().clues())
                .containsExactly(KillerRules.cage(Cells.of(0, 1), 3), KillerRules.cage(Cells.of(5), 4));
        assertThat(PuzzleFormats.TEXT.write(entry)).isEqualTo(TEXT);
    }

    @Test
    void signsAndTheOrderOfLinesAreFree() {
        var free = TEXT.replace("cage 3+", "cage 3")
                .replace("cage 4=", "cage 4+")
                .replace("boxes 2x2", "boxes 2×2")
                .replace("given r4c4 1\n", "")
                .replace("end", "given R4C4 1\nend");
        assertThat(PuzzleFormats.TEXT.readOne(free)).isEqualTo(PuzzleFormats.TEXT.readOne(TEXT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "link"})
    void everyTextHoldsGivenDigitsAndCellsWithoutACage(String format) {
        var puzzle = PuzzleFormats.TEXT.readOne(TEXT).puzzle();
        var written = PuzzleFormats.byId(format).orElseThrow().write(PuzzleEntry.of("", puzzle));
        assertThat(PuzzleFormats.read(written)).extracting(PuzzleEntry::puzzle).containsExactly(puzzle);
    }

    @Test
    void withoutBoxesItIsAnotherKind() {
        var text = """
                puzzle a
                size 4
                boxes 2x2
                cage 10+ r1c1 r1c2 r1c3 r1c4
                cage 10+ r2c1 r2c2 r2c3 r2c4
                cage 10+ r3c1 r3c2 r3c3 r3c4
                cage 10+ r4c1 r4c2 r4c3 r4c4
                end
                """;
        assertThat(List.of(text, text.replace("boxes 2x2\n", "")))
                .extracting(each -> PuzzleFormats.TEXT.readOne(each).puzzle().kind())
                .containsExactly("killer", "kenken");
    }

    @Test
    void withoutCagesItIsASudoku() {
        var puzzle =
                PuzzleFormats.TEXT.readOne("puzzle a\nsize 9\nboxes 3x3\nend\n").puzzle();
        assertThat(puzzle.clues()).isEmpty();
        assertThat(puzzle.units()).hasSize(27);
    }

    @ParameterizedTest
    @CsvSource({"4, 2, 2", "6, 2, 3", "8, 2, 4", "9, 3, 3"})
    void theBoxesFollowFromTheSize(int n, int rows, int columns) {
        var boxes = KillerRules.puzzle(n, List.of(), Map.of()).constraints().stream()
                .filter(constraint -> constraint.group() == Group.BOX)
                .toList();
        assertThat(boxes).hasSize(n).allSatisfy(box -> {
            var cells = box.cells();
            assertThat(cells.stream().map(cell -> cell / n).distinct()).hasSize(rows);
            assertThat(cells.stream().map(cell -> cell % n).distinct()).hasSize(columns);
        });
    }

    @Test
    void theDigitsOfACageDiffer() {
        var cage = KillerRules.cage(Cells.of(0, 9), 4);
        assertThat(cage).isEqualTo(new Arithmetic(Group.CAGE, Cells.of(0, 9), Operation.ADD, 4, true));
    }
}
