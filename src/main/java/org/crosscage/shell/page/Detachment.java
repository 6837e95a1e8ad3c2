package org.crosscage.shell.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.DetachEvent;

/// When a component leaves its page. Vaadin's detach event comes too when nothing leaves: a page that has missed a
/// message is sent whole, and for that all that is on it hears that it goes, and then that it has come.
public final class Detachment {

    private Detachment() {}

    /// Does something each time a component leaves its page, before the page hears of it, or its page is closed.
    public static void listen(Component component, Runnable gone) {
        component.addDetachListener(left -> heard(component, left, gone));
    }

    private static void heard(Component component, DetachEvent left, Runnable gone) {
        var page = left.getUI();
        if (page.isClosing()) {
            gone.run();
            return;
        }
        var untilClosed = page.addDetachListener(closed -> {
            if (page.isClosing()) {
                closed.unregisterListener();
                gone.run();
            }
        });
        page.beforeClientResponse(page, _ -> {
            untilClosed.remove();
            if (!component.isAttached()) {
                gone.run();
            }
        });
    }
}
