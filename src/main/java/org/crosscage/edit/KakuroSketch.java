package org.crosscage.edit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.KakuroGrid;
import org.crosscage.kind.kakuro.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.KakuroGrid.Run;
import org.crosscage.kind.kakuro.KakuroRules;

/// A Kakuro being drawn. A clue stands only where a run begins.
///
/// @param rows with the clue row
/// @param columns with the clue column
/// @param places that are white, none in the first row and column
/// @param clues sums by where they stand
/// @param aside what colouring took away
public record KakuroSketch(
        int rows,
        int columns,
        Digits digits,
        Cells places,
        SortedMap<Slot, Integer> clues,
        SortedMap<Integer, Integer> givens,
        SortedMap<Integer, Integer> filled,
        Aside aside)
        implements Sketch {

    public static final int SMALLEST = 3;
    public static final int LARGEST = 30;
    private static final int LARGEST_SUM = 9999;

    /// @throws IllegalArgumentException when a side is not 2…201, or a white place is none of the grid's
    public KakuroSketch {
        clues = Collections.unmodifiableSortedMap(new TreeMap<>(clues));
        givens = Collections.unmodifiableSortedMap(new TreeMap<>(givens));
        filled = Collections.unmodifiableSortedMap(new TreeMap<>(filled));
        int width = columns;
        if (rows < 2 || columns < 2 || rows > Shape.LONGEST_SIDE || columns > Shape.LONGEST_SIDE) {
            throw new IllegalArgumentException("a Kakuro of " + rows + " × " + columns + " cannot be drawn");
        }
        if (places.stream().anyMatch(place -> place % width == 0 || place < width)
                || !places.isEmpty() && places.get(places.size() - 1) >= rows * columns) {
            throw new IllegalArgumentException("white places stand beside the clue row and clue column");
        }
    }

    static KakuroSketch blank(int rows, int columns) {
        if (Math.min(rows, columns) < SMALLEST || Math.max(rows, columns) > LARGEST) {
            throw new IllegalArgumentException(
                    "a Kakuro of " + rows + " × " + columns + " is not " + SMALLEST + "…" + LARGEST + " long and wide");
        }
        var white = Cells.of(IntStream.range(0, rows * columns).filter(p -> p >= columns && p % columns > 0));
        return new KakuroSketch(
                rows,
                columns,
                KakuroRules.ORDINARY_DIGITS,
                white,
                new TreeMap<>(),
                new TreeMap<>(),
                new TreeMap<>(),
                Aside.NOTHING);
    }

    /// One that begins at the very edge is moved in, so that its clues have a place.
    static KakuroSketch of(Puzzle puzzle) {
        var shape = puzzle.shape();
        var cells = IntStream.range(0, shape.cellCount());
        int by = cells.anyMatch(cell -> shape.row(cell) == 1 || shape.column(cell) == 1) ? 1 : 0;
        int rows = shape.rows() + by;
        int columns = shape.columns() + by;
        int[] places = IntStream.range(0, shape.cellCount())
                .map(cell -> (shape.row(cell) - 1 + by) * columns + shape.column(cell) - 1 + by)
                .toArray();
        var clues = new TreeMap<Slot, Integer>();
        var runs = KakuroGrid.runs(shape);
        for (int i = 0; i < runs.size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic clue) {
                var run = runs.get(i);
                int place = (run.row() - 1 + by) * columns + run.column() - 1 + by;
                clues.put(new Slot(place, run.direction()), (int) Math.min(LARGEST_SUM, clue.target()));
            }
        }
        var givens = new TreeMap<Integer, Integer>();
        puzzle.givens().forEach((cell, digit) -> givens.put(places[cell], digit));
        return new KakuroSketch(
                rows, columns, puzzle.digits(), Cells.of(places), clues, givens, new TreeMap<>(), Aside.NOTHING);
    }

    @Override
    public String kind() {
        return KakuroRules.ID;
    }

    @Override
    public KakuroSketch withFilled(SortedMap<Integer, Integer> other) {
        return new KakuroSketch(rows, columns, digits, places, clues, givens, other, aside);
    }

    private KakuroSketch withClues(SortedMap<Slot, Integer> other) {
        return new KakuroSketch(rows, columns, digits, places, other, givens, filled, aside);
    }

    /// In other colours, whatever stands where: for looking at its runs.
    KakuroSketch withPlaces(Cells white) {
        return new KakuroSketch(rows, columns, digits, white, clues, givens, filled, aside);
    }

    KakuroSketch withAside(Aside other) {
        return new KakuroSketch(rows, columns, digits, places, clues, givens, filled, other);
    }

    @Override
    public KakuroSketch apply(Edit edit) {
        return switch (edit) {
            case Edit.Paint paint -> painted(paint);
            case Edit.RunClue(int place, var direction, var sum) -> clued(new Slot(place, direction), sum);
            case Edit.Fill(int place, var digit) -> filledAt(place, digit);
            case Edit.Give(int place, var digit) -> given(place, digit);
            case Edit.Empty _ -> withFilled(new TreeMap<>()).withAside(aside.withoutFilled());
            case Edit.Cage _, Edit.Join _, Edit.CageClue _ -> this;
        };
    }

    private KakuroSketch painted(Edit.Paint paint) {
        var touched = paint.places().stream()
                .filter(place -> place < rows * columns && place >= columns && place % columns > 0)
                .mapToObj(place -> paint.symmetry().images(place, rows, columns))
                .reduce(Cells.NONE, Cells::union);
        var white = paint.white() ? places.union(touched) : places.without(touched);
        return white.equals(places) ? this : new KakuroColouring(this, white).coloured();
    }

    private KakuroSketch clued(Slot slot, OptionalInt sum) {
        if (!runs().containsKey(slot) || sum.isPresent() && (sum.getAsInt() < 1 || sum.getAsInt() > LARGEST_SUM)) {
            return this;
        }
        var other = new TreeMap<>(clues);
        sum.ifPresentOrElse(target -> other.put(slot, target), () -> other.remove(slot));
        return withClues(other).withAside(aside.without(slot));
    }

    private KakuroSketch filledAt(int place, OptionalInt digit) {
        if (!places.contains(place) || digit.isPresent() && !digits.contains(digit.getAsInt())) {
            return this;
        }
        var other = new TreeMap<>(filled);
        digit.ifPresentOrElse(value -> other.put(place, value), () -> other.remove(place));
        var touched = runs().entrySet().stream()
                .filter(run -> run.getValue().contains(place))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return withFilled(other).followed(touched);
    }

    private KakuroSketch given(int place, OptionalInt digit) {
        if (!places.contains(place) || digit.isPresent() && !digits.contains(digit.getAsInt())) {
            return this;
        }
        var other = new TreeMap<>(givens);
        digit.ifPresentOrElse(value -> other.put(place, value), () -> other.remove(place));
        return new KakuroSketch(rows, columns, digits, places, clues, other, filled, aside);
    }

    /// The clues of those of some runs that are full of different digits become their sums.
    KakuroSketch followed(Map<Slot, Cells> some) {
        var other = new TreeMap<>(clues);
        some.forEach((slot, run) -> {
            if (run.stream().allMatch(filled::containsKey)
                    && run.stream().map(filled::get).distinct().count() == run.size()) {
                other.put(slot, run.stream().map(filled::get).sum());
            }
        });
        return withClues(other);
    }

    /// The places of each run, by where its clue stands.
    SortedMap<Slot, Cells> runs() {
        var runs = new TreeMap<Slot, Cells>();
        KakuroGrid.runs(shape()).forEach(run -> runs.put(slot(run), placesOf(run.cells())));
        return runs;
    }

    /// Where clues can stand.
    public Set<Slot> slots() {
        return runs().keySet();
    }

    private Slot slot(Run run) {
        return new Slot((run.row() - 1) * columns + run.column() - 1, run.direction());
    }

    private Shape shape() {
        var white = new BitSet();
        places.stream().forEach(white::set);
        return Shape.of(rows, columns, white);
    }

    Symmetry symmetry() {
        return Symmetry.of(places, rows, columns);
    }

    @Override
    public List<Flaw> flaws() {
        return KakuroFlaws.of(this);
    }

    @Override
    public boolean hasNoClue() {
        return clues.isEmpty() && givens.isEmpty();
    }

    @Override
    public boolean hasNoShape() {
        return false;
    }

    @Override
    public Optional<Puzzle> puzzle() {
        if (flaws().stream().anyMatch(flaw -> flaw.fault().stops())) {
            return Optional.empty();
        }
        var inside = new TreeMap<Integer, Integer>();
        for (int cell = 0; cell < places.size(); cell++) {
            var digit = givens.get(places.get(cell));
            if (digit != null) {
                inside.put(cell, digit);
            }
        }
        return Optional.of(KakuroRules.puzzle(shape(), digits, this::clue, inside));
    }

    private OptionalLong clue(Run run) {
        var sum = clues.get(slot(run));
        return sum == null ? OptionalLong.empty() : OptionalLong.of(sum);
    }

    @Override
    public Optional<Operation> operationAt(int place) {
        return Optional.empty();
    }

    @Override
    public List<Integer> clueNumbers(Arithmetic clue) {
        var run = placesOf(clue.cells());
        return clues.keySet().stream()
                .filter(slot -> run.equals(runs().get(slot)))
                .map(slot -> Sketch.clueNumber(slot.place(), slot.direction() == Direction.DOWN))
                .toList();
    }

    @Override
    public boolean isPlayable() {
        return flaws().stream().noneMatch(flaw -> flaw.fault().stops());
    }

    @Override
    public Picture picture() {
        var tiles = new ArrayList<Picture.Tile>();
        int cell = 0;
        for (int place = 0; place < rows * columns; place++) {
            tiles.add(
                    places.contains(place)
                            ? new Picture.White(cell++, 0, Optional.empty())
                            : new Picture.Black(drawn(place, Direction.DOWN), drawn(place, Direction.ACROSS)));
        }
        return new Picture(rows, columns, tiles);
    }

    private Optional<Picture.Clue> drawn(int place, Direction direction) {
        return Optional.ofNullable(clues.get(new Slot(place, direction)))
                .map(sum ->
                        new Picture.Clue(Integer.toString(sum), Sketch.clueNumber(place, direction == Direction.DOWN)));
    }
}
