package org.crosscage.shell.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.internal.JsonDecodingException;
import com.vaadin.flow.server.communication.LongPollingCacheFilter;
import java.io.IOException;
import java.io.StringReader;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import org.atmosphere.cpr.AtmosphereConfig;
import org.atmosphere.cpr.AtmosphereFramework;
import org.atmosphere.cpr.AtmosphereRequest;
import org.atmosphere.cpr.AtmosphereRequestImpl;
import org.atmosphere.cpr.AtmosphereResource;
import org.atmosphere.cpr.AtmosphereResourceImpl;
import org.atmosphere.cpr.Broadcaster;
import org.atmosphere.cpr.DefaultBroadcaster;
import org.atmosphere.websocket.WebSocket;
import org.crosscage.ViewTest;
import org.crosscage.shell.limit.BodyBudget;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;

final class BoundedPushConnectionTest extends ViewTest {

    private static final String WHOLE = "\"resynchronize\":true";

    private final AtmosphereConfig config = new AtmosphereFramework().getAtmosphereConfig();
    private BoundedPushConnection connection;

    @Autowired
    private BodyBudget budget;

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
    void whatWaitsForAPageThatHasNotHeardAllComesWithTheWhole() {
        var broken = connected(true);
        connection.sendMessage("lost");
        await().until(() -> broken.isClosed);
        connection.connectionLost();
        connection.push();

        var second = connected(false);
        connection.disconnect();

        assertThat(second.sent).first().asString().contains(WHOLE);
        assertThat(second.sent).filteredOn(message -> message.contains(WHOLE)).hasSize(1);
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

    /// The server's last message has the number 4.
    @ParameterizedTest
    @CsvSource({"3, true", "4, false", "5, false", "-1, true", "four, false", "'', false"})
    void aPageThatSaysThatItHasNotReadTheLastMessageIsSentWhole(String lastRead, boolean isSentWhole) {
        connected(false);
        sent(5);

        var second = connected(lastRead);
        connection.disconnect();

        assertThat(second.sent.getFirst().contains(WHOLE)).isEqualTo(isSentWhole);
    }

    /// Each poll says a number that is behind, since what comes meanwhile is kept for the next one.
    @Test
    void aPageThatPollsIsNotSentWhole() {
        polled("-1");
        sent(5);

        assertThat(polled("3")).isEmpty();
        connection.push();
        assertThat(polled("4")).isEmpty();
    }

    @Test
    void aPageThatPollsSinceItsWebsocketBrokeIsSentWholeOnceIfItMissedSomething() {
        connected(false);
        sent(5);
        connection.connectionLost();

        assertThat(polled("3")).singleElement().asString().contains(WHOLE);
        assertThat(polled("4")).isEmpty();
    }

    @Test
    void aPageThatPollsSinceItsWebsocketBrokeGoesOnIfItMissedNothing() {
        connected(false);
        sent(5);
        connection.connectionLost();

        assertThat(polled("4")).singleElement().asString().doesNotContain(WHOLE);
        assertThat(polled("4")).isEmpty();
    }

    @Test
    void aPageWhoseWebsocketComesAfterPollsIsSentWholeIfItMissedSomething() {
        polled("-1");
        sent(5);
        connection.connectionLost();

        var socket = connected("3");
        connection.disconnect();

        assertThat(socket.sent).singleElement().asString().contains(WHOLE);
    }

    @Test
    void aMessageThatStaysHalfEndsTheConnection() throws IOException {
        connection = new BoundedPushConnection(UI.getCurrent(), _ -> Duration.ofMillis(1));
        var socket = connected(false);

        assertThat(received("1000|half of it")).isFalse();

        eventually(() -> assertThat(socket.isClosed).isTrue());
        assertThat(received("more of it")).isFalse();
        assertThat(budget.memory()).isZero();
    }

    @Test
    void nothingIsKeptOfAMessageThatIsWhole() throws IOException {
        connected(false);
        var message = new WeakReference<>(connection.getOrCreateFragmentedMessage(new Resource(Map.of())));
        assertThat(received("8|not")).isFalse();
        assertThatThrownBy(() -> received(" JSON")).isInstanceOf(JsonDecodingException.class);

        await().until(() -> {
            System.gc();
            return message.refersTo(null);
        });
    }

    @Test
    void aMessageOfTooManyValuesEndsTheConnection() throws IOException {
        var socket = connected(false);
        var message = "[".repeat(BodyBudget.MOST_VALUES + 1);

        assertThat(received(message.length() + "|" + message)).isFalse();

        assertThat(socket.isClosed).isTrue();
        assertThat(budget.memory()).isZero();
    }

    @Test
    void aMessageThatFindsNoMemoryEndsTheConnection() throws IOException {
        var socket = connected(false);
        try (var others = budget.share("192.0.2.1")) {
            others.grow(Runtime.getRuntime().maxMemory(), 0);

            assertThat(received("100000|" + "x".repeat(10_000))).isFalse();

            assertThat(socket.isClosed).isTrue();
        }
        assertThat(budget.memory()).isZero();
    }

    @Test
    void whatAConnectionDidNotBringToItsEndIsForgottenWithIt() throws IOException {
        connected(false);
        assertThat(received("1000|half of it")).isFalse();
        assertThat(budget.memory()).isPositive();

        connection.connectionLost();

        assertThat(budget.memory()).isZero();
    }

    private boolean received(String piece) throws IOException {
        return connection.getOrCreateFragmentedMessage(new Resource(Map.of())).append(new StringReader(piece));
    }

    private static void sent(int messages) {
        for (int i = 0; i < messages; i++) {
            UI.getCurrent().getInternals().incrementServerId();
        }
    }

    private Socket connected(boolean isBroken) {
        var socket = new Socket(config, isBroken);
        connection.connect(new Resource(Map.of()).webSocket(socket));
        return socket;
    }

    private Socket connected(String lastRead) {
        var socket = new Socket(config, false);
        connection.connect(new Resource(said(lastRead)).webSocket(socket));
        return socket;
    }

    /// @return what the page gets by the poll at once
    private List<String> polled(String lastRead) {
        var resource = new Resource(said(lastRead));
        connection.connect(resource);
        return resource.polled.sent;
    }

    private static Map<String, String> said(String lastRead) {
        return Map.of(LongPollingCacheFilter.SEEN_SERVER_SYNC_ID, lastRead);
    }

    private static final class Resource extends AtmosphereResourceImpl {

        final Polled polled = new Polled();
        private final Map<String, String> headers;

        private Resource(Map<String, String> headers) {
            this.headers = headers;
        }

        @Override
        public AtmosphereRequest getRequest() {
            return new AtmosphereRequestImpl.Builder().headers(headers).build();
        }

        @Override
        public Broadcaster getBroadcaster() {
            return polled;
        }

        @Override
        public void close() {
            if (webSocket() != null) {
                webSocket().close();
            }
        }
    }

    private static final class Polled extends DefaultBroadcaster {

        final List<String> sent = new ArrayList<>();

        @Override
        public Future<Object> broadcast(Object message, AtmosphereResource resource) {
            sent.add(message.toString());
            return CompletableFuture.completedFuture(message);
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
