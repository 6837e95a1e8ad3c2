package org.crosscage.kind.kakuro.edit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchChange;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Slot.Part;
import org.crosscage.core.sketch.Target;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Run;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Symmetry;

/// A Kakuro being drawn. A clue stands only where a run begins.
///
/// @param rows with the clue row
/// @param columns with the clue column
/// @param places that are white, none in the first row and column
/// @param clues sums by where they stand
/// @param aside what colouring took away
record KakuroSketch(
        int rows,
        int columns,
        Digits digits,
        Cells places,
        SortedMap<Slot, Target> clues,
        SortedMap<Integer, Integer> givens,
        SortedMap<Integer, Integer> filled,
        RemovedParts aside)
        implements Sketch {

    static final int SMALLEST = 3;
    static final int LARGEST = 30;
    private static final int LARGEST_SUM = 9999;

    /// Colours places, and those that go with them. The clue row and the clue column stay black.
    record Paint(Cells places, boolean white, Symmetry symmetry) implements Edit.Drawing {}

    /// @throws IllegalArgumentException when a side is not 2…201, or a white place is none of the grid's
    KakuroSketch {
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
                RemovedParts.NOTHING);
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
        var clues = new TreeMap<Slot, Target>();
        var runs = KakuroGrid.runs(shape);
        for (int i = 0; i < runs.size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic clue) {
                var run = runs.get(i);
                int place = (run.row() - 1 + by) * columns + run.column() - 1 + by;
                clues.put(new Slot(place, part(run)), Target.sum(Math.min(LARGEST_SUM, clue.target())));
            }
        }
        var givens = new TreeMap<Integer, Integer>();
        puzzle.givens().forEach((cell, digit) -> givens.put(places[cell], digit));
        return new KakuroSketch(
                rows, columns, puzzle.digits(), Cells.of(places), clues, givens, new TreeMap<>(), RemovedParts.NOTHING);
    }

    @Override
    public String kind() {
        return KakuroRules.ID;
    }

    @Override
    public KakuroSketch withFilled(SortedMap<Integer, Integer> other) {
        return new KakuroSketch(rows, columns, digits, places, clues, givens, other, aside);
    }

    private KakuroSketch withClues(SortedMap<Slot, Target> other) {
        return new KakuroSketch(rows, columns, digits, places, other, givens, filled, aside);
    }

    /// In other colours, whatever stands where: for looking at its runs.
    KakuroSketch withPlaces(Cells white) {
        return new KakuroSketch(rows, columns, digits, white, clues, givens, filled, aside);
    }

    KakuroSketch withAside(RemovedParts other) {
        return new KakuroSketch(rows, columns, digits, places, clues, givens, filled, other);
    }

    @Override
    public KakuroSketch apply(Edit edit) {
        return switch (edit) {
            case Paint paint -> painted(paint);
            case Edit.Clue(var slot, var sum) -> clued(slot, sum);
            case Edit.Fill(int place, var digit) -> filledAt(place, digit);
            case Edit.Give(int place, var digit) -> given(place, digit);
            case Edit.Empty _ -> withFilled(new TreeMap<>()).withAside(aside.withoutFilled());
            case Edit.Drawing _ -> this;
        };
    }

    private KakuroSketch painted(Paint paint) {
        var touched = paint.places().stream()
                .filter(place -> place < rows * columns && place >= columns && place % columns > 0)
                .mapToObj(place -> paint.symmetry().images(place, rows, columns))
                .reduce(Cells.NONE, Cells::union);
        var white = paint.white() ? places.union(touched) : places.without(touched);
        return white.equals(places) ? this : new KakuroColouring(this, white).coloured();
    }

    private KakuroSketch clued(Slot slot, Optional<Target> sum) {
        if (!runs().containsKey(slot) || !sum.map(KakuroSketch::isSum).orElse(true)) {
            return this;
        }
        var other = new TreeMap<>(clues);
        sum.ifPresentOrElse(target -> other.put(slot, target), () -> other.remove(slot));
        return withClues(other).withAside(aside.without(slot));
    }

    private static boolean isSum(Target target) {
        return target.operation() == Operation.ADD && target.number() >= 1 && target.number() <= LARGEST_SUM;
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
                other.put(slot, Target.sum(run.stream().map(filled::get).sum()));
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

    @Override
    public SortedSet<Slot> slots() {
        return new TreeSet<>(runs().keySet());
    }

    @Override
    public Cells placesOf(Slot slot) {
        return runs().getOrDefault(slot, Cells.NONE);
    }

    private Slot slot(Run run) {
        return new Slot((run.row() - 1) * columns + run.column() - 1, part(run));
    }

    private static Part part(Run run) {
        return run.direction() == Direction.DOWN ? Part.DOWN : Part.ACROSS;
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
        return SketchFlaws.of(this);
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
        return sum == null ? OptionalLong.empty() : OptionalLong.of(sum.number());
    }

    @Override
    public List<SketchChange> changes(Solution solution, Cells near) {
        return new KakuroChanges(this, solution).all(near);
    }

    @Override
    public String lines() {
        return SketchLines.line("white", places.toArray())
                + SketchLines.line("across", sums(Part.ACROSS))
                + SketchLines.line("down", sums(Part.DOWN))
                + SketchLines.line("given", givens)
                + RemovedPartsText.write(aside);
    }

    private SortedMap<Integer, Long> sums(Part part) {
        var sums = new TreeMap<Integer, Long>();
        clues.forEach((slot, sum) -> {
            if (slot.part() == part) {
                sums.put(slot.place(), sum.number());
            }
        });
        return sums;
    }

    /// What [#lines()] wrote.
    static KakuroSketch read(
            int rows, int columns, Digits digits, SortedMap<Integer, Integer> filled, SketchLines lines) {
        var clues = new TreeMap<Slot, Target>();
        lines.values("across").forEach((at, sum) -> clues.put(new Slot(at, Part.ACROSS), Target.sum(sum)));
        lines.values("down").forEach((at, sum) -> clues.put(new Slot(at, Part.DOWN), Target.sum(sum)));
        return new KakuroSketch(
                rows,
                columns,
                digits,
                Cells.of(lines.numbers("white")),
                clues,
                lines.digits("given", digits),
                filled,
                RemovedPartsText.read(lines, digits));
    }

    @Override
    public Picture picture() {
        var tiles = new ArrayList<Picture.Tile>();
        int cell = 0;
        for (int place = 0; place < rows * columns; place++) {
            tiles.add(
                    places.contains(place)
                            ? new Picture.White(cell++, 0, Optional.empty())
                            : new Picture.Black(
                                    drawn(new Slot(place, Part.DOWN)), drawn(new Slot(place, Part.ACROSS))));
        }
        return new Picture(rows, columns, tiles);
    }

    private Optional<Picture.Clue> drawn(Slot slot) {
        return Optional.ofNullable(clues.get(slot))
                .map(sum -> new Picture.Clue(Long.toString(sum.number()), slot.number()));
    }
}
