package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// What ruled all digits but one out of a cell, as far as the board still shows it: digits that stand in its lines
/// and runs, and what its clues leave no room for beside the candidates of their other cells. What went for other
/// reasons, by a step before or by the player's own mark, is said to have gone before; then the proof is the mark.
///
/// @param by what is told, lines first; none says only what the others say together
/// @param shown all digits that these rule out
record RuledOut(int cell, int digit, Board board, List<Told> by, Digits shown) {

    /// @param seen digits that stand in it already
    /// @param gone all that it rules out
    private record Told(Constraint by, Digits seen, Digits gone) {

        boolean isLine() {
            return by instanceof AllDifferent;
        }
    }

    static RuledOut of(int cell, int digit, Board board) {
        var told = new ArrayList<Told>();
        board.puzzle().cluesOf(cell).forEach(clue -> told.add(byClue(clue, cell, digit, board)));
        told.sort(Comparator.comparingInt((Told each) -> each.gone().size()).reversed());
        int lines = 0;
        for (var unit : board.puzzle().unitsOf(cell)) {
            if (unit instanceof AllDifferent) {
                var seen = board.placed(unit.cells());
                told.add(lines++, new Told(unit, seen, seen));
            }
        }
        var shown = gone(told);
        for (var each : List.copyOf(told).reversed()) {
            var others = told.stream().filter(other -> other != each).toList();
            if (gone(others).containsAll(shown)) {
                told.remove(each);
            }
        }
        return new RuledOut(cell, digit, board, List.copyOf(told), shown);
    }

    private static Told byClue(Arithmetic clue, int cell, int digit, Board board) {
        var seen = clue.allDifferent() ? board.placed(clue.cells()) : Digits.NONE;
        return new Told(
                clue, seen, seen.union(Proof.ruledOut(clue, cell, board)).without(digit));
    }

    private static Digits gone(List<Told> told) {
        return told.stream().map(Told::gone).reduce(Digits.NONE, Digits::union);
    }

    /// The reason for placing the digit; empty where the board shows nothing of it.
    ///
    /// @param step that places it
    Optional<Reason> reason(Step.Builder step) {
        if (by.isEmpty()) {
            return Optional.empty();
        }
        var rest = board.puzzle().digits().without(digit).minus(shown);
        var reason = Reason.of("naked-single.shown")
                .cells("cell", Cells.of(cell))
                .digits("rest", rest)
                .naming("where", NakedSingle.where(cell, board));
        tell(reason);
        if (!rest.isEmpty()) {
            return Optional.of(reason.given(Cells.of(cell), board).build());
        }
        by.forEach(each -> reason.given(used(each), board));
        var proof = reason.byNeeded(by.stream().map(Told::by).toList().reversed(), step, board)
                .build();
        // what can be left out after all, because others say it together, would be told in vain
        return Optional.of(proof).filter(whole -> whole.constraints().size() == by.size());
    }

    /// Of a line only what stands there.
    private Cells used(Told each) {
        var others = each.by().cells().without(cell);
        return each.isLine() ? others.filter(board::isPlaced) : others;
    }

    private void tell(Reason.Builder reason) {
        var lines = by.stream().filter(Told::isLine).toList();
        var said = gone(lines);
        if (!lines.isEmpty()) {
            reason.first(Reason.of("naked-single.lines")
                    .digits("seen", said)
                    .constraints("lines", lines.stream().map(Told::by).toList()));
        }
        for (var each : by) {
            if (!each.isLine()) {
                reason.first(Reason.of("naked-single.clue")
                        .constraint("clue", each.by())
                        .cells("cell", Cells.of(cell))
                        .digits("seen", each.seen().minus(said))
                        .digits("gone", each.gone().minus(said).minus(each.seen())));
                said = said.union(each.gone());
            }
        }
    }
}
