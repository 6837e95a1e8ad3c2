package org.crosscage.play.ui;

import java.util.function.Supplier;
import org.crosscage.board.ui.EditorLink;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.shell.ui.Symbol;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Texts;

/// The items of a game's menu, each with its sign, its words and what it does.
record MenuItems(Texts texts) {

    private Tool item(Symbol symbol, String key, Runnable press) {
        var item = Tool.of(symbol, texts.say("play.menu." + key), press);
        item.setId("menu-" + key);
        return item;
    }

    Tool branch(PuzzleBoard board) {
        var branch = item(Symbol.BRANCH, "branch", () -> {});
        board.branches(branch);
        return branch;
    }

    Tool fill(PuzzleBoard board) {
        var fill = item(Symbol.MARKS, "fill", () -> {});
        board.fillsMarks(fill);
        return fill;
    }

    Tool steps(Runnable press) {
        return item(Symbol.LIST, "steps", press).asks("all-steps");
    }

    Tool restart(Runnable press) {
        return item(Symbol.AGAIN, "restart", press);
    }

    /// @param now what stands on the board
    Tool share(PuzzleEntry entry, Supplier<Position> now) {
        return item(
                Symbol.SHARE,
                "share",
                () -> GameDialogs.share(entry, now.get(), texts).open());
    }

    Tool print(String game) {
        return item(Symbol.PRINT, "print", () -> GameDialogs.print(game));
    }

    Tool edit(PuzzleEntry entry) {
        return item(Symbol.PENCIL, "edit", () -> EditorLink.open(entry));
    }

    Tool settings(FollowedPreferences preferences) {
        return item(
                Symbol.SETTINGS,
                "settings",
                () -> GameDialogs.settings(preferences.own(), texts, preferences::change)
                        .open());
    }

    Tool keys(Runnable press) {
        return item(Symbol.KEYS, "keys", press);
    }

    /// @param kind of the puzzle, by its id
    Tool learn(String kind) {
        return item(Symbol.HINT, "learn", () -> FirstVisit.open(kind));
    }
}
