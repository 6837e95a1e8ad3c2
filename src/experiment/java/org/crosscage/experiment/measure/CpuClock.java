package org.crosscage.experiment.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/// The processor time of the current thread since the clock was made: what else the machine does counts little in it.
public final class CpuClock {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// To look at a thread's time takes long; an alarm looks once in so many times that it is asked.
    private static final int ASKED_AGAIN = 64;

    private final long start = THREADS.getCurrentThreadCpuTime();

    public double milliseconds() {
        return nanos() / 1e6;
    }

    /// A stop flag, false until so much has passed, and then true for good. For the thread that made the clock.
    public BooleanSupplier alarm(Duration limit) {
        long most = limit.toNanos();
        int[] asked = {0};
        boolean[] rung = {false};
        return () -> rung[0] |= ++asked[0] % ASKED_AGAIN == 0 && nanos() > most;
    }

    private long nanos() {
        return THREADS.getCurrentThreadCpuTime() - start;
    }
}
