package org.crosscage.experiment.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/// What happened to all players, counted by windows of time. Any thread may add.
final class LoadStatistics {

    private final ResponseTimes pages = new ResponseTimes();
    private final ResponseTimes moves = new ResponseTimes();
    private final ResponseTimes hints = new ResponseTimes();
    private final ResponseTimes games = new ResponseTimes();
    private final Counter refused = new Counter();
    private final Counter failed = new Counter();
    private final Counter reconnected = new Counter();
    private final LongAdder online = new LongAdder();
    private final Map<String, LongAdder> failures = new ConcurrentSkipListMap<>();
    private final long enough;
    private volatile boolean isOver;

    /// @param enough after so many moves players stop
    LoadStatistics(long enough) {
        this.enough = enough;
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

    ResponseTimes pages() {
        return pages;
    }

    ResponseTimes moves() {
        return moves;
    }

    ResponseTimes hints() {
        return hints;
    }

    boolean hasEnough() {
        return isOver || moves.added() >= enough;
    }

    /// Players stop now.
    void end() {
        isOver = true;
    }

    /// From the link of a puzzle to its game.
    ResponseTimes games() {
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
        var window = moves.window();
        return "%6d %8d %8.1f %10.1f %9.1f %9.1f %10.1f %8d %7d %6d"
                .formatted(
                        second,
                        online.sum(),
                        window.count() / seconds,
                        window.median(),
                        window.p99(),
                        window.worst(),
                        hints.window().p99(),
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
                        moves.total(),
                        hints.total(),
                        pages.total(),
                        games.total(),
                        refused.total,
                        failed.total,
                        reconnected.total);
    }
}
