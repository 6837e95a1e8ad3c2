package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.NextPuzzle;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The way from a finished game to the next one; says why where there is none.
final class NextGame extends Paragraph {

    private static final long serialVersionUID = 1L;

    private final transient SavedGame game;
    private final transient NextPuzzle puzzles;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient BackgroundTasks tasks;

    private transient Optional<NextPuzzle.Next> next = Optional.empty();

    /// @param tasks for this alone
    NextGame(SavedGame game, NextPuzzle puzzles, PlayerLimits limits, Texts texts, BackgroundTasks tasks) {
        this.game = game;
        this.puzzles = puzzles;
        this.limits = limits;
        this.texts = texts;
        this.tasks = tasks;
        addClassName("next-game");
        getElement().setAttribute("role", "status");
    }

    /// Finds out what comes next.
    ///
    /// @param grade of the game's puzzle; empty where it is not known
    /// @param played the player's games that were finished or given up, in the order in which they were
    /// @return what a button to it says
    String find(Optional<Grade> grade, List<FinishedGame> played) {
        var found = puzzles.after(game, grade, played);
        next = Optional.of(found);
        return found.order()
                .requirements()
                .grade()
                .map(its -> named(found.order().size(), its, grade))
                .orElseGet(() -> texts.say("play.finish.next"));
    }

    private String named(Size size, Grade its, Optional<Grade> last) {
        boolean isHarder =
                last.filter(grade -> its.ordinal() == grade.ordinal() + 1).isPresent();
        return texts.say(
                isHarder ? "play.finish.next-harder" : "play.finish.next-like",
                "grade",
                Names.grade(texts, its),
                "size",
                new PuzzleNames(texts).size(size.rows(), size.columns()));
    }

    /// Goes there, once its puzzle is made if it has to be.
    void open() {
        var ui = UI.getCurrentOrThrow();
        setText("");
        var after = next.orElseThrow();
        puzzles.ready(game, after)
                .ifPresentOrElse(
                        ui::navigate,
                        () -> limits.refusal(Limit.NEW_PUZZLE)
                                .ifPresentOrElse(
                                        this::setText,
                                        () -> tasks.run(
                                                stop -> puzzles.make(game, after, stop),
                                                made -> made.ifPresentOrElse(
                                                        ui::navigate,
                                                        () -> setText(texts.say("play.finish.next.none"))))));
    }

    /// Nobody waits for it any more.
    void end() {
        tasks.end();
        setText("");
    }
}
