package org.crosscage.browser;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/// Ports for servers, below those that systems give to outgoing connections: a server that is killed and started again
/// needs its own once more, and a browser that looks for it meanwhile opens connections all the time.
public final class FreePort {

    private static final int FIRST = 20_000;
    private static final int COUNT = 10_000;

    /// So far apart that two processes that begin at the same time, one number after the other, do not meet.
    private static final int APART = 97;

    /// How many ports were looked at: of two servers that start at once, neither listens yet.
    private static final AtomicInteger LOOKED_AT = new AtomicInteger();

    private FreePort() {
        // static
    }

    /// A port that nobody listens on.
    public static int find() {
        int start = (int) (ProcessHandle.current().pid() * APART % COUNT);
        return IntStream.range(0, COUNT)
                .map(_ -> FIRST + (start + LOOKED_AT.getAndIncrement()) % COUNT)
                .filter(FreePort::isFree)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no port is free"));
    }

    private static boolean isFree(int port) {
        try (var socket = new ServerSocket(port)) {
            return socket.isBound();
        } catch (IOException e) {
            return false; // taken
        }
    }
}
