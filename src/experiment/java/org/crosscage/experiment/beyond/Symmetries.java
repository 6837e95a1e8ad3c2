package org.crosscage.experiment.beyond;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The symmetries of a net of runs, each also with every digit taken from 10: they bring puzzles onto puzzles, and
/// whatever an iteration finds in one onto what it finds in the other.
///
/// @param order in which the cells are filled, and in which fillings are compared
/// @param images by symmetry: the cell whose digit comes to the cell at each place of the order
/// @param mirrored by symmetry: whether digits are taken from 10
record Symmetries(int[] order, List<int[]> images, List<Boolean> mirrored) {

    /// More are left out (a block of 4×4 has 1152): asking takes time too. Fillings are then made more than once.
    private static final int MOST = 200;

    private static final int TEN = 10;

    static Symmetries of(RunNet net, int[] order) {
        var found = new ArrayList<int[]>();
        var image = new int[net.runs().length];
        Arrays.fill(image, -1);
        extend(net, 0, image, found);
        var images = new ArrayList<int[]>();
        var mirrored = new ArrayList<Boolean>();
        for (var cells : found) {
            var inOrder = Arrays.stream(order).map(cell -> cells[cell]).toArray();
            if (!Arrays.equals(inOrder, order)) {
                images.add(inOrder);
                mirrored.add(false);
            }
            images.add(inOrder);
            mirrored.add(true);
        }
        return new Symmetries(order, images, mirrored);
    }

    /// Whether no symmetry makes an earlier filling of this one, as far as can be said.
    ///
    /// @param digits by cell, 0 where it is not filled
    boolean isFirst(int[] digits) {
        for (int i = 0; i < images.size(); i++) {
            if (isEarlier(images.get(i), mirrored.get(i), digits)) {
                return false;
            }
        }
        return true;
    }

    private boolean isEarlier(int[] image, boolean tenth, int[] digits) {
        for (int place = 0; place < order.length; place++) {
            int here = digits[order[place]];
            int there = digits[image[place]];
            if (here == 0 || there == 0) {
                return false;
            }
            int compared = tenth ? TEN - there : there;
            if (compared != here) {
                return compared < here;
            }
        }
        return false;
    }

    /// Gives the runs images one after the other; runs across may become runs down, all together.
    private static void extend(RunNet net, int run, int[] image, List<int[]> found) {
        if (run == image.length) {
            found.add(cells(net, image));
            return;
        }
        for (int to = 0; to < image.length && found.size() < MOST; to++) {
            int candidate = to;
            boolean fits = net.runs()[to].length == net.runs()[run].length
                    && Arrays.stream(image, 0, run).noneMatch(taken -> taken == candidate);
            for (int before = 0; before < run && fits; before++) {
                fits = cross(net, before, run) == cross(net, image[before], to);
            }
            if (fits) {
                image[run] = to;
                extend(net, run + 1, image, found);
                image[run] = -1;
            }
        }
    }

    private static boolean cross(RunNet net, int one, int other) {
        return crossing(net, one, other) >= 0;
    }

    private static int crossing(RunNet net, int one, int other) {
        for (int cell : net.runs()[one]) {
            if (net.other(cell, one) == other) {
                return cell;
            }
        }
        return -1;
    }

    private static int[] cells(RunNet net, int[] image) {
        var cells = new int[net.cells()];
        Arrays.setAll(cells, cell -> crossing(net, image[net.across()[cell]], image[net.down()[cell]]));
        return cells;
    }
}
