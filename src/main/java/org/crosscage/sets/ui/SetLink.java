package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.board.ui.share.QrDetails;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.texts.Texts;

/// One of a set's two links, whole: to be copied, to be opened, and as a QR code.
final class SetLink extends Div {

    private static final long serialVersionUID = 1L;

    /// The page alone knows what the server is called.
    private static final String FILL = """
            const link = new URL($0, document.baseURI).href;
            this.querySelector('.set-address').textContent = link;
            this.querySelector('.copy-link button').copyText = link;
            """;

    /// @param key `players` or `makers`: the texts `sets.link.<key>` and `sets.link.<key>.about`
    /// @param address without a leading slash
    SetLink(String key, String address, Texts texts) {
        addClassName("set-link");
        setId("link-" + key);
        var about = new Paragraph(texts.say("sets.link." + key + ".about"));
        about.addClassName("quiet");
        var link = new Anchor(address, address);
        link.addClassName("set-address");
        link.setTarget("_blank");
        link.getElement().setAttribute("router-ignore", true);
        var name = texts.say("sets.link." + key);
        var copy = new CopyLink(
                texts.say("sets.link.copy"), texts.say("sets.link.copied"), texts.say("sets.link.failed"), "");
        var code = new QrDetails(texts.say("sets.link.qr"), address, texts);
        code.addClassName("set-qr");
        var foot = new Div(copy, code);
        foot.addClassName("set-link-foot");
        add(new H3(name), about, link, foot);
        getElement().executeJs(FILL, address);
    }
}
