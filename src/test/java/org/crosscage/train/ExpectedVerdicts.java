package org.crosscage.train;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.exact.ExactSolver;

/// What is to be said of one candidate of a position, from its techniques and its solution alone.
final class ExpectedVerdicts {

    private final Board board;
    private final Solution solution;
    private final List<Step> due = new ArrayList<>();
    private final Given dueGives;
    /// By technique of a higher tier what it gives together with all before it; filled when first asked for.
    private final Map<Technique, Given> harder = new HashMap<>();
    private final List<Technique> harderTechniques;

    ExpectedVerdicts(TrainingPosition position) {
        this.board = Board.of(position.puzzle(), position.position());
        this.solution = new ExactSolver()
                .solve(
                        position.puzzle(),
                        new SolverContext(new SplittableRandom(1), () -> false, new Limits(2, 1_000_000), _ -> {}))
                .solutions()
                .getFirst();
        var techniques = position.kind().techniques();
        int level = position.technique().tier().level();
        techniques.stream()
                .filter(technique -> technique.tier().level() <= level)
                .forEach(technique -> due.addAll(technique.find(board)));
        this.dueGives = new Given(board, due);
        this.harderTechniques = techniques.stream()
                .filter(technique -> technique.tier().level() > level)
                .toList();
    }

    /// All that is open up to the tier.
    List<Step> due() {
        return due;
    }

    boolean isTrue(int cell, int digit, boolean placed) {
        return (solution.digit(cell) == digit) == placed;
    }

    boolean isDue(int cell, int digit, boolean placed) {
        return dueGives.gives(cell, digit, placed);
    }

    /// Whether a step says it, and not only several removals together.
    boolean isPlacedAtOnce(int cell, int digit) {
        return dueGives.placed[cell] == digit;
    }

    /// The easiest technique of a higher tier that gives it, if one does.
    Optional<Technique> harder(int cell, int digit, boolean placed) {
        if (harder.isEmpty()) {
            var all = new ArrayList<>(due);
            for (var technique : harderTechniques) {
                all.addAll(technique.find(board));
                harder.put(technique, new Given(board, all));
            }
        }
        return harderTechniques.stream()
                .filter(technique -> harder.get(technique).gives(cell, digit, placed))
                .findFirst();
    }

    /// What some steps give, candidate by candidate.
    static final class Given {

        private static final int NOT_PLACED = -1;

        private final long[] candidates;
        /// Bits that the removals of the steps leave.
        private final long[] left;
        private final long[] takenByDigits;
        private final int[] placed;

        Given(Board board, List<Step> steps) {
            int count = board.puzzle().cellCount();
            this.candidates = new long[count];
            this.left = new long[count];
            this.takenByDigits = new long[count];
            this.placed = new int[count];
            for (int cell = 0; cell < count; cell++) {
                candidates[cell] = board.bits(cell);
                left[cell] = board.bits(cell);
                placed[cell] = NOT_PLACED;
            }
            for (var step : steps) {
                step.eliminations()
                        .forEach(gone -> left[gone.cell()] &= ~gone.digits().bits());
                for (var digit : step.placements()) {
                    placed[digit.cell()] = digit.digit();
                    for (int cell = 0; cell < count; cell++) {
                        if (board.puzzle().peers(cell).contains(digit.cell())) {
                            takenByDigits[cell] |= 1L << digit.digit();
                        }
                    }
                }
            }
        }

        boolean gives(int cell, int digit, boolean isDigit) {
            long bit = 1L << digit;
            if (isDigit) {
                return placed[cell] == digit || left[cell] == bit && candidates[cell] != bit;
            }
            return (left[cell] & bit) == 0
                    || (takenByDigits[cell] & bit) != 0
                    || placed[cell] != NOT_PLACED && placed[cell] != digit;
        }
    }
}
