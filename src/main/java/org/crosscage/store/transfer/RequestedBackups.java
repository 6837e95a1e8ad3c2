package org.crosscage.store.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.concurrent.ThreadFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Copies the database file while the server runs, for whoever may write into its folder: a file
/// `backup-TOKEN.request` asks for `backup-TOKEN.zip`. H2 alone can copy the file while it writes; moves go on
/// meanwhile.
final class RequestedBackups implements AutoCloseable {

    static final String REQUEST = ".request";
    static final String BEGUN = ".part";
    static final String DONE = ".zip";
    static final String FAILED = ".failed";

    private static final Logger LOG = LoggerFactory.getLogger(RequestedBackups.class);
    private static final String PREFIX = "backup-";
    private static final Duration GLANCE = Duration.ofSeconds(1);

    private final JdbcClient database;
    private final Path folder;
    private final Thread thread;

    RequestedBackups(JdbcClient database, ThreadFactory threads) {
        this.database = database;
        this.folder = Path.of(database.sql("select database_path()")
                        .query(String.class)
                        .single())
                .toAbsolutePath()
                .getParent();
        this.thread = threads.newThread(this::look);
    }

    /// The name of a request and of what comes of it.
    static Path file(Path folder, String token, String ending) {
        return folder.resolve(PREFIX + token + ending);
    }

    void start() {
        thread.start();
    }

    private void look() {
        while (!Thread.currentThread().isInterrupted()) {
            try (var requests = Files.newDirectoryStream(folder, PREFIX + "*" + REQUEST)) {
                for (var request : requests) {
                    answer(request);
                }
            } catch (IOException e) {
                LOG.warn("A request for a backup cannot be read", e);
            }
            try {
                Thread.sleep(GLANCE);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void answer(Path request) throws IOException {
        var name = request.getFileName().toString();
        var token = name.substring(PREFIX.length(), name.length() - REQUEST.length());
        var begun = file(folder, token, BEGUN);
        Files.delete(request);
        try {
            // a statement of H2's without parameters
            database.sql("backup to '" + begun.toString().replace("'", "''") + "'")
                    .update();
            Files.move(begun, file(folder, token, DONE), StandardCopyOption.ATOMIC_MOVE);
        } catch (DataAccessException | IOException e) {
            LOG.warn("A backup failed", e);
            Files.deleteIfExists(begun);
            Files.writeString(file(folder, token, FAILED), Tables.firstLine(e));
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
