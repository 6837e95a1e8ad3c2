package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.crosscage.Sweep;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.load.LoadCommand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Everything that stopped a server once, at the packaged application with a heap of 1 GB, while others play: one round
/// of it, and ten with `--strict` on a quiet machine, where the others wait no longer than promised.
@Tag("browser")
final class HostileClientsIT {

    private static final int ROUNDS = 10;
    private static final double LONGEST_HEALTH_MS = Sweep.WHOLE ? 1000 : 5000;
    private static final double LONGEST_MOVE_MS = Sweep.WHOLE ? 250 : 5000;

    /// Caches, and what each of 140 pages was answered last, which Vaadin keeps for a page that has not heard it: 9 MB
    /// where that is the longest game, 4 MB where it is the longest text of an import.
    private static final double KEPT_MB = 200;

    private final StringWriter out = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void nobodyStopsAServer() {
        try (var application = RunningApplication.withHeap("1g", folder)) {
            var written = new PrintWriter(out, true);
            var rounds = Integer.toString(Sweep.of(ROUNDS, 1));

            int code = Commands.run(
                    LoadCommand.class, written, written, "bench", "hostile", application.url(), "--rounds", rounds);

            System.out.println(out);
            assertThat(code).as(out::toString).isZero();
            assertThat(out.toString()).contains("lost 0, twice 0", "server errors: 0");
            assertThat(number("after ([\\d.]+) MB")).isLessThan(number("before ([\\d.]+) MB") + KEPT_MB);
            assertThat(number("health: worst ([\\d.]+) ms")).isLessThan(LONGEST_HEALTH_MS);
            assertThat(number("moves: .* p99 ([\\d.]+) ms")).isLessThan(LONGEST_MOVE_MS);
        }
    }

    private double number(String pattern) {
        var found = Pattern.compile(pattern).matcher(out.toString());
        assertThat(found.find()).as("%s in %s", pattern, out).isTrue();
        return Double.parseDouble(found.group(1));
    }
}
