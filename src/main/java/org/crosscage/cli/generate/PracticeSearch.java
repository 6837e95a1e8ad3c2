package org.crosscage.cli.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.TechniquePosition;
import org.crosscage.core.generate.TechniquePosition.Need;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleRequirements;

/// Looks through generated puzzles for those that teach a technique: best is one that needs nothing of a higher
/// tier, then one with a bottleneck that needs it, then a small one, then one in which the technique comes early. A
/// technique that no puzzle needs keeps those that need it and were known before, from other seeds; where there are
/// none either, it gets puzzles in which it finds something beside simpler ones. A known puzzle that is ugly is passed
/// over, as the generator passes over ugly drafts. For one that a single puzzle needs more seeds are looked at, size
/// by size, until there is a second: the first is its worked example, and whoever has seen that wants another one to
/// practise on.
public final class PracticeSearch {

    /// How many puzzles of each size are looked at, unless something else is asked for.
    public static final int SEEDS = 1_000;

    /// What a generator that is asked for no grade gives rarely, or never.
    private static final List<Grade> GRADES = List.of(Grade.MEDIUM, Grade.HARD, Grade.EXPERT, Grade.EXTREME);
    /// Of each of those grades one for so many puzzles of any grade is looked at, if it is found in so many tries.
    private static final int OF_A_GRADE = 25;
    private static final int TRIES = 60;

    private static final int LARGEST = 10;
    /// The fewest puzzles that are enough for a technique.
    private static final int FEWEST = 2;
    /// How often as many puzzles again are looked at for a technique that has fewer, of larger sizes too.
    private static final int MOST_ROUNDS = 2;
    private static final int LARGEST_AGAIN = 12;
    /// Of so many puzzles that need a technique it is looked up whether they have a bottleneck.
    private static final int LOOKED_INTO = 60;
    /// Of each size, so many puzzles are looked into for what no puzzle needs.
    private static final int MOST_WITHOUT_NEED = 400;

    private final int seeds;
    private final List<PuzzleEntry> known;
    private final Map<PuzzleKind, List<Technique>> asked;
    private final BiConsumer<PuzzleKind, Size> begun;

    /// @param seeds how many puzzles of each size are looked at
    /// @param known puzzles of an earlier search, with the names that it gave them, and any others
    /// @param asked the techniques of kinds for which puzzles are looked for; known ones of the others stay,
    ///     and those of one for which nothing is found
    /// @param begun hears which puzzles are made and looked through next
    public PracticeSearch(
            int seeds,
            List<PuzzleEntry> known,
            Map<PuzzleKind, List<Technique>> asked,
            BiConsumer<PuzzleKind, Size> begun) {
        this.seeds = seeds;
        this.known = List.copyOf(known);
        this.asked = Map.copyOf(asked);
        this.begun = begun;
    }

    /// In native text, each puzzle named `<kind>.<technique>.<number>`; by kind, then technique, then best first. Known
    /// puzzles that are named otherwise come last, as they are.
    ///
    /// @param each how many puzzles a technique gets, where so many were found
    public String text(int each) {
        var found = PuzzleKinds.all().stream().flatMap(kind -> of(kind, each).stream());
        return PuzzleFormats.TEXT.write(Stream.concat(found, known.stream().filter(PracticeSearch::isOfNoTechnique))
                .toList());
    }

    private static boolean isOfNoTechnique(PuzzleEntry entry) {
        return PuzzleKinds.all().stream()
                .flatMap(kind -> kind.techniques().stream().map(technique -> subject(kind, technique)))
                .noneMatch(entry.id()::startsWith);
    }

    private List<PuzzleEntry> of(PuzzleKind kind, int each) {
        var batches = new Batches(kind);
        var entries = new ArrayList<PuzzleEntry>();
        var askedOfKind = asked.getOrDefault(kind, List.of());
        for (var technique : kind.techniques()) {
            var best = askedOfKind.contains(technique) ? best(kind, technique, each, batches) : List.<Looked>of();
            if (best.isEmpty()) {
                entries.addAll(knownOf(kind, technique));
            }
            IntStream.range(0, best.size())
                    .mapToObj(i -> PuzzleEntry.of(
                            subject(kind, technique) + (i + 1),
                            best.get(i).entry.puzzle()))
                    .forEach(entries::add);
        }
        return entries;
    }

    /// What the names of a technique's puzzles begin with.
    private static String subject(PuzzleKind kind, Technique technique) {
        return kind.id() + "." + technique.id() + ".";
    }

    private List<Looked> best(PuzzleKind kind, Technique technique, int each, Batches batches) {
        int count = batches.fewest();
        var best = best(kind, technique, each, batches.first(count));
        while (!best.isEmpty() && best.size() < FEWEST && count < batches.most()) {
            count++;
            best = best(kind, technique, each, batches.first(count));
        }
        return best;
    }

    /// The puzzles of a kind, made when they are asked for first: those of every size, then as many again with other
    /// seeds.
    private final class Batches {

