package org.crosscage.print.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Image;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import org.crosscage.drawing.PngPicture;
import org.crosscage.print.PrintedPuzzle;
import org.crosscage.texts.Texts;

/// The first page with puzzles, as it will be printed.
final class FirstSheet extends Div {

    private static final long serialVersionUID = 1L;

    /// Pixels to an inch: sharp enough at the width it is shown in, also on fine screens.
    static final float RESOLUTION = 110;

    private final transient Texts texts;
    private final Div page = new Div();
    private final Paragraph said = new Paragraph();
    private final Paragraph warning = new Paragraph();

    /// @param puzzles that stand on it
    /// @param pages of the whole book
    /// @param title that the book has by itself
    /// @param warning in words, empty for none
    record Look(List<PrintedPuzzle> puzzles, BufferedImage image, int pages, String title, String warning) {}

    FirstSheet(Texts texts) {
        this.texts = texts;
        addClassName("print-look");
        var head = new Span(texts.say("print.look"));
        head.addClassName("eyebrow");
        page.addClassName("print-sheet");
        said.addClassName("quiet");
        said.getElement().setAttribute("role", "status");
        warning.addClassName("print-warning");
        warning.setVisible(false);
        add(head, page, said, warning);
    }

    void wait(boolean waiting) {
        setClassName("waiting", waiting);
        if (page.getComponentCount() == 0) {
            said.setText(waiting ? texts.say("print.look.waiting") : "");
        }
    }

    void show(Look look) {
        var bytes = PngPicture.file(look.image());
        var image = new Image(
                DownloadHandler.fromInputStream(_ -> new DownloadResponse(
                                new ByteArrayInputStream(bytes), "page.png", "image/png", bytes.length))
                        .inline(),
                texts.say("print.look.alt"));
        image.getElement() // so that it has its place before it is fetched
                .setAttribute("width", Integer.toString(look.image().getWidth()))
                .setAttribute("height", Integer.toString(look.image().getHeight()));
        page.removeAll();
        page.add(image);
        said.setText(texts.say("print.look.pages", "pages", look.pages()));
        warning.setText(look.warning());
        warning.setVisible(!look.warning().isEmpty());
    }

    /// @param why there is none, in words
    void showNone(String why) {
        page.removeAll();
        said.setText(why);
        warning.setVisible(false);
    }
}
