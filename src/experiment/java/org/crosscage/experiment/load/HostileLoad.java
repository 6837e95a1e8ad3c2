package org.crosscage.experiment.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.library.PuzzleLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `bench hostile`: [HostileClients] at a server that runs, one attack after the other, while a few players play and
/// somebody asks for its health.
@Command(name = "hostile", mixinStandardHelpOptions = true)
public final class HostileLoad implements Callable<Integer> {

    private static final String GAMES = "kenken-9x9=1";
    private static final Duration THINKING = Duration.ofMillis(200);
    /// The heap has this long to come back to what it was, but for some 50 MB of caches.
    private static final Duration LONGEST_RETURN = Duration.ofMinutes(1);

    private static final long CACHES = 50;
    private static final Duration POLL = Duration.ofSeconds(1);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @AllowedNumbers(least = 1, most = 10_000)
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "1")
    private int rounds = 1;

    @AllowedNumbers(least = 1, most = 1000)
    @Option(names = "--players", paramLabel = "N", defaultValue = "3")
    private int players = 3;

    @Option(names = "--only", paramLabel = "ATTACK", split = ",")
    private List<String> only = new ArrayList<>();

    @Override
    public Integer call() throws InterruptedException, IOException {
        var server = address.require();
        var report = new ServerReport(server);
        var statistics = new LoadStatistics(Long.MAX_VALUE);
        var shares = GameShares.parse(GAMES, PuzzleLibrary.shipped());
        var random = new SplittableRandom(rounds);
        var habits = PlayerHabits.onlyMoves(new ThinkTime(THINKING));
        try (var client = Visitor.client();
                var crowd = new LoadCrowd(
                        players,
                        i -> new LoadPlayer(
                                new Visitor(client, server),
                                shares,
                                habits,
                                random.split(),
                                statistics,
                                "bystander-" + i,
                                Long.MAX_VALUE),
                        statistics);
                var health = new HealthWatch(server, client)) {
            crowd.begin(_ -> 0);
            // the first collection is for what the players' pages left behind
            var before = report.heap();
            var answers = attack(server, client, statistics, health);
            var after = heapAfter(report, before);
            statistics.end();
            crowd.await();
            statistics.turn(0, 1);
            var out = spec.commandLine().getOut();
            boolean isRight = crowd.summarize(out) && health.unwell() == 0 && answers.serverErrors() == 0;
            out.printf("health: worst %.0f ms, not well %d times%n", health.worst(), health.unwell());
            out.printf(
                    "server errors: %d%nlive heap before %s MB, after %s MB%n",
                    answers.serverErrors(), ServerReport.text(before), ServerReport.text(after));
            out.flush();
            return isRight ? 0 : Commands.FAILED;
        }
    }

    private AnswerCounts attack(URI server, HttpClient client, LoadStatistics statistics, HealthWatch health)
            throws InterruptedException {
        var out = spec.commandLine().getOut();
        var clients = new HostileClients(server, client);
        var all = new AnswerCounts();
        out.println("attack                          s  health worst ms  moves  p99 ms  worst ms  answers by status");
        for (int round = 0; round < rounds; round++) {
            for (var attack : clients.attacks()) {
                if (only.isEmpty() || only.contains(attack.name())) {
                    all.add(attack(attack, statistics, health, out));
                }
            }
        }
        return all;
    }

    private static AnswerCounts attack(
            HostileClients.Attack attack, LoadStatistics statistics, HealthWatch health, PrintWriter out)
            throws InterruptedException {
        statistics.turn(0, 1);
        health.turn();
        var answers = new AnswerCounts();
        long start = System.nanoTime();
        try {
            attack.run().against(answers);
        } catch (IOException e) {
            answers.add(e);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        statistics.turn(0, 1);
        var moves = statistics.moves().window();
        out.printf(
                "%-28s %5.1f %16.0f %6d %7.0f %9.0f  %s%n",
                attack.name(), seconds, health.turn(), moves.count(), moves.p99(), moves.worst(), answers);
        out.flush();
        return answers;
    }

    /// Waits until the heap is what it was before.
    private static OptionalLong heapAfter(ServerReport report, OptionalLong before) throws InterruptedException {
        long end = System.nanoTime() + LONGEST_RETURN.toNanos();
        var now = report.heap();
        while (before.isPresent()
                && now.isPresent()
                && now.getAsLong() >= before.getAsLong() + CACHES
                && System.nanoTime() < end) {
            // sessions and connections of the attackers end after a while
            Thread.sleep(POLL);
            now = report.heap();
        }
        return now;
    }
}
