package org.crosscage.core.generate;

import java.util.HashSet;
import java.util.List;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;

/// The positions at which one step alone leads on. Techniques harder than the one that is needed are not asked:
/// nobody looks for a chain while a pair is open.
///
/// @param techniques all that count, easiest first
public record Bottlenecks(List<Technique> techniques) {

    public Bottlenecks {
        techniques = List.copyOf(techniques);
    }

    /// Whether a position is a bottleneck: all techniques up to the tier of the step that is taken there find this
    /// one change and no other. What the rule engine has asked on its way to the step is not asked again.
    ///
    /// @param board before the step
    /// @param taken the simplest step there
    /// @param open what the technique of the step taken found; every easier one found nothing
    public boolean isOne(Board board, Step taken, List<Step> open) {
        if (open.stream().anyMatch(step -> isOther(step, taken))) {
            return false;
        }
        return techniques.stream()
                .skip(techniques.indexOf(taken.technique()) + 1L)
                .takeWhile(technique ->
                        technique.tier().compareTo(taken.technique().tier()) <= 0)
                .allMatch(technique -> technique.find(board).stream().noneMatch(step -> isOther(step, taken)));
    }

    private static boolean isOther(Step step, Step taken) {
        return !step.placements().equals(taken.placements())
                || !step.eliminations().equals(taken.eliminations());
    }

    /// Whether all techniques up to a tier find exactly one change.
    public boolean isOne(Board board, Tier upTo) {
        var changes = new HashSet<>();
        for (var technique : techniques) {
            if (technique.tier().compareTo(upTo) <= 0) {
                technique.find(board).forEach(step -> changes.add(List.of(step.placements(), step.eliminations())));
                if (changes.size() > 1) {
                    return false;
                }
            }
        }
        return !changes.isEmpty();
    }
}
