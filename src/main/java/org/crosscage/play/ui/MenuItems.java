package org.crosscage.play.ui;

import org.crosscage.board.ui.EditorLink;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Texts;

/// The items of a game's menu, each with its sign, its words and what it does.
record MenuItems(Texts texts) {

    private Tool item(LineIcon symbol, String key, Runnable press) {
        var item = Tool.shared(symbol, texts.say("play.menu." + key), press);
        item.setId("menu-" + key);
        return item;
    }

    Tool branch(PuzzleBoard board) {
        var branch = item(LineIcon.BRANCH, "branch", () -> {});
        board.branches(branch);
        return branch;
    }

    Tool fill(PuzzleBoard board) {
        var fill = item(LineIcon.MARKS, "fill", () -> {});
        board.fillsMarks(fill);
        return fill;
    }

    Tool steps(Runnable press) {
        return item(LineIcon.LIST, "steps", press).asks("all-steps");
    }

    Tool restart(Runnable press) {
        return item(LineIcon.AGAIN, "restart", press);
    }

    Tool share(Runnable press) {
        return item(LineIcon.SHARE, "share", press);
    }

    Tool print(String game) {
        return item(LineIcon.PRINT, "print", () -> GameDialogs.print(game));
    }

    Tool edit(PuzzleEntry entry) {
        return item(LineIcon.PENCIL, "edit", () -> EditorLink.open(entry));
    }

    Tool settings(GamePreferences preferences) {
        return item(
                LineIcon.SETTINGS,
                "settings",
                () -> GameDialogs.settings(preferences.own(), texts, preferences::change)
                        .open());
    }

    Tool keys(Runnable press) {
        return item(LineIcon.KEYS, "keys", press);
    }

    /// @param kind of the puzzle, by its id
    Tool learn(String game, String kind) {
        return item(LineIcon.HINT, "learn", () -> FirstVisit.open(game, kind));
    }
}
