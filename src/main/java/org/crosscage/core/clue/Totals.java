package org.crosscage.core.clue;

import java.util.Arrays;
import java.util.OptionalLong;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// What the cells of each clue come to together, where all of its live combinations agree on it: the sum of a sum
/// cage, but also the sum of a product with one combination left, or that the digits of a difference of 3 make an
/// odd sum. Kept beside the board.
public final class Totals {

    private static final int NEVER = -1;

    private final LiveClues clues;
    private final Digits digits;
    private final int[] versions;
    private final OptionalLong[][] totals;

    private Totals(Board board) {
        this.digits = board.puzzle().digits();
        this.clues = LiveClues.of(board);
        this.versions = new int[clues.count()];
        this.totals = new OptionalLong[clues.count()][Weighing.values().length];
        Arrays.fill(versions, NEVER);
    }

    public static Totals of(Board board) {
        return board.derived(Totals.class, Totals::new);
    }

    /// The tally of all cells of a clue; empty where combinations differ in it.
    public OptionalLong of(int clue, Weighing weighing) {
        int version = clues.version(clue);
        if (versions[clue] != version) {
            versions[clue] = version;
            for (var each : Weighing.values()) {
                totals[clue][each.ordinal()] = common(clues.clue(clue), clues.combinations(clue), each);
            }
        }
        return totals[clue][weighing.ordinal()];
    }

    /// Whether the clue asks for just this tally, so that nothing else is needed to know it.
    public boolean isStated(int clue, Weighing weighing) {
        return clues.clue(clue).operation() == (weighing == Weighing.PRODUCT ? Operation.MULTIPLY : Operation.ADD);
    }

    /// Whether the clue as printed, and where its digits can repeat, is enough to know its tally, whatever the
    /// marks.
    public boolean isPrinted(int clue, Weighing weighing) {
        return common(clues.clue(clue), clues.asPrinted(clue), weighing).isPresent();
    }

    private OptionalLong common(Arithmetic clue, Combinations combinations, Weighing weighing) {
        if (clue.operation() == Operation.ADD && weighing != Weighing.PRODUCT) {
            return OptionalLong.of(weighing.of(clue.target()));
        }
        if (!weighing.counts(digits)) {
            return OptionalLong.empty();
        }
        var sets = combinations.sets();
        OptionalLong common = OptionalLong.empty();
        for (int i = 0; i < sets.size(); i++) {
            long weights = weighing.of(weights(sets, i, weighing));
            if (common.isPresent() && common.getAsLong() != weights) {
                return OptionalLong.empty();
            }
            common = OptionalLong.of(weights);
        }
        return common;
    }

    private static long weights(Multisets sets, int i, Weighing weighing) {
        long weights = 0;
        for (int level = 0; level < sets.levels(); level++) {
            for (long left = sets.word(i, level); left != 0; left &= left - 1) {
                weights += weighing.weight(Long.numberOfTrailingZeros(left));
            }
        }
        return weights;
    }
}
