package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.TextSpelling;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// Writes the lines of one puzzle of the native text, as [TextReader] reads them.
final class TextWriter {

    /// Blanks between a column's longest word and the next column.
    private static final int GAP = 2;

    private final PuzzleKind kind;
    private final TextSpelling spelling;
    private final StringBuilder text = new StringBuilder();

    TextWriter(PuzzleKind kind, TextSpelling spelling) {
        this.kind = kind;
        this.spelling = spelling;
    }

    /// The lines, each with its end.
    ///
    /// @throws org.crosscage.core.kind.UnwritableException when the text cannot hold the puzzle
    String write(Puzzle puzzle, Optional<Solution> solution) {
        var parts = kind.parts(puzzle);
        if (spelling.isGeneral()) {
            add(TextReader.KIND + " " + kind.id());
        }
        writeHead(parts);
        if (spelling.isGrid()) {
            add(spelling.keyword());
            addAligned(grid(parts));
        } else {
            writeCellsAndClues(parts);
        }
        solution.ifPresent(digits -> {
            add(TextReader.SOLUTION);
            for (int[] row : SolutionRows.of(digits, puzzle.shape())) {
                addDigits(row);
            }
        });
        return text.toString();
    }

    private void add(String line) {
        text.append(line).append('\n');
    }

    private void writeHead(PuzzleParts parts) {
        var size = parts.size();
        boolean isOneNumber = !spelling.isGrid() && size.rows() == size.columns();
        add(TextReader.SIZE + " " + size.rows() + (isOneNumber ? "" : " " + size.columns()));
        kind.boxes(size).filter(_ -> spelling.hasBoxes()).ifPresent(boxes -> add(TextSpelling.BOXES + " " + boxes));
        parts.values()
                .filter(values -> !values.digits().equals(kind.ordinaryDigits(size)))
                .ifPresent(values -> add(TextReader.VALUES + " "
                        + values.values().stream().map(Token::text).collect(Collectors.joining(" "))));
    }

    private void writeCellsAndClues(PuzzleParts parts) {
        if (spelling.hasBoxes()) {
            addGivens(parts);
        } else if (!parts.isAllOpen()) {
            add(TextReader.CELLS);
            addAligned(words(parts));
        }
        for (var clue : parts.clues()) {
            text.append(spelling.keyword()).append(' ').append(clue.target().text());
            clue.operation().ifPresent(sign -> text.append(sign.text()));
            clue.direction().ifPresent(word -> text.append(' ').append(word.text()));
            for (var cell : clue.cells()) {
                text.append(' ').append(cell.name());
            }
            text.append('\n');
        }
    }

    private void addGivens(PuzzleParts parts) {
        for (int row = 0; row < parts.rows().size(); row++) {
            var places = parts.rows().get(row).places();
            for (int column = 0; column < places.size(); column++) {
                if (!places.get(column).isOpen()) {
                    var cell = new Cell(row + 1, column + 1);
                    add(GivenLines.GIVEN + " " + cell + " " + places.get(column).text());
                }
            }
        }
    }

    private static List<List<String>> words(PuzzleParts parts) {
        var words = new ArrayList<List<String>>();
        for (var row : parts.rows()) {
            var line = new ArrayList<String>();
            for (var place : row.places()) {
                line.add(place.isBlack() || place.isOpen() ? place.text() : TextReader.GIVEN + place.text());
            }
            words.add(line);
        }
        return words;
    }

    /// The words of the grid, with the sums in the black places.
    private static List<List<String>> grid(PuzzleParts parts) {
        var words = words(parts);
        for (var clue : parts.clues()) {
            var black = clue.black().orElseThrow();
            var row = words.get(black.row() - 1);
            var word = row.get(black.column() - 1);
            var sums = word.equals(TextReader.BLACK) ? String.valueOf(TextReader.SLASH) : word;
            boolean isDown = clue.direction()
                    .map(Token::text)
                    .filter(CluePart.DOWN::equals)
                    .isPresent();
            row.set(
                    black.column() - 1,
                    isDown ? clue.target().text() + sums : sums + clue.target().text());
        }
        return words;
    }

    /// Each column as wide as its longest word needs.
    private void addAligned(List<List<String>> rows) {
        int[] widths = IntStream.range(0, rows.getFirst().size())
                .map(column -> GAP
                        + rows.stream()
                                .mapToInt(row -> row.get(column).length())
                                .max()
                                .orElse(0))
                .toArray();
        for (var row : rows) {
            var line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                var word = row.get(column);
                line.append(word).append(" ".repeat(widths[column] - word.length()));
            }
            add(line.toString().stripTrailing());
        }
    }

    private void addDigits(int[] row) {
        add(IntStream.of(row)
                .mapToObj(digit -> digit == SolutionRows.NONE ? TextReader.BLACK : Integer.toString(digit))
                .collect(Collectors.joining(" ")));
    }
}
