package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.page.PendingJavaScriptResult;
import com.vaadin.flow.server.ErrorEvent;
import com.vaadin.flow.server.ErrorHandler;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import jakarta.servlet.http.HttpServlet;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;
import org.crosscage.player.FullQuotaException;
import org.crosscage.shell.page.ClientLog;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.texts.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.stereotype.Component;
import org.springframework.web.util.DisconnectedClientHelper;
import tools.jackson.core.JacksonException;

/// A button or key whose work failed on the server, or was refused because too much waits: the player is told in plain
/// words, the log has the cause, the page stays. Of a player who left meanwhile nothing is told: a page that is closed
/// while it loads is no failure.
@Component
final class FailedEvents implements VaadinServiceInitListener, ErrorHandler {

    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(FailedEvents.class);
    private static final ClientLog CLIENTS = ClientLog.of(FailedEvents.class);
    private static final String OURS = "org.crosscage.";

    /// Where a request enters, below all that handles it.
    private static final List<String> ENTRY_POINTS =
            List.of(HttpServlet.class.getName(), "org.apache.tomcat.websocket.");

    /// How a message fails that cannot be read; whatever else happens in there is a fault of ours or of a library.
    private static final List<Class<? extends Exception>> UNREADABLE = List.of(
            IllegalArgumentException.class,
            ClassCastException.class,
            NullPointerException.class,
            JacksonException.class,
            IOException.class);

    /// Heard by `frontend/shell/server-line.ts`.
    private static final String SHOW_LINE =
            "window.dispatchEvent(new CustomEvent('crosscage-line', { detail: { words: $0 } }))";

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
        if (event.getThrowable() instanceof FullQuotaException full) {
            showLine(new QuotaWords(texts).full(full.quota()));
            return;
        }
        boolean isBusy = event.getThrowable() instanceof RejectedExecutionException;
        if (isBusy) {
            LOG.debug("too much waits", event.getThrowable());
        } else if (isOfClient(event.getThrowable())) {
            CLIENTS.warn("what a page sent cannot be read", place(event.getThrowable()));
        } else {
            LOG.error("an event failed", event.getThrowable());
        }
        showLine(texts.say(isBusy ? "shell.trouble.busy" : "shell.trouble.event"));
    }

    /// Whether Vaadin could not read a message, before it called any code of Crosscage: no page of ours sends such a
    /// one.
    private static boolean isOfClient(Throwable failure) {
        var cause = NestedExceptionUtils.getMostSpecificCause(failure);
        return UNREADABLE.stream().anyMatch(type -> type.isInstance(cause))
                && Stream.of(cause.getStackTrace())
                        .map(StackTraceElement::getClassName)
                        .filter(name -> name.startsWith(OURS) || isEntryPoint(name))
                        .findFirst()
                        .filter(FailedEvents::isEntryPoint)
                        .isPresent();
    }

    /// The failure with where it happened: if that is no reading, it is a fault of ours or of a library after all.
    private static String place(Throwable failure) {
        var cause = NestedExceptionUtils.getMostSpecificCause(failure);
        var where = cause.getStackTrace()[0];
        return "%s.%s: %s: %s"
                .formatted(
                        where.getClassName(),
                        where.getMethodName(),
                        cause.getClass().getSimpleName(),
                        cause.getMessage());
    }

    private static boolean isEntryPoint(String name) {
        return ENTRY_POINTS.stream().anyMatch(name::startsWith);
    }

    /// Sends words once, however much fails before the page's next answer; the browser leaves out those that it still
    /// shows.
    private static void showLine(String words) {
        var page = UI.getCurrent();
        if (page == null) {
            return;
        }
        var line = ComponentUtil.getData(page, SentLine.class);
        if (line == null || !line.words.equals(words) || line.script.isSentToBrowser()) {
            ComponentUtil.setData(
                    page, SentLine.class, new SentLine(words, page.getPage().executeJs(SHOW_LINE, words)));
        }
    }

    private record SentLine(String words, PendingJavaScriptResult script) {}
}
