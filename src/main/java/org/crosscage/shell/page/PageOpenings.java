package org.crosscage.shell.page;

import com.vaadin.flow.server.VaadinSession;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// A few pages open at a time, and a few views are built, however many players come at once: that takes ten times the
/// work of a move, and the moves of pages that are open find a processor. The others wait in the order in which they
/// came.
@Component
public final class PageOpenings {

    /// The time after which a browser that was refused may try again.
    public static final Duration AGAIN = Duration.ofSeconds(10);

    /// After that long most people have reloaded a page that shows nothing.
    private static final Duration LONGEST = Duration.ofSeconds(30);

    /// An answer up to this length is sent after its place is left, in bytes; those of the shell have some 20 kB.
    private static final int ANSWER = 1 << 16;

    private final Semaphore pagePlaces;

    /// Views have places of their own, because a view that waits holds the lock of its session, and a page that has
    /// its place may wait for that lock.
    private final Semaphore viewPlaces;

    private final Duration longest;
    private final Counter refusedPages;
    private final Counter refusedViews;

    @Autowired
    public PageOpenings(MeterRegistry meters) {
        this(
                pagePlaces(Runtime.getRuntime().availableProcessors()),
                viewPlaces(Runtime.getRuntime().availableProcessors()),
                LONGEST,
                meters);
    }

    /// @param pagePlaces how many pages open at a time, at least 1
    /// @param viewPlaces how many views are built at a time, at least 1
    /// @param longest how long one may wait
    public PageOpenings(int pagePlaces, int viewPlaces, Duration longest, MeterRegistry meters) {
        this.pagePlaces = new Semaphore(pagePlaces, true);
        this.viewPlaces = new Semaphore(viewPlaces, true);
        this.longest = longest;
        this.refusedPages = refused("opening", meters);
        this.refusedViews = refused("view", meters);
        queue("openings", this.pagePlaces, meters);
        queue("views", this.viewPlaces, meters);
    }

    private static Counter refused(String limit, MeterRegistry meters) {
        return Counter.builder("crosscage.refused").tag("limit", limit).register(meters);
    }

    private static void queue(String name, Semaphore places, MeterRegistry meters) {
        Gauge.builder("crosscage.queue", places, Semaphore::getQueueLength)
                .tag("queue", name)
                .register(meters);
    }

    static int viewPlaces(int processors) {
        return Math.max(1, processors / 2);
    }

    /// One processor is left to those who play; of two, a page and a view may take both.
    static int pagePlaces(int processors) {
        return Math.max(1, processors - 1 - viewPlaces(processors));
    }

    /// Answers a request for the HTML or the start of a page when it is its turn. A start waits twice as long,
    /// because its page was let in already. While a view of the same session waits or is built, the page waits for
    /// that first and takes no place from others.
    ///
    /// @return whether it was answered; if not, too many are before it
    public boolean answer(boolean isStart, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var atMost = isStart ? longest.multipliedBy(2) : longest;
        if (!isSessionFree(request, atMost) || !isInTime(pagePlaces::tryAcquire, atMost)) {
            refusedPages.increment();
            return false;
        }
        try {
            response.setBufferSize(ANSWER);
            chain.doFilter(request, response);
        } finally {
            pagePlaces.release();
        }
        return true;
    }

    /// Waits for the place of a view. Call [#leaveView()] once for each `true`.
    ///
    /// @return whether there is one; if not, too many are before it
    public boolean tryEnterView() {
        boolean isIn = isInTime(viewPlaces::tryAcquire, longest);
        if (!isIn) {
            refusedViews.increment();
        }
        return isIn;
    }

    public void leaveView() {
        viewPlaces.release();
    }

    /// Waits until no view of the same session waits or is built.
    private static boolean isSessionFree(HttpServletRequest request, Duration atMost) {
        var session = request.getSession(false);
        return session == null
                || VaadinSession.getAllSessions(session).stream()
                        .map(VaadinSession::getLockInstance)
                        .filter(Objects::nonNull)
                        .allMatch(lock -> {
                            boolean isFree = isInTime(lock::tryLock, atMost);
                            if (isFree) {
                                lock.unlock();
                            }
                            return isFree;
                        });
    }

    private static boolean isInTime(Wait wait, Duration atMost) {
        try {
            return wait.isOver(atMost.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @FunctionalInterface
    private interface Wait {
        boolean isOver(long atMost, TimeUnit unit) throws InterruptedException;
    }
}
