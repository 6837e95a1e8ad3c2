package org.crosscage.experiment.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.crosscage.cli.Commands;
import org.crosscage.cli.TerminalTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// What is typed behind `bench`, where no server is asked.
final class LoadCommandTest extends TerminalTest {

    private static final String NOBODY = "http://127.0.0.1:1/";

    @Override
    protected int run(PrintWriter out, PrintWriter err, String... arguments) {
        return Commands.run(LoadCommand.class, out, err, arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "localhost:8080|'localhost:8080' is not the address of a server",
                "ftp://localhost/|'ftp://localhost/' is not the address of a server",
                "http:/|'http:/' is not the address of a server",
                "http://127.0.0.1:1|no server answers at http://127.0.0.1:1/",
                "http://127.0.0.1:1/ --players 0|0",
                "http://127.0.0.1:1/ --seconds soon|soon",
                "http://127.0.0.1:1/ --think 0|0",
                "http://127.0.0.1:1/ --kills 0|0",
                "http://127.0.0.1:1/ --arrival late|'late' is neither at-once nor spread",
                "http://127.0.0.1:1/ --games sudoku=1|--games: there is no pack and no file 'sudoku'",
                "http://127.0.0.1:1/ --fast|--fast"
            })
    void wrongArgumentsAreNamed(String arguments, String message) {
        assertThat(run(("bench players " + arguments).split(" "))).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players", "races", "costly", "library", "tour", "hostile", "fuzz"})
    void eachAsksTheUsualServerUnlessAnotherIsNamed(String command) {
        assertThat(run("bench", command, "--help")).isZero();
        assertThat(out.toString()).contains("the server (default: http://localhost:8080/)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"players", "races", "costly", "library", "tour", "hostile", "fuzz"})
    void eachSaysThatNobodyAnswers(String command) {
        assertThat(run("bench", command, NOBODY)).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("no server answers at " + NOBODY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"players", "races", "costly", "library", "tour", "hostile", "fuzz"})
    void eachHasHelpForAllThatItTakes(String command) {
        assertThat(run("bench", command, "--help")).isZero();
        assertThat(out.toString())
                .startsWith("Usage: crosscage bench " + command)
                .doesNotContainPattern("(?m)^ {2,6}(--[a-z]+=\\S+|URL)\\s*$(?!\\n {10,}\\S)");
    }

    @Test
    void theHelpOfTheLauncherNamesThemAll() throws IOException {
        assertThat(shownByTheLauncher())
                .extracting(line -> line.split(" ")[1])
                .containsAll(new CommandLine(LoadCommand.class).getSubcommands().keySet());
    }

    @ParameterizedTest
    @MethodSource("shownByTheLauncher")
    void whatTheHelpOfTheLauncherShowsCanBeTyped(String line) {
        var all = line.replaceAll("\\[|]| \\.\\.\\.", "")
                .replaceAll("\\b[NS]\\b", "1")
                .replace("COMMAND", "true")
                .replace("URL", NOBODY)
                .replace("FOLDER", folder.toString());
        int code = run(all.split(" "));
        if (line.contains("URL")) {
            assertThat(err.toString()).contains("no server answers at " + NOBODY);
        } else {
            assertThat(code).as(err.toString()).isZero();
        }
    }

    /// What is not in brackets has to be typed.
    @ParameterizedTest
    @MethodSource("shownByTheLauncher")
    void whatTheHelpOfTheLauncherHasInBracketsMayBeLeftOut(String line) {
        var server = new CommandLine(LoadCommand.class)
                .getSubcommands()
                .get(line.split(" ")[1])
                .getCommandSpec()
                .positionalParameters()
                .getFirst();
        assertThat(line.replaceAll("\\[[^]]*]", "").contains("URL")).isEqualTo(server.required());
    }

    /// The lines of [LoadCommand]; the others are those of the benchmarks.
    static List<String> shownByTheLauncher() throws IOException {
        return Files.readAllLines(Path.of("src/launcher/bench.txt")).stream()
                .takeWhile(line -> !line.isEmpty())
                .map(line -> line.replaceFirst(".*\\./crosscage ", ""))
                .filter(line -> line.matches("bench (?!exact )[a-z]+ .*"))
                .toList();
    }

    @Test
    void copiesOfTheLibraryNeedAFolder() {
        assertThat(run("bench", "library", "--copies", "2")).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("--copies and --to need each other");
    }

    @Test
    void aCommandIsRunAsOftenAsItShouldBe() throws IOException, InterruptedException {
        var killed = folder.resolve("killed.txt");
        long start = System.nanoTime();
        new KillSchedule("echo killed >>'" + killed + "'", 3, new SplittableRandom(1))
                .run(start, start + TimeUnit.MILLISECONDS.toNanos(1), new PrintWriter(out));
        assertThat(Files.readAllLines(killed)).hasSize(3);
        new KillSchedule("exit 3", 1, new SplittableRandom(1)).run(start, start + 1, new PrintWriter(out));
        assertThat(out.toString()).contains("echo killed", "exit 3 (exit code 3)");
    }
}
