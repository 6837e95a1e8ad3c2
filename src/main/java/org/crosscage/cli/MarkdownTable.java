package org.crosscage.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// A table as Markdown has it.
final class MarkdownTable {

    private final List<List<String>> rows = new ArrayList<>();
    private final int columns;

    MarkdownTable(String... head) {
        columns = head.length;
        rows.add(List.of(head));
        rows.add(Collections.nCopies(columns, "---"));
    }

    /// Adds a row; cells that are missing at its end stay empty.
    ///
    /// @throws IllegalArgumentException when there are more cells than columns
    void row(Object... cells) {
        if (cells.length > columns) {
            throw new IllegalArgumentException(cells.length + " cells in a table of " + columns + " columns");
        }
        var row = new ArrayList<String>();
        for (int i = 0; i < columns; i++) {
            row.add(i < cells.length ? String.valueOf(cells[i]) : "");
        }
        rows.add(row);
    }

    @Override
    public String toString() {
        return rows.stream()
                .map(row -> row.stream().collect(Collectors.joining(" | ", "| ", " |")))
                .collect(Collectors.joining(System.lineSeparator()));
    }
}
