package org.crosscage.browser;

import static org.awaitility.Awaitility.await;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.awaitility.core.ConditionTimeoutException;
import org.awaitility.core.TerminalFailureException;
import org.junit.jupiter.api.Assumptions;

/// A real nginx with the file that hosts are given, `docs/hosting/nginx.conf`, in which only ports, name,
/// certificate and servers are others, as the file tells a host to change them. It is the one of the environment
/// variable `CROSSCAGE_NGINX`, else one that is installed.
final class Nginx implements AutoCloseable {

    private static final Path FILE = Path.of("docs", "hosting", "nginx.conf");
    private static final Pattern SERVERS = Pattern.compile("(?m)^ *server 127\\.0\\.0\\.1:\\d+ (.*);$");
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
    /// The logs of the file itself.
    private static final String LOG = "crosscage.log";

    private static final String ERRORS = "crosscage-error.log";
    private static final String PLAYERS = "players";
    private static final String STORE = "store.p12";
    private static final char[] PASSWORD = "changeit".toCharArray();

    /// A distribution has this around the files of `conf.d`. The log says which server answered. Where root runs the
    /// tests, nginx's workers stay root, since nobody else may read a test's files.
    private static final String AROUND = """
            daemon off;
            user root;
            worker_processes 2;
            pid nginx.pid;
            error_log error.log warn;
            events { worker_connections 1024; }
            http {
                log_format upstream '$upstream_addr $status $request';
                access_log access.log upstream;
                client_body_temp_path body;
                proxy_temp_path proxy;
                fastcgi_temp_path fastcgi;
                uwsgi_temp_path uwsgi;
                scgi_temp_path scgi;
                include crosscage.conf;
            }
            """;

    /// Below this path of its host, as docs/hosting.md has it.
    static final String PATH = "/puzzles";

    /// As in docs/hosting.md: other locations of the host have none.
    private static final String PREFIX = "map $uri $crosscage_prefix { default \"\"; ~^" + PATH + "/ " + PATH + "; }\n";

    /// How much of its host leads to the server.
    enum Place {
        HOST,
        /// As proxies are that know nothing of websockets.
        NO_UPGRADE,
        /// A path, which the server has too.
        PATH_KEPT,
        /// A path, which the server hears of only by a header.
        PATH_STRIPPED,
        /// For those who have a password.
        PASSWORD,
        /// For those whom oauth2-proxy lets in.
        LOGIN;

        private String address(int port) {
            return switch (this) {
                case HOST, NO_UPGRADE -> "https://localhost:" + port;
                case PATH_KEPT, PATH_STRIPPED -> "http://localhost:" + port + PATH;
                case PASSWORD, LOGIN -> "http://localhost:" + port;
            };
        }

        private String in(String file) throws IOException {
            return switch (this) {
                case HOST -> file;
                case NO_UPGRADE -> withoutUpgrade(file);
                case PATH_KEPT -> underThePath(file);
                case PATH_STRIPPED -> withoutThePath(underThePath(file));
                case PASSWORD -> changed(closed(file, "password"), "/etc/nginx/crosscage.players", PLAYERS);
                case LOGIN -> closed(file, "login");
            };
        }
    }

    private final Path folder;
    private final int port = FreePort.find();
    private final Process process;

    /// Where players come in, without a slash at the end.
    private final String url;

    private Nginx(Path program, Path folder, List<Integer> servers, Place place, int login) throws IOException {
        this.url = place.address(port);
        this.folder = folder.toAbsolutePath();
        Files.createDirectories(this.folder);
        writeCertificate();
        Files.writeString(this.folder.resolve("nginx.conf"), AROUND);
        Files.writeString(this.folder.resolve(PLAYERS), "anna:{PLAIN}secret\n");
        Files.writeString(
                this.folder.resolve("crosscage.conf"),
                place.in(filledIn(Files.readString(FILE), servers)).replace("127.0.0.1:4180", "127.0.0.1:" + login));
        process = new ProcessBuilder(
                        program.toString(),
                        "-p",
                        this.folder.toString(),
                        "-c",
                        this.folder.resolve("nginx.conf").toString())
                .redirectErrorStream(true)
                .redirectOutput(this.folder.resolve("output.log").toFile())
                .start();
        try {
            await().atMost(LONGEST_WAIT)
                    .failFast("nginx ended", () -> !process.isAlive())
                    .until(this::answers);
        } catch (TerminalFailureException | ConditionTimeoutException e) {
            close();
            throw new IllegalStateException(Files.readString(this.folder.resolve("output.log")), e);
        }
    }

