package org.crosscage.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;

/// The exact solver beside choco-solver in one run, on the puzzles of files and, where a first argument such as
/// `--count=200` says so, on generated ones: the table of `docs/experiments.md`. Both get a puzzle and answer with
/// its first solution and the proof that there is no other.
public final class ExactRace {

    private static final String COUNT = "--count=";
    private static final int FEWEST = 5;
    private static final double SECONDS = 2;

    private final ExactSolver solver = new ExactSolver();
    private final ChocoModel sums = new ChocoModel(ChocoModel.Runs.SUMS);
    private final ChocoModel tables = new ChocoModel(ChocoModel.Runs.TABLES);
    private final MarkdownTable table = new MarkdownTable(
            "puzzles", "count", "median µs", "99 % µs", "max µs", "choco, median µs", "99 % µs", "max µs", "ratio");

    /// @param arguments files, and before them the count of generated puzzles
    /// @throws Exception when a file cannot be read
    public static void main(String... arguments) throws Exception {
        var files = Stream.of(arguments)
                .filter(argument -> !argument.startsWith(COUNT))
                .toList();
        int count = Stream.of(arguments)
                .filter(argument -> argument.startsWith(COUNT))
                .mapToInt(argument -> Integer.parseInt(argument.substring(COUNT.length())))
                .findFirst()
                .orElse(0);
        var sets = new ArrayList<PuzzleSet>();
        for (var file : files) {
            sets.addAll(PuzzleSet.of(file, PuzzleFormats.read(Files.readString(Path.of(file)))));
        }
        var race = new ExactRace();
        Stream.concat(sets.stream(), count == 0 ? Stream.of() : PuzzleSet.generated(count, 1))
                .filter(set -> set.puzzles().size() >= FEWEST)
                .forEach(set -> {
                    System.err.println(set.name());
                    race.run(set);
                });
        System.out.println(race.table);
    }

    private void run(PuzzleSet set) {
        var programs = new ArrayList<Consumer<Puzzle>>(List.of(this::solve, this::solveBySums));
        if (set.puzzles().getFirst().kind().equals("kakuro")) {
            programs.add(this::solveByTables);
        }
        var times = PuzzleTimes.of(set.puzzles(), programs, SECONDS);
        var own = times.getFirst();
        var choco = times.stream()
                .skip(1)
                .min((one, other) -> Double.compare(one.median(), other.median()))
                .orElseThrow();
        table.row(
                set.name(),
                set.puzzles().size(),
                "%.1f".formatted(own.median()),
                "%.1f".formatted(own.percentile(99)),
                "%.1f".formatted(own.max()),
                "%.0f".formatted(choco.median()),
                "%.0f".formatted(choco.percentile(99)),
                "%.0f".formatted(choco.max()),
                "%.0f".formatted(choco.median() / own.median()));
    }

    private void solve(Puzzle puzzle) {
        var result = solver.solve(puzzle, SolverContext.quiet(new Limits(2, Long.MAX_VALUE)));
        check(result.isUnique());
    }

    private void solveBySums(Puzzle puzzle) {
        check(sums.isUnique(puzzle));
    }

    private void solveByTables(Puzzle puzzle) {
        check(tables.isUnique(puzzle));
    }

    private static void check(boolean isUnique) {
        if (!isUnique) {
            throw new IllegalStateException("a puzzle without exactly one solution");
        }
    }
}
