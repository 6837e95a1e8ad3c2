package org.crosscage.shell.limit;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.server.VaadinServiceInitListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.function.IntUnaryOperator;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Bounds how much memory everything takes that browsers send at the same time: the bodies of requests and the messages
/// of websockets, from their first byte until they are handled. Three quarters of it are for what is long; the last
/// quarter is left to what is short, as moves are, so that nobody's large texts hold up moves. Safe for use by several
/// threads.
@Component
public final class BodyBudget implements VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    /// How long a body or a message may take to arrive.
    public static final Duration LONGEST = Duration.ofSeconds(30);

    /// The longest body or message, in bytes or characters: a pasted text of 1 MiB, the most that is read, is longer in
    /// JSON.
    public static final int MOST_BYTES = 4 << 20;

    /// A body up to this length is short, in bytes: a hundred times what a move takes.
    static final int SHORT = 1 << 16;

    /// Up to this length a body is always read, in bytes: a move is shorter, and the number of connections bounds how
    /// many come at once.
    static final int ALWAYS = 1 << 12;

    /// The values that the JSON of a body or a message may have: several thousand moves that are sent again, or the
    /// games of a device.
    public static final int MOST_VALUES = 250_000;

    /// Bytes of memory for each byte of a body that is read: the body, its text and its values.
    private static final int COST = 4;

    /// Bytes of memory for each value of JSON.
    private static final int VALUE_COST = 100;

    private static final int SHARE_OF_HEAP = 8;

    private final long most;
    private final transient Counter refused;
    private long taken;

    @Autowired
    BodyBudget(MeterRegistry meters) {
        this(Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP, meters);
    }

    /// @param most in bytes of memory
    public BodyBudget(long most, MeterRegistry meters) {
        this.most = most;
        this.refused = Counter.builder("crosscage.refused").tag("limit", "body").register(meters);
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().getContext().setAttribute(BodyBudget.class, this);
    }

    /// The budget of a server.
    public static BodyBudget of(VaadinService service) {
        return service.getContext().getAttribute(BodyBudget.class);
    }

    /// For a body of which nothing is read yet.
    public Share share() {
        return new Share();
    }

    /// The bytes of memory that are taken now.
    public synchronized long taken() {
        return taken;
    }

    /// @param own what the same body has taken
    /// @param length of that body until now
    private synchronized boolean take(long bytes, long length, long own) {
        long left = (length > SHORT ? most / 4 * 3 : most) - taken;
        // a small heap reads one large body all the same
        boolean fits = bytes <= left || taken == own || length <= ALWAYS;
        if (fits) {
            taken += bytes;
        } else {
            refused.increment();
        }
        return fits;
    }

    private synchronized void release(long bytes) {
        taken -= bytes;
    }

    /// The share of one body.
    public final class Share implements AutoCloseable {

        private long length;
        private long own;
        private boolean isClosed;
        private final ValueCount values = new ValueCount();

        private Share() {}

        /// Takes memory for more of the body, and for the values of JSON that begin in it.
        ///
        /// @param text the next bytes of UTF-8 or characters, by their index
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
            boolean isGranted = !isClosed && take(cost, length, own);
            if (isGranted) {
                own += cost;
            }
            return isGranted;
        }

        /// Gives all of it back: what was read is thrown away. Nothing more is granted.
        public synchronized void giveBack() {
            isClosed = true;
            release(own);
            own = 0;
        }

        /// Gives all of it back: the body is handled.
        @Override
        public void close() {
            giveBack();
        }
    }
}
