package org.crosscage.shell.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/// Work that may take longer than a frame: it is done beside the page, and its result comes back into it. Ends when
/// the component that asked for it leaves the page.
public final class Errands {

    private final Executor executor;
    private final Component owner;
    private volatile boolean ended;

    /// @param executor where the work is done
    /// @param owner whose work it is
    public Errands(Executor executor, Component owner) {
        this.executor = executor;
        this.owner = owner;
        owner.addDetachListener(_ -> ended = true);
    }

    /// Does nothing while the owner is not on a page. Work that fails is told like an event that fails.
    ///
    /// @param work gets a flag that says when nobody waits for it any more
    /// @param then gets the result, with the page's session locked
    public <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then) {
        owner.getUI().ifPresent(ui -> {
            ended = false;
            executor.execute(() -> bring(ui, done(work, then)));
        });
    }

    private <T> Runnable done(Function<BooleanSupplier, T> work, Consumer<T> then) {
        try {
            var result = work.apply(() -> ended);
            return () -> then.accept(result);
        } catch (RuntimeException e) {
            return () -> {
                throw e;
            };
        }
    }

    private void bring(UI ui, Runnable done) {
        if (ended) {
            return;
        }
        try {
            ui.access(() -> {
                if (!ended) {
                    done.run();
                }
            });
        } catch (UIDetachedException gone) {
            ended = true; // the page was closed while the work was done
        }
    }
}
