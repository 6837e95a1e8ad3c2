package org.crosscage.experiment.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.library.Pack;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/// Somebody who opens the first page, begins a game and plays it: thinks, selects a cell, enters something, now and
/// then asks for a hint or begins another game. What a browser sends by itself is sent too: the time on the clock with
/// each move, and when half a minute went by without one or the game is left; the answers to what the page asks of the
/// browser's storage. Where the server forgot the page, it is opened again, and what was not confirmed sent again.
final class LoadPlayer {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final double A_HINT = 1 / 30.0;
    private static final double A_GAME = 1 / 200.0;
    /// Of the time before a move, so much goes by before its cell is selected.
    private static final double UNTIL_SELECTED = 0.7;

    private static final Duration TICK = Duration.ofSeconds(30);
    private static final Duration RETRY_MOVE = Duration.ofSeconds(5);
    /// A person waits before trying again.
    private static final long RETRY_MILLIS = 1000;
    private static final long RETRY_REFUSED_MILLIS = 5000;

    private final Visitor visitor;
    private final GameShares shares;
    private final ThinkTime thinking;
    private final RandomGenerator random;
    private final LoadTally tally;
    private final long end;
    private final String client;
    private final List<PlayedGame> games = new ArrayList<>();

    private @Nullable LoadedPage page;
    private @Nullable PlayedGame game;
    private @Nullable JsonNode snapshot;
    private int board;
    private int clock;
    private int selected = -1;
    private long seq;
    private long confirmed;
    private long texts;
    private final Deque<int[]> questions = new ArrayDeque<>();
    private boolean isRefused;
    private boolean isToTryAgain;
    private long begun;
    private long ticked;

    /// @param client names this player in the logs of games
    /// @param end when to stop, by [System#nanoTime]
    LoadPlayer(
            Visitor visitor,
            GameShares shares,
            ThinkTime thinking,
            RandomGenerator random,
            LoadTally tally,
            String client,
            long end) {
        this.visitor = visitor;
        this.shares = shares;
        this.thinking = thinking;
        this.random = random;
        this.tally = tally;
        this.client = client;
        this.end = end;
    }

    Visitor visitor() {
        return visitor;
    }

    /// All that were played.
    List<PlayedGame> games() {
        return List.copyOf(games);
    }

    /// Plays until the end, and leaves the page open.
    void play() throws InterruptedException {
        var pack = shares.choose(random);
        if (!open("")) {
            return;
        }
        tally.came();
        while (left().isPositive()) {
            try {
                if (pack.isEmpty()) {
                    page().await(left(), () -> false);
                } else if (game == null) {
                    begin(pack.get());
                } else {
                    act(pack.get());
                }
            } catch (IOException e) {
                recover(e);
            } catch (RuntimeException e) {
                tally.failed(e.toString());
                open(address());
            }
        }
    }

    private void act(Pack pack) throws IOException, InterruptedException {
        double what = random.nextDouble();
        var pause = thinking.next(random);
        if (what < A_GAME) {
            think(pause);
            tellTime();
            page().navigate("");
            think(thinking.next(random));
            begin(pack);
        } else if (what < A_GAME + A_HINT) {
            think(pause);
            hint();
        } else {
            move(pause);
        }
    }

    private void begin(Pack pack) throws IOException, InterruptedException {
        var puzzle = shares.puzzle(pack, random);
        long start = System.nanoTime();
        snapshot = null;
        page().navigate("p/" + puzzle.code());
        if (!page().await(LoadedPage.PATIENCE, () -> snapshot != null)) {
            throw new PageLostException("no game within " + LoadedPage.PATIENCE.toSeconds() + " s");
        }
        tally.games().add(System.nanoTime() - start);
        var id = gameId();
        game = games.stream().filter(known -> known.id().equals(id)).findFirst().orElseGet(() -> {
            var fresh = new PlayedGame(id, puzzle);
            games.add(fresh);
            return fresh;
        });
        attach();
    }

    private String gameId() {
        return snapshot == null ? "" : snapshot.path("id").asString();
    }

