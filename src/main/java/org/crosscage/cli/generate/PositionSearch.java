package org.crosscage.cli.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.train.PositionFile.Numbered;

/// Looks for the positions that the techniques of one kind can be trained on, by walking through puzzles:
///
/// - first some of every size and grade, so that most techniques have positions of each size,
/// - then shipped ones that need what is lacking,
/// - then again and again those of the size and grade that gave most of what is lacking,
/// - then some that the generator makes for a technique that is lacking.
///
/// A technique that still lacks some gets further positions of the same puzzles. Nothing depends on a clock:
/// the same positions come out everywhere.
final class PositionSearch {

    /// How often all sizes are looked through, and how many puzzles of any grade then, and of each that is
    /// rare.
    private static final int ROUNDS = 6;
    private static final int IN_A_ROUND = 60;
    private static final int OF_A_GRADE = 20;
    private static final int MILLIS_IN_A_ROUND = 3_000;

    /// How long is looked for what is lacking, and at a time, as the table of times expects it of one
    /// processor.
    private static final int MOST_MILLIS = 1_200_000;
    private static final int MILLIS_AT_A_TIME = 6_000;

    /// For a technique that the generator is asked for: so many puzzles at a time, as long as they give any,
    /// each of so few drafts.
    private static final int ASKED_FOR = 8;
    private static final int MOST_TIMES_ASKED_FOR = 10;
    private static final int DRAFTS = 40;

    private static final int MOST_OF_A_PUZZLE = 10;

    private static final int LARGEST = 12;
    /// The longest sides of puzzles that are easy to read on a phone, that are less so, and of which there are few.
    private static final int SMALL = 7;
    private static final int MIDDLING = 8;
    private static final int LARGE = 10;

    private final PuzzleKind kind;
    private final List<Size> sizes;
    private final Map<Technique, PositionStock> stocks = new LinkedHashMap<>();
    private final int each;
    private final Listener listener;

    /// Hears how far it is.
    interface Listener {

        /// @param what puzzles are looked through next
        void begins(PositionSearch search, String what);

        /// Something was looked through, and perhaps found.
        void hasLooked(PositionSearch search);
    }

    /// @param each how many positions a technique gets
    /// @param known positions of an earlier search, of the techniques that are asked for
    PositionSearch(PuzzleKind kind, int each, Map<Technique, List<Numbered>> known, Listener listener) {
        this.kind = kind;
        this.each = each;
        this.listener = listener;
        this.sizes = kind.sizes().stream().filter(size -> side(size) <= LARGEST).toList();
        var shares = shares();
        known.forEach((technique, positions) -> {
            var stock = new PositionStock(each, shares);
            new PositionProof(kind, technique, positions).holding().forEach(stock::keep);
            stocks.put(technique, stock);
        });
    }

    private Map<Size, Integer> shares() {
        int whole = sizes.stream().mapToInt(PositionSearch::weight).sum();
        return sizes.stream().collect(Collectors.toMap(size -> size, size -> Math.ceilDiv(each * weight(size), whole)));
    }

    private static int weight(Size size) {
        int side = side(size);
        return side <= SMALL ? 8 : side <= MIDDLING ? 4 : side <= LARGE ? 2 : 1;
    }

    private static int side(Size size) {
        return Math.max(size.rows(), size.columns());
    }

    PuzzleKind kind() {
        return kind;
    }

    /// What there is by now, by technique.
    Map<Technique, PositionStock> stocks() {
        return stocks;
    }

    private PositionStock stock(Technique technique) {
        return Objects.requireNonNull(stocks.get(technique));
    }

    void run() {
        var sources = sizes.stream().map(this::sources).toList();
        for (int round = 0; round < ROUNDS; round++) {
            sources.forEach(this::inRound);
        }
        shipped();
        lacking(sources.stream().flatMap(List::stream).toList());
        for (var technique : lacking()) {
            askedFor(technique);
        }
        furtherOfTheSame();
    }

    /// The first one of any grade, then those of grades that it seldom has.
    private List<PuzzleSource> sources(Size size) {
        var sources = new ArrayList<PuzzleSource>();
        sources.add(new PuzzleSource(kind, size, Optional.empty()));
        Arrays.stream(Grade.values())
                .filter(grade -> grade.compareTo(Grade.EASY) > 0)
                .filter(GradeTimes.standard().grades(kind.id(), size)::contains)
                .forEach(grade -> sources.add(new PuzzleSource(kind, size, Optional.of(grade))));
        return sources;
    }

    private List<Technique> lacking() {
        return techniques(stock -> !stock.isFull());
    }

    private List<Technique> techniques(Predicate<PositionStock> which) {
        return stocks.keySet().stream()
                .filter(technique -> which.test(stock(technique)))
                .toList();
    }

    /// @param sources of one size
    private void inRound(List<PuzzleSource> sources) {
        for (var source : sources) {
            var wanted = techniques(stock -> stock.lacks(source.size()));
            if (!wanted.isEmpty()) {
                listener.begins(this, source.name());
                int most = source == sources.getFirst() ? IN_A_ROUND : OF_A_GRADE;
                lookThrough(source.next(Math.min(most, source.puzzlesIn(MILLIS_IN_A_ROUND))), wanted);
                listener.hasLooked(this);
            }
        }
    }

