package org.crosscage.core.sketch.cage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchChange;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Slot.Part;
import org.crosscage.core.sketch.Target;

/// Cages in a square grid, being drawn. Of a kind with [bare cells][CageRules#hasBareCells()] such a cell is a cage
/// of its own that has no clue.
///
/// @param rows as many as columns
/// @param cages by their first place; they have every place once
/// @param clues each at the first place of its cage
/// @param givens none of a kind without bare cells
record CageSketch(
        CageRules rules,
        int rows,
        Digits digits,
        SortedMap<Integer, Cells> cages,
        SortedMap<Slot, Target> clues,
        SortedMap<Integer, Integer> givens,
        SortedMap<Integer, Integer> filled)
        implements Sketch {

    private static final long LARGEST_TARGET = 1_000_000_000_000L;

    /// Makes one cage of these places; what is left of the others falls into its connected parts.
    record Cage(Cells places) implements Edit.Drawing {}

    /// Makes one cage of all cages that have one of these places.
    record Join(Cells places) implements Edit.Drawing {}

    /// @throws IllegalArgumentException when there is no such size, or the cages do not have every place once
    CageSketch {
        cages = Collections.unmodifiableSortedMap(new TreeMap<>(cages));
        clues = Collections.unmodifiableSortedMap(new TreeMap<>(clues));
        givens = Collections.unmodifiableSortedMap(new TreeMap<>(givens));
        filled = Collections.unmodifiableSortedMap(new TreeMap<>(filled));
        if (!rules.hasSize(rows) || digits.size() != rows) {
            throw new IllegalArgumentException(
                    "a " + rules.kind() + " of " + rows + " with " + digits.size() + " digits");
        }
        var covered = cages.values().stream()
                .flatMapToInt(Cells::stream)
                .sorted()
                .boxed()
                .toList();
        if (!covered.equals(IntStream.range(0, rows * rows).boxed().toList())) {
            throw new IllegalArgumentException("the cages do not have each place once");
        }
    }

    static CageSketch blank(CageRules rules, int n) {
        if (!rules.hasSize(n)) {
            throw new IllegalArgumentException("there is no " + rules.kind() + " of " + n);
        }
        var single = single(IntStream.range(0, n * n));
        return new CageSketch(rules, n, rules.digits(n), single, new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    }

    /// Each of some places as a cage of its own.
    private static TreeMap<Integer, Cells> single(IntStream places) {
        var cages = new TreeMap<Integer, Cells>();
        places.forEach(place -> cages.put(place, Cells.of(place)));
        return cages;
    }

    static CageSketch of(CageRules rules, Puzzle puzzle) {
        var cages = single(puzzle.shape().cells().stream()
                .filter(cell -> puzzle.cluesOf(cell).isEmpty()));
        var clues = new TreeMap<Slot, Target>();
        for (var cage : puzzle.clues()) {
            cages.put(cage.cells().get(0), cage.cells());
            clues.put(Slot.cage(cage.cells().get(0)), new Target(cage.operation(), cage.target()));
        }
        return new CageSketch(
                rules,
                puzzle.shape().rows(),
                puzzle.digits(),
                cages,
                clues,
                new TreeMap<>(puzzle.givens()),
                new TreeMap<>());
    }

    @Override
    public String kind() {
        return rules.kind();
    }

    @Override
    public int columns() {
        return rows;
    }

    @Override
    public Cells places() {
        return Cells.of(IntStream.range(0, rows * rows));
    }

    @Override
    public CageSketch withFilled(SortedMap<Integer, Integer> other) {
        return new CageSketch(rules, rows, digits, cages, clues, givens, other);
    }

    @Override
    public CageSketch apply(Edit edit) {
        return switch (edit) {
            case Cage(var some) -> caged(inside(some));
            case Join(var some) -> joined(inside(some));
            case Edit.Clue(var slot, var target) -> clued(slot, target);
            case Edit.Fill(int place, var digit) -> filledAt(place, digit);
            case Edit.Empty _ -> withFilled(new TreeMap<>());
            case Edit.Give(int place, var digit) -> given(place, digit);
            case Edit.Drawing _ -> this;
        };
    }

    private Cells inside(Cells some) {
        return some.filter(place -> place < rows * rows);
    }

    private CageSketch caged(Cells some) {
        if (some.isEmpty() || cages.getOrDefault(some.get(0), Cells.NONE).equals(some)) {
            return this;
        }
        var other = new TreeMap<Integer, Cells>();
        cages.values().forEach(cage -> {
            var rest = cage.without(some);
            if (rest.equals(cage)) {
                other.put(cage.get(0), cage);
            } else {
                ConnectedParts.of(rest, rows).forEach(part -> other.put(part.get(0), part));
            }
        });
        other.put(some.get(0), some);
        return withCages(other);
    }

    private CageSketch joined(Cells some) {
        var all = cages.values().stream().filter(cage -> cage.intersects(some)).reduce(Cells.NONE, Cells::union);
        return caged(all);
    }

    /// A clue stays with a cage of the same cells, and follows the digits of one that is full.
    private CageSketch withCages(SortedMap<Integer, Cells> other) {
        var still = new TreeMap<>(clues);
        still.keySet().removeIf(slot -> !cageFrom(slot.place()).equals(other.get(slot.place())));
        var bare = new CageSketch(rules, rows, digits, other, still, givens, filled);
        var changed = other.entrySet().stream()
                .filter(cage -> !cage.getValue().equals(cages.get(cage.getKey())))
                .map(Map.Entry::getKey)
                .toList();
        for (int first : changed) {
            bare = bare.followed(first, operationAt(first));
        }
        return bare;
    }

    private CageSketch clued(Slot slot, Optional<Target> target) {
        if (slot.part() != Part.CAGE || !isInside(slot.place())) {
            return this;
        }
        var cage = cageAt(slot.place());
        var home = Slot.cage(cage.get(0));
        var other = new TreeMap<>(clues);
        target.ifPresentOrElse(
                wanted -> {
                    if (isTarget(cage, wanted)) {
                        other.put(home, cage.size() == 1 ? new Target(Operation.EQUAL, wanted.number()) : wanted);
                    }
                },
                () -> other.remove(home));
        return new CageSketch(rules, rows, digits, cages, other, givens, filled);
    }

    private CageSketch given(int place, OptionalInt digit) {
        if (!rules.hasBareCells() || !isInside(place) || digit.isPresent() && !digits.contains(digit.getAsInt())) {
            return this;
        }
        var other = new TreeMap<>(givens);
        digit.ifPresentOrElse(value -> other.put(place, value), () -> other.remove(place));
        return new CageSketch(rules, rows, digits, cages, clues, other, filled);
    }

    /// Of a single cell whatever is written is its digit.
    private boolean isTarget(Cells cage, Target target) {
        return target.number() >= 0
                && target.number() <= LARGEST_TARGET
                && (cage.size() == 1 || rules.operations().contains(target.operation()));
    }

    private boolean isInside(int place) {
        return place >= 0 && place < rows * rows;
    }

    private CageSketch filledAt(int place, OptionalInt digit) {
        if (!isInside(place) || digit.isPresent() && !digits.contains(digit.getAsInt())) {
            return this;
        }
        var other = new TreeMap<>(filled);
        digit.ifPresentOrElse(value -> other.put(place, value), () -> other.remove(place));
        int first = cageAt(place).get(0);
        return withFilled(other).followed(first, operationAt(first));
    }

    /// The clue of a cage becomes what its digits give, when it is full of them.
    ///
    /// @param wanted the operation, where the digits allow it
    private CageSketch followed(int first, Optional<Operation> wanted) {
        var cage = cageFrom(first);
        if (isBare(cage) || !cage.stream().allMatch(filled::containsKey)) {
            return this;
        }
        int[] inside = cage.stream().map(filled::get).toArray();
        var all = CageTargets.of(inside, rules.operations());
        if (all.isEmpty()) {
            return this;
        }
        var target = all.stream()
                .filter(each -> wanted.equals(Optional.of(each.operation())))
                .findFirst()
                .orElse(all.getFirst());
        var other = new TreeMap<>(clues);
        other.put(Slot.cage(first), target);
        return new CageSketch(rules, rows, digits, cages, other, givens, filled);
    }

    /// Whether this is no cage of the puzzle, but a cell without one.
    boolean isBare(Cells cage) {
        return rules.hasBareCells() && cage.size() == 1 && !clues.containsKey(Slot.cage(cage.get(0)));
    }

    /// The cages that the puzzle is to have.
    List<Cells> drawn() {
        return cages.values().stream().filter(cage -> !isBare(cage)).toList();
    }

    /// The operation of the clue that stands at a place.
    private Optional<Operation> operationAt(int first) {
        return Optional.ofNullable(clues.get(Slot.cage(first))).map(Target::operation);
    }

    /// The cage that has a place of the grid.
    Cells cageAt(int place) {
        return cages.values().stream()
                .filter(cage -> cage.contains(place))
                .findFirst()
                .orElseThrow();
    }

    /// The cage that begins at a place.
    private Cells cageFrom(int first) {
        return Objects.requireNonNull(cages.get(first));
    }

    @Override
    public List<Flaw> flaws() {
        return CageFlaws.of(this);
    }

    @Override
    public boolean hasNoShape() {
        return cages.size() == rows * rows;
    }

    @Override
    public Optional<Puzzle> puzzle() {
        var known = clues.entrySet().stream()
                .map(clue -> cage(cageFrom(clue.getKey().place()), clue.getValue()))
                .toList();
        if (isPlayable()) {
            return Optional.of(rules.puzzle(rows, digits, known, givens));
        }
        var single = places().stream()
                .mapToObj(place -> cage(Cells.of(place), new Target(Operation.EQUAL, digits.min())))
                .toList();
        var whole = rules.puzzle(rows, digits, single, givens);
        List<Constraint> constraints = new ArrayList<>(whole.constraints());
        constraints.removeAll(whole.clues());
        constraints.addAll(known);
        return Optional.of(Puzzle.of(rules.kind(), Shape.square(rows), digits, constraints, givens));
    }

    private Arithmetic cage(Cells cells, Target clue) {
        return rules.cage(rows, cells, clue.operation(), clue.number());
    }

    @Override
    public SortedSet<Slot> slots() {
        return places().stream().mapToObj(Slot::cage).collect(Collectors.toCollection(TreeSet::new));
    }

    @Override
    public Cells placesOf(Slot slot) {
        return slot.part() == Part.CAGE && isInside(slot.place()) ? cageAt(slot.place()) : Cells.NONE;
    }

    @Override
    public Optional<Target> clueAt(Slot slot) {
        var cage = placesOf(slot);
        return cage.isEmpty() ? Optional.empty() : Optional.ofNullable(clues.get(Slot.cage(cage.get(0))));
    }

    @Override
    public List<SketchChange> changes(Solution solution, Cells near) {
        return new CageChanges(this, solution).all();
    }

    /// A sheet of bare cells is none.
    @Override
    public boolean isPlayable() {
        return !hasNoClue() && clues.size() == drawn().size();
    }

    @Override
    public Picture picture() {
        var tiles = new ArrayList<Picture.Tile>();
        for (int place = 0; place < rows * rows; place++) {
            var cage = cageAt(place);
            var box = rules.box(rows, place);
            var outline = isBare(cage) ? OptionalInt.empty() : OptionalInt.of(cage.get(0));
            tiles.add(
                    box.isEmpty()
                            ? new Picture.White(place, cage.get(0), drawn(place))
                            : new Picture.White(place, box.getAsInt(), outline, drawn(place)));
        }
        return new Picture(rows, rows, tiles);
    }

    private Optional<Picture.Clue> drawn(int place) {
        var slot = Slot.cage(place);
        return Optional.ofNullable(clues.get(slot))
                .map(clue -> new Picture.Clue(clue.number() + sign(clue.operation()), slot.number()));
    }

    /// A sign where there is a choice of them.
    private String sign(Operation operation) {
        return rules.hasSeveralOperations() ? operation.sign() : "";
    }

    @Override
    public String lines() {
        var written = new TreeMap<Integer, String>();
        clues.forEach((slot, clue) -> written.put(slot.place(), SketchLines.written(clue)));
        return SketchLines.line(
                        "cages",
                        places().stream().map(place -> cageAt(place).get(0)).toArray())
                + SketchLines.line("clues", written)
                + (rules.hasBareCells() ? SketchLines.line("given", givens) : "");
    }

    /// What [#lines()] wrote: the first place of each place's cage, the clues by these, and the given digits.
    static CageSketch read(
            CageRules rules, int n, Digits digits, SortedMap<Integer, Integer> filled, SketchLines lines) {
        int[] firsts = lines.numbers("cages");
        var cages = new TreeMap<Integer, Cells>();
        IntStream.range(0, firsts.length).forEach(place -> cages.merge(firsts[place], Cells.of(place), Cells::union));
        var clues = new TreeMap<Slot, Target>();
        lines.targets("clues").forEach((first, target) -> {
            if (!cages.containsKey(first)) {
                throw new IllegalArgumentException("no cage begins at " + first);
            }
            clues.put(Slot.cage(first), target);
        });
        var givens = rules.hasBareCells() ? lines.digits("given", digits) : new TreeMap<Integer, Integer>();
        return new CageSketch(rules, n, digits, cages, clues, givens, filled);
    }
}
