package org.crosscage.experiment.beyond;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

final class AnnealingTest {

    private static final String SMALL = "12../2314/.423/..31";
    private static final String TINY = "12./231/.12";

    @Test
    void aRunThatIsResumedIsTheSameRun() {
        var whole = new Annealing(Pattern.of(TINY), 5, 0);
        whole.run();
        var between = whole.current().toString();
        whole.run();

        var resumed = new Annealing(Pattern.of(between), 5, 1);
        resumed.run();

        assertThat(resumed.blocks()).isEqualTo(2);
        assertThat(resumed.current().toString())
                .isEqualTo(whole.current().toString())
                .isNotEqualTo(between);
        assertThat(between).isNotEqualTo(TINY);
    }

    @Test
    void aPuzzleWithOneSolutionThatLevelOneIterationDoesNotFindIsBeyond() throws IOException {
        var puzzle = PuzzleFormats.read(Files.readString(Path.of("puzzles/kakuro/beyond-level-1.txt")))
                .getFirst()
                .puzzle();
        var evaluation = new KakuroEvaluator().evaluate(solved(puzzle), 0).orElseThrow();
        assertThat(evaluation.isBeyond()).isTrue();
        assertThat(evaluation.missed()).isEqualTo(evaluation.levelOne()).isGreaterThan(100);
    }

    @Test
    void onesThatItSolvesAndOnesWithMoreSolutionsAreNot() {
        var solved = new KakuroEvaluator().evaluate(Pattern.of("12/31"), 0).orElseThrow();
        assertThat(solved.isBeyond()).isFalse();
        var several =
                new KakuroEvaluator().evaluate(Pattern.of("123/231/312"), 1_000).orElseThrow();
        assertThat(several.isBeyond()).isFalse();
        assertThat(several.solutions()).isPositive();
        assertThat(several.undecided()).contains(true);
        assertThat(new KakuroEvaluator().evaluate(Pattern.of("123/231/312"), 1)).isEmpty();
    }

    @Test
    void aPatternIsReadAndWrittenAndMakesThePuzzleOfItsSums() {
        var pattern = Pattern.of(SMALL);
        assertThat(pattern).hasToString(SMALL);
        assertThat(pattern.cells()).isEqualTo(11);
        assertThat(solved(Pattern.of("12/31").puzzle())).hasToString("12/31");
        assertThat(pattern.net().sums(pattern.filling())).containsExactly(3, 10, 9, 4, 3, 9, 6, 8);
    }

    @Test
    void whatIsNoFilledKakuroIsNotRead() {
        for (var text : new String[] {"11/22", "12/3", "1./.1", "12../31../..12/..31", "123/23./3..", "x"}) {
            assertThatThrownBy(() -> Pattern.of(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(text);
        }
    }

    @Test
    void changesNearAPlaceStayNear() {
        var pattern = Pattern.of(SMALL);
        var random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            int place = pattern.near(0, 1, random);
            assertThat(place).isIn(0, 1, 4, 5);
        }
    }

    private static Pattern solved(Puzzle puzzle) {
        var result = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
        return Pattern.of(puzzle.shape(), result.solutions().getFirst());
    }
}
