package org.crosscage.shell.connection;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.function.SerializableFunction;
import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.server.communication.AtmospherePushConnection;
import com.vaadin.flow.server.communication.LongPollingCacheFilter;
import com.vaadin.flow.server.communication.ServerRpcHandler;
import com.vaadin.flow.server.communication.ServerRpcHandler.ClientResentPayloadException;
import com.vaadin.flow.server.communication.ServerRpcHandler.InvalidUIDLSecurityKeyException;
import com.vaadin.flow.server.communication.ServerRpcHandler.MessageIdSyncException;
import com.vaadin.flow.server.communication.ServerRpcHandler.ResynchronizationRequiredException;
import com.vaadin.flow.server.communication.UidlWriter;
import com.vaadin.flow.shared.communication.PushConstants;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.atmosphere.cpr.AtmosphereResource;
import org.atmosphere.cpr.AtmosphereResourceImpl;
import org.crosscage.shell.ClientLog;
import org.crosscage.shell.limit.BodyBudget;
import org.crosscage.shell.opening.PageOpenings;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/// A page's websocket that collects no message without end, and none that the page does not read.
///
/// A browser sends a long message in pieces, its length before the first one. Vaadin measures a message once it is
/// whole, so that whoever announces two gigabytes could send them. Here the pieces are measured as they come, within
/// the [BodyBudget]: a message that has passed a bound, has no length before it or is not whole after a while ends the
/// connection, and whatever still comes on it is thrown away. A message that is whole is handled here too, since
/// Vaadin's way costs two hundred kilobytes for each. What goes out waits in [UnsentMessages] and not at Atmosphere's
/// broadcaster, which would keep messages without end.
final class BoundedPushConnection extends AtmospherePushConnection {

    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(BoundedPushConnection.class);
    private static final ClientLog CLIENTS = ClientLog.of(BoundedPushConnection.class);

    /// How long a connection that is to be closed may take for what was to be sent by it.
    private static final Duration LAST_MESSAGES = Duration.ofSeconds(1);

    /// Vaadin's client says that it reconnects until it has asked for something, although its connection is back: it
    /// only ends what shows that it loads, which it does not.
    private static final String IS_BACK = "window.Vaadin.connectionState.state = 'connected'";

    private final SerializableFunction<Long, Duration> longest;
    private transient @Nullable BoundedMessage incoming;
    private transient @Nullable UnsentMessages unsent;
    /// Whether the page has not been sent all, and needs to be sent whole when it comes back.
    private transient boolean hasLost;
    private transient boolean wasConnected;
    /// Whether the connection before was a poll.
    private transient boolean isPolling;
    /// Whether the answer to the message that was handled last has been handed to this connection.
    private transient boolean hasAnswered;

    BoundedPushConnection(UI ui) {
        this(ui, BodyBudget::longest);
    }

    /// @param longest how long a message of so many characters may take to arrive
    BoundedPushConnection(UI ui, SerializableFunction<Long, Duration> longest) {
        super(ui);
        this.longest = longest;
    }

    @Override
    public void connect(AtmosphereResource resource) {
        hasAnswered = false;
        SessionLength.extend(getUI().getSession());
        abandon();
        forgetIncoming(); // what another connection did not bring to its end
        disconnect();
        unsent = UnsentMessages.of(((AtmosphereResourceImpl) resource).webSocket());
        boolean polls = unsent == null;
        // a page that polls connects after each message: Atmosphere keeps for it what it has not read
        boolean isBack = wasConnected && !(polls && isPolling);
        hasLost |= isBack && hasMissed(resource);
        wasConnected = true;
        isPolling = polls;
        super.connect(resource);
        if (isBack) {
            getUI().getPage().executeJs(IS_BACK);
        }
        if (hasLost || isBack) {
            push();
        }
    }

    /// A page that has lost something gets what is to be sent as part of the whole.
    @Override
    public void push(boolean async) {
        if (hasLost && isConnected()) {
            hasLost = false;
            startOver();
        } else {
            super.push(async);
        }
    }

