package org.crosscage.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// How long moves and hints take while players race in the lab: on a server that runs already, over loopback, first
/// without races and then with ten players who race four solvers each, and whose pages ask for news four times a
/// second. A move is over when the server has stored it and answered; a hint when its words are on the page.
public final class RaceLoad {

    private static final int PLAYERS = 10;
    private static final int MOVES = 2_000;
    private static final int MOVES_A_HINT = 5;
    private static final int WARM_UP = 2_000;
    private static final int DIGITS = 4;
    private static final int NEWS_MILLIS = 250;
    /// By so much a hint may seem later than it is.
    private static final int POLL_MILLIS = 1;
    private static final double NANOS_A_MILLI = 1e6;
    private static final int TEXT = 7;
    /// Two solvers that do not end on that puzzle, and two that breed.
    private static final String RACE = "puzzle=kenken-9x9-easy-1&solver=brute-force&solver=backtracking&solver=ga-pro"
            + "&solver=ga-light&limit=300&runs=100";

    private final LoadedPage page;
    private final int board;
    private final List<Long> moves = new ArrayList<>();
    private final List<Long> hints = new ArrayList<>();
    private long seq;

    /// A player who begins a game.
    private RaceLoad(URI server) throws IOException, InterruptedException {
        page = new LoadedPage(server, "", "");
        page.click(page.byAttribute("theme", "primary"));
        while (!page.hasTag("puzzle-board")) {
            page.poll();
        }
        board = page.byTag("puzzle-board");
    }

    /// @param arguments the server's address, `http://localhost:8080/` without one
    /// @throws Exception when the server does not answer as it should
    public static void main(String... arguments) throws Exception {
        var server = URI.create(arguments.length > 0 ? arguments[0] : "http://localhost:8080/");
        var load = new RaceLoad(server);
        load.play(WARM_UP);
        load.play(MOVES);
        load.tell("without races");
        try (var clock = Executors.newScheduledThreadPool(2)) {
            for (int i = 0; i < PLAYERS; i++) {
                var racing = new LoadedPage(server, "lab", RACE);
                racing.click(racing.byAttribute("id", "lab-run"));
                clock.scheduleWithFixedDelay(() -> ask(racing), i, NEWS_MILLIS, TimeUnit.MILLISECONDS);
            }
            load.play(MOVES);
            load.tell(PLAYERS + " players racing");
            clock.shutdownNow();
        }
    }

    private static void ask(LoadedPage racing) {
        try {
            racing.poll();
        } catch (IOException e) {
            throw new IllegalStateException("a racing page broke down", e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void play(int count) throws IOException, InterruptedException {
        moves.clear();
        hints.clear();
        for (int i = 0; i < count; i++) {
            moves.add(move(1 + i % DIGITS));
            if (i % MOVES_A_HINT == 0) {
                hints.add(hint());
            }
        }
    }

    private long move(int digit) throws IOException, InterruptedException {
        var json = JsonNodeFactory.instance;
        var entry = json.objectNode().put("client", "load").put("seq", ++seq).put("kind", "play");
        entry.putArray("changes").addObject().put("cell", 0).put("digit", digit);
        long start = System.nanoTime();
        var answer = page.fire(board, "board-op", json.objectNode().set("event.detail", entry));
        long nanos = System.nanoTime() - start;
        if (!answer.path("execute").toString().contains("receive")) {
            throw new IllegalStateException("a move was not stored: " + answer);
        }
        return nanos;
    }

    private long hint() throws IOException, InterruptedException {
        long start = System.nanoTime();
        var answer = page.fire(
                board, "board-command", JsonNodeFactory.instance.objectNode().put("event.detail.name", "hint"));
        while (!says(answer)) {
            // between two questions: without a pause they would hold the session for which the hint's words wait, and
            // take a processor from the server that is measured
            Thread.sleep(POLL_MILLIS);
            answer = page.poll();
        }
        return System.nanoTime() - start;
    }

    private static boolean says(JsonNode answer) {
        return answer.path("changes")
                .valueStream()
                .anyMatch(change -> change.path("feat").asInt(-1) == TEXT);
    }

    private void tell(String when) {
        System.out.printf(
                "%-20s moves: median %.1f ms, p99 %.1f ms; hints: median %.1f ms, p99 %.1f ms%n",
                when, share(moves, 0.5), share(moves, 0.99), share(hints, 0.5), share(hints, 0.99));
    }

    private static double share(List<Long> nanos, double share) {
        var sorted = nanos.stream().sorted().toList();
        return sorted.get((int) (share * (sorted.size() - 1))) / NANOS_A_MILLI;
    }
}
