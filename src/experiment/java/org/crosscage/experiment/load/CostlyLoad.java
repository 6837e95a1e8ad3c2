package org.crosscage.experiment.load;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.crosscage.cli.input.AllowedNumbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `bench costly`: how long moves and hints take while many players ask for the most expensive puzzle there is, on a
/// server that runs already: first alone, then while their pages open, then while they wait. They ask by opening the
/// page of books, which shows a new Kakuro of 30×30, Extreme; each is another player with one page.
@Command(name = "costly", mixinStandardHelpOptions = true)
public final class CostlyLoad implements Callable<Integer> {

    private static final int MOVES = 100_000;
    private static final int AT_ONCE = 8;
    private static final String EXPENSIVE = "kind=kakuro&size=30x30&grade=extreme&per-page=1&count=1&seed=";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @AllowedNumbers(least = 1, most = 10_000)
    @Option(names = "--pages", paramLabel = "N", defaultValue = "200")
    private int pages = 200;

    @AllowedNumbers(least = 1, most = 10_000)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "20")
    private int seconds = 20;

    private int seed;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var server = address.require();
        try (var game = new TimedGame(server, spec.commandLine().getOut());
                var waiting = new OpenedPages()) {
            play(game, "first");
            play(game, "alone");
            var areOpen = waiting.open(pages, AT_ONCE, () -> new LoadedPage(server, "print", EXPENSIVE + nextSeed()));
            game.play("pages open", MOVES, areOpen);
            play(game, pages + " pages wait");
        }
        return 0;
    }

    private void play(TimedGame game, String when) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        game.play(when, MOVES, () -> System.nanoTime() - end >= 0);
    }

    private synchronized int nextSeed() {
        return ++seed;
    }
}
