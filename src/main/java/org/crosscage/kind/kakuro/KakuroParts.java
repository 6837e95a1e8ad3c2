package org.crosscage.kind.kakuro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CluePart;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Place;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.format.KakuroSheet;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Run;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// Kakuro in parts: each clue is the sum of a run. It stands in a black place, or is named by the run's direction and
/// cells, because a cell alone may be a run of both.
final class KakuroParts {

    private static final String SUM = "+";

    private final List<List<Tile>> tiles = new ArrayList<>();
    private final List<List<Token>> places = new ArrayList<>();

    private KakuroParts() {}

    static PuzzleParts of(Puzzle puzzle) {
        if (!puzzle.digits().equals(Digits.range(1, puzzle.digits().max()))) {
            throw new UnwritableException(Message.of("digits").naming("digits", puzzle.digits()));
        }
        var shape = puzzle.shape();
        var runs = KakuroGrid.runs(shape);
        var clues = new ArrayList<CluePart>();
        for (int i = 0; i < runs.size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic clue) {
                var run = runs.get(i);
                Tile.requirePlace(run, shape);
                clues.add(
                        CluePart.of(clue, shape).standingIn(new Cell(run.row(), run.column()), word(run.direction())));
            }
        }
        return PuzzleParts.of(puzzle, clues);
    }

    /// The sum of a run, standing in its black place.
    static CluePart clue(Run run, long sum, Token place) {
        return CluePart.of(
                place, word(run.direction()), place.withText(Long.toString(sum)), new Cell(run.row(), run.column()));
    }

    private static String word(Direction direction) {
        return switch (direction) {
            case ACROSS -> CluePart.ACROSS;
            case DOWN -> CluePart.DOWN;
        };
    }

    static AssembledPuzzle assemble(PuzzleParts parts) {
        var digits = parts.values().map(KakuroParts::digits).orElse(KakuroRules.ORDINARY_DIGITS);
        return new KakuroParts().sheet(parts, digits).assembled(digits);
    }

    static Digits digits(Values listed) {
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

    /// The sheet sees what is put into the rows afterwards.
    private KakuroSheet sheet(PuzzleParts parts, Digits digits) {
        parts.requireWithinLimits();
        var sheet = new KakuroSheet();
        for (var row : parts.rows()) {
            var rowTiles = new ArrayList<Tile>(row.places().size());
            var rowPlaces = new ArrayList<Token>(row.places().size());
            for (var place : row.places()) {
                rowTiles.add(tile(place));
                rowPlaces.add(place.at());
            }
            tiles.add(rowTiles);
            places.add(rowPlaces);
            sheet.row(rowTiles, rowPlaces);
        }
        var named =
                parts.clues().stream().filter(clue -> clue.black().isEmpty()).toList();
        if (!named.isEmpty()) {
            addNamed(named, sheet.shape(digits));
        }
        for (var clue : parts.clues()) {
            clue.black().ifPresent(black -> put(black, direction(clue), clue.number()));
        }
        return sheet;
    }

    private static Tile tile(Place place) {
        if (place.isBlack()) {
            return Tile.PLAIN_BLACK;
        }
        return place.isOpen() ? Tile.BLANK : new Tile.White(place.digit());
    }

    private void put(Cell black, Direction direction, long sum) {
        var row = tiles.get(black.row() - 1);
        row.set(black.column() - 1, ((Tile.Black) row.get(black.column() - 1)).with(direction, sum));
    }

    private void addNamed(List<CluePart> clues, Shape shape) {
        var runs = new HashMap<RunStart, Run>();
        for (var run : KakuroGrid.runs(shape)) {
            runs.put(new RunStart(run.direction(), shape.cell(run.cells().get(0))), run);
        }
        var before = new HashMap<RunStart, Token>();
        for (var clue : clues) {
            var cells = clue.cells().stream()
                    .map(cell -> cell.within(shape.rows(), shape.columns()))
                    .toList();
            var start = new RunStart(direction(clue), cells.get(0));
            var black = black(clue, cells, start, runs, shape);
            var first = before.put(start, clue.place());
            if (first != null) {
                throw clue.cells()
                        .get(0)
                        .at()
                        .error(start.about("run-clue-twice").naming("first", first.line()));
            }
            put(black, start.direction(), sum(clue));
            places.get(black.row() - 1).set(black.column() - 1, clue.target());
        }
    }

    private static Direction direction(CluePart clue) {
        var word = clue.direction().orElseGet(() -> clue.place().withText(""));
        return switch (word.text()) {
            case CluePart.ACROSS -> Direction.ACROSS;
            case CluePart.DOWN -> Direction.DOWN;
            default -> throw word.error(Message.of("direction"));
        };
    }

    /// The black place of the run that a clue names.
    private static Cell black(CluePart clue, List<Cell> cells, RunStart start, Map<RunStart, Run> runs, Shape shape) {
        var at = clue.cells().get(0).at();
        var run = runs.get(start);
        if (run == null) {
            throw at.error(start.about("run"));
        }
        var all = run.cells().stream().mapToObj(shape::cell).toList();
        if (!all.equals(cells)) {
            throw at.error(start.about("run-cells")
                    .naming("cells", all.stream().map(Cell::toString).collect(Collectors.joining(" "))));
        }
        if (run.row() == 0 || run.column() == 0) {
            throw at.error(start.about("run-at-edge"));
        }
        return new Cell(run.row(), run.column());
    }

    private static long sum(CluePart clue) {
        clue.operation().filter(sign -> !sign.text().equals(SUM)).ifPresent(sign -> {
            throw sign.error(Message.of("sum"));
        });
        return clue.number();
    }

    /// What names a run.
    private record RunStart(Direction direction, Cell first) {
        Message about(String key) {
            return Message.of(key).naming("direction", direction).naming("cell", first);
        }
    }
}
