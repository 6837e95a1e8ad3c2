package org.crosscage.kind.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.NativeBody;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;

/// Kakuro in native text: `size`, perhaps `values`, `grid` with a line a row, perhaps `solution` with a line a row.
final class KakuroNativeBody implements NativeBody {

    private static final String GIVEN = "=";
    private static final String BLACK = "#";
    private static final String WHITE = ".";

    /// Blanks between a column's longest token and the next column.
    private static final int GAP = 2;

    @Override
    public String keyword() {
        return "grid";
    }

    @Override
    public Body read(List<Line> lines) {
        return new Reader(lines).read();
    }

    @Override
    public List<String> write(Puzzle puzzle, Optional<Solution> solution) {
        var tiles = Tile.of(puzzle);
        var lines = new ArrayList<String>();
        lines.add("size " + puzzle.shape().rows() + " " + puzzle.shape().columns());
        if (!puzzle.digits().equals(KakuroRules.ORDINARY_DIGITS)) {
            lines.add("values " + values(puzzle.digits()));
        }
        lines.add(keyword());
        lines.addAll(aligned(tiles.stream()
                .map(row -> row.stream().map(KakuroNativeBody::token).toList())
                .toList()));
        solution.ifPresent(digits -> {
            lines.add("solution");
            lines.addAll(filled(puzzle.shape(), digits));
        });
        return lines;
    }

    private static String values(Digits digits) {
        if (!digits.equals(Digits.range(1, digits.max()))) {
            throw new UnwritableException(Message.of("digits").naming("digits", digits));
        }
        return digits.stream().mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private static String token(Tile tile) {
        return switch (tile) {
            case Tile.White white when white.digit() == Tile.NONE -> WHITE;
            case Tile.White white -> GIVEN + white.digit();
            case Tile.Black black when black.equals(Tile.PLAIN_BLACK) -> BLACK;
            case Tile.Black black -> sum(black.down()) + "\\" + sum(black.across());
        };
    }

    private static String sum(long clue) {
        return clue == Tile.NONE ? "" : Long.toString(clue);
    }

    /// Each column as wide as its longest token needs.
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
        return IntStream.range(0, widths.length)
                .mapToObj(column -> row.get(column)
                        + " ".repeat(widths[column] - row.get(column).length()))
                .collect(Collectors.joining())
                .stripTrailing();
    }

