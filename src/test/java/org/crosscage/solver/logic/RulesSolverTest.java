package org.crosscage.solver.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.Deduced;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class RulesSolverTest {

    private final RulesSolver solver =
            new RulesSolver(puzzle -> PuzzleKinds.of(puzzle.kind()).techniques());
    private final List<SolverEvent> events = new ArrayList<>();

    @Test
    void whatItSolvesHasOneSolutionAndEveryStepIsTold() {
        var puzzle = new Generator(PuzzleKinds.of("kakuro").drafts(), new ExactSolver())
                .generate(new GenerateRequest(8, 8, 1), () -> false)
                .orElseThrow()
                .puzzle();
        var result = solve(puzzle, 6);
        assertThat(result.isUnique()).isTrue();
        assertThat(result.solutions()).allMatch(puzzle::isSolvedBy);
        assertThat(events.stream()
                        .filter(Deduced.class::isInstance)
                        .mapToInt(event -> ((Deduced) event).step().placements().size())
                        .sum())
                .isEqualTo(puzzle.cellCount());
    }

    @Test
    void withoutATierItGivesUpAtOnce() {
        var result = solve(latin(Operation.ADD, 18), 0);
        assertThat(result.complete()).isFalse();
        assertThat(events).containsExactly(new GaveUp(GaveUp.Reason.OUT_OF_TECHNIQUES));
    }

    @Test
    void whereTechniquesEndItGivesUp() {
        var result = solve(latin(Operation.ADD, 18), 6);
        assertThat(result.solutions()).isEmpty();
        assertThat(result.complete()).isFalse();
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.OUT_OF_TECHNIQUES));
    }

    @Test
    void noStepIsAboveTheTier() {
        solve(latin(Operation.ADD, 18), 2);
        assertThat(events)
                .filteredOn(Deduced.class::isInstance)
                .allMatch(event -> ((Deduced) event).step().technique().tier().level() <= 2);
    }

    @Test
    void thatThereIsNoSolutionIsKnownWhereACellIsLeftWithoutCandidates() {
        var cages = new ArrayList<>(List.of(KenKenRules.cage(3, Cells.of(0, 1), Operation.ADD, 17)));
        for (int cell = 2; cell < 9; cell++) {
            cages.add(KenKenRules.cage(3, Cells.of(cell), Operation.EQUAL, 1 + (cell / 3 + cell) % 3));
        }
        assertThat(solve(KenKenRules.puzzle(3, Digits.range(1, 3), cages), 6).isUnsolvable())
                .isTrue();
    }

    private SolverResult solve(Puzzle puzzle, int tier) {
        return solver.solve(
                puzzle,
                new SolverContext(
                        new SplittableRandom(1),
                        () -> false,
                        Limits.solutions(1),
                        Settings.USUAL.with(RulesSolver.TIER, tier),
                        events::add));
    }

    /// All nine cells in one cage, which says nothing.
    private static Puzzle latin(Operation operation, long target) {
        return KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(KenKenRules.cage(3, Shape.square(3).cells(), operation, target)));
    }
}
