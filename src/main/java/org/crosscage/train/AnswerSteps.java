package org.crosscage.train;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;

/// Chooses among the open steps those by which an answer is proved: one that gives all of it, or else for each
/// part one, or else as few as do it together; always the simplest.
///
/// @param open easiest first
/// @param board that they were found on
record AnswerSteps(List<Step> open, Board board) {

    /// @param answer that they give
    SequencedSet<Step> giving(TrainingAnswer answer) {
        var chosen = new LinkedHashSet<Step>();
        open.stream()
                .filter(step -> answer.isGivenBy(List.of(step), board))
                .findFirst()
                .ifPresentOrElse(chosen::add, () -> answer.parts().forEach(part -> chosen.addAll(giving(part))));
        return chosen;
    }

    private List<Step> giving(AnswerPart part) {
        return alone(part).map(List::of).orElseGet(() -> together(part));
    }

    private Optional<Step> alone(AnswerPart part) {
        return open.stream()
                .filter(step -> part.isGivenBy(List.of(step), board))
                .findFirst();
    }

    /// Harder ones are left out first.
    private List<Step> together(AnswerPart part) {
        var needed = new ArrayList<>(
                open.stream().filter(step -> part.isHelpedBy(step, board)).toList());
        for (var step : List.copyOf(needed).reversed()) {
            var without = needed.stream().filter(other -> other != step).toList();
            if (part.isGivenBy(without, board)) {
                needed.remove(step);
            }
        }
        return needed;
    }
}
