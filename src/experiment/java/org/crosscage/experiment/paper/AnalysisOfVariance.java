package org.crosscage.experiment.paper;

import java.util.Arrays;
import java.util.List;

/// The F-test of whether groups of numbers have the same mean (one-way analysis of variance, R. A. Fisher).
///
/// @param groups at least two, not all of one number
record AnalysisOfVariance(List<double[]> groups) {

    /// The variance between the groups by that within them: far above 1 where means differ.
    double f() {
        double mean = groups.stream().flatMapToDouble(Arrays::stream).average().orElseThrow();
        double between = 0;
        double within = 0;
        for (var group : groups) {
            double own = Arrays.stream(group).average().orElseThrow();
            between += group.length * (own - mean) * (own - mean);
            within += Arrays.stream(group)
                    .map(number -> (number - own) * (number - own))
                    .sum();
        }
        return between / degreesBetween() / (within / degreesWithin());
    }

    int degreesBetween() {
        return groups.size() - 1;
    }

    int degreesWithin() {
        return groups.stream().mapToInt(group -> group.length).sum() - groups.size();
    }
}
