package org.crosscage.play.ui;

import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.board.ui.Highlights;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.Conflict;
import org.crosscage.play.Lights;

/// What the teacher lights up, in the board's words.
final class Lit {

    private Lit() {}

    static Highlights of(Lights lights, Puzzle puzzle) {
        return new Highlights(
                lights.cells().stream()
                        .map(lit -> new Highlights.Lit(lit.cell(), role(lit.role())))
                        .toList(),
                lights.candidates().stream()
                        .map(lit -> new Highlights.LitDigits(lit.cell(), lit.digits(), role(lit.role())))
                        .toList(),
                clues(lights.clues(), puzzle),
                true);
    }

    /// Clues and given digits that cannot hold together.
    static Highlights of(Conflict conflict, Puzzle puzzle) {
        return new Highlights(
                conflict.givens().stream()
                        .mapToObj(cell -> new Highlights.Lit(cell, Highlights.Role.GONE))
                        .toList(),
                List.of(),
                clues(conflict.clues(), puzzle),
                false);
    }

    static Highlights.Role role(Lights.Role role) {
        return switch (role) {
            case LOOK -> Highlights.Role.LOOK;
            case CAUSE -> Highlights.Role.CAUSE;
            case GONE -> Highlights.Role.GONE;
            case FOUND -> Highlights.Role.FOUND;
        };
    }

    /// The board's ids of those constraints that have a clue.
    static List<Integer> clues(List<? extends Constraint> constraints, Puzzle puzzle) {
        var all = puzzle.constraints();
        return IntStream.range(0, all.size())
                .filter(i -> all.get(i) instanceof Arithmetic && constraints.contains(all.get(i)))
                .boxed()
                .toList();
    }
}
