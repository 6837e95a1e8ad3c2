package org.crosscage.board.ui.share;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Pre;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.texts.Texts;

/// A text to be taken away, with a button that copies it.
final class ShareBlock extends Div {

    private static final long serialVersionUID = 1L;

    /// @param what the text key of what the text is, for screen readers
    /// @param button the text key of the button that copies
    ShareBlock(String text, String what, String button, Texts texts) {
        var pre = new Pre(text);
        pre.getElement().setAttribute("tabindex", "0").setAttribute("role", "group");
        pre.getElement().setAttribute("aria-label", texts.say(what));
        var copy = new CopyLink(
                texts.say(button), texts.say("play.share.copied"), texts.say("play.share.failed"), text + "\n");
        var foot = new Div(copy);
        foot.addClassName("share-foot");
        add(pre, foot);
        addClassName("share-block");
    }
}
