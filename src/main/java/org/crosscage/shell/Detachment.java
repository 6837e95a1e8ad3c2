package org.crosscage.shell;

import com.vaadin.flow.component.Component;

/// When a component leaves its page. Vaadin's detach event comes too when nothing leaves: a page that has missed a
/// message is sent whole, and for that all that is on it hears that it goes, and then that it has come.
public final class Detachment {

    private Detachment() {}

    /// Does something each time a component leaves its page, or its page is closed, after what the component does
    /// itself when it is detached.
    public static void listen(Component component, Runnable gone) {
        component.addDetachListener(_ -> {
            if (!isThere(component)) {
                gone.run();
            }
        });
    }

    /// What leaves is taken out of Vaadin's list of what the page has before it hears so.
    private static boolean isThere(Component component) {
        var node = component.getElement().getNode();
        return node.getOwner().hasNode(node);
    }
}
