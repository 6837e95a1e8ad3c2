package org.crosscage.experiment.load;

import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;

/// How long one thing took, by windows of time and in all. Any thread may add; one ends the windows and reads.
final class ResponseTimes {

    private static final int DIGITS = 3;
    private static final double NANOS_A_MILLI = 1e6;
    private static final double HALF = 50;
    private static final double PER_CENT_99 = 99;

    private final Recorder recorder = new Recorder(DIGITS);
    private final LongAdder added = new LongAdder();
    private final Histogram total = new Histogram(DIGITS);
    private Histogram window = new Histogram(DIGITS);

    void add(long nanos) {
        recorder.recordValue(Math.max(0, nanos));
        added.increment();
    }

    /// How many were added so far.
    long added() {
        return added.sum();
    }

    /// Ends a window.
    void turn() {
        window = recorder.getIntervalHistogram();
        total.add(window);
    }

    Figures window() {
        return figures(window);
    }

    Figures total() {
        return figures(total);
    }

    private static Figures figures(Histogram times) {
        return new Figures(
                times.getTotalCount(),
                times.getValueAtPercentile(HALF) / NANOS_A_MILLI,
                times.getValueAtPercentile(PER_CENT_99) / NANOS_A_MILLI,
                times.getMaxValue() / NANOS_A_MILLI);
    }

    /// Times in milliseconds, 0 where there are none.
    record Figures(long count, double median, double p99, double worst) {

        @Override
        public String toString() {
            return "%d, median %.1f ms, p99 %.1f ms, worst %.1f ms".formatted(count, median, p99, worst);
        }
    }
}
