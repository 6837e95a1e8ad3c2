package org.crosscage.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.crosscage.Application;
import org.crosscage.kind.template.Template;
import org.springframework.util.FileSystemUtils;

/// The packaged application as a process of its own, on a free port and with its own data folder: what a player
/// starts. It keeps port and data over a [#kill()] and the next [#start()], so that a browser finds it again at the
/// same address.
///
/// What it prints goes to `crosscage.log` in its data folder.
public final class RunningApplication implements AutoCloseable {

    private static final String STARTED = "Crosscage answers at http://localhost:";
    /// Puzzles made in the background take time from the browser, which sits on the same machine.
    private static final String STOCK = "--crosscage.stock=";

    private static final Path MESSAGES = Path.of("org/crosscage/texts/more-kinds.properties");

    private static final int SECONDS_TO_START = 180;
    private static final int SECONDS_TO_STOP = 60;

    private final Path data;
    private List<String> start;
    private final List<String> options;
    private final int port = FreePort.find();
    private Process process;

    /// @param start what the JVM starts
    private RunningApplication(Path data, List<String> start, List<String> options) {
        this.data = data.toAbsolutePath(); // H2 refuses a relative one
        this.start = start;
        this.options = options;
        setClockRight();
        this.process = launch();
    }

    /// Starts the application and returns when it answers.
    ///
    /// @param data a folder for its database, kept afterwards
    /// @param options Spring's, such as `--server.servlet.session.timeout=1m`
    public static RunningApplication in(Path data, String... options) {
        return new RunningApplication(data, packaged(), List.of(options));
    }

    private static List<String> packaged() {
        return List.of("-jar", jar().toString());
    }

    /// The same with a heap of this size, such as `1g`; it ends when that is not enough, as the launcher's does.
    public static RunningApplication withHeap(String size, Path data, String... options) {
        var start = List.of("-Xmx" + size, "-XX:+ExitOnOutOfMemoryError", "-jar", jar().toString());
        return new RunningApplication(data, start, List.of(options));
    }

