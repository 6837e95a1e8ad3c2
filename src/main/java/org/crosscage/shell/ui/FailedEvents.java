package org.crosscage.shell.ui;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.notification.Notification;
import com.vaadin.flow.component.notification.Notification.Position;
import com.vaadin.flow.server.ErrorEvent;
import com.vaadin.flow.server.ErrorHandler;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import java.util.concurrent.RejectedExecutionException;
import org.crosscage.texts.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import org.springframework.web.util.DisconnectedClientHelper;

/// A button or key whose work failed on the server, or was refused because too much waits: the player is told in plain
/// words, the log has the cause, the page stays. Of a player who left meanwhile nothing is told: a page that is closed
/// while it loads is no failure.
@Component
final class FailedEvents implements VaadinServiceInitListener, ErrorHandler {

    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(FailedEvents.class);
    private static final int MILLIS = 6000;

    private final transient Texts texts;

    FailedEvents(Texts texts) {
        this.texts = texts;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addSessionInitListener(init -> init.getSession().setErrorHandler(this));
    }

    @Override
    public void error(ErrorEvent event) {
        if (DisconnectedClientHelper.isClientDisconnectedException(event.getThrowable())) {
            LOG.debug("somebody left before they had their answer", event.getThrowable());
            return;
        }
        boolean isBusy = event.getThrowable() instanceof RejectedExecutionException;
        if (isBusy) {
            LOG.debug("too much waits", event.getThrowable());
        } else {
            LOG.error("an event failed", event.getThrowable());
        }
        if (UI.getCurrent() != null) {
            tell(UI.getCurrent(), texts.say(isBusy ? "shell.trouble.busy" : "shell.trouble.event"));
        }
    }

    /// Once for all that fails while it can be read.
    private static void tell(UI page, String words) {
        var shown = ComponentUtil.getData(page, Shown.class);
        if (shown == null || !shown.words.equals(words) || !shown.notification.isOpened()) {
            var notification = Notification.show(words, MILLIS, Position.BOTTOM_CENTER);
            ComponentUtil.setData(page, Shown.class, new Shown(words, notification));
        }
    }

    private record Shown(String words, Notification notification) {}
}
