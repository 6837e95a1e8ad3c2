package org.crosscage.board.ui.share;

import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import io.nayuki.qrcodegen.QrCode.Ecc;
import org.crosscage.texts.Texts;

/// An address as a QR code, to be carried to a phone by its camera: black on white in every colour scheme, because
/// some cameras read nothing else, with the quiet edge of four modules that the standard (ISO/IEC 18004) wants.
public final class QrCode extends Div {

    private static final long serialVersionUID = 1L;

    /// In modules.
    private static final int EDGE = 4;

    /// In characters. Codes of more are too fine for the camera of a phone, seen on a screen.
    private static final int LONGEST = 600;

    private final transient Texts texts;

    public QrCode(Texts texts) {
        this.texts = texts;
        addClassName("qr-code");
    }

    /// Shows an address of this server, which the browser alone knows the whole of.
    ///
    /// @param address relative to the page's base
    public void showAddress(String address) {
        getElement()
                .executeJs("return new URL($0, document.baseURI).href", address)
                .then(String.class, this::show);
    }

    /// Shows an address, or says that it is too long for that.
    public void show(String address) {
        removeAll();
        if (address.length() > LONGEST) {
            add(new Paragraph(texts.say("shell.qr.too-long")));
            return;
        }
        var svg = new Svg(draw(address));
        svg.getElement().setAttribute("role", "img");
        svg.getElement().setAttribute("aria-label", texts.say("shell.qr.label"));
        add(svg);
    }

    private static String draw(String address) {
        var code = io.nayuki.qrcodegen.QrCode.encodeText(address, Ecc.MEDIUM);
        var path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append("M%d %dh1v1h-1z".formatted(x + EDGE, y + EDGE));
                }
            }
        }
        int side = code.size + 2 * EDGE;
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' shape-rendering='crispEdges'>"
                        .formatted(side, side)
                + "<rect width='%d' height='%d' fill='#fff'/><path d='%s' fill='#000'/></svg>"
                        .formatted(side, side, path);
    }
}
