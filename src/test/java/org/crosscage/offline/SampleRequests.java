package org.crosscage.offline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.core.game.Move;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.solver.exact.ExactSolver;

/// Games of shipped puzzles as a page asks about them: begun, half played, with marks, with mistakes, with
/// a branch. The same each time.
final class SampleRequests {

    /// So many ways there are to have played a puzzle; the first one is to have made no move.
    static final int WAYS = 8;

    /// Larger ones take the time of many.
    private static final int MOST_CELLS = 150;
    /// Of ten marks that a player could cross out, so many are.
    private static final int CROSSED_OUT = 3;
    /// One of so many digits that are needed is crossed out too.
    private static final int SLIPS = 25;

    private final Random random = new Random(1);

    /// @param source where the puzzle is from
    private record Sample(Puzzle puzzle, Solution solution, String source) {}

    /// A request for each way to have played a few puzzles of each file.
    ///
    /// @param step of the files, every so-manieth is taken
    /// @param most puzzles of one file
    static List<String> all(int step, int most) {
        var made = new SampleRequests();
        var files = files();
        return IntStream.range(0, files.size())
                .filter(i -> i % step == 0)
                .mapToObj(files::get)
                .flatMap(file -> made.entries(file, most).stream())
                .flatMap(entry -> made.requests(entry).stream())
                .toList();
    }

    /// Small puzzles whose player has switched off all techniques: what is told of them is bred.
    static List<String> bred() {
        var made = new SampleRequests();
        return files().stream()
                .filter(file -> file.toString().matches(".*/(kakuro-(?:6x6|6x9|8x8)|kenken-([3-7])x\\2)\\.txt"))
                .flatMap(file -> made.entries(file, 1).stream())
                .map(entry ->
                        asked(made.sample(entry), List.of(), choices("techniques", "standard " + allTechniquesOff())))
                .toList();
    }

    /// Every technique, switched off, as a choice of techniques is stored.
    static String allTechniquesOff() {
        return TechniqueSelection.catalogue().stream()
                .map(technique -> "-" + technique.id())
                .collect(Collectors.joining(" "));
    }

    private static List<Path> files() {
        try (var all = Files.walk(Path.of("puzzles"))) {
            return all.filter(file -> file.toString().matches(".*/(kakuro|kenken)/.*\\.txt"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<PuzzleEntry> entries(Path file, int most) {
        try {
            var entries = PuzzleFormats.TEXT.read(Files.readString(file));
            return random.ints(0, entries.size())
                    .distinct()
                    .limit(Math.min(most, entries.size()))
                    .mapToObj(entries::get)
                    .filter(entry -> entry.puzzle().cellCount() <= MOST_CELLS)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Sample sample(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        if (!(new SolutionFinder(new ExactSolver()).count(puzzle) instanceof SolutionCount.One(var solution))) {
            throw new AssertionError(entry.id() + " has one solution");
        }
        return new Sample(puzzle, solution, entry.id());
    }

    private List<String> requests(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var sample = sample(entry);
        var half = played(sample, 0.4);
        var wrong = wrong(sample);
        return List.of(
                asked(sample, List.of(), new Fields()),
                asked(sample, half, new Fields().put("near", random.nextInt(puzzle.cellCount()))),
                asked(sample, with(half, marks(sample, half)), choices("marks-in-hints", "yes")),
                asked(sample, with(half, List.of(wrong)), choices("check", "solution")),
                asked(sample, with(half, List.of(new LogEntry.Branch(1), wrong)), choices("check", "off")),
                asked(sample, with(half, List.of(wrong, new LogEntry.Undo())), choices("marks-in-hints", "no")),
                asked(sample, half, choices("techniques", "gentle").put("terms", "gentle")),
                asked(sample, half, new Fields().put("source", "")));
    }

    /// A request with more or other fields.
    static String with(String request, Consumer<Fields> more) {
        var fields = new Fields();
        ((Map<?, ?>) Objects.requireNonNull(Json.read(request)))
                .forEach((name, value) -> fields.put((String) name, value));
        more.accept(fields);
        return Json.write(fields.map());
    }

    private static Fields choices(String id, String choice) {
        return new Fields().put("choices", Map.of(id, choice));
    }

    /// @param part of the cells that have their digit
    private List<LogEntry> played(Sample sample, double part) {
        var entries = new ArrayList<LogEntry>();
        for (int cell = 0; cell < sample.puzzle.cellCount(); cell++) {
            if (sample.puzzle.given(cell).isEmpty() && random.nextDouble() < part) {
                entries.add(new LogEntry.Play(Move.of(new Change.Digit(cell, sample.solution.digit(cell)))));
            }
        }
        return entries;
    }

    /// Marks in half of the open cells, of which some leave out what is needed.
    private List<LogEntry> marks(Sample sample, List<LogEntry> before) {
        var puzzle = sample.puzzle;
        var filled = before.stream()
                .map(entry ->
                        ((LogEntry.Play) entry).move().changes().getFirst().cell())
                .toList();
        var left = Board.of(puzzle);
        var entries = new ArrayList<LogEntry>();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (puzzle.given(cell).isEmpty() && !filled.contains(cell) && random.nextBoolean()) {
                var marks = Digits.NONE;
                for (int digit : left.candidates(cell).toArray()) {
                    boolean stays = digit == sample.solution.digit(cell)
                            ? random.nextInt(SLIPS) > 0
                            : random.nextInt(10) >= CROSSED_OUT;
                    marks = stays ? marks.with(digit) : marks;
                }
                entries.add(new LogEntry.Play(Move.of(new Change.Candidates(cell, marks))));
            }
        }
        return entries;
    }

    private LogEntry wrong(Sample sample) {
        var puzzle = sample.puzzle;
        int[] digits = puzzle.digits().toArray();
        while (true) {
            int cell = random.nextInt(puzzle.cellCount());
            int digit = digits[random.nextInt(digits.length)];
            if (puzzle.given(cell).isEmpty() && digit != sample.solution.digit(cell)) {
                return new LogEntry.Play(Move.of(new Change.Digit(cell, digit)));
            }
        }
    }

    private static List<LogEntry> with(List<LogEntry> entries, List<LogEntry> more) {
        var all = new ArrayList<>(entries);
        all.addAll(more);
        return all;
    }

    private static String asked(Sample sample, List<LogEntry> log, Fields more) {
        var shape = sample.puzzle.shape();
        var lines = new ArrayList<String>();
        for (var entry : log) {
            lines.add(("2026-11-23T09:30:00Z page " + (lines.size() + 1) + " " + LogEntryText.kind(entry) + " "
                            + LogEntryText.line(entry, shape))
                    .strip());
        }
        var asked = new Fields()
                .put("puzzle", PuzzleFormats.TEXT.write(sample.puzzle))
                .put("source", sample.source)
                .put("log", lines)
                .put("choices", Map.of())
                .put("terms", "");
        more.map().forEach(asked::put);
        return Json.write(asked.map());
    }
}
