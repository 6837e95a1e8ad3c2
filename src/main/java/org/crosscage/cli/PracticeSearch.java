package org.crosscage.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;

/// Looks through generated puzzles for those that teach a technique: best is one in which nothing harder is needed,
/// then a small one, then one in which the technique comes early.
final class PracticeSearch {

    private static final int LARGEST = 10;

    private final int seeds;

    /// @param seeds how many puzzles of each size are looked at
    PracticeSearch(int seeds) {
        this.seeds = seeds;
    }

    /// In native text, each puzzle named `<kind>.<technique>.<number>`; by kind, then technique, then best first.
    ///
    /// @param each how many puzzles a technique gets, where so many were found
    String text(int each) {
        var found = PuzzleKinds.all().stream()
                .flatMap(kind -> of(kind, each).stream())
                .toList();
        return PuzzleFormats.TEXT.write(found);
    }

    private List<PuzzleEntry> of(PuzzleKind kind, int each) {
        var lessons = kind.sizes().stream()
                .filter(size -> Math.max(size.rows(), size.columns()) <= LARGEST)
                .flatMap(size -> lessons(kind, new Size(size.rows(), size.columns())).stream())
                .toList();
        var entries = new ArrayList<PuzzleEntry>();
        for (var technique : kind.techniques()) {
            var best = lessons.stream()
                    .filter(lesson -> lesson.technique.id().equals(technique.id()))
                    .sorted()
                    .limit(each)
                    .toList();
            IntStream.range(0, best.size())
                    .mapToObj(i -> PuzzleEntry.of(
                            kind.id() + "." + technique.id() + "." + (i + 1),
                            best.get(i).entry.puzzle()))
                    .forEach(entries::add);
        }
        return entries;
    }

    private List<Lesson> lessons(PuzzleKind kind, Size size) {
        var entries = new ArrayList<PuzzleEntry>();
        new Batch(kind, size, 1, seeds)
                .run(new Generator(kind.drafts(), new ExactSolver()), made -> entries.add(made.entry()));
        return entries.parallelStream()
                .flatMap(entry -> lessons(kind, entry).stream())
                .toList();
    }

    /// What one puzzle can teach; nothing when the techniques do not finish it.
    private static List<Lesson> lessons(PuzzleKind kind, PuzzleEntry entry) {
        var order = kind.techniques().stream().map(Technique::id).toList();
        var trace = new RuleEngine(kind.techniques()).run(Board.of(entry.puzzle()));
        if (!trace.solved()) {
            return List.of();
        }
        var used = trace.steps().stream().map(Step::technique).toList();
        int hardest = used.stream().mapToInt(t -> order.indexOf(t.id())).max().orElse(0);
        return used.stream()
                .distinct()
                .map(technique ->
                        new Lesson(technique, entry, hardest - order.indexOf(technique.id()), used.indexOf(technique)))
                .toList();
    }

    /// @param harder how far down the list the hardest technique stands that the puzzle needs, 0 when it is this
    ///     one
    /// @param before how many steps come first
    private record Lesson(Technique technique, PuzzleEntry entry, int harder, int before)
            implements Comparable<Lesson> {

        private static final Comparator<Lesson> ORDER = Comparator.comparingInt(Lesson::harder)
                .thenComparingInt(lesson -> lesson.entry.puzzle().cellCount())
                .thenComparingInt(Lesson::before)
                .thenComparing(lesson -> lesson.entry.id());

        @Override
        public int compareTo(Lesson other) {
            return ORDER.compare(this, other);
        }
    }
}
