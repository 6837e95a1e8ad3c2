package org.crosscage;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;

/// Does the background tasks of a page at once, or, while it is busy, when the test says so.
public final class Pool implements Executor {

    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean busy;

    @Override
    public void execute(Runnable work) {
        if (busy) {
            waiting.add(work);
        } else {
            work.run();
        }
    }

    /// Whether a thread is free; what waits from the test before is forgotten.
    public void reset(boolean isBusy) {
        busy = isBusy;
        waiting.clear();
    }

    public int waiting() {
        return waiting.size();
    }

    /// Does what waits, and what that asks for.
    public void work() {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
            MockVaadin.clientRoundtrip(false);
        }
    }
}
