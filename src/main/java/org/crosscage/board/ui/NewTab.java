package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.AnchorTarget;
import org.crosscage.texts.HtmlText;
import org.crosscage.texts.Texts;

/// A link to another page that leaves this one, and what is done on it, where it is.
public final class NewTab extends Anchor {

    private static final long serialVersionUID = 1L;

    public NewTab(String address, String words, Texts texts) {
        super(address, "");
        setTarget(AnchorTarget.BLANK);
        addClassName("new-tab");
        getElement()
                .setProperty(
                        "innerHTML",
                        "<span>" + HtmlText.escaped(words) + "</span><span class=\"visually-hidden\">"
                                + HtmlText.escaped(texts.say("shell.new-tab")) + "</span>");
    }
}
