package org.crosscage.experiment.technique;

import java.util.Arrays;
import java.util.stream.IntStream;

/// Spearman's rank correlation; equal values share the mean of their ranks.
final class RankCorrelation {

    private RankCorrelation() {}

    /// @param pairs two values each
    /// @return −1…1; not a number when one side is constant
    static double of(double[][] pairs) {
        double[] a = ranks(Arrays.stream(pairs).mapToDouble(pair -> pair[0]).toArray());
        double[] b = ranks(Arrays.stream(pairs).mapToDouble(pair -> pair[1]).toArray());
        double meanA = Arrays.stream(a).average().orElse(0);
        double meanB = Arrays.stream(b).average().orElse(0);
        double together = 0;
        double ofA = 0;
        double ofB = 0;
        for (int i = 0; i < a.length; i++) {
            together += (a[i] - meanA) * (b[i] - meanB);
            ofA += (a[i] - meanA) * (a[i] - meanA);
            ofB += (b[i] - meanB) * (b[i] - meanB);
        }
        return together / Math.sqrt(ofA * ofB);
    }

    private static double[] ranks(double[] values) {
        return IntStream.range(0, values.length)
                .mapToDouble(i -> Arrays.stream(values)
                                .filter(v -> v < values[i])
                                .count()
                        + (Arrays.stream(values).filter(v -> v == values[i]).count() - 1) / 2.0)
                .toArray();
    }
}
