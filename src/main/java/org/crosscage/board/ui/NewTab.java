package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.AnchorTarget;
import org.crosscage.shell.ui.Markup;
import org.crosscage.texts.HtmlText;
import org.crosscage.texts.Texts;

/// A link to another page that leaves this one, and what is done on it, where it is.
public final class NewTab extends Anchor {

    private static final long serialVersionUID = 1L;
    private static final String NAME = "new-tab";

    public NewTab(String address, String words, Texts texts) {
        super(address, "");
        setTarget(AnchorTarget.BLANK);
        addClassName(NAME);
        Markup.fillHtml(getElement(), inner(words, texts));
    }

    /// The same for a part that is written as HTML.
    public static String html(String address, String words, Texts texts) {
        return "<a class=\"" + NAME + "\" href=\"" + HtmlText.escaped(address) + "\" target=\"_blank\">"
                + inner(words, texts) + "</a>";
    }

    private static String inner(String words, Texts texts) {
        return "<span>" + HtmlText.escaped(words) + "</span><span class=\"visually-hidden\">"
                + HtmlText.escaped(texts.say("shell.new-tab")) + "</span>";
    }
}
