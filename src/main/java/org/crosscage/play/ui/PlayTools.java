package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import org.crosscage.board.ui.BoardTools;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.teach.Hint;
import org.crosscage.texts.Texts;

/// The row of tools at the board: what digits write, undo and redo, and what can be asked for.
final class PlayTools extends Div {

    private static final long serialVersionUID = 1L;

    private final Tool askHint;
    private final transient Texts texts;

    /// @param line what stands before the questions on a phone
    PlayTools(PuzzleBoard board, Texts texts, Component line, Runnable check, Runnable hint, Runnable solve) {
        this.texts = texts;
        askHint = Tool.shared(LineIcon.HINT, texts.say("play.ask.hint"), hint)
                .asks("hint")
                .primary();
        askHint.setId("ask-hint");
        var askSolve = silent(LineIcon.PLAY, "solve", texts, solve);
        askSolve.setTitle(texts.say("play.ask.solve.title"));
        var branch = Tool.icon(LineIcon.BRANCH, texts.say("play.ask.branch"), () -> {});
        branch.setId("ask-branch");
        branch.setTitle(texts.say("play.ask.branch.title"));
        board.branches(branch);
        var askCheck = silent(LineIcon.CHECK, "check", texts, check).asks("check");
        askCheck.setTitle(texts.say("play.ask.check.title"));
        var asks = new Div(line, branch, askCheck, askHint, askSolve);
        asks.addClassName("asks");
        addClassName("play-tools");
        add(new BoardTools(board), asks);
    }

    void show(Preferences now) {
        askHint.setVisible(now.get(Preferences.HINTS));
        askHint.setTitle(
                now.get(Preferences.ZEN)
                        ? texts.say("play.ask.hint.title")
                        : texts.say("play.ask.hint.title.cost", "cost", Hint.Stage.NUDGE.cost()));
    }

    /// A tool of which a phone shows the symbol alone.
    private static Tool silent(LineIcon symbol, String key, Texts texts, Runnable press) {
        var words = texts.say("play.ask." + key);
        var tool = Tool.shared(symbol, words, press);
        tool.setId("ask-" + key);
        tool.setAriaLabel(words);
        return tool;
    }
}
