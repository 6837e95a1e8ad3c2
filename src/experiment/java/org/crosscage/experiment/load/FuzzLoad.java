package org.crosscage.experiment.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `bench fuzz`: spoilt requests to a server that runs: addresses and links, what a device sends, what a page says,
/// files of everything that a player has. A fault is a server error, a page that has ended with an internal error, no
/// answer within five seconds, or an export that does not come in elsewhere as it was. Requests follow from the seed,
/// and those of a page from what it shows. The texts of puzzles have their own command, `experiment texts`.
@Command(name = "fuzz", mixinStandardHelpOptions = true)
public final class FuzzLoad implements Callable<Integer> {

    private static final Duration SLOW = Duration.ofSeconds(5);
    private static final int MOST_FAULTS = 50;
    private static final int SHOWN = 300;
    private static final long SPREAD = 0x2545F4914F6CDD1DL;
    private static final Duration WINDOW = Duration.ofMinutes(1);

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @AllowedNumbers(least = 1, most = 100_000)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "60")
    private int seconds = 60;

    @AllowedNumbers(least = 0)
    @Option(names = "--from", paramLabel = "N", defaultValue = "0")
    private long from;

    @Option(names = "--seed", paramLabel = "SEED", defaultValue = "1")
    private long seed = 1;

    private final TreeMap<String, Tally> tallies = new TreeMap<>();
    private int faults;

    /// The answers to one sort of requests.
    private static final class Tally {
        private final AnswerCounts answers = new AnswerCounts();
        private long sent;
        private double slowest;

        void add(AnswerCounts more, double milliseconds) {
            answers.add(more);
            sent++;
            slowest = Math.max(slowest, milliseconds);
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var server = address.require();
        var out = spec.commandLine().getOut();
        try (var client = Visitor.client()) {
            long number = run(server, client, out);
            print(out);
            out.printf("%d requests; faults: %d%n", number - from, faults);
            out.flush();
        }
        return faults == 0 ? 0 : Commands.FAILED;
    }

    private long run(URI server, HttpClient client, PrintWriter out) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        long next = System.nanoTime() + WINDOW.toNanos();
        long number = from;
        try (var requests = new FuzzRequests(server, client)) {
            for (; System.nanoTime() < end; number++) {
                send(requests, number, out);
                if (System.nanoTime() > next) {
                    next += WINDOW.toNanos();
                    out.printf("%d requests, %d faults%n", number - from, faults);
                    out.flush();
                }
            }
        }
        return number;
    }

    private void send(FuzzRequests requests, long number, PrintWriter out) throws IOException, InterruptedException {
        FuzzRequests.Request request;
        try {
            request = requests.next(new SplittableRandom(seed * SPREAD + number));
        } catch (RefusedException e) {
            tell("request " + number + ": no page: " + e.getMessage(), out);
            return;
        }
        var sort = request.sort();
        long start = System.nanoTime();
        String fault;
        var answers = new AnswerCounts();
        try {
            var answer = requests.send(request);
            answers.add(answer.status());
            sort = answer.sort();
            fault = answer.fault();
        } catch (IOException e) {
            answers.add(e);
            fault = e.toString();
        }
        double milliseconds = (System.nanoTime() - start) / 1e6;
        tallies.computeIfAbsent(sort, _ -> new Tally()).add(answers, milliseconds);
        if (fault.isEmpty() && milliseconds > SLOW.toMillis()) {
            fault = "answered after %.0f ms".formatted(milliseconds);
        }
        if (!fault.isEmpty()) {
            var shown = request.toString().replaceAll("\\p{Cntrl}", "?");
            tell("request " + number + ": " + fault + ": " + shown.substring(0, Math.min(SHOWN, shown.length())), out);
        }
    }

    private void tell(String fault, PrintWriter out) {
        faults++;
        if (faults <= MOST_FAULTS) {
            out.println(fault);
            out.flush();
        }
    }

    private void print(PrintWriter out) {
        out.println("| requests | sent | slowest, ms | answers by status |\n| --- | --- | --- | --- |");
        tallies.forEach((sort, tally) ->
                out.printf("| %s | %d | %.0f | %s |%n", sort, tally.sent, tally.slowest, tally.answers));
    }
}