    /// Finds its way around the page of a game.
    private void attach() {
        board = page().byTag("puzzle-board");
        clock = page().byTag("play-timer");
        page().forget();
        selected = -1;
        begun = ticked = System.nanoTime();
    }

    private void move(Duration pause) throws IOException, InterruptedException {
        think(Duration.ofNanos((long) (pause.toNanos() * UNTIL_SELECTED)));
        var move = game().next(random);
        seq++;
        if (move.cell() != selected) {
            select(move.cell());
        }
        think(Duration.ofNanos((long) (pause.toNanos() * (1 - UNTIL_SELECTED))));
        send(move);
    }

    private void send(PlayedMove move) throws IOException, InterruptedException {
        long start = System.nanoTime();
        do {
            isToTryAgain = false;
            var entry = move.entry(client, seq).put("elapsed", elapsed());
            page().fire(board, "board-op", JSON.objectNode().set("event.detail", entry));
            if (!page().await(LoadedPage.PATIENCE, () -> confirmed >= seq || isRefused || isToTryAgain)) {
                throw new PageLostException("a move was not confirmed");
            }
            if (isToTryAgain) {
                think(RETRY_MOVE);
            }
        } while (isToTryAgain);
        if (isRefused) {
            isRefused = false;
            tally.failed("a move was refused: " + move);
        } else {
            tally.moves().add(System.nanoTime() - start);
        }
        game().confirm();
    }

    private void select(int cell) throws IOException, InterruptedException {
        selected = cell;
        var detail = JSON.objectNode();
        detail.putArray("cells").add(cell);
        detail.put("cell", cell);
        page().fire(board, "board-select", JSON.objectNode().set("event.detail", detail));
    }

    private void hint() throws IOException, InterruptedException {
        long before = texts;
        long start = System.nanoTime();
        page().fire(board, "board-command", JSON.objectNode().put("event.detail.name", "hint"));
        if (page().await(LoadedPage.PATIENCE, () -> texts > before)) {
            tally.hints().add(System.nanoTime() - start);
        } else {
            tally.failed("a hint did not come");
        }
    }

    /// Waits, and tells the time meanwhile as the page's clock does.
    private void think(Duration pause) throws IOException, InterruptedException {
        while (!questions.isEmpty()) {
            var question = questions.remove();
            page().answer(question[0], question[1], "");
        }
        long until = System.nanoTime() + pause.toNanos();
        while (true) {
            long now = System.nanoTime();
            long tick = game == null ? Long.MAX_VALUE : ticked + TICK.toNanos() - now;
            if (tick > until - now) {
                page().await(Duration.ofNanos(Math.max(0, until - now)), () -> false);
                return;
            }
            page().await(Duration.ofNanos(Math.max(0, tick)), () -> false);
            tellTime();
        }
    }

    private void tellTime() throws IOException, InterruptedException {
        page().fire(clock, "timer-tick", JSON.objectNode().put("event.detail.elapsed", elapsed()));
    }

    /// The seconds played in this game, in tenths, which the server is about to hear of.
    private double elapsed() {
        ticked = System.nanoTime();
        return Duration.ofNanos(ticked - begun).toMillis() / 100 / 10.0;
    }

    private void heard(JsonNode uidl) {
        for (var change : uidl.path("changes")) {
            var key = change.path("key").asString("");
            if (key.equals("gameJson") && change.path("value").isString()) {
                snapshot(MAPPER.readTree(change.path("value").asString()));
            } else if (key.equals("text")) {
                texts++;
            }
        }
        uidl.path("execute").forEach(this::called);
    }

    private void snapshot(JsonNode value) {
        snapshot = value;
        confirmed = Math.max(confirmed, value.path("seen").path(client).asLong(0));
    }

