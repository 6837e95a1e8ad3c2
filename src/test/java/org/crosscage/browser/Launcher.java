package org.crosscage.browser;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/// The script `crosscage`, in the project itself or in a folder of its own. There the build is a stand-in that puts
/// the packaged application in its place and counts: the tests run inside a real build, and its files are not
/// theirs to touch.
final class Launcher {

    /// Of each class that is to be tested it reports a test, unless the method asked for is `nosuch`.
    private static final String STAND_IN = """
            #!/bin/sh
            [ "$1" = -v ] && echo 'Apache Maven 3.9.9' && exit
            case "$*" in *playwright*) exit 1 ;; esac
            echo "$*" >>builds
            [ ! -p go ] || cat go
            mkdir -p target
            ln -f "%1$s" target/crosscage.jar 2>/dev/null || cp "%1$s" target/crosscage.jar
            cp "%2$s" target/crosscage-experiments.jar 2>/dev/null || : >target/crosscage-experiments.jar
            set -f
            for option; do
                for class in $(expr "$option" : '-D.*test=\\(org.*\\)' | tr , ' '); do
                    mkdir -p target/surefire-reports
                    case $class in *#nosuch) ;; *) echo 'Tests run: 1' >"target/surefire-reports/${class%%%%#*}.txt" ;; esac
                done
            done
            """;

    /// A process group of its own, as a terminal gives one to each command, which hears of Ctrl-C.
    private static final List<String> AS_IN_A_TERMINAL =
            List.of("perl", "-e", "$SIG{INT} = 'DEFAULT'; setpgrp(0, 0); exec @ARGV");

    private static final String LEARN = "src/experiment/learn";

    /// The lowest priority is that of learning to start, which takes longer than all else here: it never ends.
    private static final String NICE = "#!/bin/sh\nexec sleep 1000\n";

    /// A game that is started for a test is not played for long.
    private static final String QUICK_START = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

    private static final int SECONDS_TO_END = 60;

    private final Path folder;

    private Launcher(Path folder) {
        this.folder = folder;
    }

    /// What a launcher that has ended said, and its exit code.
    record Answer(int code, String said) {}

    static Launcher ofTheProject() {
        return new Launcher(Path.of("").toAbsolutePath());
    }

    /// A copy with one source file.
    static Launcher in(Path folder) {
        return in(folder, Path.of(System.getProperty("crosscage.jar", "target/crosscage.jar")));
    }

