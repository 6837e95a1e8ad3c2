package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.library.PuzzleLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// `bench races`: how long moves and hints take while players race in the lab, on a server that runs already, over
/// loopback: first without races and then with ten players who race four solvers each, and whose pages hear how they
/// get on. A move is over when the server has stored it and answered; a hint when its words are on the page.
@Command(name = "races", mixinStandardHelpOptions = true)
public final class RaceLoad implements Callable<Integer> {

    private static final int PLAYERS = 10;
    private static final int MOVES = 2_000;
    private static final int MOVES_A_HINT = 5;
    private static final int WARM_UP = 2_000;
    private static final int DIGITS = 4;
    private static final double NANOS_A_MILLI = 1e6;
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final String BOARD = "puzzle-board";
    /// Two solvers that do not end on that puzzle, and two that breed.
    private static final String RACE = "puzzle=kenken-9x9-easy-1&solver=brute-force&solver=backtracking&solver=ga-pro"
            + "&solver=ga-light&limit=300&runs=100";

    /// A puzzle to play.
    private static final String PLAYED = "kenken-6x6-easy-1";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "URL", descriptionKey = "url", defaultValue = ServerAddress.USUAL)
    private String url = ServerAddress.USUAL;

    private final List<Long> moves = new ArrayList<>();
    private final List<Long> hints = new ArrayList<>();
    private long seq;
    private long stored;
    private long texts;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var server = ServerAddress.require(url, spec.commandLine());
        try (var page = game(server)) {
            play(page, WARM_UP);
            play(page, MOVES);
            tell("without races");
            race(server, page);
        }
        return 0;
    }

    private LoadedPage game(URI server) throws IOException, InterruptedException {
        var puzzle = PuzzleLibrary.shipped().find(PLAYED).orElseThrow();
        return new LoadedPage(
                new Visitor(Visitor.client(), server), "p/" + LinkCode.code(puzzle), "", this::heard, () -> {});
    }

    private void race(URI server, LoadedPage page) throws IOException, InterruptedException {
        var racing = new ArrayList<LoadedPage>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < PLAYERS; i++) {
                var race = new LoadedPage(server, "lab", RACE);
                racing.add(race);
                race.click(race.byAttribute("id", "lab-run"));
                race.forget();
                threads.submit(() -> race.await(LONGEST, () -> false));
            }
            play(page, MOVES);
            tell(PLAYERS + " players racing");
            threads.shutdownNow();
        } finally {
            racing.forEach(LoadedPage::close);
        }
    }

    private void play(LoadedPage page, int count) throws IOException, InterruptedException {
        moves.clear();
        hints.clear();
        for (int i = 0; i < count; i++) {
            moves.add(move(page, 1 + i % DIGITS));
            if (i % MOVES_A_HINT == 0) {
                hints.add(hint(page));
            }
        }
    }

    private long move(LoadedPage page, int digit) throws IOException, InterruptedException {
        var entry = new PlayedMove(0, true, digit).entry("load", ++seq);
        long start = System.nanoTime();
        page.fire(
                page.byTag(BOARD),
                "board-op",
                JsonNodeFactory.instance.objectNode().set("event.detail", entry));
        if (!page.await(LoadedPage.PATIENCE, () -> stored >= seq)) {
            throw new IllegalStateException("move " + seq + " was not stored");
        }
        return System.nanoTime() - start;
    }

    private long hint(LoadedPage page) throws IOException, InterruptedException {
        long before = texts;
        long start = System.nanoTime();
        page.fire(
                page.byTag(BOARD),
                "board-command",
                JsonNodeFactory.instance.objectNode().put("event.detail.name", "hint"));
        if (!page.await(LoadedPage.PATIENCE, () -> texts > before)) {
            throw new IllegalStateException("a hint did not come");
        }
        return System.nanoTime() - start;
    }

    private void heard(JsonNode uidl) {
        if (uidl.path("changes")
                .valueStream()
                .anyMatch(change -> change.path("key").asString("").equals("text"))) {
            texts++;
        }
        uidl.path("execute")
                .forEach(call -> call.valueStream()
                        .flatMap(argument -> argument.path("ops").valueStream())
                        .forEach(entry ->
                                stored = Math.max(stored, entry.path("seq").asLong())));
    }

    private void tell(String when) {
        spec.commandLine()
                .getOut()
                .printf(
                        "%-20s moves: median %.1f ms, p99 %.1f ms; hints: median %.1f ms, p99 %.1f ms%n",
                        when, share(moves, 0.5), share(moves, 0.99), share(hints, 0.5), share(hints, 0.99));
    }

    private static double share(List<Long> nanos, double share) {
        var sorted = nanos.stream().sorted().toList();
        return sorted.get((int) (share * (sorted.size() - 1))) / NANOS_A_MILLI;
    }
}
