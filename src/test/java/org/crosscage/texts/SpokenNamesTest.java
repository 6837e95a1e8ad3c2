package org.crosscage.texts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

/// What a player hears with each cell who does not see the board.
final class SpokenNamesTest {

    @Test
    void runsAreCalledByTheirWayTheirSumAndTheirLength() {
        assertThat(spoken("""
                        puzzle runs
                        size 3 3
                        grid
                        # 17\\ 16\\
                        \\17 . .
                        \\16 . .
                        end
                        """)).containsExactly("17 across in 2", "16 across in 2", "17 down in 2", "16 down in 2");
    }

    @Test
    void cagesAreCalledByTheirClueAndTheirSize() {
        assertThat(spoken("""
                                puzzle cages
                                size 3
                                cage 3+ r1c1 r2c1
                                cage 1- r1c2 r1c3
                                cage 3= r2c2
                                cage 2* r2c3 r3c3
                                cage 3/ r3c1 r3c2
                                end
                                """))
                .containsExactly(
                        "cage sum 3 in 2 cells",
                        "cage difference 1 in 2 cells",
                        "cage 3 in 1 cell",
                        "cage product 2 in 2 cells",
                        "cage quotient 3 in 2 cells");
    }

    @Test
    void cagesThatWouldSoundTheSameSayWhereTheyBegin() {
        assertThat(spoken("""
                                puzzle twins
                                size 3
                                cage 3+ r1c1 r2c1
                                cage 3+ r1c2 r2c2
                                cage 6+ r1c3 r2c3 r3c3
                                cage 3= r3c1
                                cage 3= r3c2
                                end
                                """))
                .containsExactly(
                        "cage sum 3 in 2 cells from row 1 column 1",
                        "cage sum 3 in 2 cells from row 1 column 2",
                        "cage sum 6 in 3 cells",
                        "cage 3 in 1 cell",
                        "cage 3 in 1 cell");
    }

    private static List<String> spoken(String text) {
        Puzzle puzzle = PuzzleFormats.TEXT.read(text).getFirst().puzzle();
        var names = new Names(Texts.in(Locale.ENGLISH), puzzle);
        return puzzle.constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(names::spoken)
                .toList();
    }
}
