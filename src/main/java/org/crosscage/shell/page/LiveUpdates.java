package org.crosscage.shell.page;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.shared.communication.PushMode;

/// Turns push on for pages that wait for something: for the moves of another tab, or the results of work that is done
/// beside the page. A page has a websocket from the moment when something of it waits for the first time, and keeps
/// it: where push ends while its websocket opens, the message that waits for it is lost, and the page hears nothing
/// more. Most pages wait for nothing.
public final class LiveUpdates {

    /// How often a page polls while its server ends.
    private static final int POLL_MILLIS = 1000;

    private LiveUpdates() {}

    /// Brings what comes by itself to a page. Its session is locked.
    public static void begin(UI page) {
        if (page.getPollInterval() != POLL_MILLIS && !isPushed(page)) {
            page.getPushConfiguration().setPushMode(PushMode.AUTOMATIC);
        }
    }

    private static boolean isPushed(UI page) {
        return page.getPushConfiguration().getPushMode().isEnabled();
    }

    /// Has a page ask from its next answer on, instead of being told. Nothing is sent by its websocket any more, which
    /// is left as it is: a page whose push is ended while it reconnects waits for that before it says anything.
    static void poll(UI page) {
        if (isPushed(page)) {
            page.getPushConfiguration().setPushMode(PushMode.MANUAL);
        }
        page.setPollInterval(POLL_MILLIS);
    }
}
