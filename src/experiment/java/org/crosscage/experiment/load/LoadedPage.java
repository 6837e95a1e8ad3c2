package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A page of the game without a browser, so that a load test measures the server and not ten browsers. It speaks as
/// Vaadin's client does: by requests, one after the other, each sent again every second for a minute while there is
/// no answer; other pages and slow work are heard by a websocket while the server has push on for the page. It is
/// connected again as often. One thread uses it at a time.
final class LoadedPage implements AutoCloseable {

    /// How long an answer may take.
    static final Duration LONGEST_WAIT = Duration.ofSeconds(60);

    /// Messages that may overtake one.
    private static final int MOST_AHEAD = 100;

    private static final JsonMapper JSON = new JsonMapper();
    private static final int TAG = 0;
    private static final int ATTRIBUTES = 3;
    private static final int PUSH = 5;
    private static final String PUSH_IS_OFF = "DISABLED";
    /// In the inbox: the websocket is gone.
    private static final String GONE = "";

    private static final long RECONNECT_MILLIS = 1000;
    private static final int RECONNECTS = 60;

    private final Visitor visitor;
    private final Consumer<JsonNode> heard;
    private final Runnable reconnected;
    private final PageMessages messages;
    private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
    private final List<JsonNode> known = new ArrayList<>();
    private @Nullable PushSocket socket;
    /// Messages of the server that came before the ones in front of them, by their numbers.
    private final NavigableMap<Long, JsonNode> ahead = new TreeMap<>();
    private boolean hasPush;
    private boolean forgets;
    private long syncId = -1;
    private long answered;
    /// Counts the websockets: what is heard of an older one's end changes nothing.
    private volatile int connection;

    /// Opens a page and waits until its view is there.
    ///
    /// @param route without a slash
    /// @param query without a question mark
    /// @param heard gets what the server says, in order, while this page is waited for
    /// @param reconnected is called when the websocket was connected again
    /// @throws RefusedException when the server answers with an error
    LoadedPage(Visitor visitor, String route, String query, Consumer<JsonNode> heard, Runnable reconnected)
            throws IOException, InterruptedException {
        this.visitor = visitor;
        this.heard = heard;
        this.reconnected = reconnected;
        var start = PageMessages.start(visitor, route, query);
        messages = new PageMessages(start);
        take(start.path("uidl"));
        var message = messages.write(syncId, PageMessages.navigation(route, query));
        take(JSON.readTree(visitor.post(messages.address(), message)));
    }

    /// The same for somebody who does nothing else.
    LoadedPage(URI server, String route, String query) throws IOException, InterruptedException {
        this(new Visitor(Visitor.client(), server), route, query, _ -> {}, () -> {});
    }

    /// The node of the first element with an attribute.
    int byAttribute(String name, String value) {
        return nodes(ATTRIBUTES, name, value)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no element has " + value));
    }

    /// The node of the first element with a tag.
    int byTag(String tag) {
        return nodes(TAG, "tag", tag)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no element is a " + tag));
    }

    boolean hasTag(String tag) {
        return nodes(TAG, "tag", tag).findAny().isPresent();
    }

    /// The value that an element has there by now; for a file, its address.
    String attribute(int node, String name) {
        return known.stream()
                .filter(change -> change.path("feat").asInt(-1) == ATTRIBUTES
                        && change.path("node").asInt() == node
                        && change.path("key").asString("").equals(name))
                .reduce((_, later) -> later)
                .map(change -> change.path("value"))
                .map(value -> value.path("uri").asString(value.asString("")))
                .orElseThrow(() -> new IllegalStateException("the element " + node + " has no " + name));
    }

    private IntStream nodes(int feature, String key, String value) {
        return known.stream()
                .filter(change -> change.path("feat").asInt(-1) == feature
                        && change.path("key").asString("").equals(key)
                        && change.path("value").asString("").equals(value))
                .mapToInt(change -> change.path("node").asInt());
    }

    /// Forgets the elements that it knows, and learns of no others until it is led somewhere else: thousands of pages
    /// need little room then.
    void forget() {
        known.clear();
        forgets = true;
    }

    /// Goes to another view, as a link does.
    void navigate(String route) throws IOException, InterruptedException {
        known.clear();
        forgets = false;
        send(PageMessages.navigation(route, ""));
    }

    /// An event of an element; returns when the server has answered it.
    void fire(int node, String event, ObjectNode data) throws IOException, InterruptedException {
        send(PageMessages.event(node, event, data));
    }

    /// What a call of the server returned.
    void answer(int node, int channel, String value) throws IOException, InterruptedException {
        send(PageMessages.answer(node, channel, value));
    }

    /// A press of a button.
    void click(int node) throws IOException, InterruptedException {
        send(PageMessages.click(node));
    }

