package org.crosscage.analysis;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.jspecify.annotations.Nullable;

/// Knows what can be known of a puzzle's solutions: asks a solver within limits, and remembers the answer for the
/// puzzles asked about last. What was not found out is looked for again, with twice the nodes, though not before a
/// pause: the machine may have been busy, but a question too hard for it must not keep it so. Safe for use by
/// several threads.
public final class SolutionFinder {

    /// How many nodes one question about a position may cost; such questions are many and have givens to start
    /// from.
    static final long NODES_PER_QUESTION = 200_000;

    /// The pause after a search that found nothing out, in terms of how long it may take: a puzzle that is too hard
    /// costs at most a tenth of one thread.
    private static final int PAUSE = 10;
    /// How often the nodes are doubled at most.
    private static final int DOUBLINGS = 4;

    private static final BooleanSupplier NEVER = () -> false;

    private final Solver solver;
    private final long nodes;
    private final SearchLimit patience;
    private final Map<Puzzle, Answer> answers;

    /// @param solver complete: it can prove that there are no further solutions
    /// @param remembered for how many puzzles the answer is kept, at least 1
    /// @param nodes how many nodes the question for a puzzle's solutions may cost the first time
    /// @param patience how long one question may take
    public SolutionFinder(Solver solver, int remembered, long nodes, SearchLimit patience) {
        if (remembered < 1) {
            throw new IllegalArgumentException("a solution finder that remembers " + remembered + " puzzles");
        }
        this.solver = solver;
        this.nodes = nodes;
        this.patience = patience;
        this.answers = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Puzzle, Answer> eldest) {
                return size() > remembered;
            }
        };
    }

    public SolutionFinder(Solver solver, SearchLimit patience) {
        this(solver, 256, Limits.ORDINARY_NODES, patience);
    }

    /// A solution finder that is bounded by nodes alone.
    public SolutionFinder(Solver solver) {
        this(solver, SearchLimit.ENDLESS);
    }

    public SolutionCount count(Puzzle puzzle) {
        return count(puzzle, NEVER);
    }

    /// What is known of the puzzle's solutions. A second caller for the same puzzle waits for the first one's
    /// answer.
    ///
    /// @param stop asked often; true ends the search with [SolutionCount.Unknown], which is not remembered then
    public SolutionCount count(Puzzle puzzle, BooleanSupplier stop) {
        return answer(puzzle)
                .truth(tries -> ask(puzzle, new Limits(2, nodes << Math.min(tries, DOUBLINGS)), stop), stop);
    }

    /// What is known of the solutions of a game's puzzle: what came with the game, else what a search says.
    ///
    /// @param stop as for [#count(Puzzle, BooleanSupplier)]
    public SolutionCount count(Game game, BooleanSupplier stop) {
        return game.proven().<SolutionCount>map(SolutionCount.One::new).orElseGet(() -> count(game.puzzle(), stop));
    }

    /// What was found out about the puzzle before, without asking or waiting for anybody.
    public SolutionCount known(Puzzle puzzle) {
        synchronized (answers) {
            var answer = answers.get(puzzle);
            return answer == null ? new SolutionCount.Unknown() : answer.known();
        }
    }

    private Answer answer(Puzzle puzzle) {
        synchronized (answers) {
            return answers.computeIfAbsent(puzzle, _ -> new Answer(patience));
        }
    }

    /// A smallest set of clues that cannot stand together, looked for once.
    ///
    /// @param stop asked often; true ends the search, and a larger set may be the answer, which is not remembered
    ///     then
    /// @return empty unless the puzzle is known to have no solution
    public Optional<Conflict> conflict(Puzzle puzzle, BooleanSupplier stop) {
        if (!(count(puzzle, stop) instanceof SolutionCount.None)) {
            return Optional.empty();
        }
        return Optional.of(answer(puzzle)
                .conflict(() -> new ConflictSearch(this, puzzle, patience.from(stop)).find(), stop));
    }

    /// Whether the puzzle has a solution with these digits on the board.
    ///
    /// @param digits by cell index, [Constraint#EMPTY] where there is none
    public Verdict isSolvable(Puzzle puzzle, int[] digits, BooleanSupplier stop) {
        return verdict(ask(puzzle, digits, 1, stop));
    }

    /// Some solutions with these digits on the board, all of them when the result is complete.
    public SolverResult ask(Puzzle puzzle, int[] digits, int atMost, BooleanSupplier stop) {
        return ask(withGivens(puzzle, digits), new Limits(atMost, NODES_PER_QUESTION), stop);
    }

    /// What a search for one solution says.
    public static Verdict verdict(SolverResult result) {
        if (!result.solutions().isEmpty()) {
            return Verdict.YES;
        }
        return result.complete() ? Verdict.NO : Verdict.UNKNOWN;
    }

    SolverResult ask(Puzzle puzzle, Limits limits, BooleanSupplier stop) {
        return solver.solve(
                puzzle, new SolverContext(new SplittableRandom(0), patience.from(stop), limits, event -> {}));
    }

    private static Puzzle withGivens(Puzzle puzzle, int[] digits) {
        var givens = new TreeMap<>(puzzle.givens());
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != Constraint.EMPTY) {
                givens.put(cell, digits[cell]);
            }
        }
        return Puzzle.of(puzzle.kind(), puzzle.shape(), puzzle.digits(), puzzle.constraints(), givens);
    }

    /// An answer within limits.
    public enum Verdict {
        YES,
        NO,
        UNKNOWN
    }

    /// What was found out about one puzzle, each thing once.
    private static final class Answer {

        private final SearchLimit patience;
        private volatile @Nullable SolutionCount truth;
        private @Nullable Conflict conflict;
        private int tries;
        private Instant notBefore = Instant.MIN;

        Answer(SearchLimit patience) {
            this.patience = patience;
        }

        /// Does not wait for who is asking.
        SolutionCount known() {
            var found = truth;
            return found == null ? new SolutionCount.Unknown() : found;
        }

        /// @param question gets how often it was asked before without finding anything out
        synchronized SolutionCount truth(IntFunction<SolverResult> question, BooleanSupplier stop) {
            if (truth != null) {
                return truth;
            }
            if (patience.clock().instant().isBefore(notBefore)) {
                return new SolutionCount.Unknown();
            }
            var found = question.apply(tries).count();
            if (!(found instanceof SolutionCount.Unknown)) {
                truth = found;
            } else if (!stop.getAsBoolean()) {
                tries++;
                notBefore = patience.clock()
                        .instant()
                        .plusMillis(PAUSE * patience.limit().toMillis());
            }
            return found;
        }

        synchronized Conflict conflict(Supplier<Conflict> question, BooleanSupplier stop) {
            if (conflict != null) {
                return conflict;
            }
            var found = question.get();
            if (!stop.getAsBoolean()) {
                conflict = found;
            }
            return found;
        }
    }
}
