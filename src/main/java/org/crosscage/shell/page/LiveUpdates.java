package org.crosscage.shell.page;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.shared.communication.PushMode;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Turns push on for pages that wait for something: for the moves of another tab, or the results of work that is done
/// beside the page. A page has a websocket from the moment when something of it waits until it shows another view. Most
/// views wait for nothing.
@Component
public final class LiveUpdates implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// How often a page polls while its server ends.
    private static final int POLL_MILLIS = 1000;

    private enum Delivery {
        NONE,
        PUSH,
        POLL
    }

    /// How a page hears.
    ///
    /// @param view which it shows
    private record State(@Nullable Class<?> view, Delivery delivery) {}

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addUIInitListener(init -> init.getUI().addBeforeEnterListener(LiveUpdates::enter));
    }

    private static State state(UI page) {
        var state = ComponentUtil.getData(page, State.class);
        return state == null ? new State(null, Delivery.NONE) : state;
    }

    private static void set(UI page, State state) {
        ComponentUtil.setData(page, State.class, state);
    }

    /// The same view with another address goes on with what it waits for. Push that ends and begins again before the
    /// page hears of it would never reach the page, so it ends with the answer.
    private static void enter(BeforeEnterEvent event) {
        var page = event.getUI();
        var before = state(page);
        if (before.delivery != Delivery.POLL && !event.getNavigationTarget().equals(before.view)) {
            set(page, new State(event.getNavigationTarget(), Delivery.NONE));
            page.beforeClientResponse(page, _ -> endUnused(page));
        }
    }

    private static void endUnused(UI page) {
        if (state(page).delivery == Delivery.NONE) {
            page.getPushConfiguration().setPushMode(PushMode.DISABLED);
        }
    }

    /// Brings what comes by itself to a page, until it shows another view. Its session is locked.
    public static void begin(UI page) {
        var state = state(page);
        if (state.delivery == Delivery.NONE) {
            set(page, new State(state.view, Delivery.PUSH));
            if (!page.getPushConfiguration().getPushMode().isEnabled()) {
                page.getPushConfiguration().setPushMode(PushMode.AUTOMATIC);
            }
        }
    }

    /// Has a page ask from its next answer on, instead of being told. Nothing is sent by its websocket any more, which
    /// is left as it is: a page whose push is ended while it reconnects waits for that before it says anything.
    static void poll(UI page) {
        set(page, new State(state(page).view, Delivery.POLL));
        if (page.getPushConfiguration().getPushMode().isEnabled()) {
            page.getPushConfiguration().setPushMode(PushMode.MANUAL);
        }
        page.setPollInterval(POLL_MILLIS);
    }
}
