package org.crosscage.me.ui;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.Cleaner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.crosscage.player.store.PlayerArchive;
import org.crosscage.shell.limit.BodyBudget;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Files that are imported. Each lies on the disk until it has been looked through, since a large one has no room
/// in memory; a few at a time, so that nobody fills the disk, and half of these from one network, so that none has all
/// places. A file has its place from its first megabyte on, or from its end; one that arrives too slowly loses it. A
/// sender sends one at a time.
@Component
final class ArchiveImports implements MeterBinder {

    private static final int FILES_AT_A_TIME = 4;

    private static final String SUFFIX = ".json";

    /// A page that is closed at the wrong moment never looks through its file.
    private static final Cleaner FORGOTTEN = Cleaner.create();

    /// From here on a file has a place, in bytes; most exports are smaller.
    private static final int SMALL = 1 << 20;

    private final int most;
    /// The network of each file that has a place.
    private final List<String> places = new ArrayList<>();
    private final long largest;
    private final LongSupplier nanos;
    private final Set<Object> sending = ConcurrentHashMap.newKeySet();

    @Autowired
    ArchiveImports() {
        this(FILES_AT_A_TIME, PlayerArchive.LARGEST, System::nanoTime);
    }

    /// @param most files at a time
    /// @param largest file, in bytes
    /// @param nanos a clock that only goes forward, in nanoseconds
    ArchiveImports(int most, long largest, LongSupplier nanos) {
        this.nanos = nanos;
        this.most = most;
        this.largest = largest;
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        Gauge.builder("crosscage.queue", this, ArchiveImports::waiting)
                .tag("queue", "imports")
                .register(meters);
    }

    /// Why a file is not taken.
    enum Refusal {
        TOO_LARGE,
        TOO_SLOW,
        NO_ROOM,
        ANOTHER_ON_ITS_WAY
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
        private final String network;
        private final AtomicBoolean hasPlace = new AtomicBoolean();
        private final Cleaner.Cleanable end;

        private ReceivedFile(Path file, String network) {
            this.file = file;
            this.network = network;
            this.end = FORGOTTEN.register(this, new End(file, places, network, hasPlace));
        }

        private void takePlace() throws RefusedException {
            if (!hasPlace.get()) {
                synchronized (places) {
                    requireRoom(network);
                    places.add(network);
                }
                hasPlace.set(true);
            }
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
    private record End(Path file, List<String> places, String network, AtomicBoolean hasPlace) implements Runnable {

        @Override
        public void run() {
            if (hasPlace.get()) {
                synchronized (places) {
                    places.remove(network);
                }
            }
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// How many files are here.
    int waiting() {
        synchronized (places) {
            return places.size();
        }
    }

    private void requireRoom(String network) throws RefusedException {
        synchronized (places) {
            if (places.size() >= most || Collections.frequency(places, network) >= (most + 1) / 2) {
                throw new RefusedException(Refusal.NO_ROOM);
            }
        }
    }

    /// Puts a file onto the disk. Of one that is too large no more is read than shows that it is, and nothing if it
    /// says so itself.
    ///
    /// @param sender [Object#equals] to whoever sends another one
    /// @param network which the sender is in
    /// @param size in bytes, as its sender has it; negative where that is not known
    /// @param bytes stays open
    ReceivedFile receive(Object sender, String network, long size, InputStream bytes)
            throws IOException, RefusedException {
        if (size > largest) {
            throw new RefusedException(Refusal.TOO_LARGE);
        }
        if (!sending.add(sender)) {
            throw new RefusedException(Refusal.ANOTHER_ON_ITS_WAY);
        }
        try {
            return receive(network, bytes);
        } finally {
            sending.remove(sender);
        }
    }

    private ReceivedFile receive(String network, InputStream bytes) throws IOException, RefusedException {
        requireRoom(network);
        var received = new ReceivedFile(Files.createTempFile("crosscage-", SUFFIX), network); // readable by nobody else
        boolean isWhole = false;
        try {
            write(bytes, received);
            received.takePlace();
            isWhole = true;
        } finally {
            if (!isWhole) {
                received.close();
            }
        }
        return received;
    }

    private void write(InputStream bytes, ReceivedFile received) throws IOException, RefusedException {
        long begun = nanos.getAsLong();
        long length = 0;
        try (var out = Files.newOutputStream(received.file)) {
            var buffer = new byte[1 << 16];
            for (int read = 0; read >= 0; ) {
                out.write(buffer, 0, read);
                length += read;
                if (length > largest) {
                    throw new RefusedException(Refusal.TOO_LARGE);
                }
                if (length > SMALL) {
                    received.takePlace();
                }
                if (nanos.getAsLong() - begun > BodyBudget.longest(length).toNanos()) {
                    throw new RefusedException(Refusal.TOO_SLOW);
                }
                read = bytes.read(buffer, 0, (int) Math.min(buffer.length, largest + 1 - length));
            }
        }
    }
}
