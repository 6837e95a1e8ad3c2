package org.crosscage.shell.connection;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.WrappedSession;
import java.time.Duration;
import java.util.Optional;
import org.springframework.stereotype.Component;

/// How long a session is kept that nobody uses. Whoever runs no script, as a crawler does, gets a page and
/// is never seen again, and each such page would hold its memory for half an hour. So a session gets its
/// whole length only when the script of a page of it asks for its view, which every browser does at once.
@Component
final class SessionLength implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// Long enough for a slow line to fetch the scripts.
    private static final Duration UNTIL_STARTED = Duration.ofMinutes(2);

    /// The length that a session gets with the start of its first page, in seconds.
    private record Whole(int seconds) {}

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addSessionInitListener(init -> shorten(init.getSession()));
        event.getSource().addUIInitListener(init -> extend(init.getUI().getSession()));
    }

    private static void shorten(VaadinSession session) {
        Optional.ofNullable(session.getSession()).ifPresent(kept -> {
            int whole = kept.getMaxInactiveInterval();
            if (whole > UNTIL_STARTED.toSeconds()) {
                session.setAttribute(Whole.class, new Whole(whole));
                kept.setMaxInactiveInterval((int) UNTIL_STARTED.toSeconds());
            }
        });
    }

    private static void extend(VaadinSession session) {
        var whole = session.getAttribute(Whole.class);
        WrappedSession kept = session.getSession();
        if (whole != null && kept != null) {
            kept.setMaxInactiveInterval(whole.seconds());
            session.setAttribute(Whole.class, null);
        }
    }
}
