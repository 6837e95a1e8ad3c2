package org.crosscage.teach;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.clue.Combinations;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.technique.Bounds;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;

/// The step of a hint: the engine's simplest one, as much of it as is one thought. What solving takes at once, and
/// grades count once, may be several arguments; a hint tells the shortest of them and leaves the others to the next.
/// Of a clue of two cells it is the other way about: looking at the pairs takes no longer than looking at the ends, so
/// a hint that takes the ends takes all that no pair has. So it is of every clue with few ways left: listing them takes
/// no longer than saying what the other cells make.
final class HintStep {

    private static final int FEW_WAYS = 3;

    private HintStep() {}

    /// @param step the simplest on the board
    /// @param techniques that may be used
    static Step of(Step step, Board board, List<Technique> techniques) {
        var whole = listed(step, board, techniques);
        return whole == step ? step.technique().thoughts(step, board).getFirst() : whole;
    }

    /// The step itself, or one that lists the ways to fill its clue and removes the same and perhaps more.
    static Step listed(Step step, Board board, List<Technique> techniques) {
        return pairs(step, board, techniques)
                .or(() -> combinations(step, board, techniques))
                .orElse(step);
    }

    /// The combinations of a clue in place of bounds of its cells, where they are few.
    private static Optional<Step> combinations(Step step, Board board, List<Technique> techniques) {
        if (!(step.technique() instanceof Bounds)) {
            return Optional.empty();
        }
        return clue(step)
                .filter(clue ->
                        few(LiveClues.of(board).combinations(LiveClues.of(board).indexOf(clue))))
                .flatMap(clue -> techniques.stream()
                        .filter(KillerCombination.class::isInstance)
                        .flatMap(technique -> technique.find(board).stream())
                        .filter(other -> includes(other, step)
                                && clue(other).filter(clue::equals).isPresent())
                        .findFirst());
    }

    private static boolean few(Combinations ways) {
        return ways.isKnown() && ways.size() <= FEW_WAYS;
    }

    private static Optional<Arithmetic> clue(Step step) {
        return step.reason().constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .findFirst();
    }

    /// The combination or layout that removes what the step removes from the two cells of a clue, and more.
    private static Optional<Step> pairs(Step step, Board board, List<Technique> techniques) {
        if (step.technique().tier() != Tier.EASY || !step.placements().isEmpty()) {
            return Optional.empty();
        }
        return clue(step)
                .filter(clue -> clue.cells().size() == 2)
                .flatMap(clue -> techniques.stream()
                        .filter(technique -> technique.tier() == Tier.EASY)
                        .flatMap(technique -> technique.find(board).stream())
                        .filter(other -> clue.cells().containsAll(other.changedCells()))
                        .filter(other -> other.removedCount() > step.removedCount() && includes(other, step))
                        .max(Comparator.comparingInt(Step::removedCount)));
    }

    private static boolean includes(Step larger, Step smaller) {
        return smaller.eliminations().stream()
                .allMatch(gone -> larger.eliminations().stream()
                        .anyMatch(each ->
                                each.cell() == gone.cell() && each.digits().containsAll(gone.digits())));
    }
}
