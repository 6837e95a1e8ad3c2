package org.crosscage.experiment.load;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Games that no device sends, too long, too deep or spoilt.
record HostileDevices(HostileRequests requests) {

    static final String ADDRESS = "device/games";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    /// Entries of a log that fit into one request.
    private static final int BRANCHES = 30_000;

    private static final int MOVES = 38_000;
    private static final int LARGE_SIDE = 200;
    private static final int RUN = 9;
    private static final int MEGABYTE = 1 << 20;
    private static final int QUESTIONS = 200;
    private static final int OWNERS = 200;
    private static final int AGAIN = 100;
    private static final int GIANTS = 6;

    void sendGame(AnswerCounts answers, String puzzle, List<String> log, int times)
            throws IOException, InterruptedException {
        sendGame(requests.cookie(answers), answers, puzzle, log, times);
    }

    private String sendGame(String cookie, AnswerCounts answers, String puzzle, List<String> log, int times)
            throws IOException, InterruptedException {
        var id = HostileRequests.randomId(log.size());
        for (int i = 0; i < times; i++) {
            requests.post(ADDRESS, game(id, puzzle, log).toString(), cookie, answers);
        }
        return id;
    }

    private static ObjectNode body() {
        return NODES.objectNode()
                .put("device", "hostile-device-hostile")
                .put("now", Instant.now().toString());
    }

    static ObjectNode game(String id, String puzzle, List<String> log) {
        var body = body();
        var game = body.putArray("games").addObject().put("id", id).put("stored", 0);
        var archived = game.putObject("archived")
                .put("source", "")
                .put("terms", "")
                .put("puzzle", puzzle)
                .put("begun", "")
                .put("finished", "")
                .put("seconds", 1)
                .put("hints", 0)
                .put("hintCost", 0)
                .put("solutionShown", false)
                .put("paidHint", "")
                .put("paidHelp", "");
        archived.putArray("techniques");
        var lines = archived.putArray("log");
        log.forEach(lines::add);
        game.putObject("paid")
                .put("hints", 0)
                .put("cost", 0)
                .put("solutionShown", false)
                .putArray("techniques");
        return body;
    }

    /// A game as it is in a file of everything that a player has.
    static ObjectNode archived(String puzzle, List<String> log) {
        return ((ObjectNode) game("", puzzle, log).at("/games/0/archived")).put("begun", "2026-11-28T09:00:00Z");
    }

    /// A puzzle in the native text.
    static String small() {
        return "puzzle hostile\nsize 3 3\ngrid\n# 17\\ 16\\\n\\17 . .\n\\16 . .\nend\n";
    }

    /// A grid without a clue: runs of nine cells.
    static String large() {
        var black = "# ".repeat(LARGE_SIDE).strip() + "\n";
        var white = ("# " + ". ".repeat(RUN)).repeat(LARGE_SIDE / (RUN + 1)).strip() + "\n";
        return "puzzle hostile\nsize %d %d\ngrid\n".formatted(LARGE_SIDE, LARGE_SIDE)
                + (black + white.repeat(RUN)).repeat(LARGE_SIDE / (RUN + 1)) + "end\n";
    }

    static List<String> branches() {
        return lines(BRANCHES, i -> "branch " + i);
    }

    static List<String> moves() {
        int white = LARGE_SIDE / (RUN + 1) * RUN;
        return lines(MOVES, i -> "play r%dc%d=%d".formatted(place(i / white % white), place(i % white), 1 + i % RUN));
    }

    /// The row or column, from 1, of the white ones that number.
    private static int place(int white) {
        return white / RUN * (RUN + 1) + white % RUN + 2;
    }

    static List<String> longMoves() {
        return List.of(
                lines(1, _ -> "play r2c2~" + "1,".repeat(100_000) + "x").getFirst(),
                lines(1, _ -> "play " + "r2c2=1 ".repeat(100_000)).getFirst());
    }

    private static List<String> lines(int count, IntFunction<String> entry) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(i -> "2026-11-28T09:30:00Z p " + i + " " + entry.apply(i))
                .toList();
    }

    void sendChoices(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = requests.cookie(answers);
        for (var value : List.of("x".repeat(300), "x".repeat(100_000), "\u0000", "\ud800", "\u202e")) {
            var body = body();
            body.putObject("choices").put("theme", value).put(value, "x").put("techniques", value);
            body.putArray("games");
            requests.post(ADDRESS, body.toString(), cookie, answers);
        }
    }

    void sendSpoiltJson(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = requests.cookie(answers);
        for (var body : List.of(
                "[".repeat(MEGABYTE),
                "{\"a\":".repeat(MEGABYTE / 5),
                "{\"device\":\"" + "x".repeat(MEGABYTE),
                "{\"now\":1e999999999,\"games\":[{}]}",
                "{\"games\":" + "[".repeat(900) + "]".repeat(900) + "}",
                "\u0000")) {
            requests.post(ADDRESS, body, cookie, answers);
            requests.post("?v-r=uidl&v-uiId=0", body, cookie, answers);
        }
    }

    /// Asks for all games, for as many other players as an address holds, and for one long game again and again.
    void ask(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = requests.cookie(answers);
        var id = sendGame(cookie, answers, large(), moves(), 1);
        var again = game(id, large(), List.of());
        for (int i = 1; i < AGAIN; i++) {
            again.withArray("games").add(again.at("/games/0"));
        }
        requests.post(ADDRESS, again.toString(), cookie, answers);
        var owners =
                IntStream.range(0, OWNERS).mapToObj(HostileRequests::randomId).collect(Collectors.joining(","));
        requests.atOnce(QUESTIONS, answers, _ -> requests.get(ADDRESS + "?owners=" + owners, cookie, answers));
    }

    /// Opens a game of many moves on several pages, each of a session of its own.
    void openGiants(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = requests.cookie(answers);
        var game = sendGame(cookie, answers, large(), moves(), 1);
        var pages = Collections.synchronizedList(new ArrayList<LoadedPage>());
        try {
            requests.atOnce(GIANTS, answers, _ -> {
                var visitor = new Visitor(requests.client(), requests.server(), cookie);
                pages.add(new LoadedPage(visitor, "play/" + game, "", _ -> {}, () -> {}));
                answers.add(200);
            });
        } finally {
            pages.forEach(LoadedPage::close);
        }
    }
}
