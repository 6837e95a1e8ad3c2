package org.crosscage.shell;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.shared.communication.PushMode;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Leads to a page what comes by itself: the moves of another tab, and the results of work that is done beside the
/// page. A page has a websocket from the moment when something of it waits for such until it shows another view. Most
/// views need none.
@Component
public final class LiveUpdates implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// How often a page asks whose server ends, in milliseconds.
    private static final int POLL = 1000;

    private enum Way {
        NONE,
        PUSH,
        POLL
    }

    /// How a page hears.
    ///
    /// @param view which it shows
    private record State(@Nullable Class<?> view, Way way) {}

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addUIInitListener(init -> {
            init.getUI().getPushConfiguration().setPushMode(PushMode.DISABLED);
            init.getUI().addBeforeEnterListener(LiveUpdates::enter);
        });
    }

    private static State state(UI page) {
        var state = ComponentUtil.getData(page, State.class);
        return state == null ? new State(null, Way.NONE) : state;
    }

    private static void set(UI page, State state) {
        ComponentUtil.setData(page, State.class, state);
    }

    /// The same view with another address goes on with what it waits for. Push that ends and begins again before the
    /// page hears of it would never reach the page, so it ends with the answer.
    private static void enter(BeforeEnterEvent event) {
        var page = event.getUI();
        var before = state(page);
        if (before.way != Way.POLL && !event.getNavigationTarget().equals(before.view)) {
            set(page, new State(event.getNavigationTarget(), Way.NONE));
            page.beforeClientResponse(page, _ -> endUnused(page));
        }
    }

    private static void endUnused(UI page) {
        if (state(page).way == Way.NONE) {
            page.getPushConfiguration().setPushMode(PushMode.DISABLED);
        }
    }

    /// Brings what comes by itself to a page, until it shows another view. Its session is locked.
    public static void begin(UI page) {
        var state = state(page);
        if (state.way == Way.NONE) {
            set(page, new State(state.view, Way.PUSH));
            if (!page.getPushConfiguration().getPushMode().isEnabled()) {
                page.getPushConfiguration().setPushMode(PushMode.AUTOMATIC);
            }
        }
    }

    /// Has a page ask from its next answer on, instead of being told. Nothing is sent by its websocket any more, which
    /// is left as it is: a page whose push is ended while it reconnects waits for that before it says anything.
    static void poll(UI page) {
        set(page, new State(state(page).view, Way.POLL));
        if (page.getPushConfiguration().getPushMode().isEnabled()) {
            page.getPushConfiguration().setPushMode(PushMode.MANUAL);
        }
        page.setPollInterval(POLL);
    }
}
