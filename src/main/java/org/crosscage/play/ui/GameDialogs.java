package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dialog.Dialog;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.board.ui.KeyHelp;
import org.crosscage.play.Preferences;
import org.crosscage.shell.ui.Symbol;
import org.crosscage.texts.Texts;

/// What opens over a game: its settings, and the sheet of keys.
final class GameDialogs {

    private GameDialogs() {}

    static Dialog settings(Preferences now, Texts texts, Consumer<UnaryOperator<Preferences>> change) {
        return dialog(texts.say("play.settings.title"), texts, new SettingsForm(now, texts, change), "620px");
    }

    /// @param largest the largest digit of the puzzle
    static Dialog keys(Preferences now, Texts texts, int largest) {
        var sheet = new KeyHelp(texts.area("board"), now.letterKeys(), now.hints(), largest);
        // it scrolls where it does not fit, and has nothing else in it that keys could go to
        sheet.getElement().setAttribute("tabindex", "0");
        return dialog(texts.say("play.keys.title"), texts, sheet, "820px");
    }

    private static Dialog dialog(String title, Texts texts, Component content, String width) {
        var dialog = new Dialog(title, content);
        var close = new Button(Symbol.CLOSE.draw(), click -> dialog.close());
        close.setAriaLabel(texts.say("play.close"));
        close.addThemeVariants(ButtonVariant.TERTIARY);
        close.addClassName("icon-button");
        dialog.getHeader().add(close);
        dialog.setWidth(width);
        dialog.setMaxWidth("100%");
        return dialog;
    }
}
