package org.crosscage.board.ui.share;

import com.vaadin.flow.component.html.NativeDetails;
import org.crosscage.texts.Texts;

/// The QR code of an address of this server, drawn when it is opened.
public final class QrDetails extends NativeDetails {

    private static final long serialVersionUID = 1L;

    /// @param summary what opens it
    /// @param address relative to the page's base
    public QrDetails(String summary, String address, Texts texts) {
        super(summary);
        var picture = new QrCode(texts);
        setContent(picture);
        addToggleListener(toggle -> {
            if (toggle.isOpened()) {
                picture.showAddress(address);
            }
        });
    }
}