    private static List<String> filled(Shape shape, Solution solution) {
        return IntStream.rangeClosed(1, shape.rows())
                .mapToObj(row -> IntStream.rangeClosed(1, shape.columns())
                        .mapToObj(column -> shape.index(row, column))
                        .map(cell -> cell.isEmpty() ? BLACK : Integer.toString(solution.digit(cell.getAsInt())))
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    /// Reads one puzzle, line after line.
    private static final class Reader {

        private final List<Line> lines;
        private int next;
        private int rows;
        private int columns;
        private Digits digits = KakuroRules.ORDINARY_DIGITS;

        Reader(List<Line> lines) {
            this.lines = lines;
        }

        Body read() {
            readHead();
            var body = readGrid().body(digits);
            if (next == lines.size()) {
                return body;
            }
            var heading = lines.get(next++);
            if (!heading.keyword().equals("solution")) {
                throw heading.whole().error(Message.of("solution-or-end-expected"));
            }
            heading.requireAlone();
            return withSolution(body, heading);
        }

        private void readHead() {
            var seen = new HashSet<String>();
            var line = lines.get(next++);
            while (!line.keyword().equals("grid")) {
                switch (line.keyword()) {
                    case "size" -> readSize(line);
                    case "values" -> readValues(line);
                    default -> throw line.whole().error(Message.of("size-or-grid-expected"));
                }
                if (!seen.add(line.keyword())) {
                    throw line.whole().error(Message.of("line-twice").naming("word", line.keyword()));
                }
                line = lines.get(next++);
            }
            line.requireAlone();
            if (rows == 0) {
                throw line.whole().error(Message.of("size-missing"));
            }
        }

        private void readSize(Line line) {
            var words = line.words();
            if (words.size() < 2 || words.size() > 3) {
                throw line.whole().error(Message.of("kakuro-size-expected"));
            }
            for (var word : words.subList(1, words.size())) {
                var side = word.number().orElseThrow(() -> word.error(Message.of("kakuro-size-expected")));
                KakuroSheet.requireWithinLimits(word, side, side);
            }
            rows = (int) words.get(1).number().orElseThrow();
            columns = (int) words.get(words.size() - 1).number().orElseThrow();
        }

        private void readValues(Line line) {
            var words = line.words();
            int largest = words.size() - 1;
            for (int digit = 1; digit <= largest; digit++) {
                if (digit > KakuroRules.ORDINARY_DIGITS.max()
                        || words.get(digit).number(digit, digit).isEmpty()) {
                    throw words.get(digit).error(Message.of("kakuro-values-expected"));
                }
            }
            if (largest == 0) {
                throw line.end().error(Message.of("kakuro-values-expected"));
            }
            digits = Digits.range(1, largest);
        }

        private KakuroSheet readGrid() {
            var sheet = new KakuroSheet();
            for (int row = 1; row <= rows; row++) {
                var words = row(row);
                sheet.row(words.stream().map(Reader::tile).toList(), words);
            }
            return sheet;
        }

        /// The tokens of the next line, which is a row of the grid or the solution.
        private List<Token> row(int row) {
            if (next == lines.size()) {
                throw lines.get(next - 1)
                        .end()
                        .error(Message.of("rows-missing").counting("rows", rows).counting("foundRows", row - 1));
            }
            var line = lines.get(next++);
            var words = line.words();
            if (words.size() != columns) {
                var at = words.size() < columns ? line.end() : words.get(columns);
                throw at.error(Message.of("row-length")
                        .counting("row", row)
                        .counting("foundCells", words.size())
                        .counting("cells", columns));
            }
            return words;
        }

        private static Tile tile(Token word) {
            int slash = word.text().indexOf('\\');
            if (word.text().equals(BLACK)) {
                return Tile.PLAIN_BLACK;
            }
            if (word.text().equals(WHITE)) {
                return Tile.BLANK;
            }
            if (word.text().startsWith(GIVEN)) {
                return new Tile.White(word.part(1, word.text().length())
                        .number(0, Digits.LARGEST)
                        .orElseThrow(() -> word.error(Message.of("kakuro-token-expected"))));
            }
            if (slash < 0) {
                throw word.error(Message.of("kakuro-token-expected"));
            }
            return new Tile.Black(
                    sum(word, 0, slash), sum(word, slash + 1, word.text().length()));
        }

        private static long sum(Token word, int from, int to) {
            var part = word.part(from, to);
            return from == to
                    ? Tile.NONE
                    : part.number().orElseThrow(() -> word.error(Message.of("kakuro-token-expected")));
        }

        private Body withSolution(Body body, Line heading) {
            var shape = body.puzzle().shape();
            var digits = new int[shape.cellCount()];
            Arrays.fill(digits, Constraint.EMPTY);
            for (int row = 1; row <= rows; row++) {
                var words = row(row);
                for (int column = 1; column <= columns; column++) {
                    var word = words.get(column - 1);
                    var cell = shape.index(row, column);
                    if (cell.isPresent()) {
                        digits[cell.getAsInt()] = solutionDigit(word);
                    } else if (!word.text().equals(BLACK)) {
                        throw word.error(Message.of("solution-black-expected"));
                    }
                }
            }
            if (next < lines.size()) {
                throw lines.get(next).whole().error(Message.of("end-expected"));
            }
            return body.with(Solution.of(digits), heading.whole());
        }

        private int solutionDigit(Token word) {
            return word.number(digits.min(), digits.max())
                    .orElseThrow(() ->
                            word.error(Message.of("solution-digit-expected").naming("digits", digits)));
        }
    }
}
