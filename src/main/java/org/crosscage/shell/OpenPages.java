package org.crosscage.shell;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.crosscage.player.PlayerToken;
import org.springframework.stereotype.Component;

/// Counts who is here: sessions, the pages that are open in them, and the browsers that these are in. Safe for use by
/// several threads.
@Component
final class OpenPages implements VaadinServiceInitListener, MeterBinder {

    private static final long serialVersionUID = 1L;

    private final transient Map<PlayerToken, Integer> browsers = new HashMap<>();
    private int sessions;
    private int pages;

    @Override
    public void serviceInit(ServiceInitEvent event) {
        var service = event.getSource();
        service.addSessionInitListener(_ -> countSessions(1));
        service.addSessionDestroyListener(_ -> countSessions(-1));
        service.addUIInitListener(init -> open(init.getUI()));
    }

    private void open(UI page) {
        var browser = Optional.ofNullable(page.getSession().getAttribute(PlayerToken.class));
        count(browser, 1);
        page.addDetachListener(detach -> {
            detach.unregisterListener();
            count(browser, -1);
        });
    }

    private synchronized void countSessions(int more) {
        sessions += more;
    }

    private synchronized void count(Optional<PlayerToken> browser, int more) {
        pages += more;
        browser.ifPresent(token -> browsers.merge(token, more, (old, now) -> old + now == 0 ? null : old + now));
        notifyAll();
    }

    synchronized int sessions() {
        return sessions;
    }

    synchronized int pages() {
        return pages;
    }

    /// Of browsers, since a player who has joined several is known by their database row alone.
    synchronized int players() {
        return browsers.size();
    }

    /// Returns when no page is open any more, or after so long.
    synchronized void awaitNone(Duration longest) throws InterruptedException {
        long end = System.nanoTime() + longest.toNanos();
        for (long left = longest.toNanos(); pages > 0 && left > 0; left = end - System.nanoTime()) {
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
