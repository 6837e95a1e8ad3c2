package org.crosscage.experiment.load;

import jakarta.websocket.ClientEndpointConfig;
import jakarta.websocket.CloseReason;
import jakarta.websocket.ContainerProvider;
import jakarta.websocket.DeploymentException;
import jakarta.websocket.Endpoint;
import jakarta.websocket.EndpointConfig;
import jakarta.websocket.MessageHandler;
import jakarta.websocket.Session;
import jakarta.websocket.WebSocketContainer;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.tomcat.websocket.Constants;

/// The websocket of a page.
final class PushSocket extends Endpoint implements MessageHandler.Partial<String>, AutoCloseable {

    /// What comes is passed on piece by piece, so that no page needs room for its longest message.
    private static final int BUFFER = 1024;

    /// Held here, or its level would be forgotten with it.
    private static final Logger LOG = Logger.getLogger("org.apache.tomcat.websocket");

    private static final WebSocketContainer CONTAINER = container();

    private final MessageFrames frames = new MessageFrames();
    private final Consumer<String> received;
    private final Runnable closed;
    private final Session session;

    private PushSocket(URI address, String cookies, Consumer<String> received, Runnable closed)
            throws IOException, DeploymentException {
        this.received = received;
        this.closed = closed;
        var config = ClientEndpointConfig.Builder.create()
                .configurator(new ClientEndpointConfig.Configurator() {
                    @Override
                    public void beforeRequest(Map<String, List<String>> headers) {
                        headers.put("Cookie", List.of(cookies));
                    }
                })
                .build();
        config.getUserProperties()
                .put(Constants.IO_TIMEOUT_MS_PROPERTY, Long.toString(LoadedPage.LONGEST_WAIT.toMillis()));
        session = CONTAINER.connectToServer(this, config, address);
    }

    private static WebSocketContainer container() {
        LOG.setLevel(Level.OFF); // of a server that was killed it tells with a trace for each page
        var container = ContainerProvider.getWebSocketContainer();
        container.setDefaultMaxTextMessageBufferSize(BUFFER);
        container.setDefaultMaxBinaryMessageBufferSize(BUFFER);
        return container;
    }

    /// @param received gets each message, one after the other, on a thread of the websockets
    /// @param closed is called when the connection is gone, whoever ended it
    /// @throws IOException when there is no server, or it does not take the connection
    static PushSocket open(URI address, String cookies, Consumer<String> received, Runnable closed) throws IOException {
        try {
            return new PushSocket(address, cookies, received, closed);
        } catch (DeploymentException e) {
            throw new IOException(
                    "no websocket at " + address.getAuthority(), e); // the rest of it is each time another
        }
    }

    boolean isOpen() {
        return session.isOpen();
    }

    @Override
    public void onOpen(Session opened, EndpointConfig config) {
        opened.addMessageHandler(this);
    }

    @Override
    public void onMessage(String piece, boolean last) {
        frames.add(piece).forEach(received);
    }

    @Override
    public void onClose(Session ended, CloseReason reason) {
        closed.run();
    }

    @Override
    public void onError(Session failed, Throwable why) {
        // the connection is closed after it, which is all that a page needs to know
    }

    @Override
    public void close() {
        try {
            session.close();
        } catch (IOException _) {
            // then it is closed already
        }
    }
}
