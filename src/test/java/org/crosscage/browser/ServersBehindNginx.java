package org.crosscage.browser;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.sql.DataSource;

/// Two packaged servers on one embedded PostgreSQL, and nginx before them as docs/hosting.md says.
final class ServersBehindNginx implements AutoCloseable {

    private final Path folder;
    private final List<RunningApplication> servers;
    private EmbeddedPostgres postgres;
    private Nginx nginx;

    /// @param folder for all that they store
    /// @param options Spring's, of both servers
    ServersBehindNginx(Path folder, String... options) {
        this.folder = folder;
        postgres = startPostgres(0);
        var starts = Stream.of("first", "second")
                .map(name -> CompletableFuture.supplyAsync(() -> startServer(name, options)))
                .toList();
        servers = starts.stream().map(CompletableFuture::join).toList();
    }

    /// @param port 0 for any
    private EmbeddedPostgres startPostgres(int port) {
        try {
            return EmbeddedPostgres.builder()
                    .setPort(port)
                    .setDataDirectory(folder.resolve("postgres"))
                    .setCleanDataDirectory(false)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private RunningApplication startServer(String name, String... options) {
        var database = Stream.of(
                "--spring.datasource.url=" + postgres.getJdbcUrl("postgres", "postgres"),
                "--spring.datasource.username=postgres");
        return RunningApplication.in(
                folder.resolve(name),
                Stream.concat(database, Stream.of(options)).toArray(String[]::new));
    }

    List<RunningApplication> servers() {
        return servers;
    }

    /// Started when it is asked for; a test that asks where there is no nginx is skipped.
    Nginx nginx() {
        if (nginx == null) {
            var program = Nginx.program();
            nginx = Nginx.before(
                    program,
                    folder.resolve("nginx"),
                    servers.stream().map(server -> server.uri("/").getPort()).toList());
        }
        return nginx;
    }

    DataSource database() {
        return postgres.getPostgresDatabase();
    }

    /// Takes the database away for as long as something else goes on.
    void withoutDatabase(Runnable meanwhile) {
        int port = postgres.getPort();
        try {
            postgres.close();
            meanwhile.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            postgres = startPostgres(port);
        }
    }

    @Override
    public void close() throws IOException {
        if (nginx != null) {
            nginx.close();
        }
        servers.forEach(RunningApplication::close);
        postgres.close();
    }
}
