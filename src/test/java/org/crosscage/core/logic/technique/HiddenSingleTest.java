package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.ShippedSample;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HiddenSingleTest {

    /// Of the cells of a clue that are said to see the digit, each does, and they are all that are open.
    @ParameterizedTest
    @ValueSource(strings = {"kakuro/kakuro-8x8", "kenken/kenken-6x6"})
    void whatIsSaidOfTheOtherCellsIsSo(String pack) throws IOException {
        int[] said = {0};
        for (var entry : ShippedSample.of(Path.of("puzzles", pack + ".txt"))) {
            var board = Board.of(entry.puzzle());
            new RuleEngine(PuzzleKinds.of(entry.puzzle().kind()).techniques())
                    .run(board, () -> false, step -> said[0] += check(step, board));
        }
        assertThat(said[0]).isPositive();
    }

    private static int check(Step step, Board board) {
        if (!(step.technique() instanceof HiddenSingle)
                || !(step.reason().facts().get("others") instanceof Fact.OfCells(var others))) {
            return 0;
        }
        var placed = step.placements().getFirst();
        var clue = ((Fact.OfConstraint) step.reason().facts().get("unit")).constraint();
        var lines = ((Fact.OfConstraints) step.reason().facts().get("lines")).constraints();
        assertThat(others).isEqualTo(board.open(clue.cells()).without(placed.cell()));
        assertThat(lines)
                .hasSizeBetween(1, 2)
                .doesNotContain(clue)
                .allMatch(line -> board.placed(line.cells()).contains(placed.digit()));
        assertThat(others.stream().boxed())
                .allMatch(cell -> lines.stream().anyMatch(line -> line.cells().contains(cell)));
        return 1;
    }
}
