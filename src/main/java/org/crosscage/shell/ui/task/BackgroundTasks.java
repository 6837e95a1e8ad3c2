package org.crosscage.shell.ui.task;

import com.vaadin.flow.component.Component;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.shell.page.Detachment;
import org.crosscage.shell.page.LiveUpdates;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.work.FairExecutor;
import org.jspecify.annotations.Nullable;

/// Work that may take longer than a frame: it is done beside the page, and its result comes back into it. Ends when
/// the component that asked for it leaves the page.
///
/// One of these is for one thing that a page wants to know: a background task that is begun while an older one is
/// not back ends that one, and its result never comes. What a player wants to know of different things, in one
/// page or several, is done one after the other by a [FairExecutor]. All methods are called with the page's session
/// locked.
public final class BackgroundTasks {

    private final Executor executor;
    private final Component owner;
    private final Consumer<Boolean> waiting;
    private @Nullable BackgroundTask<?> latest;
    /// The owner of the latest task.
    private Object player = this;

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

    /// As [#run(Function,Consumer,Consumer)]; work that fails, or is refused, is told like an event that fails.
    public <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then) {
        run(work, then, () -> {});
    }

    /// As [#run(Function,Consumer)].
    ///
    /// @param undo called before that, so that the page does not go on saying that something is looked for
    public <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then, Runnable undo) {
        run(work, then, failure -> {
            undo.run();
            throw failure;
        });
    }

    /// Does nothing while the owner is not on a page.
    ///
    /// @param work gets a flag that says when nobody waits for it any more
    /// @param then gets the result, with the page's session locked
    /// @param failed gets what the work threw instead, likewise, or a
    ///     [RejectedExecutionException] when too much waits
    public <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then, Consumer<RuntimeException> failed) {
        run(work, then, failed, () -> {});
    }

    /// As [#run(Function,Consumer,Consumer)].
    ///
    /// @param unbegun called on any thread when the work never begins, whether or not the page hears of it
    public <T> void run(
            Function<BooleanSupplier, T> work, Consumer<T> then, Consumer<RuntimeException> failed, Runnable unbegun) {
        end();
        var page = owner.getUI();
        if (page.isEmpty()) {
            unbegun.run();
        }
        page.ifPresent(ui -> {
            var backgroundTask = new BackgroundTask<>(ui, work, back(then), back(failed), unbegun);
            latest = backgroundTask;
            LiveUpdates.begin(ui);
            waiting.accept(true);
            player = CurrentPlayer.owner(ui.getSession());
            try {
                execute(backgroundTask);
            } catch (RejectedExecutionException e) {
                backgroundTask.refuse(e);
            } catch (RuntimeException | OutOfMemoryError e) {
                // whoever waits has to hear of it, or waits for ever
                backgroundTask.refuse(new IllegalStateException("there is no thread for the work", e));
            }
        });
    }

    private void execute(BackgroundTask<?> task) {
        if (executor instanceof FairExecutor fair) {
            fair.execute(player, task);
        } else {
            executor.execute(task);
        }
    }

    private <T> Consumer<T> back(Consumer<T> then) {
        return result -> {
            latest = null;
            waiting.accept(false);
            then.accept(result);
        };
    }

    /// Nobody waits any more for the background task that is not back.
    public void end() {
        if (latest != null) {
            latest.end();
            if (executor instanceof FairExecutor fair) {
                if (fair.remove(player, latest)) {
                    latest.drop();
                }
            }
            latest = null;
            waiting.accept(false);
        }
    }
}
