package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.NextPuzzle;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.texts.Texts;

/// The way from a finished game to the next one; says why where there is none.
final class NextGame extends Paragraph {

    private static final long serialVersionUID = 1L;

    private final transient SavedGame game;
    private final transient NextPuzzle puzzles;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient BackgroundTasks tasks;

    /// @param tasks for this alone
    NextGame(SavedGame game, NextPuzzle puzzles, PlayerLimits limits, Texts texts, BackgroundTasks tasks) {
        this.game = game;
        this.puzzles = puzzles;
        this.limits = limits;
        this.texts = texts;
        this.tasks = tasks;
        getElement().setAttribute("role", "status");
    }

    /// Goes there, once its puzzle is made if it has to be.
    void open() {
        var ui = UI.getCurrentOrThrow();
        setText("");
        puzzles.ready(game)
                .ifPresentOrElse(
                        ui::navigate,
                        () -> limits.refusal(Limit.NEW_PUZZLE)
                                .ifPresentOrElse(
                                        this::setText,
                                        () -> tasks.run(
                                                stop -> puzzles.make(game, stop),
                                                made -> made.ifPresentOrElse(
                                                        ui::navigate,
                                                        () -> setText(texts.say("play.finish.next.none"))))));
    }

    /// Nobody waits for it any more.
    void end() {
        tasks.end();
    }
}
