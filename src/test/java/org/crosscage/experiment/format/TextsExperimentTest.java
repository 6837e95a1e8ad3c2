package org.crosscage.experiment.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.classgraph.ClassGraph;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.ExperimentCommand;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A fault is told and fails the command: that there is none is what the command finds out, not this test.
class TextsExperimentTest {

    private static final String BOARD = """
        puzzle small
        size 3 3
        grid
        # 17\\ 16\\
        \\17 . .
        \\16 . .
        end
        """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder = Path.of("");

    private String board = "";

    @BeforeEach
    void write() throws IOException {
        board = Files.writeString(folder.resolve("small.txt"), BOARD).toString();
    }

    @Test
    void itCountsWhatEachReaderMadeOfTheTextsAndTheTextsFollowFromTheirNumbers() {
        var first = counted(1000, 20_000);
        assertThat(first).contains("| `json` |", "| `keen` |", "faults: none").doesNotContain("Stopped");
        assertThat(counted(1000, 20_000)).isEqualTo(first);
        assertThat(counted(2000, 20_000)).isNotEqualTo(first);
    }

    @Test
    void itSaysItsTallyAfterEachPieceAndThePiecesMakeTheSameWhole() {
        var whole = counted(1000, 300);
        err.getBuffer().setLength(0);
        assertThat(counted(1000, 130)).isEqualTo(whole);
        assertThat(err.toString().lines())
                .satisfiesExactly(
                        one -> assertThat(one).matches("130 of 300 texts: read \\d+, refused [\\d,]+, no faults"),
                        two -> assertThat(two).startsWith("260 of 300 texts: "),
                        three -> assertThat(three).startsWith("300 of 300 texts: "));
    }

    @Test
    void piecesOfNothingAreRefused() {
        assertThat(run("--every", "0", board)).isEqualTo(2);
        assertThat(err.toString()).contains("“0” is too small for --every: use at least 1.");
    }

    /// The signal of `timeout` and of a machine that goes down.
    @Test
    void endedHalfWayItSaysWhatItHasCountedAndHowToGoOn() throws IOException, InterruptedException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var command = new ProcessBuilder(
                java.toString(),
                "-cp",
                new ClassGraph().getClasspath(),
                ExperimentCommand.class.getName(),
                "experiment",
                "texts",
                "--from=5000",
                "--count=100000000",
                "--every=100",
                board);
        var counting =
                command.redirectOutput(folder.resolve("out.txt").toFile()).start();
        try (var told = new BufferedReader(new InputStreamReader(counting.getErrorStream(), StandardCharsets.UTF_8))) {
            assertThat(told.readLine()).startsWith("100 of 100,000,000 texts: ");
            counting.destroy();
            assertThat(counting.waitFor(1, TimeUnit.MINUTES)).isTrue();
        } finally {
            counting.destroyForcibly();
        }
        assertThat(Files.readString(folder.resolve("out.txt")))
                .contains("| `json` |", "faults: none")
                .containsPattern("Stopped after [\\d,]+00 of 100,000,000 texts\\. Continue with --from 5?\\d+00\\.");
    }

    private String counted(int from, int every) {
        out.getBuffer().setLength(0);
        assertThat(run("--count", "300", "--from", "" + from, "--every", "" + every, board))
                .isZero();
        return out.toString().replaceAll("[0-9]+\\.[0-9] \\|", "|");
    }

    private int run(String... arguments) {
        var all = new String[arguments.length + 2];
        all[0] = "experiment";
        all[1] = "texts";
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        return Commands.run(ExperimentCommand.class, new PrintWriter(out, true), new PrintWriter(err, true), all);
    }
}
