package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tools.jackson.databind.node.JsonNodeFactory;

/// `bench tour`: all that players do, in a short time: every page, a new game of each kind, quick players with moves,
/// marks and hints, checks, walk-throughs and replays. A JVM that learns from it how the server is used starts the next
/// one with that.
@Command(name = "tour", mixinStandardHelpOptions = true)
public final class TourLoad implements Callable<Integer> {

    private static final List<String> PAGES = List.of(
            "library",
            "library/kenken-6x6",
            "import",
            "learn",
            "learn/combinations",
            "how-to-play",
            "how-to-play/kenken",
            "how-to-play/kakuro",
            "daily",
            "train",
            "lab",
            "sets",
            "edit",
            "print",
            "me",
            "settings",
            "settings/techniques");
    private static final List<String> QUESTIONS =
            List.of("hint", "hint", "hint", "check", "all-steps", "say-candidates", "escape");
    private static final String GAMES = "kenken-6x6=1,kenken-9x9=1,kakuro-10x10=1,kakuro-15x15=1";
    private static final int PLAYERS = 4;
    private static final Duration THINKING = Duration.ofMillis(40);
    private static final Duration LOOKING = Duration.ofMillis(300);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @AllowedNumbers(least = 1, most = 3600)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "20")
    private int seconds = 20;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var server = address.require();
        seePages(server);
        beginNewGames(server);
        var statistics = new LoadStatistics(Long.MAX_VALUE);
        for (var player : play(server, statistics)) {
            player.leave();
            for (var game : player.games()) {
                ask(player.visitor(), game.id());
            }
            player.readBack();
        }
        statistics.turn(seconds, seconds);
        spec.commandLine().getOut().println(statistics.summary());
        return statistics.failedInAll() == 0 ? 0 : Commands.FAILED;
    }

    private static void seePages(URI server) throws IOException, InterruptedException {
        var visitor = new Visitor(Visitor.client(), server);
        try (var page = page(visitor, "")) {
            for (var route : PAGES) {
                page.navigate(route);
                look(page);
            }
        }
        for (var route : PAGES) { // and as the first page of a visit
            page(visitor, route).close();
        }
    }

    /// By the large buttons of the first page, one for each kind.
    private static void beginNewGames(URI server) throws IOException, InterruptedException {
        var visitor = new Visitor(Visitor.client(), server);
        for (var kind : PuzzleKinds.all()) {
            try (var page = page(visitor, "")) {
                page.click(page.byAttribute("id", "now-" + kind.id()));
                page.await(LoadedPage.LONGEST_WAIT, () -> page.hasTag("puzzle-board"));
                look(page);
            }
        }
    }

    private List<LoadPlayer> play(URI server, LoadStatistics statistics) throws InterruptedException {
        var shares = GameShares.parse(GAMES, PuzzleLibrary.shipped());
        var random = new SplittableRandom(1);
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        var players = new ArrayList<LoadPlayer>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < PLAYERS; i++) {
                var player = new LoadPlayer(
                        new Visitor(Visitor.client(), server),
                        shares,
                        PlayerHabits.usual(new ThinkTime(THINKING)),
                        random.split(),
                        statistics,
                        "tour-" + i,
                        end);
                players.add(player);
                threads.submit(() -> {
                    player.play();
                    return player;
                });
            }
        }
        return players;
    }

    /// Of a game that was played: hints in full, a check, its walk-through and its replay.
    private static void ask(Visitor visitor, String game) throws IOException, InterruptedException {
        try (var page = page(visitor, "play/" + game)) {
            for (var question : QUESTIONS) {
                page.fire(
                        page.byTag("puzzle-board"),
                        "board-command",
                        JsonNodeFactory.instance.objectNode().put("event.detail.name", question));
                look(page);
            }
            for (var more : List.of("/replay", "/solve")) {
                page.navigate("play/" + game + more);
                look(page);
            }
        }
    }

    private static LoadedPage page(Visitor visitor, String route) throws IOException, InterruptedException {
        return new LoadedPage(visitor, route, "", _ -> {}, () -> {});
    }

    private static void look(LoadedPage page) throws IOException, InterruptedException {
        page.await(LOOKING, () -> false);
    }
}
