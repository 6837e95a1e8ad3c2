package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/// Work that may take longer than a frame: it is done beside the page, and its result comes back into it. Ends with the
/// page.
final class Errands {

    private final Executor executor;
    private final UI ui;
    private volatile boolean ended;

    Errands(Executor executor, UI ui) {
        this.executor = executor;
        this.ui = ui;
    }

    /// @param work gets a flag that says when nobody waits for it any more
    /// @param then gets the result, with the page's session locked
    <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then) {
        executor.execute(() -> bring(work.apply(() -> ended), then));
    }

    void end() {
        ended = true;
    }

    private <T> void bring(T result, Consumer<T> then) {
        if (ended) {
            return;
        }
        try {
            ui.access(() -> {
                if (!ended) {
                    then.accept(result);
                }
            });
        } catch (UIDetachedException gone) {
            ended = true; // the page was closed while the work was done
        }
    }
}
