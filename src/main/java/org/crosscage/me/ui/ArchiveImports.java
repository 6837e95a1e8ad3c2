package org.crosscage.me.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import org.crosscage.player.store.PlayerArchive;

/// Files that are imported. Each lies on the disk until it has been looked through, since a large one has no room
/// in memory; a few at a time, whoever they are from, so that nobody fills the disk.
final class ArchiveImports {

    private static final String SUFFIX = ".json";

    /// A page that is closed at the wrong moment never looks through its file.
    private static final Cleaner FORGOTTEN = Cleaner.create();

    private final int most;
    private final Semaphore room;
    private final long largest;

    /// @param most files at a time
    /// @param largest file, in bytes
    ArchiveImports(int most, long largest) {
        this.most = most;
        this.room = new Semaphore(most);
        this.largest = largest;
    }

    /// Why a file is not taken.
    enum Refusal {
        TOO_LARGE,
        NO_ROOM
    }

    /// A file is not taken.
    static final class RefusedException extends Exception {

        private static final long serialVersionUID = 1L;

        private final Refusal refusal;

        private RefusedException(Refusal refusal) {
            super("a file is not taken: " + refusal);
            this.refusal = refusal;
        }

        Refusal refusal() {
            return refusal;
        }
    }

    /// A file that is here until it is closed.
    final class ReceivedFile implements PlayerArchive.Source, AutoCloseable {

        private final Path file;
        private final Cleaner.Cleanable end;

        private ReceivedFile(Path file) {
            this.file = file;
            this.end = FORGOTTEN.register(this, new End(file, room));
        }

        @Override
        public InputStream open() throws IOException {
            return Files.newInputStream(file);
        }

        /// As often as one likes.
        @Override
        public void close() {
            end.clean();
        }
    }

    /// Happens once.
    private record End(Path file, Semaphore room) implements Runnable {

        @Override
        public void run() {
            room.release();
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// How many files are here.
    int waiting() {
        return most - room.availablePermits();
    }

    /// Puts a file onto the disk. Of one that is too large no more is read than shows that it is, and nothing if it
    /// says so itself.
    ///
    /// @param size in bytes, as its sender has it; negative where that is not known
    /// @param bytes stays open
    ReceivedFile receive(long size, InputStream bytes) throws IOException, RefusedException {
        if (size > largest) {
            throw new RefusedException(Refusal.TOO_LARGE);
        }
        if (!room.tryAcquire()) {
            throw new RefusedException(Refusal.NO_ROOM);
        }
        var received = new ReceivedFile(file());
        boolean isWhole = false;
        try (var out = Files.newOutputStream(received.file)) {
            long left = largest + 1;
            var buffer = new byte[1 << 16];
            for (int read = 0; read >= 0 && left > 0; left -= read) {
                out.write(buffer, 0, read);
                read = bytes.read(buffer, 0, (int) Math.min(buffer.length, left));
            }
            isWhole = left > 0;
        } finally {
            if (!isWhole) {
                received.close();
            }
        }
        if (!isWhole) {
            throw new RefusedException(Refusal.TOO_LARGE);
        }
        return received;
    }

    private Path file() throws IOException {
        try {
            return Files.createTempFile("crosscage-", SUFFIX); // readable by nobody else
        } catch (IOException e) {
            room.release();
            throw e;
        }
    }
}
