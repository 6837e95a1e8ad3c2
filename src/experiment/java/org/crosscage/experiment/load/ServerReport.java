package org.crosscage.experiment.load;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/// What a server on the same machine costs, window by window. After it was killed, whoever listens there next is the
/// server.
final class ServerReport {

    private static final String UNKNOWN = "-";
    private static final double NANOS_A_SECOND = 1e9;
    private static final double NANOS_A_MILLI = 1e6;

    private final URI address;
    private Optional<WatchedServer> server;
    private Duration processorTime = Duration.ZERO;

    ServerReport(URI address) {
        this.address = address;
        server = WatchedServer.at(address);
        processorTime = server.map(WatchedServer::processorTime).orElse(Duration.ZERO);
    }

    static String head() {
        return "  cores  ms/move  heap MB  memory MB";
    }

    /// @param seconds how long the window was
    /// @param moves how many were stored in it
    String turn(double seconds, long moves) throws InterruptedException {
        if (!server.map(WatchedServer::isAlive).orElse(false)) {
            server = WatchedServer.at(address);
            processorTime = Duration.ZERO;
        }
        if (server.isEmpty()) {
            return "%7s %8s %8s %10s".formatted(UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN);
        }
        var now = server.get().processorTime();
        double used = now.minus(processorTime).toNanos();
        processorTime = now;
        return "%7.2f %8s %8s %10s"
                .formatted(
                        used / NANOS_A_SECOND / seconds,
                        moves == 0 ? UNKNOWN : "%.2f".formatted(used / NANOS_A_MILLI / moves),
                        text(server.get().heap()),
                        text(server.get().resident()));
    }

    /// What the server needs for all pages that are open.
    Optional<String> memory() throws InterruptedException {
        if (server.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of("live heap %s MB, memory of the process %s MB"
                .formatted(text(server.get().liveHeap()), text(server.get().resident())));
    }

    /// The heap that is left after a collection, in MB; empty where the server is on another machine.
    OptionalLong heap() throws InterruptedException {
        return server.isEmpty() ? OptionalLong.empty() : server.get().liveHeap();
    }

    static String text(OptionalLong number) {
        return number.isPresent() ? Long.toString(number.getAsLong()) : UNKNOWN;
    }
}
