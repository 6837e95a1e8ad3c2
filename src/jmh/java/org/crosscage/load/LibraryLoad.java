package org.crosscage.load;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.crosscage.library.PackIndex;

/// How long the pages of the library take on a server that runs already, over loopback, from the question to the whole
/// answer; and a folder with many puzzles to try it with, the shipped ones again and again under other names:
///
/// ```
/// ./crosscage bench library --copies=9 /tmp/many
/// CROSSCAGE_PUZZLES=file:/tmp/many ./crosscage play
/// ./crosscage bench library http://localhost:8080/
/// ```
public final class LibraryLoad {

    private static final String COPIES = "--copies=";
    private static final Path SHIPPED = Path.of("puzzles");
    private static final Pattern ID = Pattern.compile("(?m)^(puzzle \\S+)$");
    private static final int ROUNDS = 40;
    private static final int WARM_UP = 20;
    private static final double NANOS_A_MILLI = 1e6;

    private LibraryLoad() {}

    /// @param arguments the server's address, `http://localhost:8080/` without one; or `--copies=N` and a folder, which
    ///     gets the shipped puzzles N times
    /// @throws Exception when the server does not answer as it should, or the folder cannot be written
    public static void main(String... arguments) throws Exception {
        if (arguments.length == 2 && arguments[0].startsWith(COPIES)) {
            copy(Integer.parseInt(arguments[0].substring(COPIES.length())), Path.of(arguments[1]));
        } else {
            var server = URI.create(arguments.length > 0 ? arguments[0] : "http://localhost:8080/");
            measure(server, "library", "");
            measure(server, "library", "grade=hard");
            measure(server, "library", "size=9x9");
            measure(server, "library/kenken-9x9", "");
        }
    }

    private static void copy(int copies, Path folder) throws IOException {
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
        System.out.printf(
                "%d puzzles in %d packs in %s%n",
                all.stream().mapToInt(pack -> pack.lines().size()).sum(), all.size(), folder);
    }

    /// Each time as somebody else, who has seen nothing yet.
    private static void measure(URI server, String route, String query) throws IOException, InterruptedException {
        var nanos = new ArrayList<Long>();
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            long start = System.nanoTime();
            new LoadedPage(server, route, query);
            if (round >= 0) {
                nanos.add(System.nanoTime() - start);
            }
        }
        System.out.printf(
                "%-35s median %.1f ms, longest %.1f ms%n",
                "/" + route + (query.isEmpty() ? "" : "?" + query), share(nanos, 0.5), share(nanos, 1));
    }

    private static double share(List<Long> nanos, double share) {
        var sorted = nanos.stream().sorted().toList();
        return sorted.get((int) (share * (sorted.size() - 1))) / NANOS_A_MILLI;
    }
}
