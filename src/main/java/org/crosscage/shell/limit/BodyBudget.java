package org.crosscage.shell.limit;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Bounds how much memory everything takes that browsers send at the same time: the bodies of requests, from their
/// first byte until they are handled. Three quarters of it are for what is long; the last quarter is left to what is
/// short, as moves are, so that nobody's large texts hold up moves. One network has an eighth of all, divided likewise,
/// or one body. Safe for use by several threads.
@Component
public final class BodyBudget {

    /// How long a body may take to arrive at any speed.
    private static final Duration GRACE = Duration.ofSeconds(30);

    /// The slowest connection for which there is more time, in bytes per second.
    private static final int SLOWEST = 1 << 16;

    /// The longest body, in bytes: a pasted text of 1 MiB, the most that is read, is longer in JSON.
    public static final int MOST_BYTES = 4 << 20;

    /// A body up to this length is short, in bytes: a hundred times what a move takes.
    public static final int SHORT = 1 << 16;

    /// Up to this length a body is always read, in bytes: a move is shorter, and the number of connections bounds how
    /// many come at once.
    static final int ALWAYS = 1 << 12;

    /// The values that the JSON of a body may have: several thousand moves that are sent again, or the
    /// games of a device.
    public static final int MOST_VALUES = 250_000;

    /// Bytes of memory for each byte of a body that is read: measured were 2.3 to 2.8 with games of 8 and 16 MB, which
    /// is twice the body while its buffer grows or becomes text, and the text.
    private static final int COST = 4;

    /// Bytes of memory for each value of JSON.
    private static final int VALUE_COST = 100;

    private static final int SHARE_OF_HEAP = 8;

    private static final int SHARE_OF_NETWORK = 8;

    private final long most;
    private final Counter refused;
    private final Map<String, Long> ofNetworks = new HashMap<>();
    private long memory;

    @Autowired
    BodyBudget(MeterRegistry meters) {
        this(Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP, "body", meters);
    }

    /// @param most in bytes of memory
    /// @param limit what the metric of refusals calls it
    public BodyBudget(long most, String limit, MeterRegistry meters) {
        this.most = most;
        this.refused = Counter.builder("crosscage.refused").tag("limit", limit).register(meters);
    }

    /// How long a number of bytes may take on their way.
    public static Duration longest(long bytes) {
        return GRACE.plusSeconds(bytes / SLOWEST);
    }

    /// For a body of which nothing is read yet.
    ///
    /// @param address which it comes from
    public Share share(String address) {
        return new Share(Requester.of(Optional.empty(), address).network());
    }

    /// Returns the bytes of memory that all bodies have now.
    public synchronized long memory() {
        return memory;
    }

    private synchronized boolean take(Share share, long bytes) {
        boolean fits = share.length <= ALWAYS
                || fits(share, bytes, memory, most)
                        && fits(share, bytes, ofNetworks.getOrDefault(share.network, 0L), most / SHARE_OF_NETWORK);
        if (fits) {
            memory += bytes;
            share.memory += bytes;
            ofNetworks.merge(share.network, bytes, Long::sum);
        } else {
            refused.increment();
        }
        return fits;
    }

    /// @param used of those most, by all bodies that share them
    private static boolean fits(Share share, long bytes, long used, long most) {
        // one large body is read alone, on a small heap too
        return used == share.memory || bytes <= (share.length > SHORT ? most / 4 * 3 : most) - used;
    }

    private synchronized void release(Share share) {
        memory -= share.memory;
        ofNetworks.computeIfPresent(
                share.network, (_, used) -> used == share.memory ? null : Long.valueOf(used - share.memory));
        share.memory = 0;
    }

    /// The share of one body.
    public final class Share implements AutoCloseable {

        private final String network;
        private long length;
        private long memory;
        private boolean isClosed;
        private final ValueCount values = new ValueCount();

        private Share(String network) {
            this.network = network;
        }

        /// Takes memory for more of the body, and for the values of JSON that begin in it.
        ///
        /// @param text the next bytes of UTF-8, by their index
        /// @return whether there is as much; false once it is closed
        public synchronized boolean grow(int length, IntUnaryOperator text) {
            int before = values.count();
            for (int i = 0; i < length; i++) {
                values.read(text.applyAsInt(i));
            }
            return grow(length, values.count() - before);
        }

        /// Returns how many values of JSON the body has so far; more than [#MOST_VALUES] are too many.
        public synchronized int values() {
            return values.count();
        }

        /// Takes memory for more bytes of the body.
        ///
        /// @param values of JSON that are in them
        /// @return whether there is as much; false once it is closed
        public synchronized boolean grow(long bytes, int values) {
            length += bytes;
            long cost = COST * bytes + (long) VALUE_COST * values;
            return !isClosed && take(this, cost);
        }

        /// Gives all of it back: what was read is thrown away. Nothing more is granted.
        public synchronized void giveBack() {
            isClosed = true;
            release(this);
        }

        /// Gives all of it back: the body is handled.
        @Override
        public void close() {
            giveBack();
        }
    }
}
