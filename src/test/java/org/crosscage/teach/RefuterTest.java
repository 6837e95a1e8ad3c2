package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.teach.clue.Contradiction;
import org.junit.jupiter.api.Test;

final class RefuterTest {

    /// r2c1 = 1 makes r1c1 = 2; then 5+ in row 1 is 2 and 3 beside it.
    private final Board wrong =
            Board.of(Boards.kenKen(), Position.start(Boards.kenKen()).with(Map.of(3, Square.BLANK.withDigit(1))));

    @Test
    void aStoppedSearchShowsNothing() {
        var techniques = PuzzleKinds.of("kenken").techniques();

        assertThat(new Refuter(techniques, () -> false)
                        .refute(wrong, 3, Cells.NONE)
                        .end()
                        .key())
                .isNotEqualTo(Contradiction.SEARCHED);
        assertThat(new Refuter(techniques, () -> true)
                        .refute(wrong, 3, Cells.NONE)
                        .end()
                        .key())
                .isEqualTo(Contradiction.SEARCHED);
    }
}
