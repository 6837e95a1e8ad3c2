package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The teacher on every shipped puzzle: whatever step is open, it leaves the solution alone.
final class ShippedPuzzlesAreTaughtTest {

    @ParameterizedTest
    @MethodSource("packs")
    void noStepTakesADigitOfTheSolution(Path pack) throws IOException {
        for (var entry : PuzzleFormats.TEXT.read(Files.readString(pack))) {
            everyStepKeeps(solution(entry.puzzle()), entry);
        }
    }

    private static void everyStepKeeps(Solution solution, PuzzleEntry entry) {
        var engine = new RuleEngine(PuzzleKinds.of(entry.puzzle().kind()).techniques());
        var board = Board.of(entry.puzzle());
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            assertThat(engine.all(board)).as(entry.id()).allMatch(step -> keeps(solution, step));
            next.get().applyTo(board);
        }
    }

    private static boolean keeps(Solution solution, Step step) {
        return step.placements().stream().allMatch(placed -> solution.digit(placed.cell()) == placed.digit())
                && step.eliminations().stream().noneMatch(gone -> gone.digits().contains(solution.digit(gone.cell())));
    }

    private static Solution solution(Puzzle puzzle) {
        return new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                .solutions()
                .getFirst();
    }

    static List<Path> packs() {
        try (Stream<Path> files = Files.walk(Path.of("puzzles"))) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