        private final PuzzleKind kind;
        private final List<Size> sizes;
        private final List<Size> again;
        private final List<List<Looked>> looked = new ArrayList<>();

        Batches(PuzzleKind kind) {
            this.kind = kind;
            this.sizes = sizes(kind, LARGEST);
            this.again = sizes(kind, LARGEST_AGAIN);
        }

        private static List<Size> sizes(PuzzleKind kind, int largest) {
            return kind.sizes().stream()
                    .filter(size -> Math.max(size.rows(), size.columns()) <= largest)
                    .toList();
        }

        int fewest() {
            return sizes.size();
        }

        int most() {
            return sizes.size() + MOST_ROUNDS * again.size();
        }

        List<List<Looked>> first(int count) {
            while (looked.size() < count) {
                int further = looked.size() - sizes.size();
                looked.add(
                        further < 0
                                ? looked(kind, sizes.get(looked.size()), 1)
                                : looked(
                                        kind,
                                        again.get(further % again.size()),
                                        1 + (1L + further / again.size()) * seeds));
            }
            return looked.subList(0, count);
        }
    }

    private List<Looked> looked(PuzzleKind kind, Size size, long firstSeed) {
        begun.accept(kind, size);
        var entries = new ArrayList<>(new Batch(kind, size, firstSeed, seeds).entries());
        for (var grade : GRADES) {
            var requirements = new PuzzleRequirements(Optional.of(grade), Optional.empty(), TRIES, Map.of());
            entries.addAll(new Batch(kind, size, firstSeed, seeds / OF_A_GRADE, requirements).entries());
        }
        return entries.parallelStream()
                .flatMap(entry -> Looked.into(entry, kind.techniques()))
                .toList();
    }

    /// @param looked by size, and by round
    private List<Looked> best(PuzzleKind kind, Technique technique, int each, List<List<Looked>> looked) {
        var needing = looked.stream()
                .flatMap(List::stream)
                .filter(puzzle -> puzzle.used.contains(technique))
                .sorted(Comparator.<Looked>comparingInt(puzzle -> puzzle.tiersAbove(technique))
                        .thenComparingInt(puzzle -> puzzle.entry.puzzle().cellCount())
                        .thenComparingInt(puzzle -> puzzle.used.indexOf(technique))
                        .thenComparing(puzzle -> puzzle.entry.id()))
                .toList();
        if (!needing.isEmpty()) {
            return needing(kind, technique, each, needing);
        }
        var kept = knownNeeding(kind, technique, each);
        return kept.isEmpty() ? open(kind, technique, each, looked) : kept;
    }

    private List<PuzzleEntry> knownOf(PuzzleKind kind, Technique technique) {
        return known.stream()
                .filter(entry -> entry.id().startsWith(subject(kind, technique)))
                .toList();
    }

    private List<Looked> knownNeeding(PuzzleKind kind, Technique technique, int each) {
        return knownOf(kind, technique).stream()
                .filter(entry -> kind.flaws(entry.puzzle()).isEmpty())
                .flatMap(entry -> Looked.into(entry, kind.techniques()))
                .filter(puzzle -> puzzle.used.contains(technique))
                .limit(each)
                .toList();
    }

    private static List<Looked> needing(PuzzleKind kind, Technique technique, int each, List<Looked> inOrder) {
        var withBottleneck = inOrder.stream()
                .limit(LOOKED_INTO)
                .filter(puzzle -> puzzle.tiersAbove(technique) == 0)
                .filter(puzzle -> TechniquePosition.of(puzzle.entry.puzzle(), kind.techniques(), technique)
                        .filter(position -> position.need() == Need.ONLY_STEP)
                        .isPresent())
                .limit(each)
                .toList();
        return Stream.concat(withBottleneck.stream(), inOrder.stream())
                .distinct()
                .limit(each)
                .toList();
    }

    private static List<Looked> open(PuzzleKind kind, Technique technique, int each, List<List<Looked>> looked) {
        return looked.stream()
                .flatMap(ofSize -> ofSize.stream().limit(MOST_WITHOUT_NEED))
                .filter(puzzle -> TechniquePosition.of(puzzle.entry.puzzle(), kind.techniques(), technique)
                        .isPresent())
                .limit(each)
                .toList();
    }

    /// A puzzle that the techniques finish.
    ///
    /// @param used the techniques that it needs, in the order in which they come up first
    private record Looked(PuzzleEntry entry, List<Technique> used) {

        static Stream<Looked> into(PuzzleEntry entry, List<Technique> techniques) {
            var trace = new RuleEngine(techniques).run(Board.of(entry.puzzle()));
            return trace.solved()
                    ? Stream.of(new Looked(
                            entry,
                            trace.steps().stream()
                                    .map(Step::technique)
                                    .distinct()
                                    .toList()))
                    : Stream.empty();
        }

        /// How much higher the tier is that the puzzle needs.
        int tiersAbove(Technique technique) {
            return used.stream()
                    .mapToInt(needed -> needed.tier().level() - technique.tier().level())
                    .max()
                    .orElse(0);
        }
    }
}
