package org.crosscage.kind.kenken.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.ClueText;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.kind.format.CageSyntax;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// The letter grid of a course in artificial intelligence (COMP 560): the size, the grid with a letter for each
/// cage, then a line `A:11+` for each cage, `D:1` for a single cell. The next puzzle begins where a line is a
/// number again. A hidden operation is `?`, our own addition.
public final class LetterGrid implements BlockFormat {

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final Pattern CLUE = Pattern.compile("\\s*+[A-Za-z]\\s*+:\\s*+[0-9]");
    private static final int MOST_LINES = 30;
    private static final Pattern LETTER_ROW = Pattern.compile("[A-Za-z\\s]++");

    @Override
    public String id() {
        return "letters";
    }

    @Override
    public boolean looksLike(String text) {
        var first = Lines.first(text, 2);
        return first.size() == 2
                && CageSyntax.isSize(first.get(0))
                && LETTER_ROW.matcher(first.get(1).text()).matches()
                && first.get(0).whole().number().orElse(0) == letters(first.get(1));
    }

    private static long letters(Line row) {
        return row.text().chars().filter(c -> !Character.isWhitespace(c)).count();
    }

    @Override
    public List<List<Line>> blocks(String text) {
        return Lines.blocks(text, CageSyntax::isSize);
    }

    /// A number above rows of letters, or of which one has a clue.
    @Override
    public boolean resembles(String text) {
        var first = Lines.first(text, MOST_LINES);
        return first.size() > 2
                && CageSyntax.isSize(first.getFirst())
                && Character.isLetter(first.get(1).whole().text().charAt(0))
                && (letters(first.get(1)) == letters(first.get(2))
                        || first.stream()
                                .anyMatch(line -> CLUE.matcher(line.text()).lookingAt()));
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        return new Reader(block).read().entry();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        requireWritable(puzzle);
        int n = puzzle.shape().rows();
        var cages = KenKenRules.cages(puzzle);
        var grid = new char[n * n];
        var clues = new StringBuilder();
        for (int i = 0; i < cages.size(); i++) {
            char letter = LETTERS.charAt(i);
            cages.get(i).cells().stream().forEach(cell -> grid[cell] = letter);
            clues.append(letter).append(':').append(clue(cages.get(i))).append('\n');
        }
        var text = new StringBuilder().append(n).append('\n');
        for (int row = 0; row < n; row++) {
            text.append(grid, row * n, n).append('\n');
        }
        return text.append(clues).toString();
    }

    private static String clue(Arithmetic cage) {
        return cage.operation() == Operation.EQUAL
                ? Long.toString(cage.target())
                : Long.toString(cage.target()) + cage.operation().symbol();
    }

    private static void requireWritable(Puzzle puzzle) {
        KenKenSheet.requireOrdinary(puzzle);
        int cages = KenKenRules.cages(puzzle).size();
        if (cages > LETTERS.length()) {
            throw new UnwritableException(Message.of("too-many-cages")
                    .counting("most", LETTERS.length())
                    .counting("cages", cages));
        }
    }

    /// Reads one puzzle.
    private static final class Reader {

        private final List<Line> lines;
        private final int n;
        private final Map<String, TreeMap<Integer, Token>> cells = new LinkedHashMap<>();

        Reader(List<Line> lines) {
            this.lines = lines;
            this.n = KenKenSheet.side(lines.get(0).whole());
        }

        AssembledPuzzle read() {
            for (int row = 1; row <= n; row++) {
                if (row == lines.size()) {
                    throw lines.get(row - 1)
                            .end()
                            .error(Message.of("rows-missing")
                                    .counting("rows", n)
                                    .counting("foundRows", row - 1));
                }
                readRow(lines.get(row), row);
            }
            var clued = new LinkedHashMap<String, Token>();
            var sheet = new KenKenSheet(n, Digits.range(1, n));
            for (var line : lines.subList(n + 1, lines.size())) {
                readCage(line, clued, sheet);
            }
            var end = lines.get(lines.size() - 1).end();
            cells.entrySet().stream()
                    .filter(cage -> !clued.containsKey(cage.getKey()))
                    .findFirst()
                    .ifPresent(cage -> {
                        int first = cage.getValue().firstKey();
                        throw end.error(Message.of("clue-missing")
                                .naming("cage", cage.getKey())
                                .naming("cell", new Cell(first / n + 1, first % n + 1)));
                    });
            return sheet.assembled(end);
        }

        private void readRow(Line line, int row) {
            int column = 0;
            for (int i = 0; i < line.text().length(); i++) {
                var letter = new Token(line.number(), i + 1, line.text().substring(i, i + 1));
                if (!letter.text().isBlank()) {
                    if (LETTERS.indexOf(letter.text()) < 0) {
                        throw letter.error(Message.of("letter-expected"));
                    }
                    if (column == n) {
                        throw letter.error(rowLength(row, line));
                    }
                    cells.computeIfAbsent(letter.text(), _ -> new TreeMap<>()).put((row - 1) * n + column++, letter);
                }
            }
            if (column < n) {
                throw line.end().error(rowLength(row, line));
            }
        }

        private Message rowLength(int row, Line line) {
            return Message.of("row-length")
                    .counting("row", row)
                    .counting("foundCells", letters(line))
                    .counting("cells", n);
        }

        private void readCage(Line line, Map<String, Token> clued, KenKenSheet sheet) {
            var whole = line.whole();
            int colon = whole.text().indexOf(':');
            if (colon < 0) {
                throw whole.error(Message.of("cage-line-expected"));
            }
            var letter = whole.part(0, colon).stripped();
            var cage = cells.get(letter.text());
            if (cage == null) {
                throw letter.error(Message.of("unknown-cage"));
            }
            var before = clued.put(letter.text(), letter);
            if (before != null) {
                throw letter.error(Message.of("clue-twice").naming("first", before.line()));
            }
            var clue = ClueText.of(whole.part(colon + 1, whole.text().length()).stripped());
            sheet.cage(letter.text(), clue, cage);
        }
    }
}
