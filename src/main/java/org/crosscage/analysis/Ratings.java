package org.crosscage.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Percentiles;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;

/// Knows how hard puzzles are, and remembers it of those that were asked about last and of the shipped ones,
/// which came rated. A grade is by the standard techniques alone. Safe for use by several threads.
public final class Ratings {

    private final SolutionFinder finder;
    private final Percentiles percentiles;
    private final int capacity;
    private final Function<Puzzle, Optional<Difficulty>> atHand;
    private final Function<Puzzle, Optional<Difficulty>> shipped;
    private final SearchLimit limit;
    private final SequencedMap<Puzzle, Difficulty> remembered = new LinkedHashMap<>(16, 0.75f, true);

    /// @param finder says whether a puzzle has exactly one solution
    /// @param capacity how many puzzles are remembered, at least 1
    public Ratings(SolutionFinder finder, Percentiles percentiles, int capacity) {
        this(finder, percentiles, capacity, _ -> Optional.empty(), _ -> Optional.empty(), SearchLimit.ENDLESS);
    }

    /// @param atHand what is known of puzzles that came rated; costs next to nothing
    /// @param shipped the same of all that came rated; may have to read them first
    /// @param limit how long one puzzle may take
    public Ratings(
            SolutionFinder finder,
            Percentiles percentiles,
            int capacity,
            Function<Puzzle, Optional<Difficulty>> atHand,
            Function<Puzzle, Optional<Difficulty>> shipped,
            SearchLimit limit) {
        if (capacity < 1) {
            throw new IllegalArgumentException("ratings of " + capacity + " puzzles cannot be remembered");
        }
        this.finder = finder;
        this.percentiles = percentiles;
        this.capacity = capacity;
        this.atHand = atHand;
        this.shipped = shipped;
        this.limit = limit;
    }

    /// What is remembered of the puzzle; costs nothing.
    public Optional<Difficulty> known(Puzzle puzzle) {
        synchronized (remembered) {
            var known = remembered.get(puzzle);
            if (known != null) {
                return Optional.of(known);
            }
        }
        return atHand.apply(puzzle);
    }

    /// How hard the puzzle is; takes milliseconds as a rule, for large puzzles seconds. What takes too long is
    /// remembered too.
    ///
    /// @param stop asked often; true ends the work without a grade, which is not remembered then
    public Difficulty of(Puzzle puzzle, BooleanSupplier stop) {
        return known(puzzle)
                .or(() -> shipped.apply(puzzle))
                .orElseGet(() -> rated(puzzle, finder.count(puzzle, stop), stop));
    }

    /// The same of a puzzle whose solutions are known already.
    public Difficulty of(Puzzle puzzle, SolutionCount truth, BooleanSupplier stop) {
        return known(puzzle).or(() -> shipped.apply(puzzle)).orElseGet(() -> rated(puzzle, truth, stop));
    }

    /// How hard a puzzle with exactly one solution is for somebody who has these techniques and no others; a grade
    /// of its own, which is not the puzzle's.
    ///
    /// @param techniques in the order in which they are tried
    /// @return empty only when stopped, or when it takes too long
    public Optional<Rating> with(List<Technique> techniques, Puzzle puzzle, BooleanSupplier stop) {
        return new Grader(techniques).rate(puzzle, limit.from(stop));
    }

    private Difficulty rated(Puzzle puzzle, SolutionCount truth, BooleanSupplier stop) {
        Optional<Rating> rating = truth instanceof SolutionCount.One
                ? with(PuzzleKinds.of(puzzle.kind()).techniques(), puzzle, stop)
                : Optional.empty();
        var difficulty = rating.<Difficulty>map(found -> new Difficulty.Rated(found, percentile(puzzle, found)))
                .orElseGet(() -> truth instanceof SolutionCount.One && !stop.getAsBoolean()
                        ? new Difficulty.TooLong()
                        : new Difficulty.Ungraded());
        if (!stop.getAsBoolean() && !(truth instanceof SolutionCount.Unknown)) {
            remember(puzzle, difficulty);
        }
        return difficulty;
    }

    private OptionalInt percentile(Puzzle puzzle, Rating rating) {
        var shape = puzzle.shape();
        return percentiles.of(puzzle.kind(), shape.rows(), shape.columns(), rating.score());
    }

    private void remember(Puzzle puzzle, Difficulty difficulty) {
        synchronized (remembered) {
            remembered.put(puzzle, difficulty);
            if (remembered.size() > capacity) {
                remembered.pollFirstEntry();
            }
        }
    }
}
