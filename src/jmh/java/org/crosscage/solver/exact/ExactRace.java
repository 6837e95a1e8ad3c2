package org.crosscage.solver.exact;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.experiment.measure.NamedPuzzles;
import org.crosscage.experiment.measure.PuzzleTimes;
import org.crosscage.kind.text.PuzzleFormats;

/// The exact solver beside choco-solver in one run, on the puzzles of files and, where a first argument such as
/// `--count=200` says so, on generated ones: the table of `docs/experiments.md`. Both get a puzzle and answer with
/// its first solution and the proof that there is no other. With `--except=ahk-`, say, a file that has puzzles with
/// such ids has further rows without them, with `--only=gecode-` further rows of nothing else. choco has runs up to
/// `--longest-table=6` cells as tables, the others as sums.
public final class ExactRace {

    private static final String COUNT = "--count=";
    private static final String EXCEPT = "--except=";
    private static final String ONLY = "--only=";
    private static final String LONGEST_TABLE = "--longest-table=";
    private static final int FEWEST = 5;
    private static final double SECONDS = 2;

    private final ExactSolver solver = new ExactSolver();
    private final ChocoModel choco;
    private final MarkdownTable table = new MarkdownTable(
            "puzzles", "count", "median µs", "99 % µs", "max µs", "choco, median µs", "99 % µs", "max µs", "ratio");

    private ExactRace(ChocoModel choco) {
        this.choco = choco;
    }

    /// @param arguments files, the count of generated puzzles, how ids begin that some rows leave out or have alone,
    /// and the model
    /// @throws Exception when a file cannot be read
    public static void main(String... arguments) throws Exception {
        int count = option(COUNT, arguments).map(Integer::parseInt).orElse(0);
        var except = option(EXCEPT, arguments);
        var only = option(ONLY, arguments);
        var sets = new ArrayList<NamedPuzzles>();
        for (var argument : arguments) {
            if (!argument.startsWith("--")) {
                var entries = PuzzleFormats.read(Files.readString(Path.of(argument)));
                sets.addAll(NamedPuzzles.of(argument, entries));
                except.ifPresent(begin ->
                        sets.addAll(some(" but " + begin + "*", argument, entries, id -> !id.startsWith(begin))));
                only.ifPresent(begin ->
                        sets.addAll(some(" only " + begin + "*", argument, entries, id -> id.startsWith(begin))));
            }
        }
        var race = new ExactRace(new ChocoModel(
                option(LONGEST_TABLE, arguments).map(Integer::parseInt).orElse(ChocoModel.BEST_LONGEST_TABLE)));
        Stream.concat(sets.stream(), count == 0 ? Stream.of() : NamedPuzzles.generated(count, 1))
                .filter(set -> set.puzzles().size() >= FEWEST)
                .forEach(race::run);
        System.out.println(race.table);
    }

    private static Optional<String> option(String name, String... arguments) {
        return Stream.of(arguments)
                .filter(argument -> argument.startsWith(name))
                .findFirst()
                .map(argument -> argument.substring(name.length()));
    }

    /// The sets of those puzzles of a file whose ids are wanted; none where these are all of them.
    private static List<NamedPuzzles> some(
            String name, String file, List<PuzzleEntry> entries, Predicate<String> isWanted) {
        var some = entries.stream().filter(entry -> isWanted.test(entry.id())).toList();
        return some.size() == entries.size()
                ? List.of()
                : NamedPuzzles.of(file, some).stream()
                        .map(set -> new NamedPuzzles(set.name() + name, set.puzzles()))
                        .toList();
    }

    private void run(NamedPuzzles set) {
        var times = PuzzleTimes.of(set.puzzles(), List.of(this::solve, this::solveByChoco), SECONDS);
        var own = times.getFirst();
        var other = times.getLast();
        table.row(
                set.name(),
                set.puzzles().size(),
                "%.1f".formatted(own.median()),
                "%.1f".formatted(own.percentile(99)),
                "%.1f".formatted(own.max()),
                "%.0f".formatted(other.median()),
                "%.0f".formatted(other.percentile(99)),
                "%.0f".formatted(other.max()),
                "%.0f".formatted(other.median() / own.median()));
    }

    private void solve(Puzzle puzzle) {
        var result = solver.solve(puzzle, SolverContext.quiet(new Limits(2, Long.MAX_VALUE)));
        check(result.isUnique());
    }

    private void solveByChoco(Puzzle puzzle) {
        check(choco.isUnique(puzzle));
    }

    private static void check(boolean isUnique) {
        if (!isUnique) {
            throw new IllegalStateException("a puzzle without exactly one solution");
        }
    }
}
