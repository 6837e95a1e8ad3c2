package org.crosscage.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class NewPuzzlesTest {

    private final NewPuzzles newPuzzles = new NewPuzzles(new ExactSolver(), () -> 35);

    static Stream<PuzzleKind> kinds() {
        return PuzzleKinds.all().stream();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aNewPuzzleHasTheSizeAskedForAndOneSolution(PuzzleKind kind) {
        var size = kind.sizes().getFirst();

        var made =
                newPuzzles.make(kind.id(), size, Optional.empty(), () -> false).orElseThrow();

        assertThat(made.puzzle().kind()).isEqualTo(kind.id());
        assertThat(made.puzzle().shape().rows()).isEqualTo(size.rows());
        assertThat(made.puzzle().shape().columns()).isEqualTo(size.columns());
        assertThat(new Oracle(new ExactSolver()).truth(made.puzzle()))
                .isEqualTo(new Truth.One(made.solution().orElseThrow()));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void itsIdNamesKindSizeAndSeed(PuzzleKind kind) {
        var size = kind.sizes().getFirst();

        assertThat(newPuzzles
                        .make(kind.id(), size, Optional.empty(), () -> false)
                        .orElseThrow()
                        .id())
                .isEqualTo(kind.id() + "-" + size.rows() + "x" + size.columns() + "-z");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void theSameSeedGivesTheSamePuzzle(PuzzleKind kind) {
        var size = kind.sizes().getFirst();

        assertThat(newPuzzles.make(kind.id(), size, Optional.empty(), () -> false))
                .isEqualTo(newPuzzles.make(kind.id(), size, Optional.empty(), () -> false));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whoStopsGetsNothing(PuzzleKind kind) {
        assertThat(newPuzzles.make(kind.id(), kind.sizes().getFirst(), Optional.empty(), () -> true))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void aGradeThatIsWishedForIsTheGradeAndStandsInTheId(PuzzleKind kind) {
        var made = newPuzzles
                .make(kind.id(), kind.sizes().get(1), Optional.of(Grade.HARD), () -> false)
                .orElseThrow();

        assertThat(new Grader(kind.techniques(), new ExactSolver()).rate(made.puzzle(), () -> false))
                .hasValueSatisfying(rating -> assertThat(rating.grade()).isEqualTo(Grade.HARD));
        assertThat(NewPuzzles.wantedGrade(made.id())).contains(Grade.HARD);
    }

    @Test
    void anIdWithoutAGradeSaysNone() {
        assertThat(NewPuzzles.wantedGrade("kakuro-8x8-35")).isEmpty();
        assertThat(NewPuzzles.wantedGrade("my-puzzle-hardly-one")).isEmpty();
        assertThat(NewPuzzles.wantedGrade("")).isEmpty();
    }
}