    /// Keeps nothing of the connection, through which all that Tomcat has of it would stay until the session ends.
    @Override
    public void connectionLost() {
        super.connectionLost();
        abandon();
        if (incoming != null && !incoming.refused) {
            forgetIncoming();
        }
    }

    private void forgetIncoming() {
        if (incoming != null) {
            incoming.forget();
            incoming = null;
        }
    }

    /// Ends the connection after a while if the message has not come to its end by then.
    private void endIfHalf(BoundedMessage message) {
        var late = getUI().accessLater(() -> message.endIfHalf(), message::forget);
        message.end
                .orTimeout(longest.apply(message.length).toNanos(), TimeUnit.NANOSECONDS)
                .whenComplete((_, isLate) -> {
                    if (isLate != null) {
                        Thread.startVirtualThread(late::run); // a page that does not read may make it wait
                    }
                });
    }

    private void abandon() {
        if (unsent != null) {
            hasLost |= unsent.abandon();
            unsent = null;
        }
    }

    /// What a connection took may have been lost with it. Vaadin's client says with each one which message is the last
    /// that it has read; whoever says no number is another client.
    private boolean hasMissed(AtmosphereResource resource) {
        var lastRead = resource.getRequest().getHeader(LongPollingCacheFilter.SEEN_SERVER_SYNC_ID);
        try {
            return lastRead != null
                    && Integer.parseInt(lastRead) < getUI().getInternals().getServerSyncId() - 1;
        } catch (NumberFormatException _) {
            return false;
        }
    }

    @Override
    protected void sendMessage(String message) {
        if (unsent != null) {
            unsent.send(message);
        } else if (isConnected()) {
            super.sendMessage(message);
        } else {
            hasLost = true;
        }
    }

    /// Waits a little for what is still to be sent, as Vaadin does.
    @Override
    public void disconnect() {
        if (unsent != null) {
            unsent.await(LAST_MESSAGES);
        }
        super.disconnect();
    }

    @Override
    public FragmentedMessage getOrCreateFragmentedMessage(AtmosphereResource resource) {
        var message = incoming;
        if (message == null) {
            message = new BoundedMessage(this);
            incoming = message;
        }
        return message;
    }

    @Override
    public void clearFragmentedMessage(AtmosphereResource resource) {
        incoming = null;
    }

    /// Handles a whole message. Vaadin would do the same, but copy it through buffers of 64 Ki characters on the way,
    /// which is two hundred kilobytes for a move; and it would end a page that sends a message again, because the
    /// answer was lost.
    ///
    /// @return whether it was one that a page may send now; what is none Vaadin answers
    private boolean handles(String message) {
        var session = getUI().getSession();
        var openings = PageOpenings.isNavigation(message)
                ? PageOpenings.of(session.getService())
                : Optional.<PageOpenings>empty();
        if (openings.isEmpty()) {
            return answers(message);
        }
        try (var place = openings.get().view(session)) {
            boolean isHere = isConnected() && getUI().isAttached();
            if (!isHere) {
                place.unused();
            }
            return !isHere || answers(message);
        }
    }

    private boolean answers(String message) {
        try {
            new ServerRpcHandler().handleRpc(getUI(), message, VaadinService.getCurrentRequest());
            LastAnswer.forget(getUI());
            hasAnswered = true;
            push(false);
            return true;
        } catch (ClientResentPayloadException _) {
            LastAnswer.find(getUI()).ifPresentOrElse(this::sendMessage, this::answerAgain);
            return true;
        } catch (ResynchronizationRequiredException _) {
            sendWhole();
            return true;
        } catch (InvalidUIDLSecurityKeyException | MessageIdSyncException | JacksonException e) {
            LOG.debug("a message is left to Vaadin", e);
            return false;
        }
    }

