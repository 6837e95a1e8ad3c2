package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.library.PackIndex;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `bench library`: how long the pages of the library take on a server that runs already, over loopback, from the
/// question to the whole answer; and a folder with many puzzles to try it with, the shipped ones again and again under
/// other names:
///
/// ```
/// ./crosscage bench library --copies=9 --to=/tmp/many
/// CROSSCAGE_PUZZLES=file:/tmp/many ./crosscage play
/// ./crosscage bench library http://localhost:8080/
/// ```
@Command(name = "library", mixinStandardHelpOptions = true)
public final class LibraryLoad implements Callable<Integer> {

    private static final Path SHIPPED = Path.of("puzzles");
    private static final Pattern ID = Pattern.compile("(?m)^(puzzle \\S+)$");
    private static final int ROUNDS = 40;
    private static final int WARM_UP = 20;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private ServerAddress address = new ServerAddress();

    @AllowedNumbers(least = 1, most = 1000)
    @Option(names = "--copies", paramLabel = "N")
    private Optional<Integer> copies = Optional.empty();

    @Option(names = "--to", paramLabel = "FOLDER")
    private Optional<Path> folder = Optional.empty();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (copies.isPresent() != folder.isPresent()) {
            throw new ParameterException(spec.commandLine(), "--copies and --to need each other");
        }
        if (copies.isPresent()) {
            copy(copies.get(), folder.orElseThrow());
            return 0;
        }
        var server = address.require();
        measure(server, "library", "");
        measure(server, "library", "grade=hard");
        measure(server, "library", "size=9x9");
        measure(server, "library/kenken-9x9", "");
        return 0;
    }

    private void copy(int copies, Path folder) throws IOException {
        var shipped = PackIndex.parse(Files.readString(SHIPPED.resolve(PackIndex.FILE)));
        var all = new ArrayList<PackIndex.Listed>();
        for (int copy = 0; copy < copies; copy++) {
            for (var pack : shipped) {
                var end = copy == 0 ? "" : "-copy-" + copy;
                var lines = pack.lines().stream()
                        .map(line -> new PackIndex.Line(line.id() + end, line.size(), line.rating()))
                        .toList();
                all.add(new PackIndex.Listed(pack.kind(), pack.pack() + end, lines));
                var text = Files.readString(SHIPPED.resolve(pack.kind()).resolve(pack.pack() + ".txt"));
                var to = Files.createDirectories(folder.resolve(pack.kind()));
                Files.writeString(
                        to.resolve(pack.pack() + end + ".txt"), ID.matcher(text).replaceAll("$1" + end));
            }
        }
        Files.writeString(folder.resolve(PackIndex.FILE), PackIndex.text(all));
        spec.commandLine()
                .getOut()
                .printf(
                        "%d puzzles in %d packs in %s%n",
                        all.stream().mapToInt(pack -> pack.lines().size()).sum(), all.size(), folder);
    }

    /// Each time as somebody else, who has seen nothing yet.
    private void measure(URI server, String route, String query) throws IOException, InterruptedException {
        var times = new ResponseTimes();
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            long start = System.nanoTime();
            try (var _ = new LoadedPage(server, route, query)) {
                if (round >= 0) {
                    times.add(System.nanoTime() - start);
                }
            }
        }
        times.turn();
        spec.commandLine()
                .getOut()
                .printf("%-35s %s%n", "/" + route + (query.isEmpty() ? "" : "?" + query), times.total());
    }
}
