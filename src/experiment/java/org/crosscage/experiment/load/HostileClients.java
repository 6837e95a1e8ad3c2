package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.library.PuzzleLibrary;
import tools.jackson.databind.node.JsonNodeFactory;

/// Clients that want a server to stop: they send what takes long to read, what needs much memory, or too much of
/// everything. Each attack ends when the server has answered all of it, or closed the connections.
final class HostileClients {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

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
    private static final String COSTLY_BOOK = "kind=kakuro&size=30x30&grade=extreme&per-page=1&count=60000000&seed=";

    private final URI server;
    private final HttpClient client;
    private final HostileRequests requests;
    private final HostileDevices devices;
    /// Somebody who stays.
    private final Visitor asking;

    /// @param server ends with a slash
    HostileClients(URI server, HttpClient client) {
        this.server = server;
        this.client = client;
        this.requests = new HostileRequests(server, client);
        this.devices = new HostileDevices(requests);
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
                new Attack(
                        "nested-branches",
                        answers -> devices.sendGame(answers, HostileDevices.small(), HostileDevices.branches(), 2)),
                new Attack(
                        "large-logs",
                        answers -> devices.sendGame(answers, HostileDevices.large(), HostileDevices.moves(), 2)),
                new Attack(
                        "long-moves",
                        answers -> devices.sendGame(answers, HostileDevices.small(), HostileDevices.longMoves(), 1)),
                new Attack("spoilt-choices", devices::sendChoices),
                new Attack("spoilt-json", devices::sendSpoiltJson),
                new Attack("device-questions", devices::ask),
                new Attack("giant-games", devices::openGiants),
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
                () -> "#" + "a".repeat(MEGABYTE - 10) + "\tb",
                () -> "fpuzzles" + "N4Ig".repeat(100_000) + "*");
        requests.atOnce(2 * texts.size(), answers, i -> {
            var text = texts.get(i % texts.size()).get();
            var visitor = new Visitor(client, server);
            var page = PageMessages.begin(visitor);
            var query = "text=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
            visitor.post(page.address(), page.write(0, PageMessages.navigation("import", query)));
            answers.add(200);
        });
    }

    private void askForBooks(AnswerCounts answers) throws InterruptedException {
        requests.atOnce(COSTLY_PAGES, answers, i -> {
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
        requests.atOnce(UNREAD, answers, _ -> {
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
                () -> "\"games\":[" + HostileDevices.archived(HostileDevices.small(), HostileDevices.branches()) + "]");
        requests.atOnce(lists.size(), answers, i -> {
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
            requests.atOnce(pages.size(), answers, i -> {
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
        requests.atOnce(UNREAD, answers, _ -> {
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
        HostileRequests.atOnce(
                codes.size(),
                codes.size(),
                answers,
                i -> requests.get("preview/p/" + codes.get(i) + ".png", "", answers));
        requests.atOnce(
                HostileRequests.AT_ONCE,
                answers,
                i -> requests.get("preview/p/1" + "A".repeat(200 * i) + ".png", "", answers));
    }

    /// Requests without a session, with and without a player's cookie.
    private void comeWithoutSession(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = requests.cookie(answers);
        requests.atOnce(NEWCOMERS, answers, i -> requests.get("library", i % 2 == 0 ? "" : cookie, answers));
    }

    private void tryCodes(AnswerCounts answers) throws InterruptedException {
        var random = new SplittableRandom(1);
        requests.atOnce(
                HostileRequests.AT_ONCE,
                answers,
                _ -> requests.get("set/" + HostileRequests.randomId(random.nextInt()), "", answers));
        requests.atOnce(
                HostileRequests.AT_ONCE, answers, _ -> requests.get("%E0%80%AF" + "%00".repeat(1000), "", answers));
    }

    /// Requests that announce more than they send at once: half of them send the rest while all are open, the others
    /// leave it to be waited for.
    private void sendHalves(AnswerCounts answers) throws IOException, InterruptedException {
        var cookie = requests.cookie(answers);
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
                                i % 2 == 0 ? HostileDevices.ADDRESS : "?v-r=uidl&v-uiId=0",
                                server.getAuthority(),
                                "application/json",
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
        var cookie = requests.cookie(answers);
        var body = "{\"device\":\"" + "x".repeat(2 * MEGABYTE - 100);
        HostileRequests.atOnce(
                BODIES,
                BODIES,
                answers,
                i -> requests.post(i % 2 == 0 ? HostileDevices.ADDRESS : "?v-r=uidl&v-uiId=0", body, cookie, answers));
    }
}
