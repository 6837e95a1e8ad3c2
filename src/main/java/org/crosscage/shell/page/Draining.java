package org.crosscage.shell.page;

import java.time.Duration;
import org.springframework.context.ApplicationContext;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/// The time between the signal to end and the end. The server is not ready any more and takes no new pages, so that
/// whoever sends it players sends them elsewhere, but goes on with the pages that are open, and asks these to go to
/// another server when they have a quiet moment. It ends when the last one is gone, or when the time is over. Tomcat's
/// own graceful end comes after that and closes the port at once.
@Component
public final class Draining {

    private final ApplicationContext application;
    private final OpenPages pages;
    private final Duration longest;
    private volatile boolean underWay;

    Draining(ApplicationContext application, OpenPages pages, DrainSettings settings) {
        this.application = application;
        this.pages = pages;
        this.longest = settings.longest();
    }

    /// Whether new pages go elsewhere.
    public boolean isUnderWay() {
        return underWay;
    }

    /// Before anything else ends.
    @EventListener
    @Order(Ordered.HIGHEST_PRECEDENCE)
    void drain(ContextClosedEvent closed) throws InterruptedException {
        if (closed.getApplicationContext() == application) {
            underWay = true;
            if (longest.isPositive()) {
                pages.handOver(longest.dividedBy(2));
                pages.awaitNone(longest);
            }
        }
    }
}
