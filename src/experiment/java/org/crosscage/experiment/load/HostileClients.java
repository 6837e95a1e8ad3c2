package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.library.PuzzleLibrary;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Clients that want a server to stop: they send what takes long to read, what needs much memory, or too much of
/// everything. Each attack ends when the server has answered all of it, or closed the connections.
final class HostileClients {

    private static final String DEVICE = "device/games";
    private static final String JSON = "application/json";
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int AT_ONCE = 32;

    /// Entries of a log that fit into one request.
    private static final int BRANCHES = 30_000;

    private static final int MOVES = 38_000;
    private static final int LARGE_SIDE = 199;
    private static final int MEGABYTE = 1 << 20;
    private static final int HALVES = 100;
    private static final int BODIES = 48;
    private static final int PREVIEWS = 100;
    private static final int NEWCOMERS = 300;
    private static final int PAGES = 60;
    private static final int COSTLY_PAGES = 40;
    private static final int UNREAD = 10;
    private static final int QUESTIONS = 2000;
    private static final long TWO_GIGABYTES = 1L << 31;
    private static final int PIECES = 200;
    private static final int PIECES_OF_A_FILE = 50_000;
    private static final int ASKING = 10;
    private static final int ASKED = 10;
    private static final int LONGEST_WAIT_SECONDS = 60;
    private static final String COSTLY_BOOK = "kind=kakuro&size=30x30&grade=extreme&per-page=1&count=60000000&seed=";

    private final URI server;
    private final HttpClient client;
    /// Somebody who stays.
    private final Visitor asking;

    /// @param server ends with a slash
    HostileClients(URI server, HttpClient client) {
        this.server = server;
        this.client = client;
        this.asking = new Visitor(client, server);
    }

    /// @param run returns when it is over
    record Attack(String name, Run run) {}

    /// One attack.
    interface Run {

        /// @param answers gets whatever the server answers
        void against(AnswerCounts answers) throws IOException, InterruptedException;
    }

    List<Attack> attacks() {
        return List.of(
                new Attack("nested-branches", answers -> sendGame(answers, small(), branches(), 2)),
                new Attack("large-logs", answers -> sendGame(answers, large(), moves(), 2)),
                new Attack("long-moves", answers -> sendGame(answers, small(), longMoves(), 1)),
                new Attack("spoilt-choices", this::sendChoices),
                new Attack("spoilt-json", this::sendSpoiltJson),
                new Attack("pasted-texts", this::paste),
                new Attack("previews", this::askForPreviews),
                new Attack("half-bodies", this::sendHalves),
                new Attack("large-bodies", this::sendBodies),
                new Attack("half-messages", answers -> announce(3 * MEGABYTE, answers)),
                new Attack("archives", this::importFiles),
                new Attack("hints", answers -> askAgain("board-command", "event.detail.name", "hint", answers)),
                new Attack("resyncs", answers -> askAgain("board-resync", "event.detail.version", 0, answers)),
                new Attack("newcomers", this::comeWithoutSession),
                new Attack("pages-of-a-session", this::openPages),
                new Attack("costly-books", this::askForBooks),
                new Attack("wrong-codes", this::tryCodes),
                new Attack("huge-messages", answers -> announce(TWO_GIGABYTES, answers)),
                new Attack("unread-answers", this::askWithoutReading));
    }

    // ---- what a device sends -------------------------------------------------------------------------------------

    private void sendGame(AnswerCounts answers, String puzzle, List<String> log, int times)
            throws IOException, InterruptedException {
        var cookie = cookie(answers);
        var id = randomId(log.size());
        for (int i = 0; i < times; i++) {
            post(DEVICE, game(id, puzzle, log).toString(), cookie, answers);
        }
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

    /// A grid without a clue.
    private static String large() {
        var white = " .".repeat(LARGE_SIDE - 1);
        return "puzzle hostile\nsize %d %d\ngrid\n".formatted(LARGE_SIDE, LARGE_SIDE)
                + "#" + " #".repeat(LARGE_SIDE - 1) + "\n"
                + ("#" + white + "\n").repeat(LARGE_SIDE - 1) + "end\n";
    }

    private static List<String> branches() {
        return lines(BRANCHES, i -> "branch " + i);
    }

    private static List<String> moves() {
        return lines(MOVES, i -> "play r%dc%d=%d".formatted(2 + i % 198, 2 + i / 198 % 198, 1 + i % 9));
    }

    private static List<String> longMoves() {
        return List.of(
                lines(1, _ -> "play r2c2~" + "1,".repeat(100_000) + "x").getFirst(),
                lines(1, _ -> "play " + "r2c2=1 ".repeat(100_000)).getFirst());
    }

    private static List<String> lines(int count, IntFunction<String> entry) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(i -> "2026-11-28T09:30:00Z p " + i + " " + entry.apply(i))
                .toList();
    }

