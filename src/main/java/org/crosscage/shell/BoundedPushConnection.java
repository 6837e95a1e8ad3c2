package org.crosscage.shell;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.communication.AtmospherePushConnection;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import org.atmosphere.cpr.AtmosphereResource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A page's websocket that does not collect a message without end.
///
/// A browser sends a long message in pieces, its length before the first one. Vaadin measures a message against
/// `vaadin.maxRequestBodySize` once it is whole, so that whoever announces two gigabytes could send them. Here the
/// pieces are measured as they come: a message that has passed the bound, or has no length before it, ends the
/// connection, and whatever still comes on it is thrown away.
final class BoundedPushConnection extends AtmospherePushConnection {

    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(BoundedPushConnection.class);

    private transient @Nullable FragmentedMessage incoming;

    BoundedPushConnection(UI ui) {
        super(ui);
    }

    @Override
    public void connect(AtmosphereResource resource) {
        incoming = null; // what another connection did not bring to its end
        super.connect(resource);
    }

    @Override
    public FragmentedMessage getOrCreateFragmentedMessage(AtmosphereResource resource) {
        var message = incoming;
        if (message == null) {
            message = new BoundedMessage(this, bound());
            incoming = message;
        }
        return message;
    }

    @Override
    public void clearFragmentedMessage(AtmosphereResource resource) {
        incoming = null;
    }

    /// The characters of the longest message, negative when there is no bound.
    private long bound() {
        return getUI().getSession().getService().getDeploymentConfiguration().getMaxRequestBodySize();
    }

    private static final class BoundedMessage extends FragmentedMessage {

        private static final long serialVersionUID = 1L;

        /// The digits of a length and what parts them from the message; they come with the first piece.
        private static final int PREFIX = 11;

        private final AtmospherePushConnection connection;
        private final long most;
        private long received;
        private boolean refused;

        private BoundedMessage(AtmospherePushConnection connection, long bound) {
            this.connection = connection;
            this.most = bound < 0 ? Long.MAX_VALUE : bound + PREFIX;
        }

        @Override
        public boolean append(Reader piece) throws IOException {
            if (refused) {
                return false;
            }
            var text = piece.readAllAsString();
            received += text.length();
            if (received > most) {
                refuse("is longer than " + most + " characters");
                return false;
            }
            try {
                return super.append(new StringReader(text));
            } catch (IOException _) {
                refuse("does not begin with its length");
                return false;
            }
        }

        private void refuse(String why) {
            refused = true;
            LOG.warn("A websocket was closed: its message {}", why);
            connection.disconnect();
        }
    }
}