    /// @return what the positions are worth that were taken: 1 for each of a technique that has none yet, down
    ///     to 0
    private double lookThrough(List<Puzzle> puzzles, Collection<Technique> wanted) {
        var found =
                puzzles.parallelStream().map(puzzle -> first(puzzle, wanted)).toList();
        double worth = 0;
        for (var ofPuzzle : found) {
            for (var position : ofPuzzle.entrySet()) {
                var stock = stock(position.getKey());
                int before = stock.count();
                if (stock.add(position.getValue())) {
                    worth += 1 - (double) before / each;
                }
            }
        }
        return worth;
    }

    /// The first position of each technique.
    private Map<Technique, FoundPosition> first(Puzzle puzzle, Collection<Technique> wanted) {
        var first = new LinkedHashMap<Technique, FoundPosition>();
        PositionWalk.through(kind, puzzle, wanted)
                .ifPresent(walk -> walk.techniques()
                        .forEach(technique -> walk.positions(technique)
                                .findFirst()
                                .ifPresent(position -> first.put(technique, position))));
        return first;
    }

    /// Those of the shipped puzzles that the generator made, without options.
    private void shipped() {
        var wanted = lacking();
        var ids = wanted.stream().map(Technique::id).toList();
        for (var pack : PuzzleLibrary.shipped().packs(kind.id())) {
            var needing = IntStream.range(0, pack.listings().size())
                    .filter(i -> isGenerated(pack.listings().get(i)))
                    .filter(i -> pack.listings().get(i).difficulty().rating().techniques().keySet().stream()
                            .anyMatch(ids::contains))
                    .boxed()
                    .toList();
            if (!needing.isEmpty()) {
                listener.begins(this, pack.id());
                var entries = pack.entries();
                lookThrough(needing.stream().map(i -> entries.get(i).puzzle()).toList(), wanted);
                listener.hasLooked(this);
            }
        }
    }

    private static boolean isGenerated(LibraryEntry entry) {
        return side(entry.size()) <= LARGEST
                && PuzzleOrder.named(entry.id())
                        .filter(order -> order.requirements().options().isEmpty())
                        .isPresent();
    }

    /// What is lacking, from the source of which most is to be expected; a large puzzle counts for less.
    private void lacking(List<PuzzleSource> sources) {
        var promising = Comparator.<PuzzleSource>comparingDouble(source -> source.yield() * weight(source.size()));
        for (int millis = 0;
                millis < MOST_MILLIS && !sources.isEmpty() && !lacking().isEmpty();
                millis += MILLIS_AT_A_TIME) {
            var source = sources.stream().max(promising).orElseThrow();
            listener.begins(this, source.name());
            int seeds = source.puzzlesIn(MILLIS_AT_A_TIME);
            source.gave(lookThrough(source.next(seeds), lacking()), seeds);
            listener.hasLooked(this);
        }
    }

    /// Puzzles that need a technique, as long as they come up; none of the large ones, which take minutes.
    private void askedFor(Technique technique) {
        var requirements = new PuzzleRequirements(Optional.empty(), Optional.of(technique.id()), DRAFTS, Map.of());
        var stock = stock(technique);
        for (var size : sizes.stream().filter(size -> side(size) <= MIDDLING).toList()) {
            int before = -1;
            for (int time = 0; time < MOST_TIMES_ASKED_FOR && stock.count() > before && !stock.isFull(); time++) {
                before = stock.count();
                listener.begins(this, size + " " + technique.id());
                var batch = new Batch(kind, size, 1L + (long) time * ASKED_FOR, ASKED_FOR, requirements);
                lookThrough(batch.entries().stream().map(PuzzleEntry::puzzle).toList(), lacking());
                listener.hasLooked(this);
            }
        }
    }

    /// Other positions of the puzzles that there are, each with answers of its own.
    private void furtherOfTheSame() {
        for (var technique : lacking()) {
            var stock = stock(technique);
            var further = stock.chosen().stream()
                    .collect(Collectors.groupingBy(FoundPosition::puzzle, LinkedHashMap::new, Collectors.toList()))
                    .values()
                    .parallelStream()
                    .map(ofPuzzle -> further(ofPuzzle, technique))
                    .toList();
            for (int i = 0; i < MOST_OF_A_PUZZLE; i++) {
                int at = i;
                further.stream()
                        .filter(ofPuzzle -> ofPuzzle.size() > at)
                        .forEach(ofPuzzle -> stock.addFurther(ofPuzzle.get(at)));
            }
        }
        listener.hasLooked(this);
    }

    private List<FoundPosition> further(List<FoundPosition> there, Technique technique) {
        var all = new ArrayList<>(there);
        var puzzle = there.getFirst().stored().puzzle(1);
        PositionWalk.through(kind, puzzle, List.of(technique)).stream()
                .flatMap(walk -> walk.positions(technique))
                .filter(position -> all.stream().allMatch(position::asksForSomethingElse))
                .limit(MOST_OF_A_PUZZLE)
                .forEach(all::add);
        return all.subList(there.size(), all.size());
    }
}