    /// Where nginx is. `./crosscage test` fetches one; where that cannot be, a test that asks for it is skipped.
    static Path program() {
        var named = Optional.ofNullable(System.getenv("CROSSCAGE_NGINX")).map(Path::of);
        var folders = Arrays.asList(System.getenv("PATH").split(File.pathSeparator));
        // not on everybody's path
        var found = named.or(() -> Stream.concat(folders.stream(), Stream.of("/usr/sbin", "/usr/local/sbin"))
                .map(folder -> Path.of(folder, "nginx"))
                .filter(Files::isExecutable)
                .findFirst());
        Assumptions.assumeTrue(
                found.isPresent(),
                "skipped: there is no nginx on this machine; install Debian's package nginx, or set CROSSCAGE_NGINX to one");
        return found.orElseThrow();
    }

    /// @param servers their ports
    static Nginx before(Path program, Path folder, List<Integer> servers) {
        return before(program, folder, servers, Place.HOST);
    }

    /// @param server its port
    static Nginx withoutUpgrade(Path program, Path folder, int server) {
        return before(program, folder, List.of(server, server), Place.NO_UPGRADE);
    }

    /// Below a path of its host, without TLS: a service worker asks for a certificate that somebody knows.
    ///
    /// @param server its port
    static Nginx underAPath(Path program, Path folder, int server, Place place) {
        return before(program, folder, List.of(server, server), place);
    }

    /// Lets nobody in but `anna` with the password `secret`, without TLS, for the same reason.
    ///
    /// @param server its port
    static Nginx withPassword(Path program, Path folder, int server) {
        return before(program, folder, List.of(server, server), Place.PASSWORD);
    }

    /// Lets nobody in but those whom another program knows, without TLS, for the same reason.
    ///
    /// @param server its port
    /// @param login the port of the other program, which is asked as oauth2-proxy is
    static Nginx withLogin(Path program, Path folder, int server, int login) {
        return before(program, folder, List.of(server, server), Place.LOGIN, login);
    }

    private static Nginx before(Path program, Path folder, List<Integer> servers, Place place) {
        return before(program, folder, servers, place, 0);
    }

