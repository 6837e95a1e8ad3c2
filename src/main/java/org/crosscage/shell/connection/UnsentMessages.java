package org.crosscage.shell.connection;

import com.vaadin.flow.shared.communication.PushConstants;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.atmosphere.websocket.WebSocket;
import org.crosscage.shell.ClientLog;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is to go out by a page's websocket, in order. Nobody waits for a page that reads slowly: a thread of its own
/// does, for as long as something is there to be sent. Behind what is being sent only so much may wait; a page that
/// reads so little loses its connection. When it comes back it needs to be sent whole ([#abandon]).
final class UnsentMessages {

    /// How many characters may wait behind others: a few whole pages. One message may always wait, however long it is.
    static final int MOST = 256 * 1024;

    private static final Logger LOG = LoggerFactory.getLogger(UnsentMessages.class);
    private static final ClientLog CLIENTS = ClientLog.of(UnsentMessages.class);

    /// One end of a connection.
    interface Outlet {

        /// Sends a text, and may wait until the one before has gone.
        ///
        /// @throws IOException when the connection is closed, or took nothing for long
        void write(String text) throws IOException;

        /// May wait too, for the other end to answer.
        void close();
    }

    private final Outlet outlet;
    private final Executor threads;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition idle = lock.newCondition();
    private final Queue<String> waiting = new ArrayDeque<>(2);
    /// Of those that wait.
    private long characters;
    private boolean isWriting;
    private boolean isClosed;
    private boolean hasLost;

    /// @param threads where something may wait, never the caller's own
    UnsentMessages(Outlet outlet, Executor threads) {
        this.outlet = outlet;
        this.threads = threads;
    }

    /// @return `null` for a connection that is no websocket
    static @Nullable UnsentMessages of(@Nullable WebSocket socket) {
        return socket == null
                ? null
                : new UnsentMessages(
                        new WebSocketOutlet(socket),
                        task -> Thread.ofVirtual().name("websocket-writer").start(task));
    }

    /// Sends it as soon as the page has read what was sent before; never waits.
    void send(String message) {
        lock.lock();
        try {
            if (isClosed) {
                hasLost = true;
            } else if (!waiting.isEmpty() && characters + message.length() > MOST) {
                CLIENTS.warn("A websocket was closed", "its page reads too little of what it is sent");
                hasLost = true;
                close();
            } else {
                waiting.add(message);
                characters += message.length();
                if (!isWriting) {
                    threads.execute(this::write);
                    isWriting = true;
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /// Waits until all is handed to the connection, as long as that at most.
    void await(Duration longest) {
        lock.lock();
        try {
            long left = longest.toNanos();
            while (isWriting && left > 0) {
                left = idle.awaitNanos(left);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /// Sends nothing any more. What the connection took and could not send is not known here; the page says it when it
    /// is back.
    ///
    /// @return whether something has not been handed to the connection
    boolean abandon() {
        lock.lock();
        try {
            hasLost |= isWriting;
            forget();
            return hasLost;
        } finally {
            lock.unlock();
        }
    }

    private void write() {
        boolean isDone = false;
        try {
            for (var next = next(); next != null; next = next()) {
                outlet.write(next);
            }
            isDone = true;
        } catch (IOException | RuntimeException e) {
            LOG.debug("a websocket does not take what it is to send", e);
        } finally {
            if (!isDone) {
                fail();
            }
        }
    }

    private @Nullable String next() {
        lock.lock();
        try {
            var next = waiting.poll();
            if (next == null) {
                isWriting = false;
                idle.signalAll();
            } else {
                characters -= next.length();
            }
            return next;
        } finally {
            lock.unlock();
        }
    }

    private void fail() {
        lock.lock();
        try {
            hasLost = true;
            isWriting = false;
            idle.signalAll();
            if (!isClosed) {
                close();
            }
        } finally {
            lock.unlock();
        }
    }

    private void close() {
        forget();
        threads.execute(outlet::close);
    }

    private void forget() {
        isClosed = true;
        waiting.clear();
        characters = 0;
    }

    /// Writes as Vaadin's client expects it, each message with its length before it.
    private record WebSocketOutlet(WebSocket socket) implements Outlet {

        @Override
        public void write(String text) throws IOException {
            socket.write(text.length() + String.valueOf(PushConstants.MESSAGE_DELIMITER) + text);
        }

        @Override
        public void close() {
            socket.close();
        }
    }
}
