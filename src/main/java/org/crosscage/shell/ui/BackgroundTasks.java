package org.crosscage.shell.ui;

import com.vaadin.flow.component.Component;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.shell.Detachment;
import org.jspecify.annotations.Nullable;

/// Work that may take longer than a frame: it is done beside the page, and its result comes back into it. Ends when
/// the component that asked for it leaves the page.
///
/// One of these is for one thing that a page wants to know: a background task that is begun while an older one is
/// not back ends that one, and its result never comes. What a player wants to know of different things, in one
/// page or several, waits in the player's [BackgroundTaskQueue]. All methods are called with the page's session locked.
public final class BackgroundTasks {

    private final Executor executor;
    private final Component owner;
    private final Consumer<Boolean> waiting;
    private @Nullable BackgroundTask<?> latest;

    /// @param executor where the work is done
    /// @param owner whose work it is
    public BackgroundTasks(Executor executor, Component owner) {
        this(executor, owner, _ -> {});
    }

    /// @param executor where the work is done
    /// @param owner whose work it is
    /// @param waiting hears whether something is waited for
    public BackgroundTasks(Executor executor, Component owner, Consumer<Boolean> waiting) {
        this.waiting = waiting;
        this.executor = executor;
        this.owner = owner;
        Detachment.listen(owner, this::end);
    }

    /// As [#run(Function,Consumer,Consumer)]; work that fails is told like an event that fails.
    public <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then) {
        run(work, then, failure -> {
            throw failure;
        });
    }

    /// Does nothing while the owner is not on a page.
    ///
    /// @param work gets a flag that says when nobody waits for it any more
    /// @param then gets the result, with the page's session locked
    /// @param failed gets what the work threw instead, likewise
    public <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then, Consumer<RuntimeException> failed) {
        end();
        owner.getUI().ifPresent(ui -> {
            var backgroundTask = new BackgroundTask<>(ui, work, back(then), back(failed));
            latest = backgroundTask;
            waiting.accept(true);
            try {
                BackgroundTaskQueue.of(ui.getSession(), executor).add(backgroundTask);
            } catch (RuntimeException | OutOfMemoryError e) {
                // whoever waits has to hear of it, or waits for ever
                backgroundTask.fail(new IllegalStateException("there is no thread for the work", e));
            }
        });
    }

    private <T> Consumer<T> back(Consumer<T> then) {
        return result -> {
            waiting.accept(false);
            then.accept(result);
        };
    }

    /// Nobody waits any more for the background task that is not back.
    public void end() {
        if (latest != null) {
            latest.end();
            latest = null;
            waiting.accept(false);
        }
    }
}
