package org.crosscage.shell.opening;

import com.vaadin.flow.component.UI.BrowserNavigateEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.server.VaadinServiceInitListener;
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
import java.util.Optional;
import org.crosscage.shell.opening.OpeningTurns.Place;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Has pages wait for their [OpeningTurns], wherever they ask to be opened: for their HTML and their start by requests,
/// for a view by a message. Nobody holds the lock of a session while waiting here, and nobody holds a place while the
/// answer is on its way to the browser.
@Component
public final class PageOpenings implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// Who would wait longer is asked to come again: by then most people have reloaded the page.
    private static final Duration LONGEST = Duration.ofSeconds(30);

    /// Who has a place for longer does not work but waits: the first step after a start, the longest there is, takes a
    /// third of this, and a connection to a database that is away is waited for fifteen times as long.
    private static final Duration LENT = Duration.ofSeconds(2);

    private static final Duration AGAIN = Duration.ofSeconds(10);
    /// An answer up to this length is sent after its place is left, in bytes; those of the shell have some 20 kB.
    private static final int ANSWER = 1 << 16;

    private static final String NAVIGATION = '"' + BrowserNavigateEvent.EVENT_NAME + '"';

    private final transient OpeningTurns turns;
    private final transient Counter refused;

    @Autowired
    PageOpenings(MeterRegistry meters) {
        this(
                new OpeningTurns(places(Runtime.getRuntime().availableProcessors()), LONGEST, LENT, System::nanoTime),
                meters);
    }

    /// @param turns for tests, which say how long anybody waits
    public PageOpenings(OpeningTurns turns, MeterRegistry meters) {
        this.turns = turns;
        this.refused =
                Counter.builder("crosscage.refused").tag("limit", "opening").register(meters);
        Gauge.builder("crosscage.queue", turns, OpeningTurns::waiting)
                .tag("queue", "openings")
                .register(meters);
    }

    /// One processor is left to who plays.
    static int places(int processors) {
        return Math.max(1, processors - 1);
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().getContext().setAttribute(PageOpenings.class, this);
    }

    /// Those of a server; empty where there is no server.
    public static Optional<PageOpenings> of(VaadinService service) {
        return Optional.ofNullable(service.getContext().getAttribute(PageOpenings.class));
    }

    /// Answers a newcomer's request for the HTML of a page when it is its turn.
    ///
    /// @return when they may come again if too many wait, and nothing is answered; empty if it was their turn
    public Optional<Duration> first(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var place = turns.first();
        if (place.isEmpty()) {
            refused.increment();
            return Optional.of(AGAIN);
        }
        answer(place.get(), request, response, chain);
        return Optional.empty();
    }

    /// Answers a request for the start of a page, or for the HTML of one more page of a session, when it is its turn:
    /// who plays already is never refused.
    public void next(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        answer(turns.next(), request, response, chain);
    }

    private static void answer(Place place, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        try (place) {
            if (!RequestConnection.isGone(request)) {
                response.setBufferSize(ANSWER);
                chain.doFilter(request, response);
            } else {
                place.unused();
            }
        }
    }

    /// Whether a page asks for a view in this message.
    public static boolean isNavigation(String message) {
        return message.contains(NAVIGATION);
    }

    /// Waits until it is the turn of a page that asks for a view. To be called with its session locked, once;
    /// the lock is let go of meanwhile, so that whatever is known of the page has to be looked up anew. Nobody
    /// holds a place while waiting for the lock: an event of the session may hang.
    public Place view(VaadinSession session) {
        session.unlock();
        var place = turns.next();
        while (!session.getLockInstance().tryLock()) {
            place.unused();
            place.close();
            session.lock();
            session.unlock();
            place = turns.next();
        }
        return place;
    }
}
