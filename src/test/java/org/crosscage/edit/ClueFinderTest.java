package org.crosscage.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.edit.EditingContractTest.made;

import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ClueFinderTest {

    private final ExactSolver solver = new ExactSolver();
    private final ClueFinder filling = new ClueFinder(solver, () -> 5);

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void theShapeStaysAndGetsCluesWithOneSolution(String kind) {
        var drawn = SketchText.read(
                SketchText.write(Sketches.of(made(kind, 6, 3))).replaceAll("\n(across|down|clues) .*", ""));
        var tries = new AtomicInteger();
        var filled = filling.fill(drawn, () -> false, tries::set).orElseThrow();
        assertThat(SketchText.write(filled).replaceAll("\n(across|down|clues) .*", ""))
                .isEqualTo(SketchText.write(drawn));
        assertThat(solver.solve(filled.puzzle().orElseThrow(), SolverContext.quiet(Limits.solutions(2)))
                        .isUnique())
                .isTrue();
        assertThat(tries).hasPositiveValue();
        assertThat(filling.fill(drawn, () -> false, _ -> {})).contains(filled);
        assertThat(filling.fill(drawn, () -> true, _ -> {})).isEmpty();
    }

    @Test
    void aShapeThatNoPuzzleCanHaveIsLeftAlone() {
        assertThat(filling.fill(Sketches.blank("kakuro", 12, 12), () -> false, _ -> {}))
                .isEmpty();
    }
}
