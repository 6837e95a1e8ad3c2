package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The JVM that listens at an address of this machine, looked at from outside: its processor time, its
/// memory, its heap. Works on Linux; the heap needs a JVM of the same user and the JDK's `jcmd`. A proxy is
/// not looked at: what it costs is not what the game costs, and to the signal by which `jcmd` asks, nginx
/// ends.
final class WatchedServer {

    private static final String LISTENING = "0A";
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern RESIDENT = Pattern.compile("(?m)^VmRSS:\\s*(\\d+) kB$");
    private static final Pattern USED = Pattern.compile("(?m)^(?!.*(?:Metaspace|class space)).*?used (\\d+)([KM])");
    private static final int COLLECTIONS = 5;
    private static final double KILO = 1024;

    private final ProcessHandle process;

    private WatchedServer(ProcessHandle process) {
        this.process = process;
    }

    /// @return empty where the address is of another machine, no JVM listens there, or it cannot be seen who does
    static Optional<WatchedServer> at(URI address) {
        try {
            if (!InetAddress.getByName(address.getHost()).isLoopbackAddress()) {
                return Optional.empty();
            }
            var sockets = Stream.of("/proc/net/tcp", "/proc/net/tcp6")
                    .map(Path::of)
                    .filter(Files::isReadable)
                    .flatMap(WatchedServer::lines)
                    .map(line -> BLANKS.split(line.strip()))
                    .filter(fields ->
                            fields[1].endsWith(":%04X".formatted(address.getPort())) && fields[3].equals(LISTENING))
                    .map(fields -> "socket:[" + fields[9] + "]")
                    .collect(Collectors.toSet());
            return sockets.isEmpty()
                    ? Optional.empty()
                    : ProcessHandle.allProcesses()
                            .filter(process -> isJava(process) && hasOneOf(sockets, process.pid()))
                            .findFirst()
                            .map(WatchedServer::new);
        } catch (UnknownHostException _) {
            return Optional.empty();
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream().skip(1);
        } catch (IOException _) {
            return Stream.empty();
        }
    }

    private static boolean isJava(ProcessHandle process) {
        return process.info()
                .command()
                .map(Path::of)
                .filter(program -> program.endsWith("java"))
                .isPresent();
    }

    private static boolean hasOneOf(Set<String> sockets, long pid) {
        try (var files = Files.list(Path.of("/proc/" + pid + "/fd"))) {
            return files.anyMatch(file -> {
                try {
                    return sockets.contains(Files.readSymbolicLink(file).toString());
                } catch (IOException _) {
                    return false; // closed meanwhile
                }
            });
        } catch (IOException _) {
            return false; // another user's
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// All memory that the process has of the machine, in MB.
    OptionalLong resident() {
        try {
            var status = RESIDENT.matcher(Files.readString(Path.of("/proc/" + process.pid() + "/status")));
            return status.find()
                    ? OptionalLong.of(Math.round(Long.parseLong(status.group(1)) / KILO))
                    : OptionalLong.empty();
        } catch (IOException _) {
            return OptionalLong.empty();
        }
    }

    /// The heap in use, garbage included, in MB.
    OptionalLong heap() throws InterruptedException {
        return jcmd("GC.heap_info").map(WatchedServer::usedHeap).orElse(OptionalLong.empty());
    }

    /// The heap that is still in use after a full collection, in MB: the least of several, because work that goes on
    /// fills it again before it is looked at.
    OptionalLong liveHeap() throws InterruptedException {
        var least = OptionalLong.empty();
        for (int i = 0; i < COLLECTIONS; i++) {
            jcmd("GC.run");
            var now = heap();
            least = least.isPresent() && now.isPresent()
                    ? OptionalLong.of(Math.min(least.getAsLong(), now.getAsLong()))
                    : now;
        }
        return least;
    }

    private Optional<String> jcmd(String command) throws InterruptedException {
        var program = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        try {
            var started = new ProcessBuilder(program, Long.toString(process.pid()), command)
                    .redirectErrorStream(true)
                    .start();
            var said = new String(started.getInputStream().readAllBytes());
            return started.waitFor() == 0 ? Optional.of(said) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty(); // a Java without tools
        }
    }

    /// @param info of `GC.heap_info`: one line for the heap, or one for each of its generations
    static OptionalLong usedHeap(String info) {
        var sizes = USED.matcher(info)
                .results()
                .map(found ->
                        Double.parseDouble(found.group(1)) / (found.group(2).equals("K") ? KILO : 1))
                .toList();
        return sizes.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Math.round(
                        sizes.stream().mapToDouble(Double::doubleValue).sum()));
    }
}
