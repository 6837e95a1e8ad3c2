package org.crosscage.solver.exact.cellwise;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// The forward checking that *Solving a Kakuro: CSP modeling in Artificial Intelligence* set out for and did not
/// finish: as [CspBacktracking], but each assignment takes from the domains of the open cells beside it what is no
/// longer consistent, and where that leaves a domain empty it is taken back at once. The method is that of R. M.
/// Haralick and G. L. Elliott, *Increasing Tree Search Efficiency for Constraint Satisfaction Problems* (Artificial
/// Intelligence 14, 1980); variables keep the order of the other algorithm, so that the two can be compared.
///
/// Before the first assignment each domain is checked once, for clues of one cell.
final class ForwardChecking implements SearchStrategy {

    private final Filling filling;
    private final Consistency consistency;
    private final Cells[] neighbours;
    private final Digits[] domains;
    private final Deque<Taken> taken = new ArrayDeque<>();
    /// How many takings there were when a cell was filled.
    private final int[] marks;

    ForwardChecking(Filling filling) {
        this.filling = filling;
        this.consistency = new Consistency(filling);
        var puzzle = filling.puzzle();
        this.neighbours = new Cells[puzzle.cellCount()];
        this.domains = new Digits[puzzle.cellCount()];
        this.marks = new int[puzzle.cellCount()];
        Arrays.setAll(
                neighbours,
                cell -> Cells.of(IntStream.concat(
                                puzzle.peers(cell).stream(),
                                puzzle.cluesOf(cell).stream().flatMapToInt(clue -> clue.cells().stream())))
                        .without(cell));
        Arrays.setAll(domains, filling::domain);
        Arrays.setAll(domains, this::consistent);
    }

    @Override
    public Filling filling() {
        return filling;
    }

    /// What assignments have left of a cell's domain.
    Digits domain(int cell) {
        return domains[cell];
    }

    @Override
    public int[] values(int cell) {
        return domains[cell].toArray();
    }

    @Override
    public boolean accepts(int cell) {
        marks[cell] = taken.size();
        for (int i = 0; i < neighbours[cell].size(); i++) {
            int neighbour = neighbours[cell].get(i);
            if (filling.isOpen(neighbour) && !narrow(neighbour)) {
                return false;
            }
        }
        return true;
    }

    /// @return whether something is left
    private boolean narrow(int cell) {
        var left = consistent(cell);
        if (!left.equals(domains[cell])) {
            taken.push(new Taken(cell, domains[cell].minus(left)));
            domains[cell] = left;
        }
        return !left.isEmpty();
    }

    private Digits consistent(int cell) {
        long left = 0;
        for (long rest = domains[cell].bits(); rest != 0; rest &= rest - 1) {
            int value = Long.numberOfTrailingZeros(rest);
            left |= consistency.allows(cell, value) ? Digits.bit(value) : 0;
        }
        return new Digits(left);
    }

    @Override
    public void forget(int cell) {
        while (taken.size() > marks[cell]) {
            var last = taken.pop();
            domains[last.cell()] = domains[last.cell()].union(last.digits());
        }
    }

    private record Taken(int cell, Digits digits) {}
}
