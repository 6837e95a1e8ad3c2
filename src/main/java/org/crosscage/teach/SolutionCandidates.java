package org.crosscage.teach;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.SolverResult;

/// Which digits the solutions have in the open cells, among those solutions that agree with the digits on a board.
/// Asked cell by cell, answered from solutions found before where that is enough. For one thread.
final class SolutionCandidates {

    /// So many solutions are listed before single questions are asked.
    private static final int LISTED = 50;
    /// So many single questions are asked of the solver; what is asked beyond stays unknown.
    private static final int QUESTIONS = 300;

    private final SolutionFinder finder;
    private final Puzzle puzzle;
    private final int[] digits;
    private final BooleanSupplier stop;
    private final long[] seen;
    private final boolean complete;
    private final boolean known;
    private final Map<Integer, SolutionFinder.Verdict> asked = new HashMap<>();

    /// @param game none of whose digits is wrong
    SolutionCandidates(SolutionFinder finder, Game game, BooleanSupplier stop) {
        this.finder = finder;
        this.puzzle = game.puzzle();
        this.digits = game.position().digits();
        this.stop = stop;
        this.seen = new long[puzzle.cellCount()];
        switch (finder.count(game, stop)) {
            case SolutionCount.One(var solution) -> {
                known = true;
                complete = true;
                see(solution);
            }
            case SolutionCount.Several several -> {
                known = true;
                complete = list();
            }
            case SolutionCount.None() -> {
                known = true;
                complete = true;
            }
            case SolutionCount.Unknown() -> {
                known = false;
                complete = false;
            }
        }
    }

    /// Whether some of these solutions has the digit in the cell.
    SolutionFinder.Verdict allows(int cell, int digit) {
        if ((seen[cell] >>> digit & 1) != 0) {
            return SolutionFinder.Verdict.YES;
        }
        if (complete) {
            return SolutionFinder.Verdict.NO;
        }
        int question = cell << 6 | digit;
        if (!known || asked.size() >= QUESTIONS && !asked.containsKey(question)) {
            return SolutionFinder.Verdict.UNKNOWN;
        }
        return asked.computeIfAbsent(question, q -> ask(cell, digit));
    }

    /// Whether it is certain that none of these solutions has one of the digits in the cell.
    boolean allowsNone(int cell, Digits asked) {
        return asked.stream().allMatch(digit -> allows(cell, digit) == SolutionFinder.Verdict.NO);
    }

    /// Those of the digits that some of these solutions are known to have in the cell.
    Digits allowed(int cell, Digits asked) {
        return Digits.of(asked.stream()
                .filter(digit -> allows(cell, digit) == SolutionFinder.Verdict.YES)
                .toArray());
    }

    private SolutionFinder.Verdict ask(int cell, int digit) {
        int[] tried = digits.clone();
        tried[cell] = digit;
        var result = finder.ask(puzzle, tried, 1, stop);
        see(result);
        return SolutionFinder.verdict(result);
    }

    private boolean list() {
        var result = finder.ask(puzzle, digits, LISTED, stop);
        see(result);
        return result.complete();
    }

    private void see(SolverResult result) {
        result.solutions().forEach(this::see);
    }

    private void see(Solution solution) {
        for (int cell = 0; cell < seen.length; cell++) {
            seen[cell] |= Digits.bit(solution.digit(cell));
        }
    }
}
