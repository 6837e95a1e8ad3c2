package org.crosscage.kind.kenken.format;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Cells;

/// The shapes that cages have in Gauguin, each with the number that the app gives to each of its cells.
enum GauguinShape {
    SINGLE("0"),
    DOUBLE_HORIZONTAL("01"),
    DOUBLE_VERTICAL("0", "1"),
    TRIPLE_HORIZONTAL("012"),
    TRIPLE_VERTICAL("0", "1", "2"),
    ANGLE_RIGHT_BOTTOM("01", "2"),
    ANGLE_LEFT_TOP(" 0", "21"),
    ANGLE_LEFT_BOTTOM("01", " 2"),
    ANGLE_RIGHT_TOP("0", "12"),
    SQUARE("01", "23"),
    L_HORIZONTAL_SHORT_RIGHT_TOP("  0", "123"),
    L_HORIZONTAL_SHORT_RIGHT_BOTTOM("012", "  3"),
    L_HORIZONTAL_SHORT_LEFT_TOP("0", "123"),
    L_HORIZONTAL_SHORT_LEFT_BOTTOM("012", "3"),
    L_VERTICAL_SHORT_RIGHT_TOP("03", "1", "2"),
    L_VERTICAL_SHORT_RIGHT_BOTTOM("0", "1", "23"),
    L_VERTICAL_SHORT_LEFT_BOTTOM(" 0", " 1", "32"),
    L_VERTICAL_SHORT_LEFT_TOP("01", " 2", " 3"),
    TETRIS_HORIZONTAL_LEFT_TOP("01", " 23"),
    TETRIS_HORIZONTAL_RIGHT_TOP(" 01", "23"),
    TETRIS_VERTICAL_LEFT_TOP("0", "12", " 3"),
    TETRIS_VERTICAL_RIGHT_TOP(" 0", "12", "3"),
    TETRIS_T("012", " 3"),
    TETRIS_T_BOTTOM_UP(" 0", "123"),
    TETRIS_T_LEFT_UP("0", "12", "3"),
    TETRIS_T_RIGHT_UP(" 0", "12", " 3"),
    FOUR_HORIZONTAL("0123"),
    FOUR_VERTICAL("0", "1", "2", "3");

    private final List<String> rows;

    GauguinShape(String... rows) {
        this.rows = List.of(rows);
    }

    /// The shape of a cage in a grid of n columns.
    ///
    /// @throws UnwritableException when the app has no such shape
    static GauguinShape of(Cells cage, int n) {
        return Arrays.stream(values())
                .filter(shape -> shape.isOf(cage, n))
                .findFirst()
                .orElseThrow(
                        () -> new UnwritableException(Message.of("cage-shape").counting("cells", cage.size())));
    }

    private boolean isOf(Cells cage, int n) {
        int row = cage.get(0) / n;
        int column = cage.stream().map(cell -> cell % n).min().orElseThrow();
        return Cells.of(IntStream.range(0, rows.size())
                        .flatMap(down -> IntStream.range(0, rows.get(down).length())
                                .filter(across -> rows.get(down).charAt(across) != ' ')
                                .filter(across -> column + across < n)
                                .map(across -> (row + down) * n + column + across)))
                .equals(cage);
    }

    /// The cells of a cage of this shape in the app's order.
    List<Integer> inOrder(Cells cage) {
        var numbers = String.join("", rows).replace(" ", "");
        return IntStream.range(0, cage.size())
                .map(number -> cage.get(numbers.indexOf('0' + number)))
                .boxed()
                .toList();
    }
}
