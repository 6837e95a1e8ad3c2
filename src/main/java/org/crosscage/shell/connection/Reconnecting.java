package org.crosscage.shell.connection;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// How often a browser that lost the server asks for it again, without end, and what it says meanwhile and where a page
/// cannot go on ([QuietSystemMessages]). Both ways to the server, push and plain requests, wait five seconds unless
/// they are told otherwise, which is long for somebody whose moves are not stored yet. After five failed tries in all,
/// push polls until the page shows another view, as it has to behind a proxy that lets no websocket through.
@Component
final class Reconnecting implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;
    private static final int MILLIS = 1000;
    private static final int TRIES = 4;

    private final transient Texts texts;

    Reconnecting(Texts texts) {
        this.texts = texts;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().setSystemMessagesProvider(new QuietSystemMessages(texts));
        event.getSource().addUIInitListener(init -> {
            var ui = init.getUI();
            var push = ui.getPushConfiguration();
            push.setParameter("reconnectInterval", Integer.toString(MILLIS));
            push.setParameter("maxWebsocketErrorRetries", Integer.toString(TRIES));
            var dialog = ui.getReconnectDialogConfiguration();
            dialog.setReconnectInterval(MILLIS);
            dialog.setReconnectAttempts(Integer.MAX_VALUE);
            dialog.setDialogText(texts.say("shell.connection.lost"));
            // said to whoever is offline too, for whom a reload would be the browser's own error page
            dialog.setDialogTextGaveUp(texts.say("shell.connection.offline"));
            ui.getPage()
                    .executeJs("window.Vaadin.connectionIndicator.onlineText = $0", texts.say("shell.connection.back"));
        });
    }
}
