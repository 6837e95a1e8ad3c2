package org.crosscage.print;

import java.io.FileNotFoundException;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The type of a document, of which it keeps the letters that it uses.
record Fonts(PDFont regular, PDFont bold) {

    static Fonts of(PDDocument document) throws IOException {
        return new Fonts(
                load(document, "/liberation/LiberationSans-Regular.ttf"),
                load(document, "/liberation/LiberationSans-Bold.ttf"));
    }

    private static PDFont load(PDDocument document, String resource) throws IOException {
        try (var file = Fonts.class.getResourceAsStream(resource)) {
            if (file == null) {
                throw new FileNotFoundException(resource);
            }
            return PDType0Font.load(document, file, true);
        }
    }

    PDFont font(Style style) {
        return style.bold() ? bold : regular;
    }
}
