package org.crosscage.lab;

import java.util.List;
import java.util.function.ToLongFunction;

/// What the runs of one racer come to.
///
/// @param runs how many have ended
/// @param solved how many of them with a solution
/// @param nanos the median over all of them, solved or not; as for the other numbers 0 when none has ended
public record RunTotals(int runs, int solved, double nanos, double nodes, double generations, double steps) {

    static RunTotals of(List<RunReport> reports) {
        return new RunTotals(
                reports.size(),
                (int) reports.stream()
                        .filter(report -> report.outcome() == RunOutcome.SOLVED)
                        .count(),
                median(reports, RunReport::nanos),
                median(reports, RunReport::nodes),
                median(reports, RunReport::generations),
                median(reports, RunReport::steps));
    }

    /// Of an even number of values the mean of the two in the middle.
    private static double median(List<RunReport> reports, ToLongFunction<RunReport> value) {
        long[] values = reports.stream().mapToLong(value).sorted().toArray();
        int half = values.length / 2;
        if (values.length == 0) {
            return 0;
        }
        return values.length % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2.0;
    }
}
