package org.crosscage.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.crosscage.Sweep;
import org.crosscage.game.StoredEntry;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Nothing that was answered is lost when the server is killed in the middle of its work, as by SIGKILL.
final class KillTest {

    private static final Pattern ANSWER = Pattern.compile("(\\d+) ([\\w-]{22}) (\\d+)\\.");

    @TempDir
    private Path folder;

    static IntStream kills() {
        return IntStream.range(0, Sweep.of(3, 1));
    }

    @ParameterizedTest
    @MethodSource("kills")
    void everyAnsweredEntryIsInTheLogAfterTheProcessWasKilled(int kill) throws Exception {
        var answers = answersOfAKilledProcess();

        var games = GamesOfTests.in(AppendingProcess.database(folder));
        assertThat(answers).hasSizeGreaterThan(1);
        assertThat(answers.values()).allSatisfy(each -> {
            var first = each.getFirst();
            var log = games.entriesSince(first.player(), first.game(), 0);
            assertThat(each).extracting(Answer::version).containsExactlyElementsOf(upTo(each.size()));
            assertThat(log).hasSizeGreaterThanOrEqualTo(each.size());
            assertThat(log).extracting(StoredEntry::version).containsExactlyElementsOf(upTo(log.size()));
            assertThat(log).extracting(StoredEntry::seq).containsExactlyElementsOf(upTo(log.size()));
            assertThat(log)
                    .allSatisfy(entry -> assertThat(entry.entry()).isEqualTo(AppendingProcess.entry(entry.seq())));
        });
    }

    private record Answer(long player, String game, long version) {}

    /// All that the process could still print, by game, into a file: a pipe is not read reliably while its writer dies.
    private Map<String, List<Answer>> answersOfAKilledProcess() throws IOException, InterruptedException {
        var output = folder.resolve("answers");
        var process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-XX:TieredStopAtLevel=1", // it starts in half the time
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        AppendingProcess.class.getName(),
                        folder.toString())
                .redirectOutput(output.toFile())
                .start();
        try (var errors = process.errorReader()) {
            assertThat(errors.lines().anyMatch(AppendingProcess.WELL_UNDER_WAY::equals))
                    .isTrue();
        } finally {
            process.destroyForcibly().waitFor();
        }
        return answers(output);
    }

    /// The whole answers; a log may stand between them, and the last line may be torn.
    private static Map<String, List<Answer>> answers(Path output) throws IOException {
        try (var lines = Files.lines(output)) {
            return lines.map(ANSWER::matcher)
                    .filter(Matcher::matches)
                    .map(answer -> new Answer(
                            Long.parseLong(answer.group(1)), answer.group(2), Long.parseLong(answer.group(3))))
                    .collect(Collectors.groupingBy(Answer::game));
        }
    }

    private static List<Long> upTo(long last) {
        return LongStream.rangeClosed(1, last).boxed().toList();
    }
}