    /// A copy with one source file, of which nothing is made but a [StandIn].
    static Launcher withoutGame(Path folder) {
        var jar = folder.resolve("stand-in.jar");
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, StandIn.class.getName());
        var entry = StandIn.class.getName().replace('.', '/') + ".class";
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest);
                var program = Objects.requireNonNull(ClassLoader.getSystemResourceAsStream(entry))) {
            out.putNextEntry(new ZipEntry(entry));
            program.transferTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return in(folder, jar);
    }

    private static Launcher in(Path folder, Path jar) {
        var launcher = new Launcher(folder);
        try {
            Files.createDirectories(folder.resolve("tools"));
            launcher.script("crosscage", Files.readString(Path.of("crosscage")));
            launcher.script(LEARN, Files.readString(Path.of(LEARN)));
            launcher.script(
                    "tools/mvn",
                    STAND_IN.formatted(
                            jar.toAbsolutePath(), jar.toAbsolutePath().resolveSibling("crosscage-experiments.jar")));
            launcher.script("tools/node", "#!/bin/sh\necho v24.0.0\n");
            launcher.script("tools/npm", "#!/bin/sh\nexit 1\n");
            launcher.script("tools/nice", NICE);
            launcher.write("pom.xml", "one");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return launcher;
    }

    /// Replaces words of the script.
    Launcher with(String words, String others) {
        try {
            var script = Files.readString(folder.resolve("crosscage"));
            if (!script.contains(words)) {
                throw new IllegalStateException("the launcher does not say '" + words + "' any more");
            }
            write("crosscage", script.replace(words, others));
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Writes a file of the copy.
    void write(String file, String text) throws IOException {
        var written = folder.resolve(file);
        Files.createDirectories(written.getParent());
        Files.writeString(written, text);
    }

    /// Puts a program in front of those of the machine, or one in its place that was put there before.
    Launcher tool(String name, String commands) throws IOException {
        script("tools/" + name, "#!/bin/sh\n" + commands + "\n");
        return this;
    }

    private void script(String file, String text) throws IOException {
        write(file, text);
        Files.setPosixFilePermissions(folder.resolve(file), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /// What the last build was asked for.
    String lastBuild() throws IOException {
        return Files.readAllLines(folder.resolve("builds")).getLast();
    }

    /// How often the copy was built.
    int builds() throws IOException {
        var builds = folder.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
    }

    /// Runs a command to its end.
    Answer run(String... arguments) {
        return run(Map.of(), arguments);
    }

    /// @param environment variables besides the usual ones
    Answer run(Map<String, String> environment, String... arguments) {
        try {
            var process = start(List.of(), environment, arguments);
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Answer(process.waitFor(), said);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Lets every build from now on wait for [#go].
    void holdBuilds() throws IOException, InterruptedException {
        new ProcessBuilder("mkfifo", folder.resolve("go").toString()).start().waitFor();
    }

    /// Returns when a build has come to where it waits for [#go].
    ///
    /// @return to be closed when the build need not wait any more
    Closeable awaitBuild() throws IOException {
        return Files.newOutputStream(folder.resolve("go")); // a pipe opens when both its ends are there
    }

    /// Lets the build that waits go on.
    void go() throws IOException {
        write("go", "");
    }

    /// Lets no build wait any more.
    void buildFreely() throws IOException {
        Files.delete(folder.resolve("go"));
    }

    /// Starts a command as from a terminal.
    Running begin(String... arguments) throws IOException {
        return new Running(start(AS_IN_A_TERMINAL, arguments));
    }

    /// Puts beside the game what a JVM has learnt from starting it, which players have from their second start on: it
    /// starts in three fifths of the time.
    void learn() throws IOException {
        var learnt = RunningApplication.learnt();
        if (learnt.isPresent()) {
            Files.copy(learnt.get(), learning(), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /// Takes that away, so that the next start is followed by learning.
    void forget() throws IOException {
        Files.deleteIfExists(learning());
    }

    private Path learning() {
        return folder.resolve("target/app/crosscage.aot");
    }

    /// Starts a game and returns when the launcher says that it can be played.
    Play play(int port, Path data) throws IOException {
        return new Play(start(
                AS_IN_A_TERMINAL, "play", "--no-browser", "--port", Integer.toString(port), "--data", data.toString()));
    }

    private Process start(List<String> prefix, String... arguments) throws IOException {
        return start(prefix, Map.of(), arguments);
    }

    private Process start(List<String> prefix, Map<String, String> more, String... arguments) throws IOException {
        var command = new ArrayList<>(prefix);
        command.add("./crosscage");
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        var environment = builder.environment();
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.remove("CROSSCAGE_CHROMIUM");
        environment.remove("CROSSCAGE_NGINX");
        environment.put("CROSSCAGE_STOCK", "0");
        if (List.of(arguments).contains("play")) {
            environment.put("JDK_JAVA_OPTIONS", QUICK_START);
        }
        environment.put("PATH", folder.resolve("tools") + ":" + environment.get("PATH"));
        environment.putAll(more);
        return builder.start();
    }

    /// A command on its way.
    static sealed class Running implements AutoCloseable {

        private final Process process;

        private Running(Process process) {
            this.process = process;
        }

        /// The next line that it says.
        String line() throws IOException {
            return process.inputReader().readLine();
        }

        /// The processes that the launcher has started.
        List<ProcessHandle> offspring() {
            return process.descendants().toList();
        }

        /// Presses Ctrl-C, and waits for the end.
        ///
        /// @return the exit code and what was still said
        Answer interrupt() throws IOException, InterruptedException {
            new ProcessBuilder("perl", "-e", "kill 'INT', -$ARGV[0]", Long.toString(process.pid()))
                    .start()
                    .waitFor();
            return end();
        }

        /// Kills it, and nothing that it has started.
        void kill() throws InterruptedException {
            process.destroyForcibly().waitFor();
        }

        /// Waits for its end.
        ///
        /// @return the exit code and what was still said
        Answer end() throws InterruptedException {
            var rest = new StringBuilder();
            process.inputReader().lines().forEach(line -> rest.append(line).append('\n'));
            return new Answer(process.waitFor(), rest.toString().strip());
        }

        /// Ends it and all that it has started, and returns when they are gone: none writes any more into a folder that
        /// is removed next.
        @Override
        public void close() {
            var all = Stream.concat(offspring().stream(), Stream.of(process.toHandle()))
                    .toList();
            all.forEach(ProcessHandle::destroy);
            CompletableFuture.allOf(all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                    .orTimeout(SECONDS_TO_END, TimeUnit.SECONDS)
                    .join();
        }
    }

    /// A game that was started from a terminal.
    static final class Play extends Running {

        private static final String READY = "Ctrl-C ends it.";

        private final String said;

        private Play(Process process) throws IOException {
            super(process);
            var lines = new StringBuilder();
            while (lines.indexOf(READY) < 0) {
                var line = line();
                if (line == null) {
                    throw new AssertionError("the launcher ended before the game began: " + lines);
                }
                lines.append(line).append('\n');
            }
            said = lines.toString();
        }

        /// What was said until the game began.
        String said() {
            return said;
        }

        /// Kills the server, as the system does when memory runs out.
        ///
        /// @return the exit code and what was still said
        Answer killServer() throws InterruptedException {
            offspring().stream()
                    .filter(child -> child.info().commandLine().orElse("").contains("--crosscage.data="))
                    .forEach(ProcessHandle::destroyForcibly);
            return end();
        }
    }
}