    private void sendChoices(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = cookie(answers);
        for (var value : List.of("x".repeat(300), "x".repeat(100_000), "\u0000", "\ud800", "\u202e")) {
            var body = body();
            body.putObject("choices").put("theme", value).put(value, "x").put("techniques", value);
            body.putArray("games");
            post(DEVICE, body.toString(), cookie, answers);
        }
    }

    private void sendSpoiltJson(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = cookie(answers);
        for (var body : List.of(
                "[".repeat(MEGABYTE),
                "{\"a\":".repeat(MEGABYTE / 5),
                "{\"device\":\"" + "x".repeat(MEGABYTE),
                "{\"now\":1e999999999,\"games\":[{}]}",
                "{\"games\":" + "[".repeat(900) + "]".repeat(900) + "}",
                "\u0000")) {
            post(DEVICE, body, cookie, answers);
            post("?v-r=uidl&v-uiId=0", body, cookie, answers);
        }
    }

    // ---- what a page sends ---------------------------------------------------------------------------------------

    /// Texts that took minutes to read.
    private void paste(AnswerCounts answers) throws InterruptedException {
        var texts = List.<Supplier<String>>of(
                () -> "puzz.link/" + "?a/".repeat(40_000) + " x",
                () -> "/".repeat(300_000) + "p/" + "a".repeat(300_000) + " x",
                () -> "https://" + "a/".repeat(200_000) + "kakuro/1/1/ x",
                () -> "[".repeat(MEGABYTE / 2),
                () -> "{a:".repeat(MEGABYTE / 4),
                () -> "1".repeat(MEGABYTE / 2) + " x",
                () -> "fpuzzles" + "N4Ig".repeat(100_000) + "*");
        atOnce(2 * texts.size(), answers, i -> {
            var text = texts.get(i % texts.size()).get();
            var visitor = new Visitor(client, server);
            var page = PageMessages.begin(visitor);
            var query = "text=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
            visitor.post(page.address(), page.write(0, PageMessages.navigation("import", query)));
            answers.add(200);
        });
    }

    private void askForBooks(AnswerCounts answers) throws InterruptedException {
        atOnce(COSTLY_PAGES, answers, i -> {
            var visitor = new Visitor(client, server);
            var page = PageMessages.begin(visitor);
            visitor.post(page.address(), page.write(0, PageMessages.navigation("print", COSTLY_BOOK + i)));
            answers.add(200);
        });
    }

    private void openPages(AnswerCounts answers) throws IOException, InterruptedException {
        var visitor = new Visitor(client, server);
        PageMessages.begin(visitor);
        for (int i = 0; i < PAGES; i++) {
            try {
                PageMessages.begin(visitor);
                answers.add(200);
            } catch (RefusedException e) {
                answers.add(e);
            }
        }
    }

    private void announce(long characters, AnswerCounts answers) throws InterruptedException {
        atOnce(UNREAD, answers, _ -> {
            try (var page = new UnreadPage(server)) {
                page.announce(characters, "x".repeat(4000), PIECES);
                answers.add(101);
            }
        });
    }

    /// Files of everything that a player has, with more in them than anybody has.
    private void importFiles(AnswerCounts answers) throws InterruptedException {
        var lists = List.<Supplier<String>>of(
                () -> "\"settings\":[" + "{},".repeat(PIECES_OF_A_FILE) + "{}]",
                () -> "\"sets\":[{\"puzzles\":[" + "\"x\",".repeat(MEGABYTE) + "\"x\"]}]",
                () -> "\"drafts\":[{\"title\":\"" + "x".repeat(9 * MEGABYTE) + "\"}]",
                () -> "\"games\":" + "[".repeat(MEGABYTE),
                () -> "\"games\":[" + archived(small(), branches()) + "]");
        atOnce(lists.size(), answers, i -> {
            try (var page = new ImportPage(server, client)) {
                var file = "{\"format\":\"crosscage-player\",\"version\":1,"
                        + lists.get(i).get() + "}";
                answers.add(page.receive(file.getBytes(StandardCharsets.UTF_8)).status());
            }
        });
    }

    /// Asks the same of a game on all pages of one session, over and over.
    private void askAgain(String event, String name, Object value, AnswerCounts answers)
            throws IOException, InterruptedException {
        var code = LinkCode.code(
                PuzzleLibrary.shipped().packs().getLast().entries().getFirst());
        var data = NODES.objectNode().putPOJO(name, value);
        var pages = new ArrayList<LoadedPage>();
        try {
            for (int i = 0; i < ASKING; i++) {
                var messages = new GameMessages("hostile-" + i);
                var page = new LoadedPage(asking, "p/" + code, "", messages::add, () -> {});
                pages.add(page);
                page.await(LoadedPage.LONGEST_WAIT, () -> messages.game().isPresent());
            }
            atOnce(pages.size(), answers, i -> {
                int board = pages.get(i).byTag("puzzle-board");
                for (int j = 0; j < ASKED; j++) {
                    pages.get(i).fire(board, event, data);
                    answers.add(200);
                }
            });
        } finally {
            pages.forEach(LoadedPage::close);
        }
    }

