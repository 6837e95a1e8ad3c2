package org.crosscage.experiment.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.generate.Grade;
import org.crosscage.experiment.measure.PuzzleTimes;
import org.crosscage.experiment.store.TemporaryStock;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment stock`: how long a new game waits for its puzzle, with the server's stock on a database of its own that
/// is filled again while puzzles are taken from it.
@Command(name = "stock", mixinStandardHelpOptions = true)
public final class StockExperiment implements Callable<Integer> {

    private static final List<Optional<Grade>> GRADES =
            List.of(Optional.empty(), Optional.of(Grade.EASY), Optional.of(Grade.MEDIUM), Optional.of(Grade.HARD));
    private static final Duration LONGEST = Duration.ofMinutes(10);
    private static final double NANOSECONDS_PER_MS = 1e6;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N", defaultValue = "200")
    private int count = 200;

    @AllowedNumbers(least = 1)
    @Option(names = "--each", paramLabel = "N", defaultValue = "3")
    private int each = 3;

    @AllowedNumbers(least = 0)
    @Option(names = "--every", paramLabel = "MS", defaultValue = "100")
    private long every = 100;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    @Override
    public Integer call() throws IOException, InterruptedException, TimeoutException {
        var folder = Files.createTempDirectory("stock");
        try (var stock = new TemporaryStock(folder, orders(), each, seed)) {
            long start = System.nanoTime();
            stock.awaitFull(LONGEST);
            double filled = (System.nanoTime() - start) / NANOSECONDS_PER_MS;
            take(stock.puzzles(), orders().size()); // only to warm up
            stock.awaitFull(LONGEST);
            var taken = take(stock.puzzles(), count);
            var out = spec.commandLine().getOut();
            out.println(table(taken));
            out.println("%d puzzles were there after %.1f s.".formatted(orders().size() * each, filled / 1_000));
            out.flush();
        } finally {
            delete(folder);
        }
        return 0;
    }

    /// What most players ask for: the sizes that are offered as ordinary ones, in any grade and in three.
    private static List<PuzzleOrder> orders() {
        var orders = new ArrayList<PuzzleOrder>();
        for (var grade : GRADES) {
            for (var kind : PuzzleKinds.all()) {
                kind.sizes()
                        .forEach(size -> orders.add(new PuzzleOrder(kind.id(), size, PuzzleRequirements.of(grade))));
            }
        }
        return orders;
    }

    private List<Taken> take(NewPuzzles puzzles, int most) throws InterruptedException {
        var orders = orders();
        var taken = new ArrayList<Taken>();
        for (int i = 0; i < most; i++) {
            var order = orders.get(i % orders.size());
            long start = System.nanoTime();
            var ready = puzzles.ready(order);
            if (ready.isEmpty()) {
                puzzles.make(order, () -> false).orElseThrow();
            }
            taken.add(new Taken(order.kind(), ready.isPresent(), (System.nanoTime() - start) / NANOSECONDS_PER_MS));
            // players come at this pace, whatever a puzzle took: what is measured is how the stock keeps up with it
            Thread.sleep(every);
        }
        return taken;
    }

    private static MarkdownTable table(List<Taken> all) {
        var table = new MarkdownTable("puzzles", "taken", "had to be made", "median ms", "99 % ms", "longest ms");
        for (var kind : PuzzleKinds.all()) {
            row(
                    table,
                    kind.id(),
                    all.stream().filter(one -> one.kind.equals(kind.id())).toList());
        }
        row(table, "all", all);
        return table;
    }

    private static void row(MarkdownTable table, String name, List<Taken> taken) {
        var times = new PuzzleTimes(
                taken.stream().mapToDouble(Taken::millis).sorted().toArray());
        table.row(
                name,
                taken.size(),
                taken.stream().filter(one -> !one.ready).count(),
                "%.2f".formatted(times.median()),
                "%.2f".formatted(times.percentile(99)),
                "%.2f".formatted(times.max()));
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /// @param ready whether the puzzle was there
    private record Taken(String kind, boolean ready, double millis) {}
}
