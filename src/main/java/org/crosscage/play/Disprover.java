package org.crosscage.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;

/// Shows why a digit, or all marks of a cell, cannot be right: follows simple steps from it until something is
/// impossible. All steps that are open are taken at once, again and again, so that the way to something impossible is
/// short; of that way only the steps are kept that it rests on. Where steps of the first two tiers end, the next
/// harder one is taken.
final class Disprover {

    private static final int MOST_WAVES = 100;

    private final RuleEngine simple;
    private final RuleEngine all;

    /// @param techniques easiest first
    Disprover(List<Technique> techniques) {
        this.all = new RuleEngine(techniques);
        this.simple = new RuleEngine(techniques.stream()
                .filter(technique -> technique.tier().compareTo(Tier.EASY) <= 0)
                .toList());
    }

    /// @param board with the wrong digit or the wrong marks, and digits that are right; it is not changed
    /// @param cell of what is wrong
    Disproof disprove(Board board, int cell) {
        var derivation = new Derivation(board);
        for (int wave = 0; wave < MOST_WAVES; wave++) {
            var clash = easiest(Clash.all(derivation.board(), board, cell), derivation);
            if (clash.isPresent()) {
                return clash.get();
            }
            var steps = open(derivation.board(), cell);
            if (steps.isEmpty()) {
                break;
            }
            derivation.apply(steps);
        }
        return new Disproof(List.of(), Clash.searched());
    }

    private List<Step> open(Board board, int cell) {
        var steps = simple.all(board);
        return steps.isEmpty() ? all.nextNear(board, cell).stream().toList() : steps;
    }

    /// The clash that the fewest steps lead to.
    private static Optional<Disproof> easiest(List<Reason> clashes, Derivation derivation) {
        return clashes.stream()
                .map(clash -> new Disproof(derivation.behind(clash.premises()), clash))
                .min(Comparator.comparingInt(disproof -> disproof.chain().size()));
    }
}
