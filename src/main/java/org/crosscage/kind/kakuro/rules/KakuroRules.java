package org.crosscage.kind.kakuro.rules;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;

/// Builds Kakuro puzzles: digits 1…m, each run all different and, where it has a clue, of that sum.
public final class KakuroRules {

    public static final String ID = "kakuro";
    public static final Digits ORDINARY_DIGITS = Digits.range(1, 9);

    private KakuroRules() {}

    /// @param digits 1…m
    /// @param clueOf the clue of each run of the shape, empty for none
    public static Puzzle puzzle(
            Shape shape, Digits digits, Function<KakuroGrid.Run, OptionalLong> clueOf, Map<Integer, Integer> givens) {
        List<Constraint> constraints = KakuroGrid.runs(shape).stream()
                .map(run -> constraint(run, clueOf.apply(run)))
                .toList();
        return Puzzle.of(ID, shape, digits, constraints, givens);
    }

    /// The puzzle on this shape whose clues are the sums of the solution.
    public static Puzzle puzzle(Shape shape, Digits digits, Solution solution) {
        return puzzle(
                shape,
                digits,
                run -> OptionalLong.of(
                        run.cells().stream().mapToLong(solution::digit).sum()),
                Map.of());
    }

    private static Constraint constraint(KakuroGrid.Run run, OptionalLong clue) {
        var group = run.direction() == KakuroGrid.Direction.ACROSS ? Group.RUN_ACROSS : Group.RUN_DOWN;
        return clue.isPresent()
                ? new Arithmetic(group, run.cells(), Operation.ADD, clue.getAsLong(), true)
                : new AllDifferent(group, run.cells());
    }
}
