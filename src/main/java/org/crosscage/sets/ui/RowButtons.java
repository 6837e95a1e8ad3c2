package org.crosscage.sets.ui;

import com.vaadin.flow.component.HasComponents;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import java.util.function.IntConsumer;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.texts.Texts;

/// What can be done with a row of a list that is put together: one place up or down, or out of it.
final class RowButtons {

    /// Keeps the focus with the row that was moved, at its other button where the first one leads nowhere now.
    private static final String HOLD = "const row = this.children[$0];"
            + "[row?.querySelector($1), ...(row?.querySelectorAll('button') ?? [])]"
            + ".find((button) => button && !button.disabled)?.focus()";

    private final Texts texts;
    private final NativeButton up;
    private final NativeButton down;
    private final NativeButton out;
    private int at;

    /// Moves a row, from its place to another one, both from 0, because a button was pressed.
    interface Move {
        void press(int from, int to, String button);
    }

    /// @param remove takes a row out, by its place
    RowButtons(Move move, IntConsumer remove, Texts texts) {
        this.texts = texts;
        up = button("up", LineIcon.DOWN, from -> move.press(from, from - 1, "up"));
        down = button("down", LineIcon.DOWN, from -> move.press(from, from + 1, "down"));
        out = button("out", LineIcon.CLOSE, remove);
    }

    private NativeButton button(String className, LineIcon symbol, IntConsumer press) {
        var button = new NativeButton();
        button.add(symbol.draw());
        button.addClassNames("icon-button", className);
        button.getElement().setAttribute("type", "button");
        button.addClickListener(_ -> press.accept(at));
        return button;
    }

    void addTo(HasComponents row) {
        row.add(up, down, out);
    }

    /// @param place of the row, from 0
    /// @param rows how many there are
    /// @param name what the row is called
    void standAt(int place, int rows, String name) {
        at = place;
        say(up, "up", name);
        say(down, "down", name);
        say(out, "out", name);
        up.setEnabled(at > 0);
        down.setEnabled(at < rows - 1);
    }

    private void say(NativeButton button, String key, String name) {
        var words = texts.say("sets.chosen." + key, "name", name);
        button.setTitle(words);
        button.setAriaLabel(words);
    }

    /// Puts the focus into a row of the list.
    ///
    /// @param button `up`, `down` or `out`
    static void hold(OrderedList list, int at, String button) {
        list.getElement().executeJs(HOLD, at, "." + button);
    }
}
