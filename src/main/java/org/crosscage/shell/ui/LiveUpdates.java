package org.crosscage.shell.ui;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.shared.communication.PushMode;
import org.springframework.stereotype.Component;

/// What comes to a page by itself: the moves of another tab, and the results of work that is done beside the page. A
/// page
/// has a websocket from the moment when something of it waits for such until it shows another view. Most views need
/// none.
@Component
public final class LiveUpdates implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// The view that a page shows.
    private record Shown(Class<?> view) {}

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addUIInitListener(init -> {
            init.getUI().getPushConfiguration().setPushMode(PushMode.DISABLED);
            init.getUI().addBeforeEnterListener(LiveUpdates::enter);
        });
    }

    /// The same view with another address goes on with what it waits for.
    private static void enter(BeforeEnterEvent event) {
        var page = event.getUI();
        var next = new Shown(event.getNavigationTarget());
        if (!next.equals(ComponentUtil.getData(page, Shown.class))) {
            page.getPushConfiguration().setPushMode(PushMode.DISABLED);
            ComponentUtil.setData(page, Shown.class, next);
        }
    }

    /// Brings what comes by itself to a page, until it shows another view. Its session is locked.
    public static void begin(UI page) {
        page.getPushConfiguration().setPushMode(PushMode.AUTOMATIC);
    }
}
