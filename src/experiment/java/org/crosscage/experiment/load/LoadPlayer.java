package org.crosscage.experiment.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;

/// Somebody who opens the first page, begins a game and plays it: thinks, selects a cell, enters something, now and
/// then asks for a hint or begins another game. What a browser sends by itself is sent too: the time on the clock with
/// each move, and when half a minute went by without one or the game is left; the answers to what the page asks of the
/// browser's storage. Where the server forgot the page, it is opened again, and what was not confirmed sent again.
final class LoadPlayer {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    /// Of the time before a move, so much goes by before its cell is selected.
    private static final double UNTIL_SELECTED = 0.7;

    private static final Duration TICK = Duration.ofSeconds(30);
    private static final Duration RETRY_MOVE = Duration.ofSeconds(5);
    private static final Duration RETRY = Duration.ofSeconds(1);
    private static final Duration RETRY_REFUSED = Duration.ofSeconds(5);

    private final Visitor visitor;
    private final GameShares shares;
    private final PlayerHabits habits;
    private final RandomGenerator random;
    private final LoadStatistics statistics;
    private final long end;
    private final String client;
    private final GameMessages messages;
    private final List<PlayedGame> games = new ArrayList<>();

    private @Nullable LoadedPage page;
    private @Nullable PlayedGame game;
    private int board;
    private int clock;
    private int selected = -1;
    private long seq;
    private long begun;
    private long ticked;

    /// @param client names this player in the logs of games
    /// @param end when to stop, by [System#nanoTime]
    LoadPlayer(
            Visitor visitor,
            GameShares shares,
            PlayerHabits habits,
            RandomGenerator random,
            LoadStatistics statistics,
            String client,
            long end) {
        this.visitor = visitor;
        this.shares = shares;
        this.habits = habits;
        this.random = random;
        this.statistics = statistics;
        this.client = client;
        this.messages = new GameMessages(client);
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
        var puzzles = shares.choose(random);
        if (!open("")) {
            return;
        }
        statistics.came();
        while (left().isPositive()) {
            try {
                if (puzzles.isEmpty()) {
                    page().await(left(), () -> false);
                } else if (game == null) {
                    begin(puzzles.get());
                } else {
                    act(puzzles.get());
                }
            } catch (IOException e) {
                recover(e);
            } catch (RuntimeException e) {
                statistics.failed(e.toString());
                open(address());
            }
        }
    }

    private void act(GameShares.Puzzles puzzles) throws IOException, InterruptedException {
        double what = random.nextDouble();
        var pause = habits.thinking().next(random);
        if (what < habits.games()) {
            think(pause);
            tellTime();
            page().navigate("");
            think(habits.thinking().next(random));
            begin(puzzles);
        } else if (what < habits.games() + habits.hints()) {
            think(pause);
            hint();
        } else {
            move(pause);
        }
    }

    private void begin(GameShares.Puzzles puzzles) throws IOException, InterruptedException {
        var puzzle = shares.puzzle(puzzles, random);
        long start = System.nanoTime();
        messages.clear();
        page().navigate("p/" + puzzle.code());
        page().await(LoadedPage.LONGEST_WAIT, () -> messages.game().isPresent());
        var id = messages.game()
                .map(shown -> shown.path("id").asString())
                .orElseThrow(
                        () -> new PageLostException("no game within " + LoadedPage.LONGEST_WAIT.toSeconds() + " s"));
        statistics.games().add(System.nanoTime() - start);
        game = games.stream().filter(known -> known.id().equals(id)).findFirst().orElseGet(() -> {
            var fresh = new PlayedGame(id, puzzle);
            games.add(fresh);
            return fresh;
        });
        attach();
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
        if (habits.selects() && move.cell() != selected) {
            select(move.cell());
        }
        think(Duration.ofNanos((long) (pause.toNanos() * (1 - UNTIL_SELECTED))));
        send(move);
    }