    /// The answer is lost that went by another connection. What this one was handed is on its way, in order: a whole
    /// page more would have the page send again what it has sent since, and so on without end.
    private void answerAgain() {
        if (!hasAnswered) {
            startOver();
        }
    }

    private void startOver() {
        hasAnswered = true;
        LastAnswer.startOver(getUI());
        sendWhole();
    }

    private void sendWhole() {
        sendMessage(new UidlWriter().createUidl(getUI(), false, true).toString());
    }

    private static final class BoundedMessage extends FragmentedMessage {

        private static final long serialVersionUID = 1L;

        /// The digits of the longest length.
        private static final int DIGITS = 10;

        private static final int AT_ONCE = 1024;

        private final BoundedPushConnection connection;
        private final transient BodyBudget.Share share;
        /// Completed when the message is whole or forgotten, which ends the wait for it.
        private final transient CompletableFuture<Void> end = new CompletableFuture<>();
        private final StringBuilder received = new StringBuilder();
        /// Of the whole message, in characters; -1 before the first piece, in which it stands.
        private long length = -1;
        private boolean refused;

        private BoundedMessage(BoundedPushConnection connection) {
            this.connection = connection;
            var session = connection.getUI().getSession();
            this.share = BodyBudget.of(session.getService())
                    .share(Optional.ofNullable(session.getBrowser().getAddress())
                            .orElse(""));
        }

        /// @return whether the message is there and Vaadin has to answer it
        @Override
        public boolean append(Reader piece) throws IOException {
            boolean isFirst = length < 0;
            if (!refused && isFirst) {
                length = lengthIn(piece);
                check(length >= 0, "does not begin with its length");
                check(length <= BodyBudget.MOST_BYTES, "is longer than " + BodyBudget.MOST_BYTES + " characters");
            }
            var buffer = new char[AT_ONCE];
            for (int read = 0; !refused && read >= 0; read = piece.read(buffer)) {
                take(buffer, read);
            }
            piece.close(); // Atmosphere keeps it until the next piece comes, and with it a buffer of 16 kB
            if (refused) {
                return false;
            }
            if (received.length() < length) {
                if (isFirst) {
                    connection.endIfHalf(this);
                }
                return false;
            }
            connection.incoming = null;
            end.complete(null);
            var whole = received.toString();
            empty();
            try (share) {
                boolean isForVaadin = !connection.handles(whole);
                if (isForVaadin) {
                    received.append(whole);
                }
                return isForVaadin;
            }
        }

        private void empty() {
            received.setLength(0);
            received.trimToSize();
        }

        private void take(char[] piece, int read) {
            received.append(piece, 0, read);
            check(received.length() <= length, "is longer than it says");
            check(share.grow(read, i -> piece[i]), "finds no memory beside all that others send");
            check(share.values() <= BodyBudget.MOST_VALUES, "has more than " + BodyBudget.MOST_VALUES + " values");
        }

        /// @return -1 when there is none
        private static long lengthIn(Reader piece) throws IOException {
            var digits = new StringBuilder();
            int c = piece.read();
            for (; c >= '0' && c <= '9' && digits.length() < DIGITS; c = piece.read()) {
                digits.append((char) c);
            }
            boolean isLength = c == PushConstants.MESSAGE_DELIMITER && !digits.isEmpty();
            return isLength ? Long.parseLong(digits.toString()) : -1;
        }

        private void check(boolean holds, String otherwise) {
            if (!holds && !refused) {
                refuse(otherwise);
            }
        }

        @Override
        public Reader getReader() {
            return new StringReader(received.toString());
        }

        private void endIfHalf() {
            check(
                    connection.incoming != this,
                    "is not at its end after "
                            + connection.longest.apply(length).toSeconds() + " s");
        }

        /// Throws away what is there and whatever still comes.
        private void forget() {
            refused = true;
            end.complete(null);
            empty();
            share.giveBack();
        }

        private void refuse(String why) {
            forget();
            CLIENTS.warn("A websocket was closed", "its message " + why);
            connection.disconnect();
        }
    }
}
