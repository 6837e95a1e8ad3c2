package org.crosscage.shell.connection;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.communication.PushConnection;
import com.vaadin.flow.server.communication.PushConnectionFactory;

/// Gives every page a [BoundedPushConnection]. Vaadin asks Java's service loader for it, so that it stands in
/// `META-INF/services`, is public and needs nothing.
public final class BoundedPush implements PushConnectionFactory {

    private static final long serialVersionUID = 1L;

    public BoundedPush() {
        // for the service loader
    }

    @Override
    public PushConnection apply(UI ui) {
        return new BoundedPushConnection(ui);
    }
}
