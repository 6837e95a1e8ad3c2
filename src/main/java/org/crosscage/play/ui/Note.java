package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;

/// A quiet line about the whole puzzle or the whole board, with what can be done about it. It takes no room from
/// the board and stays until it is answered, closed or no longer true.
final class Note extends Div {

    private static final long serialVersionUID = 1L;

    private final String closeName;
    private final transient Runnable closed;
    private String said = "";

    /// @param closeName the name of the button that closes it
    Note(String closeName) {
        this(closeName, () -> {});
    }

    /// @param closed hears when the player closes it
    Note(String closeName, Runnable closed) {
        this.closeName = closeName;
        this.closed = closed;
        addClassName("note");
        getElement().setAttribute("role", "status");
        setVisible(false);
    }

    void say(String words, Component... actions) {
        if (actions.length == 0 && words.equals(said)) {
            return; // each move says anew what is wrong
        }
        said = words;
        removeAll();
        add(new Paragraph(words));
        add(actions);
        add(cross());
        setVisible(true);
    }

    private Tool cross() {
        var cross = Tool.icon(LineIcon.CLOSE, closeName, () -> {
            clear();
            closed.run();
        });
        cross.removeClassName("tool");
        cross.addClassNames("icon-button", "close");
        return cross;
    }

    Note serious(boolean serious) {
        setClassName("serious", serious);
        return this;
    }

    void clear() {
        if (isVisible()) {
            said = "";
            removeAll();
            setVisible(false);
        }
    }
}
