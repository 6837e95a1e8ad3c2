package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.QueryParameters;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.EditorLink;
import org.crosscage.board.ui.KeySheet;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.board.ui.share.ShareDialogs;
import org.crosscage.core.game.Game;
import org.crosscage.game.SavedGame;
import org.crosscage.player.Preferences;
import org.crosscage.settings.ui.SettingsForm;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.dialog.ClosableDialog;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.frame.Appearance;
import org.crosscage.texts.Texts;

/// The menu of a game: what is not asked for often, and what is on the page too where that has no room for it.
final class GameMenu {

    private final SavedGame saved;
    private final PuzzleBoard board;
    private final GameChannel channel;
    private final GamePreferences preferences;
    private final ShareDialogs sharing;
    private final Texts texts;
    private final Tool branch;
    private final Tool fill;
    private final Tool steps;
    private final Tool restart;

    /// @param askForSteps asks the teacher for all steps that there are
    GameMenu(
            SavedGame saved,
            PuzzleBoard board,
            GameChannel channel,
            GamePreferences preferences,
            ShareDialogs sharing,
            Texts texts,
            Runnable askForSteps) {
        this.saved = saved;
        this.board = board;
        this.channel = channel;
        this.preferences = preferences;
        this.sharing = sharing;
        this.texts = texts;
        branch = item(LineIcon.BRANCH, "branch", () -> {});
        board.branches(branch);
        fill = item(LineIcon.MARKS, "fill", () -> {});
        board.fillsMarks(fill);
        steps = Tool.priced(LineIcon.LIST, texts.say("play.menu.steps"), texts.say("play.menu.steps.cost"), askForSteps)
                .asks("all-steps");
        steps.setId("menu-steps");
        restart = item(LineIcon.AGAIN, "restart", this::restart);
    }

    private Tool item(LineIcon symbol, String key, Runnable press) {
        var item = Tool.shared(symbol, texts.say("play.menu." + key), press);
        item.setId("menu-" + key);
        return item;
    }

    Tool[] items() {
        return new Tool[] {
            home(),
            branch,
            fill,
            steps,
            restart,
            item(LineIcon.SHARE, "share", this::share),
            item(LineIcon.PRINT, "print", this::print),
            item(LineIcon.PENCIL, "edit", () -> EditorLink.open(saved.entry())),
            item(LineIcon.SETTINGS, "settings", this::settings),
            scheme(),
            item(LineIcon.KEYS, "keys", this::keys),
            item(
                    LineIcon.HINT,
                    "learn",
                    () -> FirstVisit.open(saved.id(), saved.entry().puzzle().kind()))
        };
    }

    /// On a phone a game has no bar.
    private Tool home() {
        var home = item(LineIcon.HOME, "home", () -> UI.getCurrentOrThrow().navigate(""));
        home.addClassName("only-on-a-phone");
        return home;
    }

    /// Works in the browser alone, so that it answers at once.
    private Tool scheme() {
        var scheme = item(LineIcon.MOON, "scheme", () -> {});
        Appearance.toggledBy(scheme);
        return scheme;
    }

    /// Tools that a finished game has no use for are not in it, as they are not below the board.
    void offer(boolean isFinished) {
        offer(branch, !isFinished);
        offer(fill, !isFinished);
        offer(steps, !isFinished && preferences.now().get(Preferences.HINTS));
    }

    /// Each move asks, and Flow would look through the tool for it.
    private static void offer(Tool tool, boolean offered) {
        if (tool.isVisible() != offered) {
            tool.setVisible(offered);
        }
    }

    void changed(Game game) {
        if (restart.isEnabled() != game.canRestart()) {
            restart.setEnabled(game.canRestart());
        }
    }

    private void restart() {
        channel.game()
                .restart()
                .map(channel::take)
                .filter(isTaken -> isTaken)
                .ifPresent(_ -> board.announce(texts.say("play.restarted")));
    }

    private void share() {
        sharing.of(saved.entry(), channel.game().position()).open();
    }

    private void print() {
        UI.getCurrentOrThrow().navigate("print", QueryParameters.of("game", saved.id()));
    }

    private void settings() {
        var form = new SettingsForm(preferences.own(), texts, preferences::change);
        new ClosableDialog(texts.say("play.settings.title"), texts, form, "620px").open();
    }

    void keys() {
        KeySheet.of(
                        texts,
                        BoardPreferences.ofGame(preferences.now()),
                        saved.entry().puzzle().digits().max())
                .open();
    }
}
