package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleParts.Place;
import org.crosscage.core.kind.PuzzleParts.Row;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;

/// The given digits of a native text that has a line for each, such as `given r1c1 5`.
final class GivenLines {

    static final String GIVEN = "given";

    private final Map<Cell, Place> places = new HashMap<>();

    /// @param cell reads a cell's name
    /// @throws org.crosscage.core.kind.FormatException when the line is none of these, or its cell has one already
    void add(Line line, Function<Token, NamedCell> cell) {
        var words = line.words();
        if (words.size() != 3) {
            throw (words.size() < 3 ? line.end() : words.get(3)).error(Message.of("given-expected"));
        }
        var name = cell.apply(words.get(1)).cell().orElseThrow();
        int digit = words.get(2)
                .number(0, Digits.LARGEST)
                .orElseThrow(() -> words.get(2).error(Message.of("given-expected")));
        var before = places.putIfAbsent(name, Place.given(digit, words.get(2)));
        if (before != null) {
            throw words.get(1)
                    .error(Message.of("given-twice").naming("first", before.at().line()));
        }
    }

    /// The rows of a grid with these digits.
    ///
    /// @param rows with each of the cells
    List<Row> in(List<Row> rows) {
        if (places.isEmpty()) {
            return rows;
        }
        var all = new ArrayList<Row>();
        for (int row = 0; row < rows.size(); row++) {
            var filled = new ArrayList<>(rows.get(row).places());
            for (int column = 0; column < filled.size(); column++) {
                filled.set(column, places.getOrDefault(new Cell(row + 1, column + 1), filled.get(column)));
            }
            all.add(new Row(rows.get(row).at(), filled));
        }
        return all;
    }
}
