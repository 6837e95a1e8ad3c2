package org.crosscage.shell.page;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.function.SerializableRunnable;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.crosscage.player.PlayerToken;
import org.springframework.stereotype.Component;

/// Knows who is here: sessions, the pages that are open in them, and the browsers that these are in; and asks the pages
/// to go elsewhere. Safe for use by several threads.
@Component
final class OpenPages implements VaadinServiceInitListener, MeterBinder {

    private static final long serialVersionUID = 1L;

    /// Heard by `frontend/shell/hand-over.ts`.
    private static final String HAND_OVER =
            "window.dispatchEvent(new CustomEvent('crosscage-hand-over', { detail: { spread: $0 } }))";

    /// More pages than anybody looks at; each takes a quarter of a megabyte.
    static final int MOST_OF_A_SESSION = 20;

    private final transient Map<PlayerToken, Integer> browsers = new HashMap<>();
    private final transient Set<UI> pages = new HashSet<>();
    private int sessions;

    @Override
    public void serviceInit(ServiceInitEvent event) {
        var service = event.getSource();
        service.addSessionInitListener(_ -> countSessions(1));
        service.addSessionDestroyListener(_ -> countSessions(-1));
        service.addUIInitListener(init -> open(init.getUI()));
    }

    void open(UI page) {
        closeOldest(page.getSession());
        var browser = Optional.ofNullable(page.getSession().getAttribute(PlayerToken.class));
        opened(page, browser);
        Detachment.listen(page, () -> closed(page, browser));
    }

    /// A page that is closed here says what it says of a lost session, and is loaded again once it is used.
    private static void closeOldest(VaadinSession session) {
        var open = session.getUIs().stream()
                .filter(page -> !page.isClosing())
                .sorted(Comparator.comparingInt(UI::getUIId))
                .toList();
        open.stream().limit(Math.max(0, open.size() - MOST_OF_A_SESSION)).forEach(UI::close);
    }

    private synchronized void countSessions(int more) {
        sessions += more;
    }

    private synchronized void opened(UI page, Optional<PlayerToken> browser) {
        pages.add(page);
        browser.ifPresent(token -> browsers.merge(token, 1, Integer::sum));
    }

    private synchronized void closed(UI page, Optional<PlayerToken> browser) {
        if (pages.remove(page)) {
            browser.ifPresent(token -> browsers.computeIfPresent(token, (_, open) -> open == 1 ? null : open - 1));
        }
        notifyAll();
    }

    synchronized int sessions() {
        return sessions;
    }

    synchronized int pages() {
        return pages.size();
    }

    /// Of browsers, since a player who has joined several is known by their database row alone.
    synchronized int players() {
        return browsers.size();
    }

    private synchronized List<UI> open() {
        return List.copyOf(pages);
    }

    /// Asks all pages to be loaded again, from another server, as soon as their players would not notice.
    /// A page hears it with its next answer: nothing that goes by push can be read any more once a process
    /// is told to end. One that says nothing until then comes back by itself when the server is gone.
    ///
    /// @param spread each of them waits for a part of this first, so that they do not all come to the other server
    ///     at once
    void handOver(Duration spread) {
        open().forEach(page -> access(page, () -> {
            LiveUpdates.poll(page);
            page.getPage().executeJs(HAND_OVER, (double) spread.toMillis());
        }));
    }

    /// A page may be gone by the time it is its turn.
    private static void access(UI page, SerializableRunnable task) {
        page.accessLater(task, () -> {}).run();
    }

    /// Returns when no page is open any more, or after so long.
    synchronized void awaitNone(Duration longest) throws InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        for (long left = longest.toNanos(); !pages.isEmpty() && left > 0; left = end - System.nanoTime()) {
            // at least a millisecond, since zero would be for ever
            wait(Math.max(1, TimeUnit.NANOSECONDS.toMillis(left)));
        }
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        Gauge.builder("crosscage.players", this, OpenPages::players).register(meters);
        Gauge.builder("crosscage.sessions", this, OpenPages::sessions).register(meters);
        Gauge.builder("crosscage.pages", this, OpenPages::pages).register(meters);
    }
}
