package org.crosscage.shell.limit;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.LongSupplier;

/// Ends an answer whose reader takes longer for it than the sender of a body may ([BodyBudget#longest]).
public final class SteadyAnswer extends OutputStream {

    private final OutputStream out;
    private final LongSupplier nanos;
    private final long begun;
    private long length;

    /// @param nanos a clock that only goes forward, in nanoseconds
    public SteadyAnswer(OutputStream out, LongSupplier nanos) {
        this.out = out;
        this.nanos = nanos;
        this.begun = nanos.getAsLong();
    }

    @Override
    public void write(int each) throws IOException {
        write(new byte[] {(byte) each}, 0, 1);
    }

    /// @throws IOException when the reader is too slow
    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        if (nanos.getAsLong() - begun > BodyBudget.longest(length).toNanos()) {
            throw new IOException("the reader is too slow");
        }
        out.write(bytes, from, count);
        length += count;
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
