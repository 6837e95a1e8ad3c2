package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// The file that pages of the pzpr family save a Kakuro in: `pzprv3`, `kakuro`, the rows and the columns without the
/// clue row and column; a line with the corner and the sums down of the clue row; for each row its sum across and the
/// cells, `.` for white and `across,down` for black, 0 or -1 for no sum; then the rows of the answer, of which only a
/// full and right one is kept, as the puzzle's solution. `/` may stand for the line ends. A file is one puzzle, and
/// the next one may follow.
public final class Pzprv3 implements PuzzleFormat {

    private static final Pattern HEAD = Pattern.compile("pzprv3(?:\\.[0-9]+)?(?:/.*|\\s*)");
    private static final Pattern SUMS = Pattern.compile("(-1|[0-9]{1,4}),(-1|[0-9]{1,4})");
    private static final Pattern SUM = Pattern.compile("-1|[0-9]{1,4}");
    private static final Pattern DIGIT = Pattern.compile("[1-9]");
    /// The history of a game and names, which pages write behind the grid.
    private static final Pattern NOTE = Pattern.compile("(?:history|info):");
    private static final String KIND = "kakuro";
    private static final int MOST_SUM = 9999;

    /// The lines before the grid: name, kind, rows and columns.
    private static final int HEAD_LINES = 4;

    @Override
    public String id() {
        return "pzprv3";
    }

