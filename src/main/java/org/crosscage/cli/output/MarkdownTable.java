package org.crosscage.cli.output;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A table as Markdown has it.
public final class MarkdownTable {

    private final List<List<String>> rows = new ArrayList<>();
    private final int columns;

    public MarkdownTable(String... head) {
        columns = head.length;
        rows.add(List.of(head));
        rows.add(Collections.nCopies(columns, "---"));
    }

    /// Adds a row; cells that are missing at its end stay empty.
    ///
    /// @throws IllegalArgumentException when there are more cells than columns
    public void row(Object... cells) {
        if (cells.length > columns) {
            throw new IllegalArgumentException(cells.length + " cells in a table of " + columns + " columns");
        }
        var row = new ArrayList<String>();
        for (int i = 0; i < columns; i++) {
            row.add(i < cells.length ? String.valueOf(cells[i]) : "");
        }
        rows.add(row);
    }

    /// The same with every column as wide as its widest cell, for a terminal.
    public String aligned() {
        var widths = IntStream.range(0, columns)
                .map(i ->
                        rows.stream().mapToInt(row -> row.get(i).length()).max().orElseThrow())
                .toArray();
        var table = new MarkdownTable(padded(rows.getFirst(), widths));
        rows.stream().skip(2).forEach(row -> table.row((Object[]) padded(row, widths)));
        table.rows.set(1, Arrays.stream(widths).mapToObj("-"::repeat).toList());
        return table.toString();
    }

    private static String[] padded(List<String> row, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(i -> row.get(i) + " ".repeat(widths[i] - row.get(i).length()))
                .toArray(String[]::new);
    }

    @Override
    public String toString() {
        return rows.stream()
                .map(row -> row.stream().collect(Collectors.joining(" | ", "| ", " |")))
                .collect(Collectors.joining(System.lineSeparator()));
    }
}
