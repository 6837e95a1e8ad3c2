package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.TextSpelling;
import org.crosscage.core.kind.Token;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// Writes the lines of one puzzle of the native text, as [TextReader] reads them.
final class TextWriter {

    /// Blanks between a column's longest word and the next column.
    private static final int GAP = 2;

    private final PuzzleKind kind;
    private final TextSpelling spelling;
    private final List<String> lines = new ArrayList<>();

    TextWriter(PuzzleKind kind, TextSpelling spelling) {
        this.kind = kind;
        this.spelling = spelling;
    }

    /// @throws org.crosscage.core.kind.UnwritableException when the text cannot hold the puzzle
    List<String> write(Puzzle puzzle, Optional<Solution> solution) {
        var parts = kind.parts(puzzle);
        if (spelling.isGeneral()) {
            lines.add(TextReader.KIND + " " + kind.id());
        }
        writeHead(parts);
        if (spelling.isGrid()) {
            lines.add(spelling.keyword());
            lines.addAll(aligned(grid(parts)));
        } else {
            writeCellsAndClues(parts);
        }
        solution.ifPresent(digits -> {
            lines.add(TextReader.SOLUTION);
            for (int[] row : SolutionRows.of(digits, puzzle.shape())) {
                lines.add(line(row));
            }
        });
        return lines;
    }

    private void writeHead(PuzzleParts parts) {
        var size = parts.size();
        boolean isOneNumber = !spelling.isGrid() && size.rows() == size.columns();
        lines.add(TextReader.SIZE + " " + size.rows() + (isOneNumber ? "" : " " + size.columns()));
        parts.values()
                .filter(values -> !values.digits().equals(kind.ordinaryDigits(size)))
                .ifPresent(values -> lines.add(TextReader.VALUES + " "
                        + values.values().stream().map(Token::text).collect(Collectors.joining(" "))));
    }

    private void writeCellsAndClues(PuzzleParts parts) {
        if (!parts.isAllOpen()) {
            lines.add(TextReader.CELLS);
            lines.addAll(aligned(words(parts)));
        }
        for (var clue : parts.clues()) {
            var line = new StringBuilder(spelling.keyword())
                    .append(' ')
                    .append(clue.target().text());
            clue.operation().ifPresent(sign -> line.append(sign.text()));
            clue.direction().ifPresent(word -> line.append(' ').append(word.text()));
            for (var cell : clue.cells()) {
                line.append(' ').append(cell.name());
            }
            lines.add(line.toString());
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
    private static List<String> aligned(List<List<String>> rows) {
        int[] widths = IntStream.range(0, rows.getFirst().size())
                .map(column -> GAP
                        + rows.stream()
                                .mapToInt(row -> row.get(column).length())
                                .max()
                                .orElse(0))
                .toArray();
        return rows.stream().map(row -> aligned(row, widths)).toList();
    }

    private static String aligned(List<String> row, int[] widths) {
        var line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            var word = row.get(column);
            line.append(word).repeat(' ', widths[column] - word.length());
        }
        return line.toString().stripTrailing();
    }

    private static String line(int[] digits) {
        var line = new StringJoiner(" ");
        for (int digit : digits) {
            line.add(digit == SolutionRows.NONE ? TextReader.BLACK : Integer.toString(digit));
        }
        return line.toString();
    }
}
