package org.crosscage.shell;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// A few pages open at a time, and a few views are built, however many players come at once: that takes ten times the
/// work of a move, and the moves of pages that are open find a processor. The others wait in the order in which they
/// came.
@Component
final class PageOpenings {

    /// Whoever was refused is asked to come again after that long.
    static final Duration AGAIN = Duration.ofSeconds(10);

    /// After that long most people have reloaded a page that shows nothing.
    private static final Duration LONGEST = Duration.ofSeconds(30);

    /// An answer up to this length is sent after its place is left, in bytes; those of the shell have some 20 kB.
    private static final int ANSWER = 1 << 16;

    private final Semaphore places;

    /// Views have places of their own, because whoever waits for one has the lock of their session, and a page that has
    /// its place may wait for that lock.
    private final Semaphore views;

    private final Duration longest;
    private final Counter refused;

    @Autowired
    PageOpenings(MeterRegistry meters) {
        this(places(Runtime.getRuntime().availableProcessors()), LONGEST, meters);
    }

    /// @param places how many open at a time, at least 1
    /// @param longest how long one may wait
    PageOpenings(int places, Duration longest, MeterRegistry meters) {
        this.places = new Semaphore(places, true);
        this.views = new Semaphore(places, true);
        this.longest = longest;
        this.refused =
                Counter.builder("crosscage.refused").tag("limit", "opening").register(meters);
        Gauge.builder("crosscage.queue", () -> this.places.getQueueLength() + views.getQueueLength())
                .tag("queue", "openings")
                .register(meters);
    }

    /// One processor is left to those who play.
    static int places(int processors) {
        return Math.max(1, processors - 1);
    }

    /// Answers a request for the HTML or the start of a page when it is its turn. A start waits twice as long, because
    /// its page was let in already.
    ///
    /// @return whether it was answered; if not, too many are before it
    boolean answer(boolean isStart, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!isTurn(places, isStart ? longest.multipliedBy(2) : longest)) {
            refused.increment();
            return false;
        }
        try {
            response.setBufferSize(ANSWER);
            chain.doFilter(request, response);
        } finally {
            places.release();
        }
        return true;
    }

    /// Waits until it is the turn of a view. Whoever enters calls [#leaveView()] once.
    ///
    /// @return whether it is its turn; if not, too many are before it
    boolean enterView() {
        boolean isTurn = isTurn(views, longest);
        if (!isTurn) {
            refused.increment();
        }
        return isTurn;
    }

    void leaveView() {
        views.release();
    }

    private static boolean isTurn(Semaphore places, Duration atMost) {
        try {
            return places.tryAcquire(atMost.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
