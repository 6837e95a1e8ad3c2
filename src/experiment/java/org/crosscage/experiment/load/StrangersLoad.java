package org.crosscage.experiment.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.crosscage.cli.input.AllowedNumbers;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `bench strangers`: whoever wants nothing of the game but its memory. Connections on which half a request came, pages
/// that ask for more and more and read none of it, messages that announce two gigabytes, first pages without a cookie.
@Command(name = "strangers", mixinStandardHelpOptions = true)
public final class StrangersLoad implements Callable<Integer> {

    private static final String HALF_A_REQUEST = "GET /library HT";
    private static final long TWO_GIGABYTES = 1L << 31;
    private static final String PIECE = "x".repeat(4000);
    private static final int PIECES = 200;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @AllowedNumbers(least = 0, most = 100_000)
    @Option(names = "--halves", paramLabel = "N", defaultValue = "2000")
    private int halves = 2000;

    @AllowedNumbers(least = 0, most = 100_000)
    @Option(names = "--unread", paramLabel = "N", defaultValue = "20")
    private int unread = 20;

    @AllowedNumbers(least = 0, most = 100_000)
    @Option(names = "--huge", paramLabel = "N", defaultValue = "50")
    private int huge = 50;

    @AllowedNumbers(least = 0, most = 100_000)
    @Option(names = "--newcomers", paramLabel = "N", defaultValue = "5000")
    private int newcomers = 5000;

    @AllowedNumbers(least = 1, most = 3600)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "20")
    private int seconds = 20;

    /// One sort of them: does what it does, and says in how many cases the server let it.
    private interface Strangers {
        int come(URI server, List<AutoCloseable> open) throws IOException, InterruptedException;
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        var server = address.require();
        var report = new ServerReport(server);
        print("before", report);
        visit("half requests", server, report, this::sendHalves);
        visit("pages that do not read", server, report, this::askWithoutReading);
        visit("messages of two gigabytes", server, report, this::announce);
        visit("first pages without a cookie", server, report, this::comeWithoutCookie);
        // what is asked is how much is left after a while
        Thread.sleep(Duration.ofSeconds(seconds));
        print("after " + seconds + " s", report);
        address.require();
        return CommandLine.ExitCode.OK;
    }

    private void visit(String who, URI server, ServerReport report, Strangers strangers)
            throws IOException, InterruptedException {
        var open = new ArrayList<AutoCloseable>();
        try {
            int taken = strangers.come(server, open);
            print(taken + " " + who, report);
        } finally {
            for (var each : open) {
                close(each);
            }
        }
    }

    private static void close(AutoCloseable connection) throws IOException {
        try {
            connection.close();
        } catch (IOException _) {
            // the server was first
        } catch (Exception e) {
            throw new IOException(e);
        }
    }

    private void print(String when, ServerReport report) throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        out.printf("%-36s %s%n", when, report.memory().orElse("the server is on another machine"));
        out.flush();
    }

    private int sendHalves(URI server, List<AutoCloseable> open) throws IOException {
        for (int i = 0; i < halves; i++) {
            var connection = new RawConnection(server);
            open.add(connection);
            connection.write(HALF_A_REQUEST);
        }
        return halves;
    }

    /// Each asks for pages as long as the server takes its questions, for `--seconds` at most.
    private int askWithoutReading(URI server, List<AutoCloseable> open) throws IOException, InterruptedException {
        var pages = new ArrayList<UnreadPage>();
        for (int i = 0; i < unread; i++) {
            var page = new UnreadPage(server);
            open.add(page);
            pages.add(page);
        }
        int asked = 0;
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        while (!pages.isEmpty() && System.nanoTime() < end) {
            int before = pages.size();
            pages.removeIf(page -> !page.ask());
            asked += before;
            // a pace that leaves the server a processor
            Thread.sleep(1);
        }
        spec.commandLine().getOut().printf("%d questions, %d of %d pages still open%n", asked, pages.size(), unread);
        return unread;
    }

    private int announce(URI server, List<AutoCloseable> open) throws IOException, InterruptedException {
        for (int i = 0; i < huge; i++) {
            var page = new UnreadPage(server);
            open.add(page);
            page.announce(TWO_GIGABYTES, PIECE, PIECES);
        }
        return huge;
    }

    private int comeWithoutCookie(URI server, List<AutoCloseable> open) throws IOException, InterruptedException {
        int taken = 0;
        try (var client = Visitor.client()) {
            for (int i = 0; i < newcomers; i++) {
                try {
                    PageMessages.begin(new Visitor(client, server));
                    taken++;
                } catch (RefusedException e) {
                    if (!e.isForNow()) {
                        throw e;
                    }
                }
            }
        }
        return taken;
    }
}
