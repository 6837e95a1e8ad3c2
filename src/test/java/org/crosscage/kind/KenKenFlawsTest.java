package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

class KenKenFlawsTest {

    private static final String FOUR = """
            4
            AABB
            CCDD
            EFGG
            EFHH
            """;

    private static Set<String> flaws(String grid, String clues) {
        var puzzle =
                PuzzleFormats.read(grid + clues.replace(' ', '\n')).getFirst().puzzle();
        return PuzzleKinds.of("kenken").flaws(puzzle);
    }

    @Test
    void cagesThatDifferHaveNone() {
        assertThat(flaws(FOUR, "A:3+ B:7+ C:5+ D:4+ E:3- F:2- G:1- H:6+")).isEmpty();
    }

    @Test
    void onePairOfNeighboursWithTheSameClueIsTold() {
        assertThat(flaws(FOUR, "A:3+ B:3+ C:5+ D:4+ E:3- F:2- G:1- H:6+")).containsExactly("twins");
        assertThat(flaws(FOUR, "A:3+ B:7+ C:3+ D:4+ E:3- F:2- G:1- H:6+")).containsExactly("twins");
        // the same number with another operation, and the same clue two cages away
        assertThat(flaws(FOUR, "A:3+ B:3- C:5+ D:3+ E:3- F:2- G:1- H:6+")).isEmpty();
        // the end of one row is no neighbour of the beginning of the next
        assertThat(flaws(FOUR, "A:4+ B:3+ C:3+ D:5+ E:3- F:2- G:1- H:6+")).isEmpty();
    }

    @Test
    void moreSingleCellsThanFifteenInAHundredAreTold() {
        var clues = "A:3+ B:1 C:2 D:7+ E:5+ F:3- G:2- H:6+";
        assertThat(flaws("4\nAABC\nAADD\nEEGG\nFFHH\n", clues)).isEmpty();
        assertThat(flaws("4\nAABC\nAIDD\nEEGG\nFFHH\n", clues + " I:4")).containsExactly("single-cells");
    }

    /// Turned ones counted apart; of smaller grids than 5×5 nothing is asked.
    @Test
    void aShapeThatMoreThanFortyInAHundredCagesHaveIsTold() {
        // ten cages: four, then five of them two cells side by side
        var four = "5\nAABBC\nDDEEC\nFGHHC\nFGIJJ\nFGIIJ\n";
        var clues = "A:3+ B:4+ C:9+ D:5+ E:6+ F:8+ G:7+ H:2- I:10+ J:11+";
        assertThat(flaws(four, clues)).contains("common-shape");
        assertThat(flaws("5\nAABBC\nDDEEC\nFGHIC\nFGHIJ\nFGIIJ\n", clues)).doesNotContain("common-shape");
    }
}
