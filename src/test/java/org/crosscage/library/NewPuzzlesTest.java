package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NewPuzzlesTest {

    private final NewPuzzles newPuzzles = new NewPuzzles(new ExactSolver(), () -> 35);

    static Stream<PuzzleKind> kinds() {
        return PuzzleKinds.all().stream();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aNewPuzzleHasTheSizeAskedForAndOneSolution(PuzzleKind kind) {
        var size = kind.sizes().getFirst();

        var made = newPuzzles.make(any(kind), () -> false).orElseThrow();

        assertThat(made.puzzle().kind()).isEqualTo(kind.id());
        assertThat(Size.of(made.puzzle())).isEqualTo(size);
        assertThat(new SolutionFinder(new ExactSolver()).count(made.puzzle()))
                .isEqualTo(new SolutionCount.One(made.solution().orElseThrow()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void itsIdNamesKindSizeAndSeed(PuzzleKind kind) {
        assertThat(newPuzzles.make(any(kind), () -> false).orElseThrow().id())
                .isEqualTo(kind.id() + "-" + kind.sizes().getFirst() + "-35");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theSameSeedGivesTheSamePuzzle(PuzzleKind kind) {
        assertThat(newPuzzles.make(any(kind), () -> false)).isEqualTo(newPuzzles.make(any(kind), () -> false));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whoStopsGetsNothing(PuzzleKind kind) {
        assertThat(newPuzzles.make(any(kind), () -> true)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aGradeThatIsAskedForIsTheGradeAndStandsInTheId(PuzzleKind kind) {
        // the smallest of grids are hardly ever hard
        var grade = kind.usualSize().rows() > 4 ? Grade.HARD : Grade.GENTLE;
        var order = new PuzzleOrder(kind.id(), kind.usualSize(), PuzzleRequirements.of(grade));

        var made = newPuzzles.make(order, () -> false).orElseThrow();

        assertThat(new Grader(kind.techniques()).rate(made.puzzle(), () -> false))
                .hasValueSatisfying(rating -> assertThat(rating.grade()).isEqualTo(grade));
        assertThat(PuzzleOrder.named(made.id())).contains(order);
    }

    @Test
    void whatIsReadyIsNotMadeAndWhatIsNotIs() {
        var order = any(PuzzleKinds.of("kenken"));
        var ready = order.make(1, new ExactSolver(), () -> false);
        var stocked = new NewPuzzles(new ExactSolver(), () -> 2, wanted -> ready.filter(_ -> wanted.equals(order)));

        assertThat(stocked.make(order, () -> true)).isEqualTo(ready);
        assertThat(stocked.make(any(PuzzleKinds.of("kakuro")), () -> false))
                .hasValueSatisfying(made -> assertThat(made.id()).endsWith("-2"));
    }

    @Test
    void whatIsAskedForCanBeReadFromTheIdAgain() {
        Stream.of(
                        Map.<String, String>of(),
                        Map.of("ops", "+-", "cage-max", "3"),
                        Map.of("ops", "*?", "values", "0-5"),
                        Map.of("values", "1,2,3,5,8,13"))
                .flatMap(options -> Stream.of(Optional.<Grade>empty(), Optional.of(Grade.HARD))
                        .flatMap(grade -> Stream.of(Optional.<String>empty(), Optional.of("naked-pair"))
                                .map(technique ->
                                        new PuzzleRequirements(grade, technique, GenerateRequest.TRIES, options))))
                .map(wanted -> new PuzzleOrder("kenken", new Size(6, 6), wanted))
                .forEach(order -> assertThat(List.of(17L, 0L, Long.MAX_VALUE))
                        .allSatisfy(seed ->
                                assertThat(PuzzleOrder.named(order.name(seed))).contains(order)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "my-puzzle-hardly-one",
                "kakuro-8x8",
                "kakuro-8x8-harder-35",
                "sudoku-9x9-35",
                "kakuro-9x9-pattern-3",
                "kakuro-9x9-ops=+-3",
                "kakuro-8x8-z"
            })
    void anIdThatNoOrderGivesIsNone(String id) {
        assertThat(PuzzleOrder.named(id)).isEmpty();
    }

    private static PuzzleOrder any(PuzzleKind kind) {
        return new PuzzleOrder(kind.id(), kind.sizes().getFirst(), PuzzleRequirements.ANYTHING);
    }
}
