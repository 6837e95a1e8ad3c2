package org.crosscage.shell.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.vaadin.flow.component.UI;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.atmosphere.cpr.AtmosphereConfig;
import org.atmosphere.cpr.AtmosphereFramework;
import org.atmosphere.cpr.AtmosphereRequest;
import org.atmosphere.cpr.AtmosphereRequestImpl;
import org.atmosphere.cpr.AtmosphereResourceImpl;
import org.atmosphere.websocket.WebSocket;
import org.crosscage.ViewTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class BoundedPushConnectionTest extends ViewTest {

    private static final String WHOLE = "\"resynchronize\":true";

    private final AtmosphereConfig config = new AtmosphereFramework().getAtmosphereConfig();
    private BoundedPushConnection connection;

    @BeforeEach
    void openPage() {
        connection = new BoundedPushConnection(UI.getCurrent());
    }

    @Test
    void nothingIsKeptOfAConnectionThatIsGone() {
        var gone = new WeakReference<>(connected(false));
        connection.connectionLost();

        await().until(() -> {
            System.gc();
            return gone.refersTo(null);
        });
    }

    @Test
    void aPageThatHasHeardAllGoesOnWhereItWas() {
        var first = connected(false);
        connection.sendMessage("all is well");
        await().until(() -> first.sent.equals(List.of("11|all is well")));
        connection.disconnect();

        var second = connected(false);
        connection.sendMessage("still");

        await().until(() -> second.sent.contains("5|still"));
        assertThat(second.sent).noneMatch(message -> message.contains(WHOLE));
    }

    @Test
    void aPageThatHasNotHeardAllIsSentWholeWhenItComesBack() {
        var broken = connected(true);
        connection.sendMessage("lost");
        await().until(() -> broken.isClosed);
        connection.connectionLost();
        connection.sendMessage("nobody is there");

        var second = connected(false);

        await().until(() -> !second.sent.isEmpty());
        assertThat(second.sent).singleElement().asString().contains(WHOLE);
    }

    @Test
    void aPageThatComesByAnotherConnectionIsHeardThere() {
        var first = connected(false);
        var second = connected(false);
        assertThat(first.isClosed).isTrue();
        connection.sendMessage("here");

        await().until(() -> second.sent.contains("4|here"));
        assertThat(first.sent).isEmpty();
    }

    private Socket connected(boolean isBroken) {
        var socket = new Socket(config, isBroken);
        connection.connect(new Resource().webSocket(socket));
        return socket;
    }

    private static final class Resource extends AtmosphereResourceImpl {

        @Override
        public AtmosphereRequest getRequest() {
            return AtmosphereRequestImpl.newInstance();
        }

        @Override
        public void close() {
            webSocket().close();
        }
    }

    private static final class Socket extends WebSocket {

        final List<String> sent = new CopyOnWriteArrayList<>();
        final boolean isBroken;
        volatile boolean isClosed;

        private Socket(AtmosphereConfig config, boolean isBroken) {
            super(config);
            this.isBroken = isBroken;
        }

        @Override
        public boolean isOpen() {
            return !isClosed;
        }

        @Override
        public WebSocket write(String text) throws IOException {
            if (isBroken) {
                throw new IOException("gone");
            }
            sent.add(text);
            return this;
        }

        @Override
        public WebSocket write(byte[] bytes, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }
}