    /// The same with the template kind in the list of kinds. Of the tests' classes and messages it gets those of that
    /// kind alone: Spring would find whatever else is there.
    public static RunningApplication withTemplateKind(Path data) {
        try {
            var classes = Path.of(Template.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            var added = data.resolve("template-kind").toAbsolutePath();
            var kind = Path.of(Template.class.getPackageName().replace('.', '/'));
            FileSystemUtils.copyRecursively(classes.resolve(kind), added.resolve(kind));
            Files.createDirectories(added.resolve(MESSAGES).getParent());
            Files.copy(classes.resolve(MESSAGES), added.resolve(MESSAGES), StandardCopyOption.REPLACE_EXISTING);
            return new RunningApplication(
                    data,
                    List.of(
                            "-Dcrosscage.kinds=" + Template.class.getName(),
                            "-cp",
                            unpacked() + File.pathSeparator + added,
                            Application.class.getName()),
                    List.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Where it answers, without a slash at the end.
    public String url() {
        return "http://localhost:" + port;
    }

    /// The address of a path that begins with a slash.
    public URI uri(String path) {
        return URI.create(url() + path);
    }

    public Path data() {
        return data;
    }

    /// Sets its clock, which goes on from there.
    public void setClock(Instant now) {
        writeAhead(Duration.between(InstantSource.system().instant(), now));
    }

    /// Sets its clock to the true time.
    public void setClockRight() {
        writeAhead(Duration.ZERO);
    }

    private Path ahead() {
        return data.resolve("clock-ahead.txt");
    }

    /// In one piece: the application reads it at any time.
    private void writeAhead(Duration ahead) {
        try {
            Files.createDirectories(data);
            var written = Files.writeString(data.resolve("clock-ahead.new"), ahead.toString());
            Files.move(written, ahead(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Starts it again after [#kill()] or [#stop()].
    public void start() {
        if (process.isAlive()) {
            throw new IllegalStateException("it runs already, process " + process.pid());
        }
        process = launch();
    }

    /// Starts the application as it is packaged, after [#kill()] or [#stop()] of one with the template kind.
    public void startPackaged() {
        start = packaged();
        start();
    }

    /// SIGKILL: no chance to save anything.
    public void kill() {
        end(process.destroyForcibly());
    }

    /// SIGTERM: as by Ctrl-C or by the system.
    ///
    /// @return the exit code
    public int stop() {
        process.destroy();
        end(process);
        return process.exitValue();
    }

    @Override
    public void close() {
        if (process.isAlive()) {
            kill();
        }
    }

    private Process launch() {
        try {
            var command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    // it starts in half the time, and nobody plays long enough for the other compiler
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC"));
            learnt().ifPresent(cache ->
                    command.addAll(List.of("-XX:AOTCache=" + cache, "-Xlog:aot=off", "-Xlog:cds=off")));
            command.addAll(start);
            command.addAll(
                    List.of("--server.port=" + port, "--crosscage.data=" + data, "--crosscage.clock-ahead=" + ahead()));
            if (options.stream().noneMatch(option -> option.startsWith(STOCK))) {
                command.add(STOCK + 0);
            }
            command.addAll(options);
            var started = new ProcessBuilder(command).redirectErrorStream(true).start();
            awaitStart(started);
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void awaitStart(Process started) throws IOException {
        Files.createDirectories(data);
        var up = new CompletableFuture<Void>();
        // a virtual thread that reads a pipe keeps its carrier, and the players of a load test have no more of them
        Thread.ofPlatform().daemon().start(() -> copyOutput(started, up));
        try {
            up.get(SECONDS_TO_START, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            started.destroyForcibly();
            throw new IllegalStateException("no start within " + SECONDS_TO_START + " s, see " + log(), e);
        } catch (InterruptedException | ExecutionException e) {
            started.destroyForcibly();
            throw new IllegalStateException(e);
        }
    }

    private void copyOutput(Process started, CompletableFuture<Void> up) {
        try (BufferedReader lines = started.inputReader();
                var log = new PrintWriter(
                        Files.newBufferedWriter(log(), StandardOpenOption.CREATE, StandardOpenOption.APPEND))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                log.println(line);
                log.flush();
                if (line.contains(STARTED)) {
                    up.complete(null);
                }
            }
            up.completeExceptionally(
                    new IllegalStateException("the application ended instead of starting, see " + log()));
        } catch (IOException e) {
            up.completeExceptionally(e);
        }
    }

    /// What it prints.
    Path log() {
        return data.resolve("crosscage.log");
    }

    private static void end(Process process) {
        try {
            if (!process.waitFor(SECONDS_TO_STOP, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IllegalStateException("process " + process.pid() + " did not end");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path jar() {
        var packed = System.getProperty("crosscage.jar", "target/crosscage.jar");
        return readable(System.getProperty("crosscage.unpacked", packed));
    }

    /// What a JVM learnt from a start before, which takes two fifths from the next one.
    static Optional<Path> learnt() {
        return Optional.of(jar().resolveSibling("crosscage.aot")).filter(Files::isReadable);
    }

    /// The jar beside the libraries that it names: others can stand on the class path with it.
    private static Path unpacked() {
        return readable(System.getProperty("crosscage.unpacked", "target/browser-app/crosscage.jar"));
    }

    /// The class path of a program that measures a server, as the launcher has it.
    static String unpackedWithExperiments() {
        var experiments = Path.of(System.getProperty("crosscage.jar", "target/crosscage.jar"))
                .resolveSibling("crosscage-experiments.jar");
        return unpacked() + File.pathSeparator + readable(experiments.toString());
    }

    private static Path readable(String file) {
        var jar = Path.of(file);
        if (!Files.isReadable(jar)) {
            throw new IllegalStateException(jar.toAbsolutePath() + " is not there: package it first");
        }
        return jar.toAbsolutePath();
    }

    /// Asks for what stands at a path of it.
    public HttpResponse<String> get(String path) {
        return answer(HttpRequest.newBuilder(uri(path)).build());
    }

    /// What a server answers to somebody without a browser.
    public static HttpResponse<String> answer(HttpRequest request) {
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
