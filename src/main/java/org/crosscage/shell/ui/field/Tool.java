package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Markup;
import org.crosscage.texts.HtmlText;

/// A button: a symbol, words, or both.
public final class Tool extends NativeButton {

    private static final long serialVersionUID = 1L;

    private final String words;

    private Tool(String words, Runnable press) {
        this.words = words;
        addClassName("tool");
        getElement().setAttribute("type", "button");
        addClickListener(click -> press.run());
    }

    public static Tool of(String words, Runnable press) {
        var tool = new Tool(words, press);
        tool.getElement().setProperty("innerHTML", span(words));
        return tool;
    }

    public static Tool of(LineIcon symbol, String words, Runnable press) {
        var tool = new Tool(words, press);
        tool.getElement().setProperty("innerHTML", html(symbol, words));
        return tool;
    }

    /// One that every page of its view has, held once for all of them.
    ///
    /// @param words without anything that depends on a game
    public static Tool shared(LineIcon symbol, String words, Runnable press) {
        var tool = new Tool(words, press);
        Markup.shareHtml(tool.getElement(), List.of(Tool.class, symbol, words), () -> html(symbol, words));
        return tool;
    }

    /// The same with a price, which is not shown to players who want none.
    public static Tool priced(LineIcon symbol, String words, String price, Runnable press) {
        var tool = new Tool(words, press);
        Markup.shareHtml(
                tool.getElement(),
                List.of(Tool.class, symbol, words, price),
                () -> html(symbol, words) + " <span class='price'>" + HtmlText.escaped(price) + "</span>");
        return tool;
    }

    /// @param name for screen readers, and shown under the pointer
    public static Tool icon(LineIcon symbol, String name, Runnable press) {
        var tool = new Tool("", press);
        tool.addClassName("icon");
        Markup.shareHtml(tool.getElement(), List.of(Tool.class, symbol), symbol::html);
        tool.setAriaLabel(name);
        tool.setTitle(name);
        return tool;
    }

    private static String html(LineIcon symbol, String words) {
        return symbol.html() + span(words);
    }

    private static String span(String words) {
        return "<span>" + HtmlText.escaped(words) + "</span>";
    }

    /// Its words, empty where it has a symbol alone.
    @Override
    public String getText() {
        return words;
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