    /// Whether a file begins with this line.
    static boolean isHead(String line) {
        return HEAD.matcher(line).matches();
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream().anyMatch(line -> isHead(line.text().strip()));
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 1).stream()
                .anyMatch(line -> line.whole().text().startsWith("pzpr"));
    }

    @Override
    public List<Supplier<PuzzleEntry>> records(String text) {
        var files = new ArrayList<List<Token>>();
        for (var line : Lines.of(text)) {
            for (var part : line.cells('/')) {
                var piece = part.stripped();
                if (isHead(piece.text())) {
                    Lines.requireRoom(files.size(), piece);
                    files.add(new ArrayList<>());
                }
                if (files.isEmpty() && !piece.text().isEmpty()) {
                    throw piece.error(Message.of("pzprv3-expected"));
                }
                if (!piece.text().isEmpty()) {
                    files.getLast().add(piece);
                }
            }
        }
        return files.stream()
                .<Supplier<PuzzleEntry>>map(
                        pieces -> () -> new Reader(pieces).read().entry())
                .toList();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var tiles = KakuroSheet.ordinaryTiles(entry.puzzle());
        KakuroSheet.requireBorder(entry.puzzle());
        if (!entry.puzzle().givens().isEmpty()) {
            throw new UnwritableException(Message.of("givens"));
        }
        int rows = tiles.size() - 1;
        int columns = tiles.getFirst().size() - 1;
        var file = new StringBuilder("pzprv3\nkakuro\n" + rows + "\n" + columns + "\n");
        for (int row = 0; row <= rows; row++) {
            file.append(row(tiles.get(row), row == 0)).append('\n');
        }
        file.append((". ".repeat(columns - 1) + ".\n").repeat(rows));
        return file.toString();
    }

    /// The clue row has its sums down, the clue column those across.
    private static String row(List<Tile> row, boolean isClueRow) {
        return IntStream.range(0, row.size())
                .mapToObj(column -> switch (row.get(column)) {
                    case Tile.White _ -> ".";
                    case Tile.Black black when column == 0 -> sum(black.across());
                    case Tile.Black black when isClueRow -> sum(black.down());
                    case Tile.Black black -> sum(black.across()) + "," + sum(black.down());
                })
                .collect(Collectors.joining(" "));
    }

    private static String sum(long sum) {
        return Tile.writable(sum, MOST_SUM) == Tile.NONE ? "0" : Long.toString(sum);
    }

    /// Reads one file.
    private static final class Reader {

        private final List<Token> lines;

        Reader(List<Token> lines) {
            this.lines = lines;
        }

        AssembledPuzzle read() {
            if (lines.size() < HEAD_LINES) {
                throw end().error(Message.of("pzprv3-expected"));
            }
            if (!lines.get(1).text().equalsIgnoreCase(KIND)) {
                throw lines.get(1).error(Message.of("pzprv3-kind"));
            }
            int rows = side(lines.get(2));
            int columns = side(lines.get(3));
            var sheet = new KakuroSheet();
            for (int row = 0; row <= rows; row++) {
                var words = words(HEAD_LINES + row, columns + 1, row + 1, rows + 1);
                var tiles = new ArrayList<Tile>();
                for (int column = 0; column <= columns; column++) {
                    tiles.add(tile(words.get(column), row, column));
                }
                sheet.row(tiles, words);
            }
            var assembled = sheet.assembled(KakuroRules.ORDINARY_DIGITS);
            int answer = HEAD_LINES + rows + 1;
            requireAnswer(answer, rows, columns);
            return answer(answer, rows, columns, assembled)
                    .map(solution -> assembled.with(solution, lines.get(answer)))
                    .orElse(assembled);
        }

        private Token end() {
            var last = lines.getLast();
            return last.part(last.text().length(), last.text().length());
        }

        private static int side(Token number) {
            long side = number.number().orElseThrow(() -> number.error(Message.of("pzprv3-side")));
            KakuroSheet.requireWithinLimits(number, side, side);
            KakuroSheet.requireWithinLimits(number, side + 1, side + 1);
            return (int) side;
        }

        private List<Token> words(int line, int count, int row, int rows) {
            if (line >= lines.size()) {
                throw end().error(Message.of("rows-missing")
                        .counting("rows", rows)
                        .counting("foundRows", row - 1));
            }
            var words = words(lines.get(line));
            if (words.size() != count) {
                throw lines.get(line)
                        .error(Message.of("row-length")
                                .counting("row", row)
                                .counting("foundCells", words.size())
                                .counting("cells", count));
            }
            return words;
        }

        private static List<Token> words(Token line) {
            return new Line(line.line(), line.text())
                    .words().stream()
                            .map(word -> line.part(
                                    word.column() - 1,
                                    word.column() - 1 + word.text().length()))
                            .toList();
        }

        private static Tile tile(Token word, int row, int column) {
            var text = word.text();
            if (row == 0 || column == 0) {
                if (!SUM.matcher(text).matches()) {
                    throw word.error(Message.of("pzprv3-sum-expected"));
                }
                long sum = row == 0 && column == 0 ? Tile.NONE : sum(text);
                return row == 0 ? new Tile.Black(sum, Tile.NONE) : new Tile.Black(Tile.NONE, sum);
            }
            var sums = SUMS.matcher(text);
            if (text.equals(".")) {
                return Tile.BLANK;
            }
            if (!sums.matches()) {
                throw word.error(Message.of("pzprv3-cell-expected"));
            }
            return new Tile.Black(sum(sums.group(2)), sum(sums.group(1)));
        }

        private static long sum(String digits) {
            long sum = Long.parseLong(digits);
            return sum <= 0 ? Tile.NONE : sum;
        }

        /// Behind the grid there is an answer, or what a page notes about the file, but no other puzzle.
        private void requireAnswer(int first, int rows, int columns) {
            for (int line = first; line < lines.size(); line++) {
                if (NOTE.matcher(lines.get(line).text()).lookingAt()) {
                    return;
                }
                if (line >= first + rows || words(lines.get(line)).size() > columns) {
                    throw lines.get(line).error(Message.of("pzprv3-expected"));
                }
            }
        }

        /// The digits of a full answer; empty where one is missing.
        private Optional<Solution> answer(int first, int rows, int columns, AssembledPuzzle assembled) {
            var digits = new int[assembled.puzzle().cellCount()];
            if (lines.size() < first + rows) {
                return Optional.empty();
            }
            for (int row = 1; row <= rows; row++) {
                var words = words(lines.get(first + row - 1));
                for (int column = 1; column <= columns; column++) {
                    var cell = assembled.puzzle().shape().index(row + 1, column + 1);
                    var text = column <= words.size() ? words.get(column - 1).text() : "";
                    if (cell.isPresent() && !DIGIT.matcher(text).matches()) {
                        return Optional.empty();
                    }
                    cell.ifPresent(i -> digits[i] = Integer.parseInt(text));
                }
            }
            return Optional.of(Solution.of(digits));
        }
    }
}
