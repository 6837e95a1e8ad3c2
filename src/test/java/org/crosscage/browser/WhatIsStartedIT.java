package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.browser.Launcher.Answer;
import org.crosscage.browser.Launcher.Play;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What the launcher builds and starts, and how that ends.
@Tag("browser")
@Timeout(value = 4, unit = TimeUnit.MINUTES)
final class WhatIsStartedIT {

    @TempDir
    private static Path folder;

    private static Launcher launcher;
    private static int port;
    private static Play game;

    @BeforeAll
    static void play() throws IOException {
        launcher = Launcher.in(folder);
        port = FreePort.find();
        game = launcher.play(port, data("games"));
        launcher.learn();
    }

    @AfterAll
    static void end() {
        game.close();
    }

    @Test
    void theFirstStartBuildsAndSaysWhereTheGameIs() throws IOException, InterruptedException {
        var address = "http://localhost:" + port + "/";
        assertThat(game.said()).contains("Building Crosscage").contains("|  " + address + "  |");
        try (var client = HttpClient.newHttpClient()) {
            var home = HttpRequest.newBuilder(URI.create(address)).build();
            assertThat(client.send(home, BodyHandlers.discarding()).statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void aPortThatIsTakenIsSaidInOneSentenceAndNothingIsBuiltAgain() throws IOException {
        var answer = another(port, data("elsewhere"));
        assertThat(answer)
                .isEqualTo(new Answer(
                        1,
                        "crosscage: port %d is taken, by another program or by another Crosscage; choose another one: ./crosscage play --port %d\n"
                                .formatted(port, port + 1)));
        assertThat(launcher.builds()).isEqualTo(1);
    }

    @Test
    void aDataFolderInUseIsSaidInOneSentence() throws IOException {
        var answer = another(FreePort.find(), data("games"));
        assertThat(answer)
                .isEqualTo(new Answer(
                        1,
                        "crosscage: the games in %s are open in another Crosscage; end that one or choose another folder with --data\n"
                                .formatted(data("games"))));
        assertThat(data("games").resolve("crosscage.trace.db")).doesNotExist();
    }

    @Test
    void namesAFolderThatTheServerCannotMake() {
        var games = data("pom.xml/games");
        var answer = another(FreePort.find(), games);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said())
                .startsWith("crosscage: games cannot be stored in '" + games + "'")
                .endsWith("choose another one with --data\n")
                .hasLineCount(1);
    }

    /// One of the settings, strictly all: each takes a start.
    @Test
    void aSettingThatNobodyCanUseIsSaidInOneSentence() {
        var settings = List.of(
                List.of("CROSSCAGE_STOCK", "abc", "crosscage.stock is 'abc'; it must be a whole number from 0 to 999"),
                List.of(
                        "CROSSCAGE_LIMITS_PAGE_PLAYER",
                        "120",
                        "crosscage.limits.page.player is '120'; it must be a number and a time"),
                List.of("CROSSCAGE_PROXY", "10.0.0.7", "crosscage.proxy is '10.0.0.7'; it must be networks"));
        for (var setting : Sweep.of(settings, settings.size(), "settings")) {
            assertThat(with(Map.of(setting.get(0), setting.get(1)))).startsWith("The setting " + setting.get(2));
        }
    }

    @Test
    void whereMetricsCannotBeReadIsSaidInOneSentenceAndNotOfTheGamesOwnAddress() {
        assertThat(with(Map.of("CROSSCAGE_METRICS_PORT", "9464", "CROSSCAGE_METRICS_ADDRESS", "192.0.2.1")))
                .isEqualTo("The setting crosscage.metrics.address is '192.0.2.1'; it must be the name or address of an"
                        + " interface of this machine");
        assertThat(with(Map.of("CROSSCAGE_METRICS_PORT", Integer.toString(port))))
                .startsWith("The setting crosscage.metrics.port is '" + port + "'; it must be free at 127.0.0.1");
    }

    /// Why it does not start with these variables of the environment, when that is said in one line.
    private static String with(Map<String, String> variables) {
        var answer = launcher.run(
                variables,
                "play",
                "--no-browser",
                "--port",
                Integer.toString(FreePort.find()),
                "--data",
                data("elsewhere").toString());
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said()).startsWith("crosscage: ").endsWith("\n").hasLineCount(1);
        return answer.said().substring("crosscage: ".length()).strip();
    }

    /// How soon it answers is told, and held to the eight seconds that players are promised with the system property
    /// `crosscage.strict` (`-Dcrosscage.strict=true`).
    @Test
    void aSecondStartBuildsNothingAndControlCEndsItAndAllThatWasStartedForIt()
            throws IOException, InterruptedException {
        launcher.forget();
        long before = System.nanoTime();
        try (var second = launcher.play(FreePort.find(), data("second"))) {
            long millis = Duration.ofNanos(System.nanoTime() - before).toMillis();
            System.out.printf("a second start answers after %d ms%n", millis);
            if (Boolean.getBoolean("crosscage.strict")) {
                assertThat(millis).as("milliseconds").isLessThan(8000);
            }
            assertThat(second.said()).doesNotContain("Building");
            var offspring = second.offspring();
            assertThat(offspring).isNotEmpty();

            var answer = second.interrupt();

            assertThat(answer).isEqualTo(new Answer(0, ""));
            // a process that has got its signal may need a moment to go
            CompletableFuture.allOf(
                            offspring.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                    .join();
        } finally {
            launcher.learn();
        }
    }

    @Test
    void aServerThatIsKilledIsToldWithItsExitCode() throws IOException, InterruptedException {
        try (var third = launcher.play(FreePort.find(), data("third"))) {
            var answer = third.killServer();
            assertThat(answer.code()).isEqualTo(1);
            assertThat(answer.said())
                    .startsWith("crosscage: the server was killed (exit code 137)")
                    .hasLineCount(1);
        }
    }

    @Test
    void theFolderOfTheGamesIsThePlayersOwn() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data("games"))))
                .isEqualTo("rwx------");
    }

    @Test
    void anAddressOfAnotherMachineIsSaidInOneSentence() {
        // of a block that is set aside for examples
        var answer = another(FreePort.find(), data("nowhere"), "--host", "192.0.2.1");
        assertThat(answer)
                .isEqualTo(
                        new Answer(
                                1,
                                "crosscage: '192.0.2.1' is not an address of this machine. Leave --host out to use 127.0.0.1\n"));
    }

    @Test
    void aChangedSourceIsBuiltOnce(@TempDir Path own) throws IOException {
        var changing = Launcher.withoutGame(own);
        assertThat(changing.run("solve", "nowhere.txt").code()).isEqualTo(2);
        changing.run("solve", "nowhere.txt");
        assertThat(changing.builds()).isEqualTo(1);

        changing.write("pom.xml", "two");

        assertThat(changing.run("solve", "nowhere.txt").said()).contains("Building Crosscage");
        assertThat(changing.run("solve", "nowhere.txt").said()).doesNotContain("Building Crosscage");
        assertThat(changing.builds()).isEqualTo(2);
    }

    @Test
    void aBuildThatFailsSaysHowFarItCameAndWhy(@TempDir Path own) throws IOException {
        var failing = Launcher.in(own).tool("mvn", """
                [ "$1" = -v ] && echo 'Apache Maven 3.9.9' && exit
                echo '[INFO] --- vaadin-maven-plugin:25.2.2:build-frontend (default) @ crosscage ---'
                echo '[INFO] --- spring-boot-maven-plugin:4.1.1:repackage (repackage) @ crosscage ---'
                echo '[INFO] Replacing main artifact'
                echo '[ERROR] Failed to execute goal com.vaadin:vaadin-maven-plugin:25.2.2:build-frontend: no disk'
                exit 1""");

        var answer = failing.run("solve", "nowhere.txt");

        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said().lines().toList())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("Building Crosscage"),
                        line -> assertThat(line).startsWith("  1 of 3: "),
                        line -> assertThat(line).startsWith("  2 of 3: "),
                        line -> assertThat(line).startsWith("  3 of 3: "),
                        line -> assertThat(line).startsWith("[ERROR] Failed").endsWith("no disk"),
                        line -> assertThat(line).startsWith("crosscage: the build failed; all of it is in "));
    }

    @Test
    void aGameThatCannotBeUnpackedIsNotTakenAsBuilt(@TempDir Path own) throws IOException {
        var copy = Launcher.withoutGame(own).tool("mvn", """
                [ "$1" = -v ] && echo 'Apache Maven 3.9.9' && exit
                echo "$*" >>builds
                echo no jar >target/crosscage.jar""");

        for (int builds = 1; builds <= 2; builds++) {
            var answer = copy.run("solve", "nowhere.txt");
            assertThat(answer.code()).isEqualTo(1);
            assertThat(answer.said().lines().toList().getLast())
                    .startsWith("crosscage: ")
                    .endsWith("crosscage.jar could not be unpacked; the reason is above");
            assertThat(copy.builds()).isEqualTo(builds);
        }
    }

    @Test
    void whatIsChangedDuringABuildIsBuiltTheNextTime(@TempDir Path own) throws IOException, InterruptedException {
        var copy = Launcher.withoutGame(own);
        copy.holdBuilds();
        try (var first = copy.begin("solve", "nowhere.txt")) {
            assertThat(first.line()).startsWith("Building Crosscage");
            copy.write("pom.xml", "two");
            copy.go();
            first.end();
        }
        copy.buildFreely();

        copy.run("solve", "nowhere.txt");
        copy.run("solve", "nowhere.txt");

        assertThat(copy.builds()).isEqualTo(2);
    }

    @Test
    void ofTwoCommandsAtOnceOneBuildsAndTheOtherWaitsForIt(@TempDir Path own) throws IOException, InterruptedException {
        var copy = Launcher.in(own);
        copy.holdBuilds();
        try (var first = copy.begin("solve", "nowhere.txt")) {
            assertThat(first.line()).startsWith("Building Crosscage");
            try (var second = copy.begin("solve", "nowhere.txt")) {
                assertThat(second.line()).isEqualTo("Another crosscage is building; waiting ...");
                copy.go();
                assertThat(first.end().said()).startsWith("1 of 3: ").contains("\nnowhere.txt cannot be read");
                assertThat(second.end().said()).startsWith("nowhere.txt cannot be read");
            }
        }
        assertThat(copy.builds()).isEqualTo(1);
    }

    @Test
    void aBuildThatIsInterruptedLetsTheNextOneIn(@TempDir Path own) throws IOException, InterruptedException {
        var copy = Launcher.in(own);
        copy.holdBuilds();
        try (var first = copy.begin("solve", "nowhere.txt")) {
            assertThat(first.line()).startsWith("Building Crosscage");
            // a shell that is about to start a build would see the signal only after it
            try (var _ = copy.awaitBuild()) {
                assertThat(first.interrupt().code()).isEqualTo(130);
            }
        }
        copy.buildFreely();

        assertThat(copy.run("solve", "nowhere.txt").said()).contains("Building Crosscage");

        assertThat(copy.builds()).isEqualTo(2);
    }

    @Test
    void waitsForTheBuildOfALauncherThatWasKilled(@TempDir Path own) throws IOException, InterruptedException {
        var copy = Launcher.withoutGame(own);
        copy.holdBuilds();
        try (var first = copy.begin("solve", "nowhere.txt")) {
            assertThat(first.line()).startsWith("Building Crosscage");
            var build = copy.awaitBuild();
            first.kill();
            try (var second = copy.begin("solve", "nowhere.txt")) {
                assertThat(second.line()).isEqualTo("Another crosscage is building; waiting ...");
                copy.buildFreely();
                build.close();
                assertThat(second.end().said()).startsWith("Building Crosscage");
            }
        }
        assertThat(copy.builds()).isEqualTo(2);
    }

    private static Answer another(int port, Path data, String... options) {
        var play = List.of("play", "--no-browser", "--port", Integer.toString(port), "--data", data.toString());
        return launcher.run(Stream.concat(play.stream(), Stream.of(options)).toArray(String[]::new));
    }

    private static Path data(String name) {
        return folder.resolve(name);
    }
}
