package org.crosscage.experiment.beyond;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.clue.RunSums;

/// The order in which the cells of a shape are filled, and the crossings of two runs across and two down that are
/// complete after each cell.
///
/// @param cells the cells in order
/// @param crossings by place in that order: those of which the cell is the last
record FillingOrder(int[] cells, List<List<Crossing>> crossings) {

    /// What is left of the fillings at a complete crossing, roughly; only to choose an order.
    private static final double KEPT = 0.25;

    private static final int DIGITS = RunSums.LARGEST_DIGIT;

    /// Four cells of four runs: the first two in one across, the first and third in one down.
    record Crossing(int a, int b, int c, int d, int above, int below, int left, int right) {

        /// Whether no number can be moved around the four cells.
        boolean isFixed(int[] digits, int[] used) {
            for (int by = 1 - DIGITS; by < DIGITS; by++) {
                if (by != 0
                        && isPair(digits[a] + by, digits[b] - by, used[above], digits[a], digits[b])
                        && isPair(digits[c] - by, digits[d] + by, used[below], digits[c], digits[d])
                        && isPair(digits[a] + by, digits[c] - by, used[left], digits[a], digits[c])
                        && isPair(digits[b] - by, digits[d] + by, used[right], digits[b], digits[d])) {
                    return false;
                }
            }
            return true;
        }

        /// Whether a run still holds with two other digits in two of its cells.
        private static boolean isPair(int one, int other, int used, int before, int otherBefore) {
            if (one < 1 || one > DIGITS || other < 1 || other > DIGITS || one == other) {
                return false;
            }
            int others = used & ~(1 << before - 1 | 1 << otherBefore - 1);
            return (others & (1 << one - 1 | 1 << other - 1)) == 0;
        }
    }

    /// The cheapest of the orders that begin in some cell and go on where the fewest cells are missing.
    static FillingOrder of(RunNet net) {
        var crossings = crossings(net);
        int[] best = {};
        double least = Double.MAX_VALUE;
        for (int first = 0; first < net.cells(); first++) {
            var cells = from(first, net);
            double cost = cost(cells, net, byLast(cells, crossings, net));
            if (cost < least) {
                least = cost;
                best = cells;
            }
        }
        return new FillingOrder(best, byLast(best, crossings, net));
    }

    /// Whether the crossings that are complete with a place of the order are fixed.
    boolean isFixed(int depth, int[] digits, int[] used) {
        for (var crossing : crossings.get(depth)) {
            if (!crossing.isFixed(digits, used)) {
                return false;
            }
        }
        return true;
    }

    private static int[] from(int first, RunNet net) {
        var cells = new int[net.cells()];
        var filled = new boolean[net.cells()];
        var missing = Arrays.stream(net.runs()).mapToInt(run -> run.length).toArray();
        int next = first;
        for (int depth = 0; depth < cells.length; depth++) {
            cells[depth] = next;
            filled[next] = true;
            missing[net.across()[next]]--;
            missing[net.down()[next]]--;
            next = -1;
            double fewest = Double.MAX_VALUE;
            for (int cell = 0; cell < cells.length; cell++) {
                int across = net.across()[cell];
                int down = net.down()[cell];
                boolean begun = missing[across] < net.runs()[across].length || missing[down] < net.runs()[down].length;
                double cost = missing[across] + missing[down] + 0.1 * Math.min(missing[across], missing[down]);
                if (!filled[cell] && begun && cost < fewest) {
                    fewest = cost;
                    next = cell;
                }
            }
        }
        return cells;
    }

    private static double cost(int[] cells, RunNet net, List<List<Crossing>> byLast) {
        var filled = new int[net.runs().length];
        double cost = 0;
        double fillings = 1;
        for (int depth = 0; depth < cells.length; depth++) {
            int across = filled[net.across()[cells[depth]]]++;
            int down = filled[net.down()[cells[depth]]]++;
            fillings *= DIGITS * (1 - across / (double) DIGITS) * (1 - down / (double) DIGITS);
            cost += fillings;
            fillings *= Math.pow(KEPT, byLast.get(depth).size());
        }
        return cost;
    }

    private static List<Crossing> crossings(RunNet net) {
        var crossings = new ArrayList<Crossing>();
        for (int a = 0; a < net.cells(); a++) {
            for (int b : net.runs()[net.across()[a]]) {
                for (int c : net.runs()[net.down()[a]]) {
                    if (b > a && c > a) {
                        add(a, b, c, net, crossings);
                    }
                }
            }
        }
        return crossings;
    }

    private static void add(int a, int b, int c, RunNet net, List<Crossing> crossings) {
        for (int d : net.runs()[net.across()[c]]) {
            if (net.down()[d] == net.down()[b]) {
                crossings.add(new Crossing(a, b, c, d, net.across()[a], net.across()[c], net.down()[a], net.down()[b]));
            }
        }
    }

    private static List<List<Crossing>> byLast(int[] cells, List<Crossing> crossings, RunNet net) {
        var placeOf = new int[cells.length];
        for (int place = 0; place < cells.length; place++) {
            placeOf[cells[place]] = place;
        }
        var byLast = new ArrayList<List<Crossing>>();
        for (int place = 0; place < cells.length; place++) {
            byLast.add(new ArrayList<>());
        }
        for (var crossing : crossings) {
            int last = 0;
            for (int run : new int[] {crossing.above, crossing.below, crossing.left, crossing.right}) {
                for (int cell : net.runs()[run]) {
                    last = Math.max(last, placeOf[cell]);
                }
            }
            byLast.get(last).add(crossing);
        }
        return byLast;
    }
}
