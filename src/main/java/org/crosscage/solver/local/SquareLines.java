package org.crosscage.solver.local;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;

/// The rows and columns of a square of n × n cells.
final class SquareLines {

    private SquareLines() {}

    static Stream<Cells> rows(int n) {
        return IntStream.range(0, n).mapToObj(row -> Cells.of(IntStream.range(row * n, row * n + n)));
    }

    static Stream<Cells> columns(int n) {
        return IntStream.range(0, n)
                .mapToObj(column -> Cells.of(IntStream.range(0, n).map(row -> row * n + column)));
    }
}
