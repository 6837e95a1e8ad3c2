package org.crosscage.solver.local;

import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Budget;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;

/// One run of the local search of *COMP 560: KenKen Solver*. It begins with a grid without repeats in each row. Each
/// change is about a random violation: a row, column or box gives way to another random one, a cage swaps one of its
/// values with one in the same row. The grid with the best utility is kept; when it did not become better for 50
/// changes its values are shuffled.
///
/// Where the text is silent: a change that is as good as what is there is taken, but does not count as better; values
/// are shuffled within their rows, which keeps the rows free of repeats that were; and the shuffled grid is the one
/// to beat from then on. With annealing, a change for the worse by *d* is taken with the probability e^(−d/T), where
/// T begins with 10 and loses a hundredth with each change.
final class MinConflicts {

    private static final double FIRST_TEMPERATURE = 10;
    private static final double COOLING = 0.99;

    private final Puzzle puzzle;
    private final int n;
    private final SolverContext context;
    private final RandomGenerator random;
    private final Budget budget;
    private final GridViolations violations;
    private final int mostIdle;
    private final boolean annealing;
    /// What is changed next; without annealing nothing is better than this.
    private int[] current;
    private double utility;
    /// The best since the last shuffle.
    private int[] best;
    private double least;
    private double leastOfAll = Double.POSITIVE_INFINITY;
    private double temperature;
    private long round;

    /// @param puzzle one that the solver handles
    MinConflicts(Puzzle puzzle, SolverContext context) {
        this.puzzle = puzzle;
        this.n = puzzle.digits().size();
        this.context = context;
        this.random = context.random();
        this.budget = new Budget(context);
        this.violations = new GridViolations(puzzle);
        this.mostIdle = context.settings().get(MinConflictsSolver.IDLE);
        this.annealing = context.settings().get(MinConflictsSolver.ANNEALING);
        this.current = new int[puzzle.cellCount()];
        SquareLines.rows(n).forEach(row -> renew(current, row));
        this.best = current;
        begin(current);
    }

    SolverResult run() {
        int idle = 0;
        while (least > 0) {
            if (round == context.limits().generations()) {
                context.listener().accept(new GaveUp(GaveUp.Reason.GENERATION_LIMIT));
                return new SolverResult(List.of(), false, budget.nodes());
            }
            if (!budget.spend()) {
                return budget.gaveUp(List.of());
            }
            idle = change() ? 0 : idle + 1;
            if (idle == mostIdle) {
                endRound();
                context.listener().accept(new SolverEvent.Restarted(round));
                begin(shuffled(best));
                idle = 0;
            }
        }
        endRound();
        return found();
    }

    private void begin(int[] digits) {
        current = digits;
        utility = violations.utility(digits);
        temperature = FIRST_TEMPERATURE;
        keep();
    }

    /// @return whether there is a better grid now than there was since the last shuffle
    private boolean change() {
        int[] changed = current.clone();
        var violated = violations.violated(current);
        repair(changed, violated.get(random.nextInt(violated.size())));
        double next = violations.utility(changed);
        if (next <= utility || annealing && random.nextDouble() < Math.exp((utility - next) / temperature)) {
            current = changed;
            utility = next;
        }
        temperature *= COOLING;
        boolean better = utility < least;
        if (better) {
            keep();
        }
        return better;
    }

    private void keep() {
        best = current;
        least = utility;
        if (least < leastOfAll) {
            leastOfAll = least;
            context.listener().accept(new SolverEvent.Improved(Grid.of(best), least));
        }
    }

    private void repair(int[] digits, Constraint violated) {
        if (violated instanceof Arithmetic cage) {
            int cell = cage.cells().get(random.nextInt(cage.cells().size()));
            int row = cell / n * n;
            int other = row + (cell - row + 1 + random.nextInt(n - 1)) % n;
            swap(digits, cell, other);
        } else {
            renew(digits, violated.cells());
        }
    }

    /// All digits in a random order into a line.
    private void renew(int[] digits, Cells line) {
        int[] values = puzzle.digits().toArray();
        for (int i = 0; i < n; i++) {
            digits[line.get(i)] = values[i];
        }
        shuffle(digits, line);
    }

    private int[] shuffled(int[] digits) {
        int[] shuffled = digits.clone();
        SquareLines.rows(n).forEach(row -> shuffle(shuffled, row));
        return shuffled;
    }

    private void shuffle(int[] digits, Cells line) {
        for (int i = n - 1; i > 0; i--) {
            swap(digits, line.get(i), line.get(random.nextInt(i + 1)));
        }
    }

    private static void swap(int[] digits, int cell, int other) {
        int digit = digits[cell];
        digits[cell] = digits[other];
        digits[other] = digit;
    }

    /// What there is from one shuffle to the next is a round: a population of one, told as a chart shows it.
    private void endRound() {
        context.listener().accept(new SolverEvent.Generation(round, least, least, least, least, 0, Grid.of(best)));
        round++;
    }

    private SolverResult found() {
        var solution = Solution.of(best);
        if (!puzzle.isSolvedBy(solution)) {
            throw new IllegalStateException(solution + " does not solve the puzzle");
        }
        context.listener().accept(new SolverEvent.Found(solution));
        return new SolverResult(List.of(solution), false, budget.nodes());
    }
}