    /// @param call arguments, and at their end what they are for
    private void called(JsonNode call) {
        var script = call.path(call.size() - 1).asString("");
        if (script.contains(".receive(")) {
            call.valueStream()
                    .flatMap(argument -> argument.path("ops").valueStream())
                    .filter(entry -> entry.path("client").asString("").equals(client))
                    .forEach(entry ->
                            confirmed = Math.max(confirmed, entry.path("seq").asLong()));
        } else if (script.contains(".reset(")) {
            call.valueStream()
                    .map(argument -> argument.path("game"))
                    .filter(JsonNode::isObject)
                    .forEach(this::snapshot);
        } else if (script.contains(".refuse(")) {
            isRefused = true;
        } else if (script.contains(".tryAgain(")) {
            isToTryAgain = true;
        } else if (script.contains("localStorage.getItem(")) {
            // of the two ways to return, the first one is for success
            call.valueStream()
                    .map(argument -> argument.path("@v-return"))
                    .filter(JsonNode::isArray)
                    .findFirst()
                    .ifPresent(way -> questions.add(
                            new int[] {way.path(0).asInt(), way.path(1).asInt()}));
        }
    }

    private void recover(IOException why) throws InterruptedException {
        if (why instanceof RefusedException refused && refused.isForNow()) {
            tally.refused();
        } else if (!(why instanceof PageLostException)) {
            tally.failed(why.toString());
        }
        if (open(address())) {
            tally.reconnected();
        }
    }

    private String address() {
        return game == null ? "" : "play/" + game.id();
    }

    /// Opens a page, again and again until it is there.
    ///
    /// @return whether it is there before the end
    private boolean open(String route) throws InterruptedException {
        while (left().isPositive()) {
            try {
                openOnce(route);
                return true;
            } catch (RefusedException e) {
                if (e.isForNow()) {
                    tally.refused();
                } else {
                    tally.failed(e.getMessage() == null ? "" : e.getMessage());
                }
                Thread.sleep(Math.min(RETRY_REFUSED_MILLIS, left().toMillis() + 1));
            } catch (IOException e) {
                if (page == null) {
                    tally.failed(e.toString()); // else the server is away, and a page that was there waits for it
                }
                Thread.sleep(RETRY_MILLIS);
            }
        }
        return false;
    }

    private void openOnce(String route) throws IOException, InterruptedException {
        leave();
        questions.clear();
        long start = System.nanoTime();
        page = new LoadedPage(visitor, route, "", this::heard, tally::reconnected);
        tally.pages().add(System.nanoTime() - start);
        if (game != null) {
            attach();
            if (confirmed >= seq) {
                game.confirm();
            } else {
                send(game.last());
            }
        }
    }

    private Duration left() {
        return tally.hasEnough() ? Duration.ZERO : Duration.ofNanos(end - System.nanoTime());
    }

    /// Whether the page is there and has its websocket.
    boolean isConnected() {
        return page != null && page.isConnected();
    }

    /// Closes the page, which stays open after the end.
    void leave() {
        if (page != null) {
            page.close();
        }
    }

    /// Opens each game's page anew and compares its log with what was played. A server that is just away is asked
    /// again.
    List<PlayedGame.ReadBack> readBack() throws IOException, InterruptedException {
        var found = new ArrayList<PlayedGame.ReadBack>();
        for (var played : games) {
            long last = System.nanoTime() + LoadedPage.PATIENCE.toNanos();
            while (true) {
                try {
                    found.add(readBack(played));
                    break;
                } catch (IOException e) {
                    if (System.nanoTime() > last) {
                        throw e;
                    }
                    Thread.sleep(RETRY_MILLIS);
                }
            }
        }
        return found;
    }

    private PlayedGame.ReadBack readBack(PlayedGame played) throws IOException, InterruptedException {
        snapshot = null;
        try (var _ = new LoadedPage(visitor, "play/" + played.id(), "", this::heard, () -> {})) {
            return Optional.ofNullable(snapshot)
                    .map(log -> played.compare(log.path("turns")))
                    .orElseThrow(() -> new PageLostException("game " + played.id() + " was not shown"));
        }
    }

    private LoadedPage page() {
        if (page == null) {
            throw new IllegalStateException("no page is open");
        }
        return page;
    }

    private PlayedGame game() {
        if (game == null) {
            throw new IllegalStateException("no game is open");
        }
        return game;
    }
}
