package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.exact.ExactSolver;

/// The digits that the solutions of a puzzle have in each cell, also where there are more solutions than anyone
/// lists: then every digit that none of the first ones has is asked for by itself. The exact solver, which is held
/// against trying everything by its own tests, shares nothing with the techniques.
public final class PossibleDigits {

    private static final int LISTED = 50;
    private static final int NODES = 1_000_000;

    private PossibleDigits() {}

    /// By cell index; no digits where the puzzle has no solution.
    public static List<Digits> of(Puzzle puzzle) {
        var possible = new ArrayList<>(Collections.nCopies(puzzle.cellCount(), Digits.NONE));
        var listed = solve(puzzle, LISTED);
        add(listed, possible);
        if (!listed.complete()) {
            for (int cell = 0; cell < puzzle.cellCount(); cell++) {
                for (int digit : puzzle.digits().toArray()) {
                    if (puzzle.given(cell).isEmpty() && !possible.get(cell).contains(digit)) {
                        add(solve(with(puzzle, cell, digit), 1), possible);
                    }
                }
            }
        }
        return List.copyOf(possible);
    }

    private static void add(SolverResult result, List<Digits> possible) {
        if (result.solutions().isEmpty() && !result.complete()) {
            throw new IllegalStateException("a small puzzle takes more than " + NODES + " nodes");
        }
        for (var solution : result.solutions()) {
            for (int cell = 0; cell < possible.size(); cell++) {
                possible.set(cell, possible.get(cell).with(solution.digit(cell)));
            }
        }
    }

    private static SolverResult solve(Puzzle puzzle, int most) {
        return new ExactSolver().solve(puzzle, SolverContext.quiet(new Limits(most, NODES)));
    }

    private static Puzzle with(Puzzle puzzle, int cell, int digit) {
        var givens = new TreeMap<>(puzzle.givens());
        givens.put(cell, digit);
        return Puzzle.of(puzzle.kind(), puzzle.shape(), puzzle.digits(), puzzle.constraints(), givens);
    }
}
