package org.crosscage.kind.kakuro.generate;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid;

/// What [KakuroPattern] promises, looked up in a finished pattern.
public final class PatternFlaws {

    private static final int LONGEST_RUN = 9;

    private PatternFlaws() {}

    /// By name, as [org.crosscage.core.kind.PuzzleKind#flaws].
    public static Set<String> of(Shape shape) {
        var lengths =
                KakuroGrid.runs(shape).stream().map(run -> run.cells().size()).toList();
        var flaws = new TreeSet<String>();
        if (!holdsTogether(shape)) {
            flaws.add("hangs-on-a-cell");
        }
        if (lengths.stream().anyMatch(length -> length < 2 || length > LONGEST_RUN)) {
            flaws.add("length-of-a-run");
        }
        if (sum(lengths) * 10 < KakuroPattern.LEAST_MEAN_RUN_TENTHS * lengths.size()) {
            flaws.add("short-runs");
        }
        return flaws;
    }

    private static int sum(List<Integer> lengths) {
        return lengths.stream().mapToInt(Integer::intValue).sum();
    }

    private static boolean holdsTogether(Shape shape) {
        var white = new boolean[shape.rows()][shape.columns()];
        for (int row = 1; row <= shape.rows(); row++) {
            for (int column = 1; column <= shape.columns(); column++) {
                white[row - 1][column - 1] = shape.isWhite(row, column);
            }
        }
        return new WhiteGraph(shape.rows(), shape.columns()).isTwoConnected(white);
    }
}
