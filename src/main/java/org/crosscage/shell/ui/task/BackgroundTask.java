package org.crosscage.shell.ui.task;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.work.FairExecutor;

/// One piece of work for a page, and what becomes of its result.
final class BackgroundTask<T> implements FairExecutor.OwnedTask {

    private final UI ui;
    private final Function<BooleanSupplier, T> work;
    private final Consumer<T> then;
    private final Consumer<RuntimeException> failed;
    private final Runnable unbegun;
    private volatile boolean over;

    /// @param unbegun called when the work never begins
    BackgroundTask(
            UI ui,
            Function<BooleanSupplier, T> work,
            Consumer<T> then,
            Consumer<RuntimeException> failed,
            Runnable unbegun) {
        this.unbegun = unbegun;
        this.ui = ui;
        this.work = work;
        this.then = then;
        this.failed = failed;
    }

    /// Nobody waits for it any more.
    void end() {
        over = true;
    }

    @Override
    public void run() {
        if (over) {
            unbegun.run();
        } else {
            report(done());
        }
    }

    /// The executor does not begin it any more.
    void drop() {
        unbegun.run();
    }

    @Override
    public void refuse(RuntimeException why) {
        drop();
        report(() -> failed.accept(why));
    }

    private void report(Runnable done) {
        if (over) {
            return;
        }
        try {
            ui.access(() -> {
                if (!over) {
                    done.run();
                }
            });
        } catch (UIDetachedException gone) {
            over = true; // the page was closed while the work was done
        }
    }

    private Runnable done() {
        try {
            var result = work.apply(() -> over);
            return () -> then.accept(result);
        } catch (RuntimeException failure) {
            return () -> failed.accept(failure);
        } catch (StackOverflowError | OutOfMemoryError tooMuch) {
            // whoever waits has to hear of it, or waits for ever
            return () -> failed.accept(new IllegalStateException("the work was too much for the machine", tooMuch));
        }
    }
}
