package org.crosscage.core.generate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.logic.Tier;

/// How hard a puzzle with exactly one solution is: facts about the path that the standard techniques take through
/// it.
///
/// @param grade the hardest tier needed, or [Grade#BEYOND]
/// @param tier of the hardest step that was taken; empty when not one was
/// @param score the sum of the weights of all steps, and [Grader#SEARCH_WEIGHT] for each cell that search has to fill
/// @param bottlenecks positions at which the techniques up to the tier needed there have just one step
/// @param techniques how often each technique was the step taken, easiest first
public record Rating(Grade grade, Optional<Tier> tier, int score, int bottlenecks, Map<String, Integer> techniques) {

    public Rating {
        techniques = Collections.unmodifiableMap(new LinkedHashMap<>(techniques));
    }
}
