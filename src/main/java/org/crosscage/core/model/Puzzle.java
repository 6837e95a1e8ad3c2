package org.crosscage.core.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A puzzle that never changes: its kind, grid, digits, constraints and given digits. What belongs to a text about
/// it (its id, title, author, a solution) stands beside it, not in it.
public final class Puzzle {

    private final String kind;
    private final Shape shape;
    private final Digits digits;
    private final List<Constraint> constraints;
    private final Map<Integer, Integer> givens;
    private final List<Constraint> units;
    private final List<Constraint> boxes;
    private final List<Arithmetic> clues;
    private final List<List<Constraint>> unitsOf;
    private final List<List<Arithmetic>> cluesOf;
    private final Cells[] peers;
    private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>(2);

    private Puzzle(
            String kind, Shape shape, Digits digits, List<Constraint> constraints, Map<Integer, Integer> givens) {
        this.kind = kind;
        this.shape = shape;
        this.digits = digits;
        this.constraints = List.copyOf(constraints);
        this.givens = Collections.unmodifiableMap(new TreeMap<>(givens));
        this.units = this.constraints.stream()
                .filter(c -> c.allDifferent() && c.cells().size() > 1)
                .toList();
        this.clues = this.constraints.stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .toList();
        this.boxes = this.constraints.stream()
                .filter(constraint -> constraint.group() == Group.BOX)
                .toList();
        this.unitsOf = byCell(units);
        this.cluesOf = byCell(clues);
        this.peers = new Cells[shape.cellCount()];
        Arrays.setAll(peers, this::seenFrom);
    }

    private Cells seenFrom(int cell) {
        var seen = Cells.NONE;
        for (var unit : unitsOf.get(cell)) {
            seen = seen.union(unit.cells());
        }
        return seen.without(cell);
    }

    /// A puzzle from its parts. The order of the constraints is kept; a kind may rely on it to draw its clues.
    ///
    /// @param kind the id of the kind, such as `kakuro`
    /// @param digits the digits that a cell may hold
    /// @param givens digits given in advance, by cell index
    /// @throws IllegalArgumentException when a constraint or a given names a cell outside of the shape, or a given
    ///     is not one of the digits
    public static Puzzle of(
            String kind,
            Shape shape,
            Digits digits,
            List<? extends Constraint> constraints,
            Map<Integer, Integer> givens) {
        for (var constraint : constraints) {
            requireInside(shape, constraint.cells().get(constraint.cells().size() - 1));
        }
        givens.forEach((cell, digit) -> {
            requireInside(shape, cell);
            if (!digits.contains(digit)) {
                throw new IllegalArgumentException(
                        "the given " + digit + " in " + shape.cell(cell) + " is not one of " + digits);
            }
        });
        return new Puzzle(kind, shape, digits, List.copyOf(constraints), givens);
    }

    public String kind() {
        return kind;
    }

    public Shape shape() {
        return shape;
    }

    /// The digits that a cell may hold: 1…9 for most Kakuro, 1…n for most KenKen.
    public Digits digits() {
        return digits;
    }

    public List<Constraint> constraints() {
        return constraints;
    }

    /// The digits given in advance, by cell index, ascending.
    public Map<Integer, Integer> givens() {
        return givens;
    }

    public OptionalInt given(int cell) {
        var given = givens.get(cell);
        return given == null ? OptionalInt.empty() : OptionalInt.of(given);
    }

    public int cellCount() {
        return shape.cellCount();
    }

    /// All groups of two and more cells that must be different: lines and runs, in the order of the constraints.
    public List<Constraint> units() {
        return units;
    }

    /// Whether a unit holds every digit of the puzzle, as a KenKen line does, so that each digit is required in it.
    public boolean isLine(Constraint unit) {
        return unit.allDifferent() && unit.cells().size() == digits.size();
    }

    /// The lines that are no clues themselves, in the order of the constraints.
    public List<Constraint> lines() {
        return units.stream()
                .filter(unit -> unit instanceof AllDifferent && isLine(unit))
                .toList();
    }

    /// The boxes, in the order of the constraints: it gives them their numbers.
    public List<Constraint> boxes() {
        return boxes;
    }

    /// All runs with a clue and all cages, in the order of the constraints.
    public List<Arithmetic> clues() {
        return clues;
    }

    public List<Constraint> unitsOf(int cell) {
        return unitsOf.get(cell);
    }

    public List<Arithmetic> cluesOf(int cell) {
        return cluesOf.get(cell);
    }

    /// The cells that a cell sees: those that share a unit with it, without itself.
    public Cells peers(int cell) {
        return peers[cell];
    }

    public boolean sees(int cell, int other) {
        return peers[cell].contains(other);
    }

    /// Whether the solution fills every cell with one of the digits, keeps the givens and breaks nothing.
    public boolean isSolvedBy(Solution solution) {
        int[] values = solution.toArray();
        return values.length == cellCount()
                && Arrays.stream(values).allMatch(digits::contains)
                && givens.entrySet().stream().allMatch(given -> values[given.getKey()] == given.getValue())
                && constraints.stream().allMatch(constraint -> constraint.violation(values) == 0);
    }

    /// Something immutable that follows from the puzzle alone, made when it is first asked for and kept as long as
    /// the puzzle. What makes it may ask for others; of two threads that ask at once both may make it, and one
    /// of these is kept.
    public <T> T derived(Class<T> type, Function<Puzzle, T> make) {
        var known = derived.get(type);
        if (known == null) {
            var made = make.apply(this); // not within computeIfAbsent, which must not be entered again
            known = Objects.requireNonNullElse(derived.putIfAbsent(type, made), made);
        }
        return type.cast(known);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Puzzle puzzle
                && kind.equals(puzzle.kind)
                && shape.equals(puzzle.shape)
                && digits.equals(puzzle.digits)
                && constraints.equals(puzzle.constraints)
                && givens.equals(puzzle.givens);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * kind.hashCode() + shape.hashCode()) + constraints.hashCode();
    }

    private static void requireInside(Shape shape, int cell) {
        if (cell < 0 || cell >= shape.cellCount()) {
            throw new IllegalArgumentException("cell " + cell + " is not one of the " + shape.cellCount() + " cells");
        }
    }

    private <C extends Constraint> List<List<C>> byCell(List<C> all) {
        var byCell = new ArrayList<List<C>>();
        for (int cell = 0; cell < shape.cellCount(); cell++) {
            byCell.add(new ArrayList<>(3));
        }
        all.forEach(c -> c.cells().stream().forEach(cell -> byCell.get(cell).add(c)));
        return byCell.stream().map(List::copyOf).toList();
    }
}
