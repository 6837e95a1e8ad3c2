package org.crosscage.store.transfer;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ThreadFactory;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    private static final Duration POLL_INTERVAL = Duration.ofSeconds(1);
    /// Whoever has asked fetches it within a second.
    private static final Duration KEPT = Duration.ofHours(1);
    /// What an answer leaves, by the token of [Backup]: a host may keep backups of other names in the same folder.
    private static final Pattern LEFT = Pattern.compile(PREFIX + "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}("
            + Stream.of(BEGUN, DONE, FAILED).map(Pattern::quote).collect(Collectors.joining("|")) + ")");

    private final JdbcClient database;
    private final Path folder;
    private final InstantSource clock;
    /// Requests that cannot be deleted.
    private final Set<Path> stuck = new HashSet<>();
    private final Thread thread;

    /// @param folder where requests are looked for
    /// @param clock that of the file system
    RequestedBackups(JdbcClient database, Path folder, InstantSource clock, ThreadFactory threads) {
        this.database = database;
        this.folder = folder;
        this.clock = clock;
        this.thread = threads.newThread(this::poll);
    }

    /// The name of a request and of what comes of it.
    static Path file(Path folder, String token, String ending) {
        return folder.resolve(PREFIX + token + ending);
    }

    void start() {
        thread.start();
    }

    private void poll() {
        boolean failing = false;
        while (!Thread.currentThread().isInterrupted()) {
            try {
                pollOnce();
                failing = false;
            } catch (IOException | DirectoryIteratorException e) {
                if (!failing) {
                    LOG.warn("Requests for backups cannot be read for now", e);
                }
                failing = true;
            }
            try {
                // a request is a file: nobody else can wake this thread
                Thread.sleep(POLL_INTERVAL);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void pollOnce() throws IOException {
        var requests = new HashSet<Path>();
        try (var files = Files.newDirectoryStream(folder, PREFIX + "*")) {
            for (var file : files) {
                if (file.toString().endsWith(REQUEST)) {
                    requests.add(file);
                } else if (LEFT.matcher(file.getFileName().toString()).matches()) {
                    forgetOld(file);
                }
            }
        }
        stuck.retainAll(requests);
        requests.removeAll(stuck);
        for (var request : requests) {
            if (take(request)) {
                answer(request);
            }
        }
    }

    /// What nobody has fetched: whoever asked has given up, or was killed.
    private void forgetOld(Path left) {
        try {
            if (Files.getLastModifiedTime(left)
                    .toInstant()
                    .isBefore(clock.instant().minus(KEPT))) {
                Files.delete(left);
            }
        } catch (NoSuchFileException _) {
            // it was fetched just now
        } catch (IOException e) {
            LOG.debug("What was left of a backup cannot be deleted", e);
        }
    }

    /// @return whether it is to be answered: one that stays would be answered again and again
    private boolean take(Path request) {
        try {
            return Files.deleteIfExists(request);
        } catch (IOException e) {
            LOG.warn("A request for a backup cannot be deleted, and is not answered", e);
            stuck.add(request);
            return false;
        }
    }

    private void answer(Path request) throws IOException {
        var name = request.getFileName().toString();
        var token = name.substring(PREFIX.length(), name.length() - REQUEST.length());
        var begun = file(folder, token, BEGUN);
        try {
            PrivateFile.create(begun);
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
