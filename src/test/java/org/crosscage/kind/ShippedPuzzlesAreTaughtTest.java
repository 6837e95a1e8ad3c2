package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PackIndex;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The teacher on shipped puzzles: whatever step is open, it leaves the solution alone. Of each technique of a kind
/// those are taken that need it and have the fewest cells; all of them by
/// `./crosscage experiment steps --count 0 --every 1 puzzles/*/*.txt`.
final class ShippedPuzzlesAreTaughtTest {

    private static final int EACH = Sweep.of(2, 1);
    /// At so many positions one is looked at for all its steps, at the others for the one that is taken.
    private static final int EVERY = Sweep.of(5, 10);
    private static final Path FOLDER = Path.of("puzzles");

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void noStepTakesADigitOfTheSolution(String kind) throws IOException {
        var listed = PackIndex.parse(Files.readString(FOLDER.resolve(PackIndex.FILE))).stream()
                .filter(pack -> pack.kind().equals(kind))
                .toList();
        var sample = PuzzleKinds.of(kind).techniques().stream()
                .flatMap(technique -> needing(technique.id(), listed))
                .distinct()
                .toList();
        assertThat(sample).hasSizeGreaterThan(20);
        var entries = listed.stream()
                .map(pack -> FOLDER.resolve(pack.kind()).resolve(pack.pack() + ".txt"))
                .flatMap(ShippedPuzzlesAreTaughtTest::read)
                .filter(entry -> sample.contains(entry.id()))
                .toList();
        assertThat(entries).hasSameSizeAs(sample);
        entries.parallelStream().forEach(entry -> everyStepKeeps(solution(entry.puzzle()), entry));
    }

    private static Stream<String> needing(String technique, List<PackIndex.Listed> packs) {
        return packs.stream()
                .flatMap(pack -> pack.lines().stream())
                .filter(line -> line.rating().techniques().containsKey(technique))
                .sorted(Comparator.comparingInt(
                        line -> line.size().rows() * line.size().columns()))
                .limit(EACH)
                .map(PackIndex.Line::id);
    }

    private static Stream<PuzzleEntry> read(Path pack) {
        try {
            return PuzzleFormats.TEXT.read(Files.readString(pack)).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void everyStepKeeps(Solution solution, PuzzleEntry entry) {
        var engine = new RuleEngine(PuzzleKinds.of(entry.puzzle().kind()).techniques());
        var board = Board.of(entry.puzzle());
        int position = 0;
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            var steps = position++ % EVERY == 0 ? engine.all(board) : List.of(next.get());
            assertThat(steps).as(entry.id()).allMatch(step -> keeps(solution, step));
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
}
