package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.crosscage.experiment.load.LoadCommand;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Twenty players without a browser at two servers behind nginx, each of which is killed at random moments and started
/// again. Each run says in one line what came of it; there are as many as
/// `crosscage.kills` says, each with a seed of its own.
@Tag("browser")
@EnabledIfSystemProperty(
        named = "crosscage.strict",
        matches = "true",
        disabledReason = "a run takes more than a minute; ./crosscage test --strict does twenty")
final class KillsUnderLoadIT {

    private static final int PLAYERS = 20;
    private static final int MOVES = 1000;
    private static final int KILLS = 10;
    private static final String THINKING = "0.4";
    /// For a machine that is busy with other things; else it takes a minute.
    private static final int SECONDS = 900;
    /// After which share of the moves servers are killed: not before anybody plays, nor so late that nobody plays on.
    private static final double FIRST = 0.02;
    private static final double LAST = 0.95;
    private static final Duration LOOK = Duration.ofMillis(20);
    private static final Pattern READ_BACK =
            Pattern.compile("read back: (\\d+) moves in \\d+ games: lost 0, twice 0, games out of order 0");

    @TempDir
    private static Path folder;

    private static ServersBehindNginx all;
    private static Nginx nginx;

    @BeforeAll
    static void startAll() {
        all = new ServersBehindNginx(folder);
        nginx = all.nginx();
    }

    @AfterAll
    static void endAll() throws IOException {
        if (all != null) {
            all.close();
        }
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, Integer.getInteger("crosscage.kills", 20));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void everyMoveIsThereAtTheEnd(long seed) throws IOException, InterruptedException {
        var output = folder.resolve("players-" + seed + ".log");
        var players = players(seed, output);
        long start = System.nanoTime();
        try {
            killAtRandom(new SplittableRandom(seed), players);
            players.waitFor();
        } finally {
            players.destroy();
        }
        var said = read(output);

        var readBack = READ_BACK.matcher(said);
        assertThat(readBack.find()).as(said).isTrue();
        System.out.printf(
                "seed %d: %d kills in %d s; %s%n",
                seed, KILLS, Duration.ofNanos(System.nanoTime() - start).toSeconds(), readBack.group());
        assertThat(said).doesNotContain("a move was refused", "answers 404"); // a hint may go with its server
        assertThat(Integer.parseInt(readBack.group(1))).as(said).isGreaterThanOrEqualTo(MOVES);
    }

    private static Process players(long seed, Path output) throws IOException {
        var command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseSerialGC", "-cp"));
        command.add(RunningApplication.unpackedWithExperiments());
        command.addAll(nginx.trust());
        command.addAll(List.of(LoadCommand.class.getName(), "bench", "players", nginx.url()));
        command.addAll(List.of("--players", Integer.toString(PLAYERS), "--seconds", Integer.toString(SECONDS)));
        command.addAll(List.of("--moves", Integer.toString(MOVES), "--think", THINKING, "--arrival", "at-once"));
        command.addAll(List.of("--seed", Long.toString(seed)));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Each time so many moves are stored, one of the servers that run is killed, and started again at
    /// once. Moments are moves and not seconds, so that a slow machine has as many kills for each move as a
    /// quick one.
    private static void killAtRandom(SplittableRandom random, Process players) {
        var starting = new ArrayList<CompletableFuture<RunningApplication>>();
        all.servers().forEach(server -> starting.add(CompletableFuture.completedFuture(server)));
        var moves = JdbcClient.create(all.database()).sql("select count(*) from game_op");
        long before = moves.query(Long.class).single();
        for (double share : random.doubles(KILLS, FIRST, LAST).sorted().toArray()) {
            await().pollInterval(LOOK)
                    .forever()
                    .failFast("players go on until the last kill", () -> !players.isAlive())
                    .until(() -> moves.query(Long.class).single() >= before + share * MOVES);
            CompletableFuture.anyOf(starting.toArray(CompletableFuture[]::new)).join();
            var running = starting.stream().filter(CompletableFuture::isDone).toList();
            var chosen = running.get(random.nextInt(running.size()));
            var server = chosen.join();
            server.kill();
            starting.set(starting.indexOf(chosen), CompletableFuture.supplyAsync(() -> {
                server.start();
                return server;
            }));
        }
        starting.forEach(CompletableFuture::join);
    }
}
