package org.crosscage.store.transfer;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.zip.ZipFile;
import org.crosscage.store.transfer.TransferException.Reason;

/// The database file of a data folder as a zip, made by the server where one has it open, and read once before it
/// counts.
public final class Backup {

    private static final Duration POLL_INTERVAL = Duration.ofMillis(100);

    /// So long the server may do nothing that is seen.
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final Path folder;
    private final Path named;
    private final Path zip;
    private final String token;

    /// @param zip the file to make; one that is there is replaced
    public Backup(Path folder, Path zip) {
        this.folder = folder.toAbsolutePath().normalize();
        this.named = zip;
        this.zip = zip.toAbsolutePath().normalize();
        this.token = UUID.randomUUID().toString();
    }

    /// @return what each table has in the backup
    /// @throws TransferException when there are no data, the server does not answer, or the backup cannot be read
    ///     afterwards; it is not kept then
    /// @throws FileSystemException about the file as it was named, when it cannot be written
    /// @throws IOException when something else cannot
    public List<TableContent> make() throws TransferException, IOException, InterruptedException {
        var begun = zip.resolveSibling("." + zip.getFileName() + "." + token + RequestedBackups.BEGUN);
        try {
            create(begun);
            copy(begun);
            var contents = contents(begun);
            Files.move(begun, zip, StandardCopyOption.REPLACE_EXISTING);
            return contents;
        } catch (SQLException e) {
            throw new TransferException(
                    Reason.BACKUP_FAILED, Map.of("folder", folder.toString(), "message", Tables.firstLine(e)), e);
        } finally {
            Files.deleteIfExists(begun);
        }
    }

    /// Before anything is asked, so that a place that cannot be written is said at once.
    private void create(Path begun) throws IOException {
        if (Files.isDirectory(zip)) {
            throw new FileSystemException(named.toString());
        }
        try {
            PrivateFile.create(begun);
        } catch (FileSystemException e) {
            throw new FileSystemException(named.toString(), null, e.getReason());
        }
    }

    private void copy(Path to) throws TransferException, IOException, SQLException, InterruptedException {
        try (var closed = DataFolder.openAnyVersion(folder);
                var statement = closed.connection().createStatement()) {
            statement.execute("backup to '" + to.toString().replace("'", "''") + "'");
        } catch (TransferException e) {
            if (e.reason() != Reason.IN_USE) {
                throw e;
            }
            ask(to);
        }
    }

    private void ask(Path to) throws TransferException, IOException, InterruptedException {
        var request = RequestedBackups.file(folder, token, RequestedBackups.REQUEST);
        var done = RequestedBackups.file(folder, token, RequestedBackups.DONE);
        var failed = RequestedBackups.file(folder, token, RequestedBackups.FAILED);
        Files.createFile(request);
        try {
            await(done, failed);
            if (Files.exists(failed)) {
                throw new TransferException(
                        Reason.BACKUP_FAILED, Map.of("folder", folder.toString(), "message", Files.readString(failed)));
            }
            Files.move(done, to, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(request);
            Files.deleteIfExists(done);
            Files.deleteIfExists(failed);
        }
    }

    /// As long as the server writes.
    private void await(Path done, Path failed) throws TransferException, IOException, InterruptedException {
        var begun = RequestedBackups.file(folder, token, RequestedBackups.BEGUN);
        long size = 0;
        long waited = 0;
        while (!Files.exists(done) && !Files.exists(failed)) {
            long now = Files.exists(begun) ? Files.size(begun) : 0;
            waited = now == size ? waited + POLL_INTERVAL.toMillis() : 0;
            size = now;
            if (waited >= LONGEST_WAIT.toMillis()) {
                throw new TransferException(Reason.NO_ANSWER, Map.of("folder", folder.toString()));
            }
            // files are all that the two processes share, and a watch service polls on some file systems too
            Thread.sleep(POLL_INTERVAL);
        }
    }

    /// Restores it beside itself for as long as it takes to read it, in a folder that its owner alone may enter.
    private List<TableContent> contents(Path backup) throws TransferException, IOException, SQLException {
        var restored = Files.createTempDirectory(zip.getParent(), ".crosscage-backup-");
        var file = restored.resolve(DataFolder.FILE);
        try {
            try (var opened = new ZipFile(backup.toFile());
                    var content = opened.getInputStream(opened.getEntry(DataFolder.FILE))) {
                Files.copy(content, file);
            }
            try (var data = DataFolder.openAnyVersion(restored)) {
                return data.contents();
            }
        } finally {
            Files.deleteIfExists(file);
            Files.delete(restored);
        }
    }
}
