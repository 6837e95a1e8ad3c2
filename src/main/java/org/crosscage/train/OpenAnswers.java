package org.crosscage.train;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Board;

/// The different answers that there are in a position: the steps open now of all techniques up to the tier of
/// the one that is asked for, without those whose whole change is included in another one's.
public final class OpenAnswers {

    /// A position to train on has no more: whoever looks for a step should not find one everywhere.
    public static final int MOST = 3;

    private OpenAnswers() {}

    /// @param techniques all of the kind
    /// @param upTo the tier of the technique that is asked for
    public static List<Step> of(Board board, List<Technique> techniques, Tier upTo) {
        return different(new RuleEngine(due(techniques, upTo)).all(board));
    }

    /// The techniques whose steps are answers.
    ///
    /// @param upTo as for [#of]
    static List<Technique> due(List<Technique> techniques, Tier upTo) {
        return techniques.stream()
                .filter(technique -> technique.tier().compareTo(upTo) <= 0)
                .toList();
    }

    /// Some steps without those whose whole change is included in another one's, and of those that change the
    /// same all but the first.
    static List<Step> different(List<Step> steps) {
        var answers = new ArrayList<Step>();
        for (var step : steps) {
            if (answers.stream().noneMatch(other -> other.includes(step))) {
                answers.removeIf(step::includes);
                answers.add(step);
            }
        }
        return answers;
    }
}
