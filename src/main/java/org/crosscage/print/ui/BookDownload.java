package org.crosscage.print.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.crosscage.shell.ui.ProgressLine;
import org.crosscage.texts.Texts;

/// Makes the file: the button, how far it is, and what came of it.
final class BookDownload extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final Button make;
    private final Div working = new Div();
    private final ProgressLine line;
    private final Paragraph said = new Paragraph();
    private final Div result = new Div();

    /// @param asked how many puzzles were asked for
    /// @param warning in words, empty for none
    record Made(String title, byte[] pdf, int pages, int puzzles, int asked, String warning) {}

    BookDownload(Texts texts, Runnable begin, Runnable cancel) {
        this.texts = texts;
        addClassName("print-making");
        make = new Button(texts.say("print.make"), event -> begin.run());
        make.addThemeVariants(ButtonVariant.PRIMARY);
        make.setId("print-make");
        line = new ProgressLine(texts.say("print.making"));
        working.addClassName("print-working");
        working.add(line, new Button(texts.say("library.cancel"), event -> cancel.run()));
        working.setVisible(false);
        said.addClassName("quiet");
        said.getElement().setAttribute("role", "status");
        result.addClassName("print-result");
        add(make, working, said, result);
    }

    /// @return hears on another thread how many puzzles there are
    IntConsumer begin(int count) {
        var page = UI.getCurrentOrThrow();
        removeResult();
        make.setEnabled(false);
        working.setVisible(true);
        report(0, count);
        return made -> {
            try {
                page.access(() -> {
                    if (working.isVisible()) {
                        report(made, count);
                    }
                });
            } catch (UIDetachedException gone) {
                // nobody looks any more
            }
        };
    }

    private void report(int made, int count) {
        line.show((double) made / count);
        said.setText(texts.say("print.making.so-far", "made", made, "count", count));
    }

    /// Nothing is being made any more.
    void stop() {
        make.setEnabled(true);
        if (working.isVisible()) {
            said.setText("");
        }
        working.setVisible(false);
    }

    /// What was made is not what is chosen any more.
    void forget() {
        removeResult();
        said.setText("");
    }

    private void removeResult() {
        result.removeAll();
        make.addThemeVariants(ButtonVariant.PRIMARY);
    }

    void failed() {
        refuse(texts.say("print.none"));
    }

    /// @param why there is no book, in words
    void refuse(String why) {
        stop();
        said.setText(why);
    }

    /// A title in small letters and digits, joined by hyphens: `kakuro-8x8`.
    static String inFileName(String title) {
        var plain = title.toLowerCase(Locale.ROOT)
                .replaceAll("(?<=\\d)\\h*×\\h*(?=\\d)", "x")
                .replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
        return plain.isEmpty() ? "puzzles" : plain;
    }

    void show(Made made) {
        stop();
        var name = texts.say("print.file-name", "title", inFileName(made.title()));
        var link = new Anchor(
                DownloadHandler.fromInputStream(_ -> new DownloadResponse(
                        new ByteArrayInputStream(made.pdf()), name, "application/pdf", made.pdf().length)),
                texts.say("print.download", "pages", made.pages()));
        link.setId("print-download");
        link.addClassName("button-link");
        result.add(link);
        make.removeThemeVariants(ButtonVariant.PRIMARY);
        said.setText(
                made.puzzles() == made.asked()
                        ? texts.say("print.made", "puzzles", made.puzzles())
                        : texts.say("print.made-fewer", "puzzles", made.puzzles(), "asked", made.asked()));
        if (!made.warning().isEmpty()) {
            var warning = new Paragraph(made.warning());
            warning.addClassName("print-warning");
            result.add(warning);
        }
        link.getElement().executeJs("this.focus()");
    }
}
