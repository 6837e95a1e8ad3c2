package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Base64;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/// Requests of hostile clients, many at once.
///
/// @param server ends with a slash
record HostileRequests(URI server, HttpClient client) {

    static final int AT_ONCE = 32;
    private static final String JSON = "application/json";
    private static final int LONGEST_WAIT_SECONDS = 60;

    /// One of many requests.
    interface Request {
        void send(int number) throws IOException, InterruptedException;
    }

    void atOnce(int count, AnswerCounts answers, Request request) throws InterruptedException {
        atOnce(count, AT_ONCE, answers, request);
    }

    static void atOnce(int count, int threads, AnswerCounts answers, Request request) throws InterruptedException {
        try (var all = Executors.newFixedThreadPool(threads, Thread.ofVirtual().factory())) {
            for (int i = 0; i < count; i++) {
                int number = i;
                all.submit(() -> {
                    try {
                        request.send(number);
                    } catch (IOException e) {
                        answers.add(e);
                    }
                    return number;
                });
            }
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    void get(String path, String cookie, AnswerCounts answers) throws IOException, InterruptedException {
        answers.add(send(HttpRequest.newBuilder(server.resolve(path)).header("Accept", "text/html"), cookie)
                .statusCode());
    }

    void post(String path, String body, String cookie, AnswerCounts answers) throws IOException, InterruptedException {
        answers.add(send(
                        HttpRequest.newBuilder(server.resolve(path))
                                .header("Content-Type", JSON)
                                .POST(BodyPublishers.ofString(body)),
                        cookie)
                .statusCode());
    }

    private HttpResponse<String> send(HttpRequest.Builder request, String cookie)
            throws IOException, InterruptedException {
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        return client.send(
                request.timeout(Duration.ofSeconds(LONGEST_WAIT_SECONDS)).build(), BodyHandlers.ofString());
    }

    /// Comes as a browser does for the first time.
    ///
    /// @return the player's cookie; empty when the server takes nobody
    String cookie(AnswerCounts answers) throws IOException, InterruptedException {
        var answer = send(HttpRequest.newBuilder(server).header("Accept", "text/html"), "");
        answers.add(answer.statusCode());
        return answer.headers().allValues("Set-Cookie").stream()
                .flatMap(header -> HttpCookie.parse(header).stream())
                .filter(cookie -> cookie.getName().equals("crosscage-player"))
                .map(cookie -> cookie.getName() + "=" + cookie.getValue())
                .collect(Collectors.joining());
    }

    static String randomId(long seed) {
        var bytes = new byte[16];
        new SplittableRandom(seed ^ System.nanoTime()).nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
