package org.crosscage.board.ui;

import com.vaadin.flow.component.dialog.Dialog;
import org.crosscage.shell.ui.dialog.ClosableDialog;
import org.crosscage.texts.Texts;

/// The sheet that lists all keys of a board.
public final class KeySheet {

    private KeySheet() {}

    /// @param now decides which keys there are
    /// @param largest the largest digit of the puzzle
    public static Dialog of(Texts texts, BoardPreferences now, int largest) {
        var list = new KeyHelp(texts.area("board"), now, largest);
        // it scrolls where it does not fit, and has nothing else in it that keys could go to
        list.getElement().setAttribute("tabindex", "0");
        return new ClosableDialog(texts.say("shell.keys.title"), texts, list, "820px");
    }
}
