package org.crosscage.teach;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// The puzzles that the tests of this package play on.
public final class Boards {

    private Boards() {}

    /// A 3×3 KenKen, `3+ r1c1 r2c1`, `5+ r1c2 r1c3`, `3* r2c2 r2c3`, `3= r3c1`, `1- r3c2 r3c3`.
    public static Puzzle kenKen() {
        return KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(
                        KenKenRules.cage(3, Cells.of(0, 3), Operation.ADD, 3),
                        KenKenRules.cage(3, Cells.of(1, 2), Operation.ADD, 5),
                        KenKenRules.cage(3, Cells.of(4, 5), Operation.MULTIPLY, 3),
                        KenKenRules.cage(3, Cells.of(6), Operation.EQUAL, 3),
                        KenKenRules.cage(3, Cells.of(7, 8), Operation.SUBTRACT, 1)));
    }

    /// A solution of [#kenKen()], row by row.
    public static final int[] KENKEN_SOLUTION = {1, 2, 3, 2, 3, 1, 3, 1, 2};

    /// A Kakuro of two rows and two columns, with the digit 9 given in r2c2.
    public static Puzzle kakuroWithGiven() {
        var white = new BitSet();
        List.of(4, 5, 7, 8).forEach(white::set);
        return KakuroRules.puzzle(
                Shape.of(3, 3, white),
                KakuroRules.ORDINARY_DIGITS,
                run -> OptionalLong.of(run.row() == 2 || run.column() == 2 ? 17 : 16),
                Map.of(0, 9));
    }

    /// An n×n KenKen whose cells are all cages of one cell: its solution is a shifted row in every row.
    public static Puzzle singles(int n) {
        var cages = new ArrayList<Arithmetic>();
        for (int cell = 0; cell < n * n; cell++) {
            cages.add(KenKenRules.cage(n, Cells.of(cell), Operation.EQUAL, (cell / n + cell % n) % n + 1));
        }
        return KenKenRules.puzzle(n, Digits.range(1, n), cages);
    }
}
