package org.crosscage.kind.kakuro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.NativeBody.Body;
import org.crosscage.core.kind.PartsBody;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Clue;
import org.crosscage.core.kind.PuzzleParts.Filled;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.KakuroGrid.Run;

/// Kakuro in parts: each clue is the sum of a run, named by its direction, because a cell alone may be a run of both.
final class KakuroPartsBody implements PartsBody {

    private static final String SUM = "+";

    @Override
    public List<String> directions(Puzzle puzzle) {
        if (!puzzle.digits().equals(Digits.range(1, puzzle.digits().max()))) {
            throw new UnwritableException(Message.of("digits").naming("digits", puzzle.digits()));
        }
        // refuses a sum that would have no place
        Tile.of(puzzle);
        var runs = KakuroGrid.runs(puzzle.shape());
        var directions = new ArrayList<String>();
        for (int i = 0; i < runs.size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic) {
                directions.add(word(runs.get(i).direction()));
            }
        }
        return directions;
    }

    private static String word(Direction direction) {
        return switch (direction) {
            case ACROSS -> Clue.ACROSS;
            case DOWN -> Clue.DOWN;
        };
    }

    @Override
    public Body read(PuzzleParts parts) {
        return new Reader(parts).read();
    }

    /// Puts one puzzle together.
    private static final class Reader {

        private final PuzzleParts parts;
        private final List<List<Tile>> tiles = new ArrayList<>();
        private final List<List<Token>> places = new ArrayList<>();

        Reader(PuzzleParts parts) {
            this.parts = parts;
        }

        Body read() {
            var digits = parts.values().map(Reader::digits).orElse(KakuroRules.ORDINARY_DIGITS);
            var bare = bareSheet();
            var shape = bare.body(digits).puzzle().shape();
            addClues(shape);
            var sheet = new KakuroSheet();
            for (int row = 0; row < tiles.size(); row++) {
                sheet.row(tiles.get(row), places.get(row));
            }
            var body = sheet.body(digits);
            return parts.solution()
                    .map(filled -> body.with(solution(filled, shape, digits), filled.place()))
                    .orElse(body);
        }

        private static Digits digits(Values listed) {
            int largest = listed.values().size();
            for (int digit = 1; digit <= largest; digit++) {
                var token = listed.values().get(digit - 1);
                if (digit > KakuroRules.ORDINARY_DIGITS.max()
                        || token.number(digit, digit).isEmpty()) {
                    throw token.error(Message.of("kakuro-values-expected"));
                }
            }
            if (largest == 0) {
                throw listed.place().error(Message.of("kakuro-values-expected"));
            }
            return Digits.range(1, largest);
        }

        /// The grid without its sums.
        private KakuroSheet bareSheet() {
            var sheet = new KakuroSheet();
            for (var row : parts.rows()) {
                KakuroSheet.requireWithinLimits(
                        row, parts.rows().size(), row.text().length());
                var rowTiles = new ArrayList<Tile>();
                var rowPlaces = new ArrayList<Token>();
                for (int i = 0; i < row.text().length(); i++) {
                    var place = row.part(i, i + 1);
                    rowTiles.add(tile(place));
                    rowPlaces.add(place);
                }
                sheet.row(rowTiles, rowPlaces);
                tiles.add(rowTiles);
                places.add(rowPlaces);
            }
            return sheet;
        }

        private static Tile tile(Token place) {
            char letter = place.text().charAt(0);
            if (letter == PuzzleParts.BLACK) {
                return Tile.PLAIN_BLACK;
            }
            if (letter == PuzzleParts.WHITE) {
                return Tile.BLANK;
            }
            return new Tile.White(
                    place.number(0, Digits.LARGEST).orElseThrow(() -> place.error(Message.of("json-place"))));
        }

        private void addClues(Shape shape) {
            var runs = new HashMap<Place, Run>();
            for (var run : KakuroGrid.runs(shape)) {
                runs.put(new Place(run.direction(), shape.cell(run.cells().get(0))), run);
            }
            var before = new HashMap<Place, Token>();
            for (var clue : parts.clues()) {
                var cells = clue.cells().stream()
                        .map(cell -> PuzzleParts.cell(cell, shape.rows(), shape.columns()))
                        .toList();
                var place = new Place(direction(clue), cells.get(0));
                requireRun(clue, cells, place, runs, shape);
                var first = before.put(place, clue.place());
                if (first != null) {
                    throw clue.cells()
                            .get(0)
                            .error(place.about("json-clue-twice").naming("first", first.line()));
                }
                add(clue, place, runs.get(place));
            }
        }

        private static Direction direction(Clue clue) {
            var word = clue.direction()
                    .orElse(new Token(clue.place().line(), clue.place().column(), ""));
            return Stream.of(Direction.values())
                    .filter(direction -> word(direction).equals(word.text()))
                    .findFirst()
                    .orElseThrow(() -> word.error(Message.of("json-direction")));
        }

        private static void requireRun(Clue clue, List<Cell> cells, Place place, Map<Place, Run> runs, Shape shape) {
            var at = clue.cells().get(0);
            var run = runs.get(place);
            if (run == null) {
                throw at.error(place.about("json-run"));
            }
            var all = run.cells().stream().mapToObj(shape::cell).toList();
            if (!all.equals(cells)) {
                throw at.error(place.about("json-run-cells")
                        .naming("cells", all.stream().map(Cell::toString).collect(Collectors.joining(" "))));
            }
            if (run.row() == 0 || run.column() == 0) {
                throw at.error(place.about("json-run-at-edge"));
            }
        }

        private void add(Clue clue, Place place, Run run) {
            if (!clue.operation().text().equals(SUM)) {
                throw clue.operation().error(Message.of("json-sum"));
            }
            long sum = clue.target().number().orElseThrow(() -> clue.target().error(Message.of("json-target")));
            var row = tiles.get(run.row() - 1);
            row.set(run.column() - 1, ((Tile.Black) row.get(run.column() - 1)).with(place.direction(), sum));
            places.get(run.row() - 1).set(run.column() - 1, clue.target());
        }

        private static Solution solution(Filled filled, Shape shape, Digits digits) {
            if (filled.rows().size() != shape.rows()) {
                throw filled.place()
                        .error(Message.of("json-solution-rows")
                                .counting("rows", shape.rows())
                                .counting("foundRows", filled.rows().size()));
            }
            int[] solution = new int[shape.cellCount()];
            for (int row = 1; row <= shape.rows(); row++) {
                var cells = filled.rows().get(row - 1);
                if (cells.size() != shape.columns()) {
                    throw (cells.isEmpty() ? filled.place() : cells.get(0))
                            .error(Message.of("row-length")
                                    .counting("row", row)
                                    .counting("foundCells", cells.size())
                                    .counting("cells", shape.columns()));
                }
                for (int column = 1; column <= shape.columns(); column++) {
                    var digit = cells.get(column - 1);
                    shape.index(row, column)
                            .ifPresentOrElse(
                                    cell -> solution[cell] = digit(digit, digits), () -> requireNoDigit(digit));
                }
            }
            return Solution.of(solution);
        }

        private static int digit(Token token, Digits digits) {
            return token.number(digits.min(), digits.max())
                    .orElseThrow(() ->
                            token.error(Message.of("solution-digit-expected").naming("digits", digits)));
        }

        private static void requireNoDigit(Token token) {
            if (!token.text().equals(Filled.NO_DIGIT)) {
                throw token.error(Message.of("json-no-digit"));
            }
        }
    }

    /// What names a run.
    private record Place(Direction direction, Cell first) {
        Message about(String key) {
            return Message.of(key).naming("direction", direction).naming("cell", first);
        }
    }
}
