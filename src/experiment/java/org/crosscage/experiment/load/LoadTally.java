package org.crosscage.experiment.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;

/// What happened to all players, counted by windows of time. Any thread may add.
final class LoadTally {

    private static final int DIGITS = 3;
    private static final double NANOS_A_MILLI = 1e6;
    private static final double HALF = 50;
    private static final double PER_CENT_99 = 99;

    private final Timing pages = new Timing();
    private final Timing moves = new Timing();
    private final Timing hints = new Timing();
    private final Timing games = new Timing();
    private final Counter refused = new Counter();
    private final Counter failed = new Counter();
    private final Counter reconnected = new Counter();
    private final LongAdder online = new LongAdder();
    private final Map<String, LongAdder> failures = new ConcurrentSkipListMap<>();
    private final long enough;

    /// @param enough after so many moves players stop
    LoadTally(long enough) {
        this.enough = enough;
    }

    /// Times of one thing.
    static final class Timing {

        private final Recorder recorder = new Recorder(DIGITS);
        private final LongAdder added = new LongAdder();
        private final Histogram total = new Histogram(DIGITS);
        private Histogram window = new Histogram(DIGITS);

        void add(long nanos) {
            recorder.recordValue(Math.max(0, nanos));
            added.increment();
        }

        /// Ends a window.
        private void turn() {
            window = recorder.getIntervalHistogram();
            total.add(window);
        }

        long count() {
            return total.getTotalCount();
        }

        long countInWindow() {
            return window.getTotalCount();
        }

        /// In milliseconds.
        double median() {
            return percentile(total, HALF);
        }

        double p99() {
            return percentile(total, PER_CENT_99);
        }

        double worst() {
            return total.getMaxValue() / NANOS_A_MILLI;
        }

        private static double percentile(Histogram histogram, double percent) {
            return histogram.getTotalCount() == 0 ? 0 : histogram.getValueAtPercentile(percent) / NANOS_A_MILLI;
        }
    }

    private static final class Counter {

        private final LongAdder added = new LongAdder();
        private long window;
        private long total;

        private void turn() {
            window = added.sumThenReset();
            total += window;
        }
    }

    Timing pages() {
        return pages;
    }

    Timing moves() {
        return moves;
    }

    Timing hints() {
        return hints;
    }

    boolean hasEnough() {
        return moves.added.sum() >= enough;
    }

    /// From the link of a puzzle to its game.
    Timing games() {
        return games;
    }

    void came() {
        online.increment();
    }

    void refused() {
        refused.added.increment();
    }

    void failed(String why) {
        failed.added.increment();
        failures.computeIfAbsent(why, _ -> new LongAdder()).increment();
    }

    /// A websocket was connected again, or a page loaded again.
    void reconnected() {
        reconnected.added.increment();
    }

    long failedInAll() {
        return failed.total;
    }

    /// How often each thing failed.
    Map<String, Long> failures() {
        var counts = new TreeMap<String, Long>();
        failures.forEach((why, count) -> counts.put(why, count.sum()));
        return counts;
    }

    static String head() {
        return "     s  players  moves/s  median ms    p99 ms  worst ms  hints p99  refused  failed  again";
    }

    /// Ends a window.
    ///
    /// @param second since the beginning
    /// @param seconds how long the window was
    /// @return its line, below [#head]
    String turn(long second, double seconds) {
        pages.turn();
        moves.turn();
        hints.turn();
        games.turn();
        refused.turn();
        failed.turn();
        reconnected.turn();
        var window = moves.window;
        return "%6d %8d %8.1f %10.1f %9.1f %9.1f %10.1f %8d %7d %6d"
                .formatted(
                        second,
                        online.sum(),
                        window.getTotalCount() / seconds,
                        Timing.percentile(window, HALF),
                        Timing.percentile(window, PER_CENT_99),
                        window.getTotalCount() == 0 ? 0 : window.getMaxValue() / NANOS_A_MILLI,
                        Timing.percentile(hints.window, PER_CENT_99),
                        refused.window,
                        failed.window,
                        reconnected.window);
    }

    /// What came out in all.
    String summary() {
        return """
                moves:  %s
                hints:  %s
                pages:  %s
                games:  %s
                refused %d, failed %d, connected or loaded again %d""".formatted(
                line(moves), line(hints), line(pages), line(games), refused.total, failed.total, reconnected.total);
    }

    private static String line(Timing timing) {
        return "%d, median %.1f ms, p99 %.1f ms, worst %.1f ms"
                .formatted(timing.count(), timing.median(), timing.p99(), timing.worst());
    }
}
