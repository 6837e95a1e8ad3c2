package org.crosscage.experiment.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.library.PuzzleLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `bench players`: many players on a server that runs, each with a page of its own, and whether every move of
/// theirs is there at the end.
@Command(name = "players", mixinStandardHelpOptions = true)
public final class PlayersLoad implements Callable<Integer> {

    private static final Duration WINDOW = Duration.ofSeconds(10);
    private static final Duration POLL = Duration.ofMillis(50);
    private static final Duration LONGEST_SPREAD = Duration.ofSeconds(60);
    private static final int SPREAD_SHARE = 3;
    private static final String SPREAD = "spread";
    private static final String AT_ONCE = "at-once";
    private static final double NANOS_A_SECOND = 1e9;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @AllowedNumbers(least = 1, most = 100_000)
    @Option(names = "--players", paramLabel = "N", defaultValue = "100")
    private int players = 100;

    @AllowedNumbers(least = 1, most = 1_000_000)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "60")
    private int seconds = 60;

    @AllowedNumbers(least = 1, most = Integer.MAX_VALUE)
    @Option(names = "--moves", paramLabel = "N")
    private Optional<Integer> moves = Optional.empty();

    @Option(names = "--arrival", paramLabel = "at-once|spread", defaultValue = SPREAD)
    private String arrival = SPREAD;

    @AllowedNumbers(least = 0.01, most = 3600)
    @Option(names = "--think", paramLabel = "S", defaultValue = "4")
    private double think = 4;

    @Option(names = "--only-moves")
    private boolean onlyMoves;

    @Option(
            names = "--games",
            paramLabel = "PACK=SHARE,...",
            defaultValue = "kenken-6x6=3,kenken-9x9=3,kakuro-10x10=3,kakuro-15x15=1")
    private String games = "";

    @Option(names = "--kill", paramLabel = "COMMAND")
    private Optional<String> kill = Optional.empty();

    @AllowedNumbers(least = 1, most = 1000)
    @Option(names = "--kills", paramLabel = "N", defaultValue = "1")
    private int kills = 1;

    @Option(names = "--heap")
    private boolean heap;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1")
    private long seed = 1;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (!arrival.equals(SPREAD) && !arrival.equals(AT_ONCE)) {
            throw misuse("--arrival: '" + arrival + "' is neither " + AT_ONCE + " nor " + SPREAD);
        }
        var shares = shares();
        var server = address.require();
        var out = spec.commandLine().getOut();
        var statistics = new LoadStatistics(moves.map(Integer::longValue).orElse(Long.MAX_VALUE));
        long start = System.nanoTime();
        long end = start + TimeUnit.SECONDS.toNanos(seconds);
        var random = new SplittableRandom(seed);
        try (var client = Visitor.client();
                var killer = Executors.newVirtualThreadPerTaskExecutor();
                var crowd = new LoadCrowd(
                        players, i -> player(i, server, client, shares, random.split(), statistics, end), statistics)) {
            var killing = kill.map(command ->
                    killer.submit(() -> new KillSchedule(command, kills, random.split()).run(start, end, out)));
            crowd.begin(i -> arrival.equals(AT_ONCE) ? 0 : spread() * i / players);
            var report = new ServerReport(server);
            print(statistics, report, start, end, out);
            crowd.await();
            killing.ifPresent(LoadCrowd::done);
            if (heap) {
                out.println(report.memory()
                        .map(memory -> "With " + crowd.connected() + " pages open: " + memory)
                        .orElse("The server is on another machine; its memory cannot be seen"));
            }
            statistics.turn(seconds, 1); // what came in after the last window
            return crowd.summarize(out) ? 0 : Commands.FAILED;
        }
    }

    private GameShares shares() {
        try {
            return GameShares.parse(games, PuzzleLibrary.shipped());
        } catch (IllegalArgumentException e) {
            throw misuse("--games: " + e.getMessage());
        }
    }

    private ParameterException misuse(String why) {
        return new ParameterException(spec.commandLine(), why);
    }

    private LoadPlayer player(
            int number,
            URI server,
            HttpClient client,
            GameShares shares,
            SplittableRandom random,
            LoadStatistics statistics,
            long end) {
        var thinking = new ThinkTime(Duration.ofNanos((long) (think * NANOS_A_SECOND)));
        var habits = onlyMoves ? PlayerHabits.onlyMoves(thinking) : PlayerHabits.usual(thinking);
        return new LoadPlayer(new Visitor(client, server), shares, habits, random, statistics, "load-" + number, end);
    }

    /// Over how many nanoseconds players come.
    private long spread() {
        return Math.min(
                LONGEST_SPREAD.toNanos(),
                Duration.ofSeconds(seconds).dividedBy(SPREAD_SHARE).toNanos());
    }

    private static void print(LoadStatistics statistics, ServerReport report, long start, long end, PrintWriter out)
            throws InterruptedException {
        out.println(LoadStatistics.head() + ServerReport.head());
        out.flush();
        long last = start;
        while (last < end && !statistics.hasEnough()) {
            long turn = Math.min(end, last + WINDOW.toNanos());
            while (System.nanoTime() < turn && !statistics.hasEnough()) {
                // a line is printed by the clock, or when enough was played
                Thread.sleep(POLL);
            }
            long now = System.nanoTime();
            double length = (now - last) / NANOS_A_SECOND;
            out.println(statistics.turn(TimeUnit.NANOSECONDS.toSeconds(now - start), length)
                    + report.turn(length, statistics.moves().window().count()));
            out.flush();
            last = now;
        }
    }
}
