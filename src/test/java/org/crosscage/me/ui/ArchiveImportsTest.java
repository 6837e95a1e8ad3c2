package org.crosscage.me.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.crosscage.me.ui.ArchiveImports.ReceivedFile;
import org.crosscage.me.ui.ArchiveImports.Refusal;
import org.crosscage.me.ui.ArchiveImports.RefusedException;
import org.junit.jupiter.api.Test;

class ArchiveImportsTest {

    private static final int LARGEST = 100_000;

    private int networks;
    private final AtomicLong now = new AtomicLong();
    private final ArchiveImports imports = new ArchiveImports(2, LARGEST, now::get);

    @Test
    void aFileIsReadAsOftenAsOneLikesUntilItIsClosed() throws Exception {
        var bytes = new byte[LARGEST];
        bytes[LARGEST - 1] = 7;
        var file = imports.receive(new Object(), network(), -1, new ByteArrayInputStream(bytes));
        for (int time = 0; time < 2; time++) {
            try (var again = file.open()) {
                assertThat(again.readAllBytes()).isEqualTo(bytes);
            }
        }

        file.close();

        assertThat(catchThrowableOfType(NoSuchFileException.class, file::open)).isNotNull();
    }

    @Test
    void ofOneThatIsTooLargeNoMoreIsReadThanShowsIt() {
        var read = new AtomicLong();
        var endless = new InputStream() {
            @Override
            public int read() {
                read.incrementAndGet();
                return '[';
            }
        };

        assertThat(refused(endless)).isEqualTo(Refusal.TOO_LARGE);

        assertThat(read).hasValue(LARGEST + 1);
    }

    @Test
    void aFileThatSaysItIsTooLargeIsNotReadAtAll() {
        var unread = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("it was read");
            }
        };

        assertThatThrownBy(() -> imports.receive(new Object(), network(), LARGEST + 1, unread))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.refusal()).isEqualTo(Refusal.TOO_LARGE));
        assertThat(imports.waiting()).isZero();
    }

    @Test
    void thereIsRoomForAFewAtATimeAndAgainWhenOneIsGone() throws Exception {
        var first = imports.receive(new Object(), network(), -1, InputStream.nullInputStream());
        refused(new ByteArrayInputStream(new byte[LARGEST + 1]));
        refused(new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the browser went away");
            }
        });
        try (ReceivedFile _ = imports.receive(new Object(), network(), -1, InputStream.nullInputStream())) {
            assertThat(refused(InputStream.nullInputStream())).isEqualTo(Refusal.NO_ROOM);
        }
        first.close();
        first.close();

        try (ReceivedFile _ = imports.receive(new Object(), network(), -1, InputStream.nullInputStream());
                ReceivedFile _ = imports.receive(new Object(), network(), -1, InputStream.nullInputStream())) {
            assertThat(refused(InputStream.nullInputStream())).isEqualTo(Refusal.NO_ROOM);
        }
    }

    @Test
    void aFileThatArrivesTooSlowlyEndsAndASmallOneHasNoPlaceUntilThen() {
        var places = new ArrayList<Integer>();
        var slow = new InputStream() {
            @Override
            public int read() {
                return '[';
            }

            /// A byte a second.
            @Override
            public int read(byte[] into, int from, int most) {
                now.addAndGet(1_000_000_000);
                places.add(imports.waiting());
                into[from] = '[';
                return 1;
            }
        };

        assertThat(refused(slow)).isEqualTo(Refusal.TOO_SLOW);

        assertThat(now).hasValue(31_000_000_000L);
        assertThat(places).hasSize(31).containsOnly(0);
    }

    @Test
    void aLargeFileHasItsPlaceWhileItArrives() throws Exception {
        var large = new ArchiveImports(1, 4 << 20, now::get);
        var places = new ArrayList<Integer>();
        var bytes = new ByteArrayInputStream(new byte[3 << 20]) {
            @Override
            public int read(byte[] into, int from, int most) {
                places.add(large.waiting());
                return super.read(into, from, most);
            }
        };

        try (ReceivedFile _ = large.receive("one", "home", -1, bytes)) {
            assertThat(places).startsWith(0).endsWith(1).containsOnly(0, 1);
            assertThat(large.waiting()).isOne();
        }
        assertThat(large.waiting()).isZero();
    }

    @Test
    void aNetworkHasHalfOfThePlaces() throws Exception {
        var four = new ArchiveImports(4, LARGEST, now::get);
        try (ReceivedFile _ = four.receive("one", "home", -1, InputStream.nullInputStream());
                ReceivedFile _ = four.receive("two", "home", -1, InputStream.nullInputStream())) {
            assertThatThrownBy(() -> four.receive("three", "home", -1, InputStream.nullInputStream()))
                    .isInstanceOfSatisfying(
                            RefusedException.class,
                            refused -> assertThat(refused.refusal()).isEqualTo(Refusal.NO_ROOM));
            four.receive("four", "school", -1, InputStream.nullInputStream()).close();
        }
        four.receive("three", "home", -1, InputStream.nullInputStream()).close();
    }

    @Test
    void aSenderSendsOneAtATime() throws Exception {
        var seen = new ArrayList<Refusal>();
        var bytes = new InputStream() {
            @Override
            public int read() {
                seen.add(catchThrowableOfType(
                                RefusedException.class,
                                () -> imports.receive("one", network(), -1, InputStream.nullInputStream()))
                        .refusal());
                return -1;
            }
        };

        imports.receive("one", network(), -1, bytes).close();
        imports.receive("one", network(), -1, InputStream.nullInputStream()).close();

        assertThat(seen).containsExactly(Refusal.ANOTHER_ON_ITS_WAY);
    }

    /// Another one each time.
    private String network() {
        networks++;
        return "network " + networks;
    }

    /// @return null where the file could not be read
    private Refusal refused(InputStream bytes) {
        try {
            imports.receive(new Object(), network(), -1, bytes);
            throw new AssertionError("it was taken");
        } catch (RefusedException refused) {
            return refused.refusal();
        } catch (IOException _) {
            return null;
        }
    }
}
