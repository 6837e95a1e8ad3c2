package org.crosscage.edit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kenken.KenKenRules;

/// A KenKen being drawn.
///
/// @param rows as many as columns
/// @param cages by their first place; they have every place once
/// @param clues by the first place of the cage
public record KenKenSketch(
        int rows,
        Digits digits,
        SortedMap<Integer, Cells> cages,
        SortedMap<Integer, Target> clues,
        SortedMap<Integer, Integer> filled)
        implements Sketch {

    private static final long LARGEST_TARGET = 1_000_000_000_000L;

    /// What a cage's digits must meet.
    public record Target(Operation operation, long number) {}

    /// @throws IllegalArgumentException when there is no such size, or the cages do not have every place once
    public KenKenSketch {
        cages = Collections.unmodifiableSortedMap(new TreeMap<>(cages));
        clues = Collections.unmodifiableSortedMap(new TreeMap<>(clues));
        filled = Collections.unmodifiableSortedMap(new TreeMap<>(filled));
        if (rows < KenKenRules.SMALLEST || rows > KenKenRules.LARGEST || digits.size() != rows) {
            throw new IllegalArgumentException("a KenKen of " + rows + " with " + digits.size() + " digits");
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

    static KenKenSketch blank(int n) {
        if (n < KenKenRules.SMALLEST || n > KenKenRules.LARGEST) {
            throw new IllegalArgumentException(
                    "a KenKen of " + n + " is not " + KenKenRules.SMALLEST + "…" + KenKenRules.LARGEST + " wide");
        }
        var cages = new TreeMap<Integer, Cells>();
        IntStream.range(0, n * n).forEach(place -> cages.put(place, Cells.of(place)));
        return new KenKenSketch(n, Digits.range(1, n), cages, new TreeMap<>(), new TreeMap<>());
    }

    static KenKenSketch of(Puzzle puzzle) {
        var cages = new TreeMap<Integer, Cells>();
        var clues = new TreeMap<Integer, Target>();
        for (var cage : KenKenRules.cages(puzzle)) {
            cages.put(cage.cells().get(0), cage.cells());
            clues.put(cage.cells().get(0), new Target(cage.operation(), cage.target()));
        }
        return new KenKenSketch(puzzle.shape().rows(), puzzle.digits(), cages, clues, new TreeMap<>());
    }

    @Override
    public String kind() {
        return KenKenRules.ID;
    }

    @Override
    public int columns() {
        return rows;
    }

    @Override
    public SortedMap<Integer, Integer> givens() {
        return new TreeMap<>();
    }

    @Override
    public Cells places() {
        return Cells.of(IntStream.range(0, rows * rows));
    }

    @Override
    public KenKenSketch withFilled(SortedMap<Integer, Integer> other) {
        return new KenKenSketch(rows, digits, cages, clues, other);
    }

    @Override
    public KenKenSketch apply(Edit edit) {
        return switch (edit) {
            case Edit.Cage(var some) -> caged(inside(some));
            case Edit.Join(var some) -> joined(inside(some));
            case Edit.CageClue clue -> clued(clue);
            case Edit.Fill(int place, var digit) -> filledAt(place, digit);
            case Edit.Empty _ -> withFilled(new TreeMap<>());
            case Edit.Paint _, Edit.RunClue _, Edit.Give _ -> this;
        };
    }

    private Cells inside(Cells some) {
        return some.filter(place -> place < rows * rows);
    }

    private KenKenSketch caged(Cells some) {
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

    private KenKenSketch joined(Cells some) {
        var all = cages.values().stream().filter(cage -> cage.intersects(some)).reduce(Cells.NONE, Cells::union);
        return caged(all);
    }

    /// A clue stays with a cage of the same cells, and follows the digits of one that is full.
    private KenKenSketch withCages(SortedMap<Integer, Cells> other) {
        var still = new TreeMap<>(clues);
        still.keySet().removeIf(first -> !cages.get(first).equals(other.get(first)));
        var bare = new KenKenSketch(rows, digits, other, still, filled);
        var changed = other.keySet().stream()
                .filter(first -> !other.get(first).equals(cages.get(first)))
                .toList();
        for (int first : changed) {
            var before = clues.get(first);
            bare = bare.followed(first, before == null ? Optional.empty() : Optional.of(before.operation()));
        }
        return bare;
    }

    private KenKenSketch clued(Edit.CageClue clue) {
        if (clue.place() < 0 || clue.place() >= rows * rows) {
            return this;
        }
        var cage = cageAt(clue.place());
        boolean single = cage.size() == 1;
        if (clue.target().isPresent()
                && (clue.target().getAsLong() < 0 || clue.target().getAsLong() > LARGEST_TARGET)) {
            return this;
        }
        var operation = single ? Operation.EQUAL : clue.operation();
        if (!single && operation == Operation.EQUAL) {
            return this;
        }
        var other = new TreeMap<>(clues);
        clue.target()
                .ifPresentOrElse(
                        number -> other.put(cage.get(0), new Target(operation, number)),
                        () -> other.remove(cage.get(0)));
        return new KenKenSketch(rows, digits, cages, other, filled);
    }

    private KenKenSketch filledAt(int place, OptionalInt digit) {
        if (place < 0 || place >= rows * rows || digit.isPresent() && !digits.contains(digit.getAsInt())) {
            return this;
        }
        var other = new TreeMap<>(filled);
        digit.ifPresentOrElse(value -> other.put(place, value), () -> other.remove(place));
        int first = cageAt(place).get(0);
        var now = clues.get(first);
        return withFilled(other).followed(first, now == null ? Optional.empty() : Optional.of(now.operation()));
    }

    /// The clue of a cage becomes what its digits give, when it is full of them.
    ///
    /// @param wanted the operation, where the digits allow it
    private KenKenSketch followed(int first, Optional<Operation> wanted) {
        var cage = cages.get(first);
        if (!cage.stream().allMatch(filled::containsKey)) {
            return this;
        }
        int[] inside = cage.stream().map(filled::get).toArray();
        var all = CageTargets.of(inside);
        var target = all.stream()
                .filter(each -> wanted.equals(Optional.of(each.operation())))
                .findFirst()
                .orElse(all.getFirst());
        var other = new TreeMap<>(clues);
        other.put(first, target);
        return new KenKenSketch(rows, digits, cages, other, filled);
    }

    /// The cage that has a place of the grid.
    Cells cageAt(int place) {
        return cages.values().stream()
                .filter(cage -> cage.contains(place))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public List<Flaw> flaws() {
        return KenKenFlaws.of(this);
    }

    @Override
    public boolean hasNoClue() {
        return clues.isEmpty();
    }

    @Override
    public boolean hasNoShape() {
        return cages.size() == rows * rows;
    }

    @Override
    public Optional<Puzzle> puzzle() {
        var known = clues.entrySet().stream()
                .map(clue -> cage(cages.get(clue.getKey()), clue.getValue()))
                .toList();
        if (isPlayable()) {
            return Optional.of(KenKenRules.puzzle(rows, digits, known));
        }
        var single = IntStream.range(0, rows * rows)
                .mapToObj(place -> KenKenRules.cage(rows, Cells.of(place), Operation.EQUAL, digits.min()))
                .toList();
        var lines = KenKenRules.puzzle(rows, digits, single).lines();
        List<Constraint> constraints = new ArrayList<>(lines);
        constraints.addAll(known);
        return Optional.of(Puzzle.of(KenKenRules.ID, Shape.square(rows), digits, constraints, new TreeMap<>()));
    }

    private Arithmetic cage(Cells cells, Target clue) {
        return KenKenRules.cage(rows, cells, clue.operation(), clue.number());
    }

    @Override
    public Optional<Operation> operationAt(int place) {
        return Optional.ofNullable(clues.get(cageAt(place).get(0))).map(Target::operation);
    }

    @Override
    public List<Integer> clueNumbers(Arithmetic clue) {
        return List.of(Sketch.clueNumber(clue.cells().get(0), false));
    }

    @Override
    public boolean isPlayable() {
        return clues.keySet().equals(cages.keySet());
    }

    @Override
    public Picture picture() {
        var tiles = new ArrayList<Picture.Tile>();
        int[] cageOf = new int[rows * rows];
        cages.forEach((first, cage) -> cage.stream().forEach(place -> cageOf[place] = first));
        for (int place = 0; place < rows * rows; place++) {
            tiles.add(new Picture.White(place, cageOf[place], drawn(place)));
        }
        return new Picture(rows, rows, tiles);
    }

    private Optional<Picture.Clue> drawn(int place) {
        return Optional.ofNullable(clues.get(place))
                .map(clue ->
                        new Picture.Clue(clue.number() + clue.operation().sign(), Sketch.clueNumber(place, false)));
    }
}