    private void askWithoutReading(AnswerCounts answers) throws InterruptedException {
        atOnce(UNREAD, answers, _ -> {
            try (var page = new UnreadPage(server)) {
                answers.add(101);
                for (int i = 0; i < QUESTIONS && page.ask(); i++) {
                    // the server closes the connection when too much waits for it
                }
            }
        });
    }

    // ---- requests ------------------------------------------------------------------------------------------------

    private void askForPreviews(AnswerCounts answers) throws InterruptedException {
        var codes = PuzzleLibrary.shipped().packs().stream()
                .flatMap(pack -> pack.entries().stream())
                .limit(PREVIEWS)
                .map(LinkCode::code)
                .toList();
        atOnce(codes.size(), codes.size(), answers, i -> get("preview/p/" + codes.get(i) + ".png", "", answers));
        atOnce(AT_ONCE, answers, i -> get("preview/p/1" + "A".repeat(200 * i) + ".png", "", answers));
    }

    /// Requests without a session, with and without a player's cookie.
    private void comeWithoutSession(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = cookie(answers);
        atOnce(NEWCOMERS, answers, i -> get("library", i % 2 == 0 ? "" : cookie, answers));
    }

    private void tryCodes(AnswerCounts answers) throws InterruptedException {
        var random = new SplittableRandom(1);
        atOnce(AT_ONCE, answers, _ -> get("set/" + randomId(random.nextInt()), "", answers));
        atOnce(AT_ONCE, answers, _ -> get("%E0%80%AF" + "%00".repeat(1000), "", answers));
    }

    /// Requests that announce more than they send at once: half of them send the rest while all are open, the others
    /// leave it to be waited for.
    private void sendHalves(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = cookie(answers);
        var open = new ArrayList<RawConnection>();
        try {
            for (int i = 0; i < HALVES; i++) {
                var connection = new RawConnection(server);
                open.add(connection);
                connection.write("""
                        POST /%s HTTP/1.1\r
                        Host: %s\r
                        Content-Type: %s\r
                        Cookie: %s\r
                        Content-Length: %d\r
                        \r
                        {"device":"%s""".formatted(
                                i % 2 == 0 ? DEVICE : "?v-r=uidl&v-uiId=0",
                                server.getAuthority(),
                                JSON,
                                cookie,
                                2 * MEGABYTE - 1000,
                                "x".repeat(1000)));
            }
            for (var each : open) {
                write(each, "x".repeat(MEGABYTE));
            }
            for (var each : open.subList(0, HALVES / 2)) {
                write(each, "x".repeat(MEGABYTE));
                answers.add(each);
            }
        } finally {
            for (var each : open) {
                each.close();
            }
        }
    }

    private static void write(RawConnection connection, String text) {
        try {
            connection.write(text);
        } catch (IOException _) {
            // the server has closed it, or reads no more
        }
    }

    private void sendBodies(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = cookie(answers);
        var body = "{\"device\":\"" + "x".repeat(2 * MEGABYTE - 100);
        atOnce(BODIES, BODIES, answers, i -> post(i % 2 == 0 ? DEVICE : "?v-r=uidl&v-uiId=0", body, cookie, answers));
    }

    // ---- how -----------------------------------------------------------------------------------------------------

    /// One of many requests.
    private interface Request {
        void send(int number) throws IOException, InterruptedException;
    }

    private void atOnce(int count, AnswerCounts answers, Request request) throws InterruptedException {
        atOnce(count, AT_ONCE, answers, request);
    }

    private static void atOnce(int count, int threads, AnswerCounts answers, Request request)
            throws InterruptedException {
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

    private void get(String path, String cookie, AnswerCounts answers) throws IOException, InterruptedException {
        answers.add(send(HttpRequest.newBuilder(server.resolve(path)).header("Accept", "text/html"), cookie)
                .statusCode());
    }

    private void post(String path, String body, String cookie, AnswerCounts answers)
            throws IOException, InterruptedException {
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
    private String cookie(AnswerCounts answers) throws IOException, InterruptedException {
        var answer = send(HttpRequest.newBuilder(server).header("Accept", "text/html"), "");
        answers.add(answer.statusCode());
        return answer.headers().allValues("Set-Cookie").stream()
                .flatMap(header -> HttpCookie.parse(header).stream())
                .filter(cookie -> cookie.getName().equals("crosscage-player"))
                .map(cookie -> cookie.getName() + "=" + cookie.getValue())
                .collect(Collectors.joining());
    }

    private static String randomId(long seed) {
        var bytes = new byte[16];
        new SplittableRandom(seed ^ System.nanoTime()).nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
