package org.crosscage.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What a player sees or hears of a KenKen, row by row.
///
/// @param cells by cell its digit, or its marks
/// @param open by cell whether it has no digit
record TrainGrid(List<Set<Integer>> cells, List<Boolean> open) {

    private static final Pattern PLACE = Pattern.compile("row \\d+, column \\d+, (\\d+|\\D).*");

    /// @param row from 1
    /// @param column from 1
    record Found(int row, int column, int digit) {}

    /// @param cells `3` for a digit, `{1,4}` for marks
    static TrainGrid of(List<?> cells) {
        var texts = cells.stream().map(Object::toString).toList();
        return new TrainGrid(
                texts.stream().map(TrainGrid::digits).toList(),
                texts.stream().map(text -> text.startsWith("{")).toList());
    }

    private static Set<Integer> digits(String text) {
        return Pattern.compile("\\d+")
                .matcher(text)
                .results()
                .map(each -> Integer.valueOf(each.group()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// From what the cells are called; marks are left out.
    static TrainGrid heard(List<String> names) {
        return of(names.stream()
                .map(name -> {
                    var place = PLACE.matcher(name);
                    if (!place.matches()) {
                        throw new AssertionError("a cell is called " + name);
                    }
                    return place.group(1).matches("\\d+") ? place.group(1) : "{}";
                })
                .toList());
    }

    int size() {
        return (int) Math.round(Math.sqrt(cells.size()));
    }

    /// Rows and columns, as indices of their cells.
    private List<List<Integer>> lines() {
        int size = size();
        var lines = new ArrayList<List<Integer>>();
        for (int line = 0; line < size; line++) {
            int at = line;
            lines.add(IntStream.range(0, size).mapToObj(i -> at * size + i).toList());
            lines.add(IntStream.range(0, size).mapToObj(i -> i * size + at).toList());
        }
        return lines;
    }

    private Found found(int cell, int digit) {
        return new Found(cell / size() + 1, cell % size() + 1, digit);
    }

    /// The last open cell of a line, and its digit.
    Found fullLine() {
        for (var line : lines()) {
            var empty = line.stream().filter(open::get).toList();
            if (empty.size() == 1) {
                var placed = line.stream()
                        .filter(cell -> !open.get(cell))
                        .flatMap(cell -> cells.get(cell).stream())
                        .toList();
                int digit = IntStream.rangeClosed(1, size())
                        .filter(each -> !placed.contains(each))
                        .findFirst()
                        .orElseThrow();
                return found(empty.getFirst(), digit);
            }
        }
        throw new AssertionError("no line is full but for one cell: " + this);
    }

    /// A mark that a naked pair of a line rules out.
    Found nakedPair() {
        for (var line : lines()) {
            for (int first : line) {
                var pair = cells.get(first);
                var both = line.stream()
                        .filter(open::get)
                        .filter(cell -> cells.get(cell).equals(pair))
                        .toList();
                if (pair.size() == 2 && both.size() == 2) {
                    for (int cell : line) {
                        if (open.get(cell) && !both.contains(cell)) {
                            var gone = cells.get(cell).stream()
                                    .filter(pair::contains)
                                    .findFirst();
                            if (gone.isPresent()) {
                                return found(cell, gone.get());
                            }
                        }
                    }
                }
            }
        }
        throw new AssertionError("no naked pair rules anything out: " + this);
    }
}
