package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;

/// A button of the play screen: a symbol, words, or both.
public final class Tool extends NativeButton {

    private static final long serialVersionUID = 1L;

    private Tool(Runnable press) {
        addClassName("tool");
        getElement().setAttribute("type", "button");
        addClickListener(click -> press.run());
    }

    public static Tool of(String words, Runnable press) {
        var tool = new Tool(press);
        tool.add(new Span(words));
        return tool;
    }

    public static Tool of(LineIcon symbol, String words, Runnable press) {
        var tool = new Tool(press);
        tool.add(symbol.draw(), new Span(words));
        return tool;
    }

    /// @param name for screen readers, and shown under the pointer
    public static Tool icon(LineIcon symbol, String name, Runnable press) {
        var tool = new Tool(press);
        tool.addClassName("icon");
        tool.add(symbol.draw());
        tool.setAriaLabel(name);
        tool.setTitle(name);
        return tool;
    }

    /// Pressing it asks the server for what this command of the board does. While the server cannot be reached the
    /// browser says so, and asks when it is back (`away.ts`).
    public Tool asks(String command) {
        getElement().setAttribute("data-ask", command);
        return this;
    }

    /// The one button of its group that most players want.
    public Tool primary() {
        addClassName("primary");
        return this;
    }
}
