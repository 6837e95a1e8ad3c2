package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dialog.Dialog;
import com.vaadin.flow.router.QueryParameters;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.KeySheet;
import org.crosscage.player.Preferences;
import org.crosscage.settings.ui.SettingsForm;
import org.crosscage.shell.ui.ClosableDialog;
import org.crosscage.texts.Texts;

/// Opens what lies over a game: its settings and the sheet of keys, and where it is printed.
final class GameDialogs {

    private GameDialogs() {}

    static Dialog settings(Preferences now, Texts texts, Consumer<UnaryOperator<Preferences>> change) {
        return new ClosableDialog(
                texts.say("play.settings.title"), texts, new SettingsForm(now, texts, change), "620px");
    }

    /// @param largest the largest digit of the puzzle
    static Dialog keys(Preferences now, Texts texts, int largest) {
        return KeySheet.of(texts, BoardPreferences.ofGame(now), largest);
    }

    /// Where this game's puzzle is put on paper.
    static void print(String game) {
        UI.getCurrentOrThrow().navigate("print", QueryParameters.of("game", game));
    }
}
