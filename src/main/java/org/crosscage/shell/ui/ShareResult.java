package org.crosscage.shell.ui;

import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import org.crosscage.texts.Texts;

/// A few lines to be passed on, with a link at their end: copied by one press, or handed to what the device shares
/// with (`share.ts`), where there is such a thing.
@JsModule("./shell/share.ts")
public final class ShareResult extends Div {

    private static final long serialVersionUID = 1L;

    /// The page alone knows what the server is called.
    private static final String FILL = """
            const text = $0 + new URL($1, document.baseURI).href;
            this.querySelector('.copy-link button').copyText = text;
            const share = this.querySelector('.share');
            share.shareText = text;
            share.hidden = typeof navigator.share !== 'function';
            """;

    private final NativeButton share;

    public ShareResult(Texts texts) {
        var copy = new CopyLink(
                texts.say("shell.result.copy"), texts.say("shell.result.copied"), texts.say("shell.result.failed"), "");
        share = new NativeButton(texts.say("shell.result.share"));
        share.addClassNames("plain-button", "share");
        share.getElement().setAttribute("type", "button").setAttribute("hidden", true);
        addClassName("share-result");
        add(copy, share);
    }

    /// @param text the lines, with an end of line after the last
    /// @param address of the link, without a leading slash
    public void offer(String text, String address) {
        getElement().executeJs(FILL, text, address);
    }
}
