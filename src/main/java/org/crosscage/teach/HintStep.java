package org.crosscage.teach;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;

/// How the engine's simplest step is told. What solving takes at once, and grades count once, may be several
/// arguments: a hint tells the shortest of them and leaves the others to the next one. In a clue of two cells
/// all pairs are told at once, because looking at them takes no longer than looking at the ends. Where a
/// technique knows a step that is easier to follow, that one is told, and where it knows a reason in fewer words, that.
public final class HintStep {

    private HintStep() {}

    /// As much of the step as a hint tells.
    ///
    /// @param step the simplest on the board
    public static Step of(Step step, Board board, Teaching teaching) {
        return saying(step, _ -> true, board, teaching);
    }

    /// As much of the step as a hint tells where that is enough; else the shortest of its arguments that is,
    /// and where none is, all of it.
    ///
    /// @param step that its technique has found on the board
    /// @param enough whether a step says all that is to be told; the whole step does
    public static Step saying(Step step, Predicate<Step> enough, Board board, Teaching teaching) {
        var told = plainer(step, board, teaching)
                .filter(enough)
                .or(() -> step.technique().thoughts(step, board).stream()
                        .filter(enough)
                        .findFirst())
                .orElse(step);
        return briefly(told, board, teaching);
    }

    /// All of the step, as a walk-through tells it.
    static Step whole(Step step, Board board, Teaching teaching) {
        return briefly(plainer(step, board, teaching).orElse(step), board, teaching);
    }

    /// Whoever practises a technique hears how it finds the step.
    private static Step briefly(Step told, Board board, Teaching teaching) {
        return teaching.practises(told.technique()) ? told : told.technique().briefly(told, board);
    }

    /// A step that is told in place of another one. Whoever practises a technique is told of that one.
    private static Optional<Step> plainer(Step step, Board board, Teaching teaching) {
        return teaching.practises(step.technique())
                ? Optional.empty()
                : pairs(step, board, teaching.techniques())
                        .or(() -> step.technique().plainer(step, board, teaching.techniques()));
    }

    /// The combination or layout that removes what the step removes from the two cells of a clue, and more.
    private static Optional<Step> pairs(Step step, Board board, List<Technique> techniques) {
        if (step.technique().tier() != Tier.EASY || !step.placements().isEmpty()) {
            return Optional.empty();
        }
        return step.reason().constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .findFirst()
                .filter(clue -> clue.cells().size() == 2)
                .flatMap(clue -> techniques.stream()
                        .filter(technique -> technique.tier() == Tier.EASY)
                        .flatMap(technique -> technique.find(board).stream())
                        .filter(other -> clue.cells().containsAll(other.changedCells()))
                        .filter(other -> other.removedCount() > step.removedCount() && other.includes(step))
                        .max(Comparator.comparingInt(Step::removedCount)));
    }
}
