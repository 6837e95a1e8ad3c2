package org.crosscage.teach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.Premise;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;

/// What follows from a board, in waves of steps of which each rests on the waves before; and which of the steps
/// something rests on.
final class Derivation {

    private static final int NEVER = -1;

    private final List<Link> links = new ArrayList<>();
    private final int[] placedBy;
    private Board board;

    /// @param step applied
    /// @param before how many links there were when it was found
    /// @param narrowed the cells that lost candidates by it
    private record Link(Step step, int before, Cells narrowed) {}

    /// @param board the board before the first step; it must not be changed any more
    Derivation(Board board) {
        this.board = board;
        this.placedBy = new int[board.puzzle().cellCount()];
        Arrays.fill(placedBy, NEVER);
    }

    /// The board after the steps so far. It is not changed by further steps, which make a new one; so the reasons
    /// of steps that were found on it can be read at any time.
    Board board() {
        return board;
    }

    /// Applies steps that were all found on [#board()]; one that changes nothing after the others is left out.
    void apply(List<Step> wave) {
        int before = links.size();
        var after = board.copy();
        for (var step : wave) {
            if (changesSomething(step, after)) {
                apply(step, before, after);
            }
        }
        board = after;
    }

    private void apply(Step step, int before, Board after) {
        long[] bits = IntStream.range(0, placedBy.length).mapToLong(after::bits).toArray();
        step.applyTo(after);
        for (Placement placement : step.placements()) {
            placedBy[placement.cell()] = links.size();
        }
        var narrowed = Cells.of(IntStream.range(0, bits.length).filter(cell -> after.bits(cell) != bits[cell]));
        links.add(new Link(step, before, narrowed));
    }

    /// A digit that another step of the wave has ruled out is not placed; one that another has placed in sight is,
    /// so that the contradiction can be seen.
    private static boolean changesSomething(Step step, Board after) {
        boolean places = step.placements().stream()
                .allMatch(p -> !after.isPlaced(p.cell())
                        && (after.candidates(p.cell()).contains(p.digit())
                                || after.puzzle().peers(p.cell()).stream()
                                        .anyMatch(peer -> after.digit(peer) == p.digit())));
        boolean removes = step.eliminations().stream()
                .anyMatch(e ->
                        !after.isPlaced(e.cell()) && after.candidates(e.cell()).intersects(e.digits()));
        return places && (removes || !step.placements().isEmpty());
    }

    /// The steps that these premises about [#board()] rest on, directly or not, in order.
    List<Step> behind(List<Premise> premises) {
        var needed = new BitSet();
        need(premises, links.size(), needed);
        for (int i = links.size() - 1; i >= 0; i--) {
            if (needed.get(i)) {
                need(links.get(i).step().reason().premises(), links.get(i).before(), needed);
            }
        }
        return needed.stream().mapToObj(i -> links.get(i).step()).toList();
    }

    /// A step that was found on [#board()], after those that it rests on.
    List<Step> endingWith(Step goal) {
        var steps = new ArrayList<>(behind(goal.reason().premises()));
        steps.add(goal);
        return steps;
    }

    /// Marks the links before the given one that made the premises true.
    private void need(List<Premise> premises, int before, BitSet needed) {
        for (var premise : premises) {
            int cell = premise.cell();
            if (placedBy[cell] != NEVER && placedBy[cell] < before) {
                needed.set(placedBy[cell]);
            } else {
                IntStream.range(0, before)
                        .filter(i -> links.get(i).narrowed().contains(cell))
                        .forEach(needed::set);
            }
        }
    }
}