    private void send(ObjectNode call) throws IOException, InterruptedException {
        var message = messages.write(syncId, call);
        inbox.add(answer(message));
        if (!await(LONGEST_WAIT, () -> answered >= messages.written())) {
            throw new PageLostException("no answer within " + LONGEST_WAIT.toSeconds() + " s to " + message);
        }
    }

    private String answer(String message) throws IOException, InterruptedException {
        for (int attempt = 0; attempt < RECONNECTS; attempt++) {
            try {
                return visitor.post(messages.address(), message);
            } catch (RefusedException e) {
                if (!e.isForNow()) {
                    throw new PageLostException("the page ended: " + e.getMessage());
                }
            } catch (IOException _) {
                // the next attempt may have more luck
            }
            // as long as a browser's page waits before it tries again
            Thread.sleep(RECONNECT_MILLIS);
        }
        throw new PageLostException("no answer within " + RECONNECTS * RECONNECT_MILLIS / 1000 + " s to " + message);
    }

    /// Hears what the server says until something is so.
    ///
    /// @return whether it is so within the time
    /// @throws PageLostException when the server does not know the page any more, or is away for too long
    boolean await(Duration atMost, BooleanSupplier isSo) throws IOException, InterruptedException {
        long end = System.nanoTime() + atMost.toNanos();
        while (!isSo.getAsBoolean()) {
            var message = inbox.poll(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (message == null) {
                return false;
            } else if (message.equals(GONE)) {
                inbox.removeIf(GONE::equals);
                if (hasPush) {
                    reconnect();
                }
            } else if (message.startsWith("{")) { // else it is of the connection itself, as its greeting is
                take(JSON.readTree(message));
            }
        }
        return true;
    }

    private void connect() throws IOException {
        var server = visitor.server();
        var address = URI.create(server.resolve(messages.pushAddress(PageMessages.FIRST, syncId))
                .toString()
                .replaceFirst("^http", "ws"));
        int mine = connection + 1;
        connection = mine;
        socket = PushSocket.open(address, visitor.cookies(), inbox::add, () -> {
            if (connection == mine) {
                inbox.add(GONE);
            }
        });
    }

    private void reconnect() throws IOException, InterruptedException {
        connection++;
        if (socket != null) {
            socket.close();
        }
        for (int attempt = 0; attempt < RECONNECTS; attempt++) {
            // as long as a browser's page waits before it tries again
            Thread.sleep(RECONNECT_MILLIS);
            try {
                connect();
                reconnected.run();
                return;
            } catch (IOException _) {
                // the next attempt may have more luck
            }
        }
        throw new PageLostException("no connection within " + RECONNECTS * RECONNECT_MILLIS / 1000 + " s");
    }

    private void turnPush(boolean isOn) {
        boolean wasOn = hasPush;
        hasPush = isOn;
        if (!isOn) {
            close();
        } else if (!wasOn) {
            try {
                connect();
            } catch (IOException _) {
                inbox.add(GONE);
            }
        }
    }

    private void take(JsonNode uidl) throws PageLostException {
        if (uidl.path("meta").has("appError") || uidl.path("meta").has("sessionExpired")) {
            throw new PageLostException("the page ended: " + uidl.path("meta"));
        }
        long sync = uidl.path("syncId").asLong(syncId + 1);
        if (syncId >= 0 && sync <= syncId && sync >= 0) {
            answered = Math.max(answered, uidl.path("clientId").asLong(0));
            return; // heard before the connection broke
        }
        if (syncId >= 0 && sync > syncId + 1) {
            ahead.put(sync, uidl);
            if (ahead.size() > MOST_AHEAD) { // a browser would ask for the whole page
                throw new PageLostException("the message " + (syncId + 1) + " never came");
            }
            return;
        }
        syncId = sync;
        answered = Math.max(answered, uidl.path("clientId").asLong(0));
        uidl.path("changes")
                .valueStream()
                .filter(change -> change.path("feat").asInt(-1) == PUSH
                        && change.path("key").asString("").equals("pushMode"))
                .reduce((_, later) -> later)
                .ifPresent(change -> turnPush(!change.path("value").asString("").equals(PUSH_IS_OFF)));
        if (!forgets) {
            uidl.path("changes")
                    .valueStream()
                    .filter(change -> change.path("feat").asInt(-1) == TAG
                            || change.path("feat").asInt(-1) == ATTRIBUTES)
                    .forEach(known::add);
        }
        heard.accept(uidl);
        var next = ahead.remove(syncId + 1);
        if (next != null) {
            take(next);
        }
    }

    boolean isConnected() {
        return socket != null && socket.isOpen();
    }

    /// Closes the page; the server keeps what it has of it for a while, as for a browser that went away.
    @Override
    public void close() {
        connection++;
        if (socket != null) {
            socket.close();
            socket = null;
        }
    }
}
