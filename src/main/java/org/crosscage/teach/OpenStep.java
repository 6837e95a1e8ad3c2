package org.crosscage.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;

/// One of the steps that are open now.
///
/// @param hint of one step
/// @param covered whether steps of the techniques before its own already make its whole change: another reason for
///     the same, harder to see
public record OpenStep(Hint.Deduction hint, boolean covered) {

    /// Finds everything that is open on a board.
    ///
    /// @param board is not changed
    /// @param techniques in the order in which the steps are listed
    /// @param stop asked before each technique; true ends the search with what is found by then
    /// @param hint that a step makes
    static List<OpenStep> all(
            Board board, List<Technique> techniques, BooleanSupplier stop, Function<Step, Hint.Deduction> hint) {
        var open = new ArrayList<OpenStep>();
        var known = board.copy();
        for (var technique : techniques) {
            if (stop.getAsBoolean()) {
                break;
            }
            var found = new RuleEngine(List.of(technique))
                    .all(board).stream()
                            .map(step -> new OpenStep(hint.apply(step), !step.isNewOn(known)))
                            .toList();
            found.forEach(step -> step.hint().goal().applyTo(known));
            open.addAll(found);
        }
        return open;
    }
}
