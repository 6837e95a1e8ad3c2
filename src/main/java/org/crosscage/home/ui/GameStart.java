package org.crosscage.home.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.io.Serializable;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.crosscage.board.ui.GeneratorProgress;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.player.store.Player;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.page.Detachment;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// Begins a game with a puzzle as it is ordered: one of the stock at once, a shipped one where making one takes long,
/// any other as soon as it is made. Shows the progress of that where it was ordered.
final class GameStart implements Serializable {

    private static final long serialVersionUID = 1L;

    /// A place on the page where games are begun. Its live region is there before the words that it says.
    static final class Place extends Div {

        private static final long serialVersionUID = 1L;

        private final Span message = new Span();

        Place() {
            message.getElement().setAttribute("role", "status");
            addClassName("game-start");
            add(message);
        }
    }

    private final transient Texts texts;
    private final transient NewPuzzles newPuzzles;
    private final transient PuzzleLibrary library;
    private final transient PlayerLimits limits;
    private final transient GradeTimes times;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final transient BackgroundTasks backgroundTasks;
    private final GeneratorProgress progress;
    private Place place = new Place();
    private transient Runnable focus = () -> {};
    private transient @Nullable PuzzleOrder making;

    /// @param executor where puzzles are made
    GameStart(
            Texts texts,
            NewPuzzles newPuzzles,
            PuzzleLibrary library,
            PlayerLimits limits,
            GradeTimes times,
            Executor executor,
            GameService games,
            CurrentPlayer player) {
        this.texts = texts;
        this.newPuzzles = newPuzzles;
        this.library = library;
        this.limits = limits;
        this.times = times;
        this.games = games;
        this.player = player;
        this.progress = new GeneratorProgress(texts, this::cancel);
        this.backgroundTasks = new BackgroundTasks(executor, progress);
        Detachment.listen(progress, this::giveUp);
    }

    /// A puzzle that is made for another order is not wanted any more; one that is made for an equal order is.
    ///
    /// @param there where the progress shows from now on
    /// @param focus moves the focus to the button that was pressed
    void begin(PuzzleOrder order, Place there, Runnable focus) {
        this.focus = focus;
        if (order.equals(making)) {
            move(there);
            return;
        }
        giveUp();
        move(there);
        newPuzzles.ready(order).or(() -> shipped(order)).ifPresentOrElse(this::play, () -> make(order));
    }

    private void move(Place there) {
        var words = place.message.getText();
        place.message.setText("");
        there.message.setText(words);
        there.addComponentAsFirst(progress);
        place = there;
    }

    /// The puzzle that the player gets from the library because making one takes long, unless the stock has one.
    Optional<PuzzleEntry> shipped(PuzzleOrder order) {
        return times.delay(order)
                .flatMap(_ -> library.ordered(
                        order,
                        player.known()
                                .map(Player::id)
                                .map(games.lists()::begunSources)
                                .orElse(Set.of())));
    }

    private void play(PuzzleEntry entry) {
        UI.getCurrentOrThrow().navigate("play/" + games.newGames().continueOrStart(player.id(), entry));
    }

    private void make(PuzzleOrder order) {
        limits.refusal(Limit.NEW_PUZZLE).ifPresentOrElse(place.message::setText, () -> makeNow(order));
    }

    private void makeNow(PuzzleOrder order) {
        making = order;
        place.message.setText(times.delay(order)
                .map(delay -> texts.say("library.making." + delay))
                .orElse(""));
        progress.show(true);
        var counter = progress.counter();
        backgroundTasks.run(stop -> newPuzzles.make(order, stop, counter), this::made, () -> made(Optional.empty()));
    }

    private void made(Optional<PuzzleEntry> entry) {
        making = null;
        progress.show(false);
        entry.ifPresentOrElse(this::play, () -> {
            place.message.setText(texts.say("library.not-made"));
            focus.run(); // the button that had it is gone
        });
    }

    private void cancel() {
        giveUp();
        focus.run();
    }

    private void giveUp() {
        making = null;
        backgroundTasks.end();
        place.message.setText("");
        progress.show(false);
    }
}
