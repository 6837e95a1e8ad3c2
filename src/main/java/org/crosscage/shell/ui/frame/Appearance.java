package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import java.util.Locale;

/// How the page looks on this device: colour scheme and contrast.
///
/// The browser keeps the choice and sets it before the first paint (`frontend/index.html`,
/// `window.crosscageAppearance`); the style sheets follow `color-scheme` and `data-contrast` of the root element.
/// Whoever keeps a player's settings calls these methods when a choice is made or loaded, and needs to do nothing
/// else.
public final class Appearance {

    private static final String BROWSER = "window.crosscageAppearance.";

    private final UI ui;

    private Appearance(UI ui) {
        this.ui = ui;
    }

    /// @param ui the page to change; its session must be locked, as it is in every event and in `UI.access`
    public static Appearance of(UI ui) {
        return new Appearance(ui);
    }

    /// Has the browser switch between light and dark by itself when a button is pressed.
    public static void toggledBy(Component button) {
        button.getElement().executeJs("this.addEventListener('click', () => " + BROWSER + "toggleScheme())");
    }

    public void scheme(Scheme scheme) {
        ui.getPage().executeJs(BROWSER + "scheme($0)", word(scheme));
    }

    public void contrast(Contrast contrast) {
        ui.getPage().executeJs(BROWSER + "contrast($0)", word(contrast));
    }

    private static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    /// Light or dark; [#SYSTEM] is what the device says.
    public enum Scheme {
        SYSTEM,
        LIGHT,
        DARK
    }

    /// How far colours stand apart; [#SYSTEM] is what the device says.
    public enum Contrast {
        SYSTEM,
        NORMAL,
        MORE
    }
}
