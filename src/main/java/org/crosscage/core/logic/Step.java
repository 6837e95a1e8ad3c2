package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.jspecify.annotations.Nullable;

/// One conclusion of one technique: digits placed, candidates removed, and why. A value; two steps are equal when
/// technique, placements and eliminations are.
public final class Step {

    private final Technique technique;
    private final List<Placement> placements;
    private final List<Elimination> eliminations;
    private final int removedCount;
    private final Supplier<Reason> reason;
    private final Board board;
    private final int changesThen;
    private @Nullable Reason read;

    private Step(Builder builder, Board board, Supplier<Reason> reason) {
        this.technique = builder.technique;
        this.placements = List.copyOf(builder.placements);
        this.eliminations = builder.inReadingOrder();
        this.removedCount = count(eliminations);
        this.reason = reason;
        this.board = board;
        this.changesThen = board.changes();
    }

    private Step(Step before) {
        this.technique = before.technique;
        this.placements = before.placements;
        this.eliminations = before.eliminations;
        this.removedCount = before.removedCount;
        this.reason = before.reason;
        this.board = before.board;
        this.changesThen = board.changes();
    }

    private Step(Step before, Reason read) {
        this(before);
        this.read = read;
    }

    public static Builder of(Technique technique) {
        return new Builder(technique);
    }

    /// The same, found on the board as it is now. For one whose reason looks only at cells that have not changed
    /// since.
    Step still() {
        return board.changes() == changesThen ? this : new Step(this);
    }

    /// The same for another reason, which is complete.
    public Step saying(Reason other) {
        return new Step(this, other);
    }

    public Technique technique() {
        return technique;
    }

    public List<Placement> placements() {
        return placements;
    }

    public List<Elimination> eliminations() {
        return eliminations;
    }

    /// Why the step is true. Made when it is first read, because solving needs no reasons, and kept.
    ///
    /// @throws IllegalStateException when it is first read after the board that the step was found on has changed
    public Reason reason() {
        if (read == null) {
            if (board.changes() != changesThen) {
                throw new IllegalStateException("the reason of " + this + " is read after the board has changed");
            }
            read = reason.get();
        }
        return read;
    }

    public boolean changesSomething() {
        return !placements.isEmpty() || !eliminations.isEmpty();
    }

    /// How many candidates the step removes by itself, what a placement takes from peers apart.
    public int removedCount() {
        return removedCount;
    }

    private static int count(List<Elimination> eliminations) {
        int count = 0;
        for (var elimination : eliminations) {
            count += elimination.digits().size();
        }
        return count;
    }

    /// Whether this step changes all that another one does, and perhaps more.
    public boolean includes(Step other) {
        return placements.containsAll(other.placements)
                && other.eliminations.stream()
                        .allMatch(gone -> eliminations.stream()
                                .anyMatch(each -> each.cell() == gone.cell()
                                        && each.digits().containsAll(gone.digits())));
    }

    /// Whether something in the step does not stand on a board of the same puzzle yet.
    public boolean isNewOn(Board known) {
        return placements.stream().anyMatch(placed -> known.digit(placed.cell()) != placed.digit())
                || eliminations.stream()
                        .anyMatch(gone -> known.candidates(gone.cell()).intersects(gone.digits()));
    }

    /// Whether everything in the step follows from what is left when it is supposed otherwise.
    boolean followsFrom(SupportSearch search) {
        return follows(placements, eliminations, search);
    }

    private static boolean follows(List<Placement> placements, List<Elimination> eliminations, SupportSearch search) {
        return placements.stream()
                        .allMatch(placed -> search.rulesOut(placed.cell(), new Digits(-1L).without(placed.digit())))
                && eliminations.stream().allMatch(gone -> search.rulesOut(gone.cell(), gone.digits()));
    }

    /// The cells that change.
    public Cells changedCells() {
        return Cells.of(IntStream.concat(
                placements.stream().mapToInt(Placement::cell),
                eliminations.stream().mapToInt(Elimination::cell)));
    }

    public void applyTo(Board board) {
        eliminations.forEach(e -> board.eliminate(e.cell(), e.digits()));
        placements.forEach(p -> board.place(p.cell(), p.digit()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Step step
                && technique.equals(step.technique)
                && placements.equals(step.placements)
                && eliminations.equals(step.eliminations);
    }

    @Override
    public int hashCode() {
        return 31 * placements.hashCode() + eliminations.hashCode();
    }

    @Override
    public String toString() {
        return technique.id() + " " + placements + " " + eliminations;
    }

    /// Collects what a step changes; what would change nothing on the board is left out.
    public static final class Builder {

        private final Technique technique;
        private final List<Placement> placements = new ArrayList<>(1);
        private final List<Elimination> eliminations = new ArrayList<>();

        private Builder(Technique technique) {
            this.technique = technique;
        }

        public Builder place(int cell, int digit, Board board) {
            if (!board.isPlaced(cell)) {
                placements.add(new Placement(cell, digit));
            }
            return this;
        }

        /// Removes the digits that are candidates there from each of the open cells.
        public Builder eliminate(Digits digits, Cells cells, Board board) {
            for (int i = 0; i < cells.size(); i++) {
                eliminate(digits, cells.get(i), board);
            }
            return this;
        }

        public Builder eliminate(Digits digits, int cell, Board board) {
            long removed = board.isPlaced(cell) ? 0 : digits.bits() & board.bits(cell);
            if (removed != 0) {
                eliminations.add(new Elimination(cell, new Digits(removed)));
            }
            return this;
        }

        /// Leaves each of the open cells only those of its candidates that are among the digits.
        public Builder keep(Digits digits, Cells cells, Board board) {
            return eliminate(new Digits(~digits.bits()), cells, board);
        }

        public boolean changesSomething() {
            return !placements.isEmpty() || !eliminations.isEmpty();
        }

        private List<Elimination> inReadingOrder() {
            for (int i = 1; i < eliminations.size(); i++) {
                if (eliminations.get(i - 1).cell() > eliminations.get(i).cell()) {
                    eliminations.sort(Comparator.comparingInt(Elimination::cell));
                    break;
                }
            }
            return List.copyOf(eliminations);
        }

        /// What is removed so far, for the reason to look at.
        public List<Elimination> eliminations() {
            return List.copyOf(eliminations);
        }

        /// Whether everything in the step follows from what is left when it is supposed otherwise.
        boolean followsFrom(SupportSearch search) {
            return Step.follows(placements, eliminations, search);
        }

        /// @param board the board that the step was found on
        /// @param reason made from that board when it is read
        public Step because(Board board, Supplier<Reason> reason) {
            return new Step(this, board, reason);
        }
    }
}
