package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.load.LoadCommand;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Players without a browser on the packaged application, for a few seconds.
@Tag("browser")
final class PlayersLoadIT {

    @TempDir
    private static Path folder = Path.of("");

    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private static RunningApplication application;

    private final StringWriter out = new StringWriter();

    @BeforeAll
    static void start() {
        application = RunningApplication.in(folder);
    }

    @AfterAll
    static void stop() {
        application.close();
    }

    private int bench(String... arguments) {
        var written = new PrintWriter(out, true);
        return Commands.run(LoadCommand.class, written, written, arguments);
    }

    @Test
    void everyMoveIsThereAtTheEnd() {
        var url = application.url();
        assertThat(bench("bench", "players", url, "--players", "4", "--seconds", "4", "--think", "0.1", "--heap"))
                .as(out::toString)
                .isZero();
        assertThat(out.toString())
                .containsPattern("moves: +\\d{2,}, median")
                .containsPattern("(?m)^With 4 pages open: live heap \\d+ MB")
                .containsPattern("read back: \\d{2,} moves in \\d+ games: lost 0, twice 0, games out of order 0");
    }

    @Test
    void everyMoveIsThereAlthoughTheServerIsKilledMeanwhile() {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var playing = CompletableFuture.supplyAsync(
                    () -> bench(
                            "bench",
                            "players",
                            application.url(),
                            "--players",
                            "3",
                            "--seconds",
                            "16",
                            "--think",
                            "0.2"),
                    threads);
            await().atMost(LONGEST_WAIT).until(() -> hasTenSeconds() || playing.isDone());
            assertThat(playing).as(out::toString).isNotDone();
            application.kill();
            application.start();
            assertThat(playing.join()).as(out::toString).isZero();
        }
        assertThat(out.toString())
                .containsPattern("connected or loaded again [1-9]")
                .containsPattern("read back: \\d{2,} moves in \\d+ games: lost 0, twice 0, games out of order 0");
    }

    /// The first line comes when players have played for ten seconds.
    private boolean hasTenSeconds() {
        return out.toString().contains("\n    10 ");
    }

    @Test
    void aTourSeesEveryPage() {
        assertThat(bench("bench", "tour", application.url(), "--seconds", "2"))
                .as(out::toString)
                .isZero();
    }
}
