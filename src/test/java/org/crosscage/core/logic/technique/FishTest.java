package org.crosscage.core.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.core.logic.Elimination;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

class FishTest {

    private static final int WIDTH = 9;

    /// Eight blocks of two runs each that have every digit, and so cross 72 others, come before the one with the
    /// x-wing.
    @Test
    void howManyUnitsWithManyPlacesComeBeforeIsOfNoMatter() {
        var text = new StringBuilder("puzzle blocks\nsize 29 10\ngrid\n");
        for (int block = 0; block < 8; block++) {
            block(2, text);
        }
        block(3, text);
        var board = Board.of(PuzzleFormats.TEXT
                .read(text.append(row("#")).append("end\n").toString())
                .getFirst()
                .puzzle());
        int first = 8 * 2 * WIDTH;
        for (int cell = first; cell < first + 2 * WIDTH; cell++) {
            if (cell % WIDTH > 1) {
                board.eliminate(cell, Digits.of(1));
            }
        }

        assertThat(new Fish(2).find(board))
                .singleElement()
                .satisfies(step -> assertThat(step.eliminations())
                        .containsExactly(
                                new Elimination(first + 2 * WIDTH, Digits.of(1)),
                                new Elimination(first + 2 * WIDTH + 1, Digits.of(1))));
    }

    private static void block(int runs, StringBuilder text) {
        text.append(row("#"));
        for (int run = 0; run < runs; run++) {
            text.append("\\45").append(" .".repeat(WIDTH)).append('\n');
        }
    }

    private static String row(String token) {
        return (token + " ").repeat(WIDTH + 1).strip() + "\n";
    }
}
