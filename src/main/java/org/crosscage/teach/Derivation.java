package org.crosscage.teach;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Premise;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;

/// What follows from a board, in waves of steps of which each rests on the waves before; and which of the steps
/// something rests on.
final class Derivation {

    private final List<Link> links = new ArrayList<>();
    private final CellChanges changes;
    private Board board;

    /// @param step applied
    /// @param before how many links there were when it was found
    private record Link(Step step, int before) {}

    /// @param board the board before the first step; it must not be changed any more
    Derivation(Board board) {
        this.board = board;
        this.changes = new CellChanges(board.puzzle().cellCount());
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
                changes.apply(step, links.size(), after);
                links.add(new Link(step, before));
            }
        }
        board = after;
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
        var needed = changes.behind(premises, links.size());
        for (int i = links.size() - 1; i >= 0; i--) {
            if (needed.get(i)) {
                needed.or(changes.behind(
                        links.get(i).step().reason().premises(), links.get(i).before()));
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
}
