package org.crosscage.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.crosscage.Seeds;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.solver.exact.ExactSolver;

/// Puzzles with clues drawn at random hardly ever have a solution.
class ConflictLawsTest {

    @Seeds(60)
    void theCluesOfAConflictHaveNoSolutionTogetherAndOneWithoutAnyOfThem(long seed) {
        var puzzle = random(seed);
        var conflict = new SolutionFinder(new ExactSolver()).conflict(puzzle, () -> false);

        if (conflict.isPresent()) {
            var clues = conflict.get().clues();
            assertThat(solve(puzzle, clues::contains).isUnsolvable()).isTrue();
            for (var clue : clues) {
                assertThat(solve(puzzle, c -> c != clue && clues.contains(c)).solutions())
                        .isNotEmpty();
            }
        } else {
            assertThat(solve(puzzle, clue -> true).solutions()).isNotEmpty();
        }
    }

    @Seeds
    void noFewerCluesClash(long seed) {
        var puzzle = random(seed);
        var all = puzzle.clues();
        int fewest = IntStream.range(1, 1 << all.size())
                .filter(some -> solve(puzzle, clue -> (some >> all.indexOf(clue) & 1) != 0)
                        .isUnsolvable())
                .map(Integer::bitCount)
                .min()
                .orElse(0);

        assertThat(new SolutionFinder(new ExactSolver())
                        .conflict(puzzle, () -> false)
                        .map(Conflict::size)
                        .orElse(0))
                .isEqualTo(fewest);
    }

    private static SolverResult solve(Puzzle puzzle, Predicate<Arithmetic> kept) {
        List<Constraint> constraints = new ArrayList<>();
        for (var constraint : puzzle.constraints()) {
            boolean stays = constraint instanceof Arithmetic clue && kept.test(clue);
            constraints.add(stays ? constraint : new AllDifferent(constraint.group(), constraint.cells()));
        }
        var relaxed = Puzzle.of(puzzle.kind(), puzzle.shape(), puzzle.digits(), constraints, Map.of());
        return new ExactSolver().solve(relaxed, SolverContext.quiet(Limits.solutions(1)));
    }

    private static Puzzle random(long seed) {
        var random = new SplittableRandom(seed);
        var white = new BitSet();
        IntStream.range(0, 4)
                .forEach(row -> IntStream.range(0, 4)
                        .filter(column -> row > 0 && column > 0)
                        .forEach(column -> white.set(row * 4 + column)));
        return KakuroRules.puzzle(
                Shape.of(4, 4, white),
                KakuroRules.ORDINARY_DIGITS,
                run -> OptionalLong.of(random.nextInt(8, 23)),
                Map.of());
    }
}
