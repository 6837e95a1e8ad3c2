package org.crosscage.shell.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import org.crosscage.texts.Texts;

/// A result to be passed on: a few lines with a link at their end, copied by one press or handed to what the device
/// shares with (`share.ts`), where there is such a thing; and a picture. Each is there once it is offered.
@JsModule("./shell/share.ts")
public final class ShareResult extends Div {

    private static final long serialVersionUID = 1L;

    /// The page alone knows what the server is called.
    private static final String FILL = """
            const text = $0 + new URL($1, document.baseURI).href;
            this.querySelector('.copy-link button').copyText = text;
            this.querySelector('.copy-link').hidden = false;
            const share = this.querySelector('.share');
            share.shareText = text;
            share.hidden = typeof navigator.share !== 'function';
            """;

    private static final String FILL_PICTURE = """
            const picture = this.querySelector('.picture');
            picture.result = { board: $0, title: $1, lines: $2 };
            picture.hidden = false;
            """;

    public ShareResult(Texts texts) {
        var copy = new CopyLink(
                texts.say("shell.result.copy"), texts.say("shell.result.copied"), texts.say("shell.result.failed"), "");
        copy.getElement().setAttribute("hidden", true);
        addClassName("share-result");
        add(copy, button("share", texts), button("picture", texts));
    }

    private static NativeButton button(String key, Texts texts) {
        var button = new NativeButton(texts.say("shell.result." + key));
        button.addClassNames("plain-button", key);
        button.getElement().setAttribute("type", "button").setAttribute("hidden", true);
        return button;
    }

    /// @param text the lines, with an end of line after the last
    /// @param address of the link, without a leading slash
    public void offer(String text, String address) {
        getElement().executeJs(FILL, text, address);
    }

    /// @param board on the same page
    /// @param title kind and size of its puzzle
    /// @param lines below the title
    public void offerPicture(Component board, String title, List<String> lines) {
        getElement().executeJs(FILL_PICTURE, board, title, lines);
    }
}
