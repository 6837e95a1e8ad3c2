package org.crosscage.device.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.device.DeviceGame;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.ProgressLine;
import org.crosscage.texts.Texts;

/// Makes the puzzles that are missing, one task each, so that others get their turn in between; shows how
/// far it is, and lets the player stop it. What is there by then is taken along.
final class TakeAlongMaking extends Div {

    private static final long serialVersionUID = 1L;

    private final transient TakeAlongPuzzles puzzles;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient BackgroundTasks tasks;
    private final transient BiConsumer<List<DeviceGame>, String> done;
    private final transient List<DeviceGame> games = new ArrayList<>();
    private final transient Queue<Candidate> missing = new ArrayDeque<>();
    private final ProgressLine line;
    private final Span far = new Span();
    private long player;
    private int wanted;

    /// @param done gets the puzzles, and why these are not all: words, empty when they are
    TakeAlongMaking(
            TakeAlongPuzzles puzzles,
            PlayerLimits limits,
            Texts texts,
            Executor costlyTasks,
            BiConsumer<List<DeviceGame>, String> done) {
        this.limits = limits;
        this.puzzles = puzzles;
        this.texts = texts;
        this.tasks = new BackgroundTasks(costlyTasks, this);
        this.done = done;
        addClassName("take-making");
        line = new ProgressLine(texts.say("device.take.making"));
        far.addClassName("quiet");
        var stop = new Button(texts.say("device.take.stop"), _ -> end(texts.say("device.take.stopped")));
        stop.setId("take-stop");
        add(line, far, stop);
        setVisible(false);
    }

    /// @param who takes them along; empty for somebody who is not stored
    void begin(TakeAlongPuzzles.Found found, Optional<Long> who) {
        player = who.orElse(TakeAlongPuzzles.NOBODY);
        wanted = found.count();
        games.clear();
        games.addAll(found.ready());
        missing.clear();
        missing.addAll(found.missing());
        setVisible(!missing.isEmpty());
        next();
    }

    /// Nobody wants them any more.
    void forget() {
        tasks.end();
        setVisible(false);
    }

    private void next() {
        line.show((double) games.size() / Math.max(1, wanted));
        far.setText(texts.say("device.take.far", "made", games.size(), "count", wanted));
        if (missing.isEmpty()) {
            end("");
            return;
        }
        var next = missing.element();
        run(
                _ -> puzzles.ready(next, player),
                ready -> ready.ifPresentOrElse(
                        this::add,
                        () -> limits.refusal(Limit.NEW_PUZZLE).ifPresentOrElse(this::end, () -> make(next))));
    }

    private void make(Candidate next) {
        run(
                stop -> puzzles.make(next, player, stop, _ -> {}),
                made -> made.ifPresentOrElse(this::add, () -> end(texts.say("library.not-made"))));
    }

    private void add(DeviceGame made) {
        missing.remove();
        games.add(made);
        next();
    }

    private void run(Function<BooleanSupplier, Optional<DeviceGame>> work, Consumer<Optional<DeviceGame>> then) {
        tasks.run(work, then, () -> end(texts.say("shell.trouble.event")));
    }

    private void end(String why) {
        forget();
        done.accept(List.copyOf(games), why);
        games.clear();
    }
}