    private static Nginx before(Path program, Path folder, List<Integer> servers, Place place, int login) {
        try {
            return new Nginx(program, folder, servers, place, login);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Where it answers, without a slash at the end.
    String url() {
        return url;
    }

    /// Options of a JVM that believes its certificate.
    List<String> trust() {
        return List.of(
                "-Djavax.net.ssl.trustStore=" + folder.resolve(STORE),
                "-Djavax.net.ssl.trustStorePassword=" + new String(PASSWORD));
    }

    /// The content of its own two logs.
    String logged() throws IOException {
        return Files.readString(folder.resolve(LOG)) + Files.readString(folder.resolve(ERRORS));
    }

    /// A client that believes its certificate.
    HttpClient client() throws GeneralSecurityException, IOException {
        var trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(KeyStore.getInstance(folder.resolve(STORE).toFile(), PASSWORD));
        var context = SSLContext.getInstance("TLS");
        context.init(null, trusted.getTrustManagers(), null);
        return HttpClient.newBuilder().sslContext(context).build();
    }

    /// The server that the page which was loaded last came from.
    RunningApplication last(List<RunningApplication> servers) {
        try (var lines = Files.lines(folder.resolve("access.log"))) {
            var answered = lines.filter(line -> line.contains("v-r=init"))
                    .map(line -> line.split(" [1-5]\\d\\d ", 2)[0])
                    .filter(upstream -> upstream.contains(":"))
                    .reduce((_, last) -> last)
                    .orElseThrow();
            return servers.stream()
                    .filter(server -> answered.endsWith(":" + server.uri("/").getPort()))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(LONGEST_WAIT.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String filledIn(String file, List<Integer> servers) {
        var lines = SERVERS.matcher(file).results().toList();
        if (lines.size() != servers.size()) {
            throw new IllegalStateException(FILE + " has " + lines.size() + " servers");
        }
        var filled = file;
        for (int i = 0; i < lines.size(); i++) {
            filled = changed(
                    filled,
                    lines.get(i).group(),
                    "server 127.0.0.1:%d %s;"
                            .formatted(servers.get(i), lines.get(i).group(1)));
        }
        filled = changed(filled, "listen 80;", "listen unix:" + folder.resolve("plain.sock") + ";");
        filled = changed(filled, "listen 443 ssl", "listen " + port + " ssl");
        filled = changed(filled, "crosscage.example", "localhost");
        filled = changed(
                filled,
                "access_log /var/log/nginx/crosscage.log crosscage;",
                "access_log " + LOG + " crosscage; access_log access.log upstream;");
        filled = changed(filled, "/var/log/nginx/crosscage-error.log", ERRORS);
        filled = changed(filled, "/etc/ssl/crosscage/fullchain.pem", "certificate.pem");
        return changed(filled, "/etc/ssl/crosscage/privkey.pem", "key.pem");
    }

    /// With another file of the same folder in the place of the line that includes it.
    private static String closed(String file, String by) throws IOException {
        var more = Files.readString(FILE.resolveSibling("nginx-" + by + ".conf"));
        return changed(changed(file, "#include /etc/nginx/crosscage-" + by + ".conf;", more), " ssl http2;", ";");
    }

    private static String withoutUpgrade(String file) {
        var without = changed(file, "proxy_set_header Upgrade           $http_upgrade;", "");
        return changed(without, "default upgrade;", "default '';");
    }

    private static String underThePath(String file) {
        var below = changed(file, "location / {", "location " + PATH + "/ {");
        below = changed(below, "location /VAADIN/", "location " + PATH + "/VAADIN/");
        return changed(below, " ssl http2;", ";");
    }

    private static String withoutThePath(String file) {
        var without = PREFIX + changed(file, "X-Forwarded-Prefix \"\"", "X-Forwarded-Prefix $crosscage_prefix");
        without = changed(without, "http://crosscage;", "http://crosscage/;");
        return changed(
                without,
                "proxy_request_buffering off;\n        proxy_pass http://crosscage/;",
                "proxy_request_buffering off;\n        proxy_pass http://crosscage/VAADIN/dynamic/;");
    }

    private static String changed(String file, String words, String others) {
        if (!file.contains(words)) {
            throw new IllegalStateException(FILE + " does not say '" + words + "' any more");
        }
        return file.replace(words, others);
    }

    private void writeCertificate() throws IOException {
        var store = folder.resolve(STORE);
        try {
            new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "keytool")
                                    .toString(),
                            "-genkeypair",
                            "-keyalg",
                            "EC",
                            "-alias",
                            "tls",
                            "-dname",
                            "CN=localhost",
                            "-ext",
                            "san=dns:localhost",
                            "-storepass",
                            new String(PASSWORD),
                            "-keystore",
                            store.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("keytool.log").toFile())
                    .start()
                    .waitFor();
            var keys = KeyStore.getInstance(store.toFile(), PASSWORD);
            writePem(
                    "certificate.pem", "CERTIFICATE", keys.getCertificate("tls").getEncoded());
            writePem("key.pem", "PRIVATE KEY", keys.getKey("tls", PASSWORD).getEncoded());
        } catch (GeneralSecurityException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void writePem(String file, String what, byte[] encoded) throws IOException {
        Files.writeString(
                folder.resolve(file),
                "-----BEGIN %1$s-----%n%2$s%n-----END %1$s-----%n"
                        .formatted(what, Base64.getMimeEncoder().encodeToString(encoded)));
    }

    private boolean answers() {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress("localhost", port));
            return true;
        } catch (IOException e) {
            return false; // not yet
        }
    }
}
