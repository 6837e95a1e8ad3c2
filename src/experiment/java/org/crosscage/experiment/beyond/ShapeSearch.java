package org.crosscage.experiment.beyond;

import java.util.Arrays;
import java.util.Optional;
import org.crosscage.core.clue.RunSums;

/// All Kakuro with exactly one solution on a shape, by their solutions: every filling is made cell by cell, and is a
/// puzzle of this sort when no other filling has its sums.
///
/// Two things keep that short. Where two runs across and two down cross in four cells and are filled, no number may
/// be added to two opposite cells and taken from the other two such that the runs still hold: that would be a second
/// solution. And of the fillings that a symmetry of the shape brings onto each other, or taking every digit from 10,
/// which changes nothing for any iteration, only the first in alphabetical order is made.
public final class ShapeSearch {

    private static final long NODES = Long.MAX_VALUE / 2;

    private final RunNet net;
    private final BitKakuro trials;
    private final FillingOrder order;
    private final Symmetries symmetries;
    private final int[] digits;
    private final int[] used;
    private final int[] left;
    private final int[] possible;
    private long fillings;
    private long unique;
    private long open;
    private long beyond;
    private int[] example = {};

    private ShapeSearch(RunNet net, RunLayouts ways) {
        this.net = net;
        this.trials = new BitKakuro(net, ways);
        this.order = FillingOrder.of(net);
        this.symmetries = Symmetries.of(net, order.cells());
        this.digits = new int[net.cells()];
        this.used = new int[net.runs().length];
        this.left = new int[net.cells()];
        this.possible = new int[net.cells()];
    }

    /// Whether the shape alone says that level-1 iteration solves every puzzle on it that has one solution.
    ///
    /// @param shape as rows of `x` and `.`, joined by `/`
    public static boolean isUnderstood(String shape) {
        return new RunGraph(Pattern.white(shape).net()).isUnderstood();
    }

    /// Looks through a shape.
    ///
    /// @param shape as rows of `x` and `.`, joined by `/`
    public static Outcome of(String shape) {
        var pattern = Pattern.white(shape);
        var search = new ShapeSearch(pattern.net(), new RunLayouts());
        search.fill(0);
        return new Outcome(
                search.fillings,
                search.unique,
                search.open,
                search.beyond,
                search.example.length == 0
                        ? Optional.empty()
                        : Optional.of(pattern.filled(search.example).toString()));
    }

    private void fill(int depth) {
        if (depth == digits.length) {
            evaluate();
            return;
        }
        int cell = order.cells()[depth];
        int across = net.across()[cell];
        int down = net.down()[cell];
        for (int free = RunSums.ALL & ~(used[across] | used[down]); free != 0; free &= free - 1) {
            int bit = free & -free;
            digits[cell] = Integer.numberOfTrailingZeros(bit) + 1;
            used[across] |= bit;
            used[down] |= bit;
            if (symmetries.isFirst(digits) && order.isFixed(depth, digits, used)) {
                fill(depth + 1);
            }
            used[across] &= ~bit;
            used[down] &= ~bit;
        }
        digits[cell] = 0;
    }

    private void evaluate() {
        fillings++;
        trials.clues(net.sums(digits));
        trials.simple(left);
        if (BitKakuro.isSettled(left)) {
            unique++;
            return;
        }
        System.arraycopy(left, 0, possible, 0, left.length);
        if (!trials.exact(possible, NODES, 0)) {
            return;
        }
        unique++;
        open++;
        trials.levelOne(left);
        if (!BitKakuro.isSettled(left)) {
            beyond++;
            if (example.length == 0) {
                example = Arrays.copyOf(digits, digits.length);
            }
        }
    }

    /// What a shape holds. Fillings and puzzles are counted once of all that a symmetry brings onto each other.
    ///
    /// @param fillings how many had to be held against all others
    /// @param unique how many puzzles there are with exactly one solution
    /// @param open how many of them simple iteration does not solve
    /// @param beyond how many of these level-1 iteration does not solve
    /// @param example the solution of the first of these
    public record Outcome(long fillings, long unique, long open, long beyond, Optional<String> example) {}
}
