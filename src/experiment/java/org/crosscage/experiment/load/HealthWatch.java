package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/// Asks a server for its health five times a second.
final class HealthWatch implements AutoCloseable {

    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
    private static final int OK = 200;

    private final Thread thread;
    private double window;
    private double worst;
    private int unwell;

    HealthWatch(URI server, HttpClient client) {
        var request = HttpRequest.newBuilder(server.resolve("health/ready"))
                .timeout(LONGEST_WAIT)
                .build();
        thread = Thread.ofPlatform().daemon().start(() -> watch(client, request));
    }

    private void watch(HttpClient client, HttpRequest request) {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                long start = System.nanoTime();
                boolean isWell = isWell(client, request);
                add((System.nanoTime() - start) / 1e6, isWell);
                // as often as a proxy asks
                Thread.sleep(PAUSE);
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    private static boolean isWell(HttpClient client, HttpRequest request) throws InterruptedException {
        try {
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == OK;
        } catch (IOException _) {
            return false;
        }
    }

    private synchronized void add(double milliseconds, boolean isWell) {
        window = Math.max(window, milliseconds);
        worst = Math.max(worst, milliseconds);
        unwell += isWell ? 0 : 1;
    }

    /// Ends a window.
    ///
    /// @return the longest wait in it, in milliseconds
    synchronized double turn() {
        double ended = window;
        window = 0;
        return ended;
    }

    /// The longest wait of all, in milliseconds.
    synchronized double worst() {
        return worst;
    }

    /// How often the answer was another one than 200, or none came.
    synchronized int unwell() {
        return unwell;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