    private void send(PlayedMove move) throws IOException, InterruptedException {
        long start = System.nanoTime();
        do {
            messages.clearAnswer();
            var entry = move.entry(client, seq).put("elapsed", elapsed());
            page().fire(board, "board-entry", JSON.objectNode().set("event.detail", entry));
            if (!page().await(LoadedPage.LONGEST_WAIT, this::isAnswered)) {
                throw new PageLostException("a move was not confirmed");
            }
            if (messages.isToTryAgain()) {
                think(RETRY_MOVE);
            }
        } while (messages.isToTryAgain());
        if (messages.isRefused()) {
            statistics.failed("a move was refused: " + move);
        } else {
            statistics.moves().add(System.nanoTime() - start);
        }
        game().confirm();
    }

    private boolean isAnswered() {
        return messages.confirmed() >= seq || messages.isRefused() || messages.isToTryAgain();
    }

    private void select(int cell) throws IOException, InterruptedException {
        selected = cell;
        var detail = JSON.objectNode();
        detail.putArray("cells").add(cell);
        detail.put("cell", cell);
        page().fire(board, "board-select", JSON.objectNode().set("event.detail", detail));
    }

    private void hint() throws IOException, InterruptedException {
        long before = messages.hints();
        long start = System.nanoTime();
        page().fire(board, "board-command", JSON.objectNode().put("event.detail.name", "hint"));
        if (page().await(LoadedPage.LONGEST_WAIT, () -> messages.hints() > before)) {
            statistics.hints().add(System.nanoTime() - start);
        } else {
            statistics.failed("a hint did not come");
        }
    }

    /// Waits, and tells the time meanwhile as the page's clock does.
    private void think(Duration pause) throws IOException, InterruptedException {
        for (var next = messages.question(); next.isPresent(); next = messages.question()) {
            page().answer(next.get().node(), next.get().channel(), "");
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

    private void recover(IOException why) throws InterruptedException {
        if (why instanceof RefusedException refused && refused.isForNow()) {
            statistics.refused();
        } else if (!(why instanceof PageLostException)) {
            statistics.failed(why.toString());
        }
        if (open(address())) {
            statistics.reconnected();
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
                    statistics.refused();
                } else {
                    statistics.failed(e.getMessage() == null ? "" : e.getMessage());
                }
                pauseBeforeRetry(left().compareTo(RETRY_REFUSED) < 0 ? left() : RETRY_REFUSED);
            } catch (IOException e) {
                if (page == null) {
                    statistics.failed(e.toString()); // else the server is away, and a page that was there waits for it
                }
                pauseBeforeRetry(RETRY);
            }
        }
        return false;
    }

    /// Nothing says when the server is there again, or has room: a person waits a little before trying again.
    private static void pauseBeforeRetry(Duration pause) throws InterruptedException {
        Thread.sleep(pause);
    }

    private void openOnce(String route) throws IOException, InterruptedException {
        leave();
        messages.clear();
        long start = System.nanoTime();
        page = new LoadedPage(visitor, route, "", messages::add, statistics::reconnected);
        statistics.pages().add(System.nanoTime() - start);
        if (game != null) {
            attach();
            if (messages.confirmed() >= seq) {
                game.confirm();
            } else {
                send(game.last());
            }
        }
    }

    private Duration left() {
        return statistics.hasEnough() ? Duration.ZERO : Duration.ofNanos(end - System.nanoTime());
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
            long last = System.nanoTime() + LoadedPage.LONGEST_WAIT.toNanos();
            while (true) {
                try {
                    found.add(readBack(played));
                    break;
                } catch (IOException e) {
                    if (System.nanoTime() > last) {
                        throw e;
                    }
                    pauseBeforeRetry(RETRY);
                }
            }
        }
        return found;
    }

    private PlayedGame.ReadBack readBack(PlayedGame played) throws IOException, InterruptedException {
        messages.clear();
        try (var _ = new LoadedPage(visitor, "play/" + played.id(), "", messages::add, () -> {})) {
            return messages.game()
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
