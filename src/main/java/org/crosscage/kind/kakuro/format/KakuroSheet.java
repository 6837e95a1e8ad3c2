package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry.Warning;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Run;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// The tiles that a text lays out, each with the place where it stands, on the way to a puzzle. Here are the checks
/// that all Kakuro formats share.
public final class KakuroSheet {

    /// The largest sum that is taken at all. No run can have more than 45; what lies between is a puzzle without
    /// solution, which may be looked at.
    private static final long LARGEST_SUM = 999;

    private static final Pattern WHITE_SIGN = Pattern.compile("\\s*+(?:[0.]|_{1,5}+)\\s*+");

    private final List<List<Tile>> tiles = new ArrayList<>();
    private final List<List<Token>> places = new ArrayList<>();

    /// Adds a row below.
    ///
    /// @param tiles at least one, in every row as many as in the first
    /// @param places where each of them stands in the text
    /// @throws FormatException when the row is longer or shorter than the first, or one of the limits is passed
    public void row(List<Tile> tiles, List<Token> places) {
        this.tiles.add(tiles);
        this.places.add(places);
        int columns = this.tiles.get(0).size();
        var last = places.get(Math.min(columns, places.size()) - 1);
        if (tiles.size() != columns) {
            var at = tiles.size() < columns ? last : places.get(columns);
            throw at.error(Message.of("row-length")
                    .counting("row", this.tiles.size())
                    .counting("foundCells", tiles.size())
                    .counting("cells", columns));
        }
        requireWithinLimits(places.get(0), this.tiles.size(), columns);
    }

    /// Adds the rows of a table. An empty cell is black in the first row and column, and everywhere in a table that has
    /// a sign for white cells; elsewhere it is white.
    ///
    /// @param cells of a line
    /// @param tile of a cell
    void table(List<Line> lines, Function<Line, List<Token>> cells, Function<Token, Tile> tile) {
        boolean hasWhiteSign = lines.stream()
                .flatMap(line -> cells.apply(line).stream())
                .anyMatch(cell -> WHITE_SIGN.matcher(cell.text()).matches());
        boolean mayBeTrimmed = lines.getFirst().text().indexOf('\t') >= 0;
        for (var line : lines) {
            boolean isFirst = tiles.isEmpty();
            var row = mayBeTrimmed ? completed(cells.apply(line), line) : cells.apply(line);
            row(
                    IntStream.range(0, row.size())
                            .mapToObj(column -> (isFirst || column == 0 || hasWhiteSign)
                                            && row.get(column).text().isBlank()
                                    ? Tile.PLAIN_BLACK
                                    : tile.apply(row.get(column)))
                            .toList(),
                    row);
        }
    }

    /// The cells of a row whose last white ones are missing: what takes blanks off the ends of lines takes tabs too.
    private List<Token> completed(List<Token> cells, Line line) {
        var row = new ArrayList<>(cells);
        while (!tiles.isEmpty() && row.size() < columns()) {
            row.add(line.end());
        }
        return row;
    }

    /// The tiles of a puzzle with the ordinary digits 1…9, for formats that know no others.
    ///
    /// @throws UnwritableException when it is another kind of puzzle, has other digits, or a sum without a place
    static List<List<Tile>> ordinaryTiles(Puzzle puzzle) {
        if (!puzzle.kind().equals(KakuroRules.ID)) {
            throw new UnwritableException(Message.of("kind"));
        }
        if (!puzzle.digits().equals(KakuroRules.ORDINARY_DIGITS)) {
            throw new UnwritableException(Message.of("digits").naming("digits", puzzle.digits()));
        }
        return Tile.of(puzzle);
    }

