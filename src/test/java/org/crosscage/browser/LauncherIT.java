package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.crosscage.Sweep;
import org.crosscage.browser.Launcher.Answer;
import org.crosscage.cli.Commands;
import org.crosscage.experiment.ExperimentCommand;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/// What the launcher says without building or starting anything, and that any shell can read it.
@Tag("browser")
@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class LauncherIT {

    private final Launcher launcher = Launcher.ofTheProject();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "test",
                "bench",
                "generate",
                "solve",
                "race",
                "rate",
                "convert",
                "print",
                "backup",
                "transfer",
                "experiment",
                "help"
            })
    void helpListsEveryCommand(String command) {
        assertThat(launcher.run("help").said()).containsPattern("(?m)^  " + command + " +\\S");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--port N", "--host ADDR", "--data DIR", "--no-browser", "--strict"})
    void helpNamesTheOptionsOfPlayAndTest(String option) {
        assertThat(launcher.run("help").said()).contains("\n             " + option + " ");
    }

    @Test
    void withoutACommandItHelps() {
        assertThat(launcher.run()).isEqualTo(launcher.run("help"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"dance", "help dance"})
    void anUnknownCommandIsNamed(String commands) {
        var answer = launcher.run(commands.split(" "));
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).contains("there is no command 'dance'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "0", "65536", "-1", "80a", ""})
    void aPortThatIsNoneIsNamed(String port) {
        var answer = launcher.run("play", "--port", port);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).contains("'" + port + "' is not a port");
    }

    @Test
    void aPortMayBeginWithZeros(@TempDir Path folder) throws IOException {
        var copy = Launcher.withoutGame(folder)
                .with("exec \"$JAVA_HOME/bin/java\" -XX:+Exit", "exec game -XX:+Exit")
                .tool("game", "echo \"Port ${4#*=} was already in use\"");
        assertThat(copy.run("play", "--port", "08080").said()).endsWith("./crosscage play --port 8081\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mine;yours", "pom.xml"})
    void aFolderThatCannotHaveGamesIsNamedBeforeTheBuild(String name, @TempDir Path folder) throws IOException {
        var copy = Launcher.in(folder);
        var answer = copy.run("play", "--data", name);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said())
                .startsWith("crosscage: games cannot be stored in '"
                        + folder.toRealPath().resolve(name) + "'")
                .endsWith("choose another one with --data\n")
                .hasLineCount(1);
        assertThat(copy.builds()).isZero();
    }

    @Test
    void anUnknownOptionIsNamed() {
        var answer = launcher.run("play", "--prot", "8081");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).contains("play does not know '--prot'");
    }

    /// In the project, or, on a machine without shellcheck, what can be said without it.
    @ParameterizedTest
    @ValueSource(strings = {"crosscage", ".ci/run"})
    void aScriptIsCleanAndPlainPosixShell(String script) throws IOException, InterruptedException {
        var read = ShellScript.at(Path.of(script));
        assertThat(read.complaints()).isEmpty();
        if (!ShellScript.shellcheckIsThere()) {
            System.out.println(script + " was looked at without shellcheck, which is not on the path");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if [[ -n $1 ]]; then :; fi",
                "files=(a b)",
                "read -r line <<<text",
                "run &>log",
                "sort <(list)",
                "function go { :; }",
                "go() { local x; }",
                "[ a == b ] && :",
                "echo -e 'a\\tb'",
                "i=1; ((i++))",
                "echo ${name,,}",
                "echo $'a'",
                "if true; then"
            })
    void whatOtherShellsThanBashDoNotKnowIsFound(String line, @TempDir Path folder)
            throws IOException, InterruptedException {
        var script = Files.writeString(folder.resolve("script"), "#!/bin/sh\nx=1\n" + line + "\n");
        assertThat(ShellScript.at(script).strangers()).isNotEmpty();
    }

    /// Two commands, strictly all of them: each takes two starts.
    @Test
    void helpOnACommandIsTheJarsOwnAlsoWhenItsSourcesChanged(@TempDir Path folder) throws IOException {
        var copy = Launcher.in(folder);
        assertThat(copy.run("help", "solve").said())
                .startsWith("The game has not been built yet, and the help for solve is in it.\nBuilding Crosscage");
        copy.write("pom.xml", "changed");
        var ofTheGame = List.of("generate", "solve", "race", "rate", "convert", "print");
        var commands = new ArrayList<>(Sweep.of(ofTheGame, ofTheGame.size(), "help"));
        commands.add("experiment"); // from a jar of its own
        for (var command : commands) {
            var root = command.equals("experiment")
                    ? Commands.rootOf(ExperimentCommand.class)
                    : new CommandLine(new Commands());
            var usage = new Answer(0, root.getSubcommands().get(command).getUsageMessage(CommandLine.Help.Ansi.OFF));
            assertThat(copy.run("help", command)).isEqualTo(usage);
            assertThat(copy.run(command, "--help")).isEqualTo(usage);
        }
        assertThat(copy.builds()).isEqualTo(1);
    }

    /// Of the game's commands by the jar, and without one by the pom.
    @Test
    void itsVersionIsTheOneThatItsCommandsHave(@TempDir Path folder) {
        var version = launcher.run("--version");
        assertThat(version.code()).isZero();
        assertThat(version.said()).matches("Crosscage \\d+\\.\\d+\\.\\d+\\S*\n");
        assertThat(launcher.run("-V")).isEqualTo(version);
        var copy = Launcher.in(folder);
        copy.run("help", "solve");
        assertThat(copy.run("solve", "--version")).isEqualTo(version);
        assertThat(copy.run("experiment", "beyond-level-1", "prove", "-V")).isEqualTo(version);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "test", "bench"})
    void helpOnAnotherCommandIsItsOwn(String command) {
        var answer = launcher.run(command, "--help");
        assertThat(answer.code()).isZero();
        assertThat(answer.said()).startsWith("usage: ./crosscage " + command);
        assertThat(launcher.run("help", command)).isEqualTo(answer);
    }

    @Test
    void benchmarksGetTheirOptionsAsTyped(@TempDir Path folder) throws IOException {
        var copy = Launcher.withoutGame(folder)
                .with("exec \"$JAVA_HOME/bin/java\" -cp", "exec jmh -cp")
                .tool("jmh", "printf '<%s>' \"$@\" && exit 3");
        copy.write("target/bench.classpath", "a:b");
        var answer = copy.run("bench", "One", "-p", "of=two words");
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.said()).isEqualTo("""
                Compiling the benchmarks ...
                <-cp><a:b><org.openjdk.jmh.Main><One><-p><of=two words>""");
    }

    /// No JDK of this machine is new enough for it.
    @Test
    void withoutAFittingJdkOneSentenceSaysWhatToInstall(@TempDir Path folder) {
        var answer = Launcher.in(folder)
                .with("java_needed=25", "java_needed=1000")
                .run("play", "--data", folder.resolve("data").toString());
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said())
                .startsWith(
                        "crosscage: found no JDK 1000 or newer in JAVA_HOME, on the PATH or in the usual places. Install")
                .contains("apt install openjdk-25-jdk", "adoptium.net", "JAVA_HOME")
                .hasLineCount(1);
    }

    @Test
    void aJdkThatDoesNotTellItsVersionIsAsked(@TempDir Path folder) throws IOException {
        var copy = Launcher.withoutGame(folder).with("java_needed=25", "java_needed=1000");
        copy.tool("jdk/bin/javac", "echo javac 1000.0.1").tool("jdk/bin/java", "exit 1");
        var jdk = folder.toRealPath().resolve("tools/jdk");
        var answer = copy.run(Map.of("JAVA_HOME", jdk.toString()), "solve", "nowhere.txt");
        assertThat(answer.said()).startsWith("Building Crosscage").doesNotContain("found no JDK");
    }

    @Test
    void twoBuildsAtOnceWaitForEachOtherWithoutFlock(@TempDir Path folder) throws IOException, InterruptedException {
        var copy = Launcher.withoutGame(folder).tool("flock", "exit 127");
        copy.holdBuilds();
        try (var first = copy.begin("solve", "nowhere.txt")) {
            assertThat(first.line()).startsWith("Building Crosscage");
            try (var second = copy.begin("solve", "nowhere.txt")) {
                assertThat(second.line()).isEqualTo("Another crosscage is building; waiting ...");
                copy.go();
                first.end();
                assertThat(second.end().said()).isEqualTo("nowhere.txt cannot be read");
            }
        }
        assertThat(copy.builds()).isEqualTo(1);
    }

    @Test
    void aFolderThatCannotBeLockedIsNamedBeforeTheBuild(@TempDir Path folder) throws IOException {
        var copy = Launcher.withoutGame(folder).tool("flock", "exit 66").tool("perl", "exit 1");
        var answer = copy.run("solve", "nowhere.txt");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said().lines().toList().getLast())
                .startsWith("crosscage: the folder " + folder.toRealPath().resolve("target") + " cannot be locked");
        assertThat(copy.builds()).isZero();
    }

    @Test
    void withoutNodeOneSentenceSaysSoBeforeTheBuild(@TempDir Path folder) throws IOException {
        var copy = Launcher.in(folder).tool("node", "echo v18.0.0");
        var answer = copy.run("solve", "nowhere.txt");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said().lines().toList().getLast())
                .startsWith("crosscage: there is no Node.js 24 or newer on the PATH, and npm could fetch none");
        assertThat(copy.builds()).isZero();
    }

    @Test
    void aNodeThatWasFetchedAndDoesNotRunIsTakenAwayAgain(@TempDir Path folder) throws IOException {
        var copy = Launcher.in(folder)
                .tool("node", "exit 1")
                .tool("npm", "mkdir -p .tools/node/bin && ln -s /bin/false .tools/node/bin/node");
        assertThat(copy.run("solve", "nowhere.txt").code()).isEqualTo(1);
        assertThat(folder.resolve(".tools/node")).doesNotExist();
        assertThat(copy.builds()).isZero();
    }

    @Test
    void testsTakeAnInstalledChromium(@TempDir Path folder) throws IOException {
        var copy = withoutChromium(folder).tool("google-chrome", "echo Chromium");
        assertThat(copy.run("test").code()).isZero();
        assertThat(copy.builds()).isEqualTo(1);
        assertThat(copy.lastBuild()).contains("verify").doesNotContain("strict");
    }

    @Test
    void strictTestsAskMoreOfTheBrowserTests(@TempDir Path folder) throws IOException {
        var copy = withoutChromium(folder).tool("chromium", "echo Chromium");
        assertThat(copy.run("test", "--strict").code()).isZero();
        assertThat(copy.lastBuild())
                .endsWith("-Dcrosscage.strict=true -Dcrosscage.kills=20 -Dbrowser.processes=1 -Dbrowser.reruns=0");
    }

    @Test
    void aUnitTestThatIsNamedIsCompiledAndNotPackaged(@TempDir Path folder) throws IOException {
        var copy = withTests(withoutChromium(folder));
        assertThat(copy.run("test", "OneTest").code()).isZero();
        assertThat(copy.lastBuild()).endsWith("test-compile surefire:test -Dtest=org.crosscage.OneTest");
        assertThat(copy.builds()).isEqualTo(1);
    }

    @Test
    void aBrowserTestThatIsNamedMeetsAGameThatIsPackagedOnlyWhenItsSourcesChanged(@TempDir Path folder)
            throws IOException {
        var copy = withTests(withoutChromium(folder)).tool("chromium", "echo Chromium");
        assertThat(copy.run("test", "TwoIT").code()).isZero();
        assertThat(copy.builds()).isEqualTo(2);
        assertThat(copy.lastBuild())
                .contains("test-compile failsafe:integration-test failsafe:verify -Dit.test=org.crosscage.TwoIT")
                .contains("-Dbrowser.app=" + folder.toRealPath().resolve("target/app"));
        assertThat(copy.run("test", "--strict", "TwoIT").said()).doesNotContain("Building");
        assertThat(copy.builds()).isEqualTo(3);
        assertThat(copy.lastBuild()).contains("-Dit.test=org.crosscage.TwoIT").contains("-Dcrosscage.strict=true");
    }

    @ParameterizedTest
    @CsvSource({
        "O*,                     -Dtest=org.crosscage.OneTest,",
        "?neTest#a*,             -Dtest=org.crosscage.OneTest#a*,",
        "org.crosscage.On*,      -Dtest=org.crosscage.OneTest,",
        "**/O*Test,              -Dtest=org.crosscage.OneTest,",
        "src/test/java/org/crosscage/OneTest.java, -Dtest=org.crosscage.OneTest,",
        "one.test.ts,            -Dfrontend.tests=frontend/board/test/one.test.ts,",
        "frontend/board/test/one.test.ts, -Dfrontend.tests=frontend/board/test/one.test.ts,",
        "OneTest one.test.ts,    -Dtest=org.crosscage.OneTest, -Dfrontend.tests=frontend/board/test/one.test.ts",
        "o*.test.ts,             '-Dfrontend.tests={frontend/board/test/one.test.ts,frontend/board/test/other.test.ts}',"
    })
    void testsAreNamedAsTheirToolsNameThem(String names, String option, String another, @TempDir Path folder)
            throws IOException {
        var copy = withTests(withoutChromium(folder));
        copy.write("frontend/board/test/other.test.ts", "");
        assertThat(copy.run(("test " + names).split(" ")).code()).isZero();
        assertThat(copy.lastBuild().split(" ")).contains(option).contains(another == null ? option : another);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Nowhere", "Nowhere*", "cross*", "Fixture", "org.crosscage.One", "nowhere.test.ts", "bo*.test.ts"
            })
    void aNameThatIsNoTestsIsSaidBeforeAnythingIsBuilt(String name, @TempDir Path folder) throws IOException {
        var copy = withTests(withoutChromium(folder));
        var answer = copy.run("test", "OneTest", name);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).startsWith("crosscage: no test is called '" + name + "'");
        assertThat(copy.builds()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"OneTest#nosuch", "One*#nosuch", "TwoIT#nosuch"})
    void aMethodThatNoClassOfTheNameHasIsSaid(String name, @TempDir Path folder) throws IOException {
        var copy = withTests(withoutChromium(folder)).tool("chromium", "echo Chromium");
        copy.write("src/test/java/org/crosscage/ThreeTest.java", "");
        assertThat(copy.run("test", "OneTest#name", "TwoIT").code()).isZero();
        var answer = copy.run("test", "ThreeTest", name);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).contains("crosscage: no test ran for '" + name + "'. Its class is there, but");
    }

    @Test
    void aBrowserTestThatOnlyPassedWhenRunAgainIsNamed(@TempDir Path folder) throws IOException {
        var copy = withTests(withoutChromium(folder)).tool("chromium", "echo Chromium");
        assertThat(copy.run("test", "TwoIT").said()).doesNotContain("run again");
        copy.tool("mvn", """
                echo 'Apache Maven 3.9.9'
                mkdir -p target/failsafe-reports
                case "$*" in *failsafe*) echo '<flakyFailure>' >target/failsafe-reports/TEST-TwoIT.xml ;; esac""");
        assertThat(copy.run("test", "TwoIT").said())
                .contains("failed and passed when it was run again; see ")
                .contains("/TEST-TwoIT.xml");
        copy.tool("mvn", "echo 'Apache Maven 3.9.9'");
        assertThat(copy.run("test", "TwoIT").said()).doesNotContain("run again");
    }

    private static Launcher withTests(Launcher copy) throws IOException {
        copy.write("src/test/java/org/crosscage/OneTest.java", "");
        copy.write("src/test/java/org/crosscage/TwoIT.java", "");
        copy.write("src/test/java/org/crosscage/Fixture.java", "");
        copy.write("frontend/board/test/one.test.ts", "");
        return copy;
    }

    @ParameterizedTest
    @ValueSource(strings = {"chromium-headless-shell", "chromium"})
    void whereNoChromiumStartsDebiansPackageIsInstalled(String packaged, @TempDir Path folder) throws IOException {
        var copy = withoutChromium(folder)
                .tool(
                        "apt-get",
                        "case \"$*\" in *install*' %1$s') echo 'echo Chromium' >tools/%1$s ;; *install*) exit 100 ;; esac"
                                .formatted(packaged));
        var answer = copy.run("test");
        assertThat(answer.code()).isZero();
        assertThat(answer.said())
                .contains("Installing " + packaged + " for the browser tests")
                .doesNotContain("Playwright");
        assertThat(copy.builds()).isEqualTo(1);
    }

    @Test
    void nothingIsInstalledWhereSudoAsksForAPassword(@TempDir Path folder) throws IOException {
        var copy = withoutChromium(folder).tool("id", "echo 1000").tool("sudo", "exit 1");
        assertThat(copy.run("test").said()).contains("No Chromium is installed").doesNotContain("Installing");
    }

    @Test
    void withoutAnyChromiumOneSentenceSaysSoBeforeTheTests(@TempDir Path folder) throws IOException {
        var copy = withoutChromium(folder);
        var answer = copy.run("test");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.said().lines().toList().getLast())
                .startsWith("crosscage: the browser tests need a Chromium: none is installed that starts");
        assertThat(copy.builds()).isZero();
    }

    @Test
    void withoutShellcheckItIsSaidThatLessIsHeldAgainstTheScripts(@TempDir Path folder) throws IOException {
        var copy = withoutChromium(folder).tool("chromium", "echo Chromium").tool("shellcheck", "exit 1");
        var answer = copy.run("test");
        assertThat(answer.code()).isZero();
        assertThat(answer.said())
                .contains("Installing shellcheck")
                .contains("There is no shellcheck, and Debian's package could not be installed");
        assertThat(copy.builds()).isEqualTo(1);
    }

    @Test
    void withoutNginxDebiansPackageIsUnpackedAndNotInstalled(@TempDir Path folder) throws IOException {
        var copy = withoutNginx(folder)
                .tool("apt-get", "case \"$*\" in *' download nginx') : >nginx_1_any.deb ;; *) exit 1 ;; esac")
                .tool("dpkg-deb", "mkdir -p usr/sbin && ln -s /bin/true usr/sbin/nginx");
        var answer = copy.run("test");
        assertThat(answer.code()).isZero();
        assertThat(answer.said()).contains("Fetching nginx").doesNotContain("skipped");
        assertThat(folder.resolve(".tools/nginx/usr/sbin/nginx")).isExecutable();
        assertThat(copy.run("test").said()).doesNotContain("nginx");
    }

    @Test
    void withoutAnyNginxItIsSaidWhichTestIsSkipped(@TempDir Path folder) throws IOException {
        var copy = withoutNginx(folder);
        var answer = copy.run("test");
        assertThat(answer.code()).isZero();
        assertThat(answer.said()).contains("There is no nginx", "the test of several servers is skipped");
        assertThat(folder.resolve(".tools/nginx")).doesNotExist();
        assertThat(copy.builds()).isEqualTo(1);
    }

    private static Launcher withoutNginx(Path folder) throws IOException {
        return withoutChromium(folder)
                .tool("chromium", "echo Chromium")
                .with("PATH=$PATH:/usr/sbin:/usr/local/sbin command -v nginx", "false");
    }

    /// A copy whose machine has browsers in name only, and a package manager that fails.
    private static Launcher withoutChromium(Path folder) throws IOException {
        return Launcher.withoutGame(folder)
                .tool("chromium-headless-shell", "exit 1")
                .tool("chromium", "exit 1")
                .tool("chromium-browser", "exit 1")
                .tool("google-chrome-stable", "exit 1")
                .tool("google-chrome", "exit 1")
                .tool("shellcheck", "exit 0")
                .tool("id", "echo 0")
                .tool("apt-get", "exit 1");
    }
}
