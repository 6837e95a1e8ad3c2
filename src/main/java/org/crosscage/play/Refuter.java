package org.crosscage.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;

/// Shows why a digit cannot be right: follows simple steps from it until something is impossible.
final class Refuter {

    private static final int MOST_STEPS = 300;

    private final List<Technique> techniques;

    /// @param techniques easiest first
    Refuter(List<Technique> techniques) {
        this.techniques = techniques;
    }

    /// First with the techniques of the first two tiers, then with all.
    ///
    /// @param board with the wrong digit and digits that are right; it is not changed
    /// @param cell of the wrong digit
    Refutation refute(Board board, int cell) {
        var simple = techniques.stream()
                .filter(technique -> technique.tier().compareTo(Tier.EASY) <= 0)
                .toList();
        return Stream.of(simple, techniques)
                .map(list -> refute(board.copy(), cell, new RuleEngine(list)))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> new Refutation(List.of(), Clash.searched()));
    }

    private static Optional<Refutation> refute(Board board, int cell, RuleEngine engine) {
        var derivation = new Derivation(board);
        while (true) {
            var clash = Clash.on(board, cell);
            if (clash.isPresent()) {
                return Optional.of(
                        new Refutation(derivation.behind(clash.get().premises()), clash.get()));
            }
            var step = engine.nextNear(board, cell);
            if (step.isEmpty() || derivation.size() >= MOST_STEPS) {
                return Optional.empty();
            }
            derivation.apply(step.get());
        }
    }
}
