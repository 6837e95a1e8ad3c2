package org.crosscage.shell;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.shared.communication.PushMode;
import org.springframework.stereotype.Component;

/// What comes to a page by itself: the moves of another tab, and the results of work that is done beside the page. A
/// page has a websocket from the moment when something of it waits for such until it shows another view. Most views
/// need none.
@Component
public final class LiveUpdates implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// The view that a page shows.
    private record Shown(Class<?> view) {}

    /// Something of the view that a page shows waits for what comes by itself.
    private record Waiting() {}

    /// Nothing comes by itself any more.
    private record Ended() {}

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addUIInitListener(init -> {
            init.getUI().getPushConfiguration().setPushMode(PushMode.DISABLED);
            init.getUI().addBeforeEnterListener(LiveUpdates::enter);
        });
    }

    /// The same view with another address goes on with what it waits for. Push that ends and begins again before the
    /// page hears of it would never reach the page, so it ends with the answer.
    private static void enter(BeforeEnterEvent event) {
        var page = event.getUI();
        var next = new Shown(event.getNavigationTarget());
        if (!next.equals(ComponentUtil.getData(page, Shown.class))) {
            ComponentUtil.setData(page, Shown.class, next);
            ComponentUtil.setData(page, Waiting.class, null);
            page.beforeClientResponse(page, _ -> endUnused(page));
        }
    }

    private static void endUnused(UI page) {
        if (ComponentUtil.getData(page, Waiting.class) == null) {
            page.getPushConfiguration().setPushMode(PushMode.DISABLED);
        }
    }

    /// Brings what comes by itself to a page, until it shows another view. Its session is locked.
    public static void begin(UI page) {
        ComponentUtil.setData(page, Waiting.class, new Waiting());
        if (ComponentUtil.getData(page, Ended.class) == null
                && !page.getPushConfiguration().getPushMode().isEnabled()) {
            page.getPushConfiguration().setPushMode(PushMode.AUTOMATIC);
        }
    }

    /// Ends them for as long as a page is open. It hears of that nowhere, because a page whose websocket is being closed
    /// would wait for it before it says anything else.
    static void end(UI page) {
        ComponentUtil.setData(page, Ended.class, new Ended());
        page.getPushConfiguration().setPushMode(PushMode.MANUAL);
    }
}