    /// Refuses a puzzle whose first row or column has a white cell, for formats that know clues there only.
    static void requireBorder(Puzzle puzzle) {
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (puzzle.shape().row(cell) == 1 || puzzle.shape().column(cell) == 1) {
                throw new UnwritableException(
                        Message.of("white-border").naming("cell", puzzle.shape().cell(cell)));
            }
        }
    }

    static void requireWithinLimits(Token at, long rows, long columns) {
        if (rows < 1 || columns < 1 || rows > Shape.LONGEST_SIDE || columns > Shape.LONGEST_SIDE) {
            throw at.error(Message.of("size-limit").counting("most", Shape.LONGEST_SIDE));
        }
    }

    int rows() {
        return tiles.size();
    }

    int columns() {
        return tiles.get(0).size();
    }

    Tile tile(int row, int column) {
        return tiles.get(row - 1).get(column - 1);
    }

    Token place(int row, int column) {
        return places.get(row - 1).get(column - 1);
    }

    /// The puzzle whose givens are the digits of the tiles, or whose solution they are if they fill it.
    ///
    /// @throws FormatException as [#assembled(Digits)] does
    AssembledPuzzle assembled() {
        return isFilled() ? filled(KakuroRules.ORDINARY_DIGITS) : assembled(KakuroRules.ORDINARY_DIGITS);
    }

    /// The puzzle whose givens are the digits of the tiles.
    ///
    /// @throws FormatException when a rule cannot be understood: no white cell, a clue without a run or far too
    ///     large, a run longer than there are digits, a digit that is none of them
    public AssembledPuzzle assembled(Digits digits) {
        var shape = shape();
        requireRuns();
        requireFitting(shape, digits);
        var puzzle = KakuroRules.puzzle(shape, digits, this::clue, digits(shape));
        return new AssembledPuzzle(puzzle, Optional.empty(), warnings(puzzle));
    }

    /// The puzzle without givens, when the digits of the tiles fill it: they are its solution if they keep the
    /// rules.
    private AssembledPuzzle filled(Digits digits) {
        var shape = shape();
        requireRuns();
        requireFitting(shape, digits);
        var puzzle = KakuroRules.puzzle(shape, digits, this::clue, Map.of());
        var warnings = warnings(puzzle);
        var solution = Solution.of(
                digits(shape).values().stream().mapToInt(Integer::intValue).toArray());
        if (puzzle.isSolvedBy(solution)) {
            return new AssembledPuzzle(puzzle, Optional.of(solution), warnings);
        }
        warnings.add(0, place(1, 1).warning(Message.of("no-solution")));
        return new AssembledPuzzle(puzzle, Optional.empty(), warnings);
    }

    /// Whether every white tile has a digit.
    private boolean isFilled() {
        return tiles.stream()
                .flatMap(List::stream)
                .allMatch(tile -> !(tile instanceof Tile.White white) || white.digit() != Tile.NONE);
    }

    /// The grid of the tiles, whatever sums they have.
    ///
    /// @throws FormatException when there is no white cell, a run longer than there are digits, or another digit
    public Shape shape(Digits digits) {
        var shape = shape();
        requireFitting(shape, digits);
        return shape;
    }

    private Shape shape() {
        var white = new BitSet();
        for (int row = 1; row <= rows(); row++) {
            for (int column = 1; column <= columns(); column++) {
                white.set((row - 1) * columns() + column - 1, tile(row, column).isWhite());
            }
        }
        if (white.isEmpty()) {
            throw place(1, 1).error(Message.of("no-white-cell"));
        }
        return Shape.of(rows(), columns(), white);
    }

    private void requireRuns() {
        for (int row = 1; row <= rows(); row++) {
            for (int column = 1; column <= columns(); column++) {
                if (tile(row, column) instanceof Tile.Black black) {
                    requireRun(
                            black.down(),
                            Direction.DOWN,
                            row,
                            column,
                            row < rows() && tile(row + 1, column).isWhite());
                    requireRun(
                            black.across(),
                            Direction.ACROSS,
                            row,
                            column,
                            column < columns() && tile(row, column + 1).isWhite());
                }
            }
        }
    }

    private void requireRun(long clue, Direction direction, int row, int column, boolean hasRun) {
        if (clue != Tile.NONE && !hasRun) {
            throw place(row, column)
                    .error(Message.of("clue-without-run")
                            .naming("clue", clue)
                            .naming("direction", direction)
                            .naming("cell", new Cell(row, column)));
        }
        if (clue > LARGEST_SUM) {
            throw place(row, column)
                    .error(Message.of("sum-limit")
                            .naming("direction", direction)
                            .naming("cell", new Cell(row, column)));
        }
    }

    private void requireFitting(Shape shape, Digits digits) {
        digits(shape).forEach((cell, digit) -> {
            if (!digits.contains(digit)) {
                throw place(shape.row(cell), shape.column(cell))
                        .error(Message.of("digit-out-of-range").counting("largest", digits.max()));
            }
        });
        for (var run : KakuroGrid.runs(shape)) {
            if (run.cells().size() > digits.size()) {
                throw place(run, shape)
                        .error(about(run, shape, "run-too-long")
                                .counting("cells", run.cells().size())
                                .counting("digits", digits.size()));
            }
        }
    }

    private OptionalLong clue(Run run) {
        if (run.row() == 0 || run.column() == 0) {
            return OptionalLong.empty();
        }
        long clue = ((Tile.Black) tile(run.row(), run.column())).clue(run.direction());
        return clue == Tile.NONE ? OptionalLong.empty() : OptionalLong.of(clue);
    }

    /// The digits of the tiles by cell index.
    private Map<Integer, Integer> digits(Shape shape) {
        var found = new TreeMap<Integer, Integer>();
        for (int cell = 0; cell < shape.cellCount(); cell++) {
            int digit = ((Tile.White) tile(shape.row(cell), shape.column(cell))).digit();
            if (digit != Tile.NONE) {
                found.put(cell, digit);
            }
        }
        return found;
    }

    private List<Warning> warnings(Puzzle puzzle) {
        var warnings = new ArrayList<Warning>();
        for (var run : KakuroGrid.runs(puzzle.shape())) {
            if (run.cells().size() == 1) {
                warnings.add(place(run, puzzle.shape()).warning(about(run, puzzle.shape(), "run-of-one")));
            }
            clue(run).ifPresent(clue -> impossible(run, clue, puzzle).ifPresent(warnings::add));
        }
        return warnings;
    }

    private Optional<Warning> impossible(Run run, long clue, Puzzle puzzle) {
        int[] digits = puzzle.digits().toArray();
        int count = run.cells().size();
        long least = 0;
        long most = 0;
        for (int i = 0; i < count; i++) {
            least += digits[i];
            most += digits[digits.length - 1 - i];
        }
        return clue >= least && clue <= most
                ? Optional.empty()
                : Optional.of(place(run, puzzle.shape())
                        .warning(about(run, puzzle.shape(), "impossible-sum")
                                .naming("clue", clue)
                                .counting("cells", count)
                                .naming("least", least)
                                .naming("most", most)));
    }

    /// Where the run's clue stands, or would stand.
    private Token place(Run run, Shape shape) {
        return run.row() == 0 || run.column() == 0
                ? place(shape.row(run.cells().get(0)), shape.column(run.cells().get(0)))
                : place(run.row(), run.column());
    }

    private static Message about(Run run, Shape shape, String key) {
        return Message.of(key)
                .naming("direction", run.direction())
                .naming("cell", shape.cell(run.cells().get(0)));
    }
}
