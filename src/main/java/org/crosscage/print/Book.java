package org.crosscage.print;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.crosscage.texts.Texts;

/// Puzzles as they are printed.
///
/// ```java
/// new Book(puzzles, new BookOptions("Twenty for the train", Paper.A4, 4, true, true)).write(texts, file);
/// ```
public final class Book {

    private final List<PrintedPuzzle> puzzles;
    private final BookOptions options;
    private final BookPlan plan;

    /// @param puzzles at least one, in order
    /// @throws IllegalArgumentException when there is none
    public Book(List<PrintedPuzzle> puzzles, BookOptions options) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("a book without puzzles");
        }
        this.puzzles = List.copyOf(puzzles);
        this.options = options;
        this.plan = new BookPlan(this.puzzles, options);
    }

    /// A puzzle whose cells are too small to write in.
    ///
    /// @param number from 1
    /// @param millimetres the side of a cell
    public record TooSmall(int number, double millimetres) {}

    /// How many pages it has, with the cover.
    public int pages() {
        return plan.pages();
    }

    /// The page on which the first puzzle stands, from 1.
    public int firstPuzzlePage() {
        return plan.firstPuzzlePage();
    }

    /// The puzzles with cells below 4 mm.
    public List<TooSmall> tooSmall() {
        return IntStream.range(0, puzzles.size())
                .mapToObj(i -> new TooSmall(i + 1, plan.cell(puzzles.get(i)) / Paper.points(1)))
                .filter(one -> one.millimetres() < BookPlan.LEAST_CELL / Paper.points(1))
                .toList();
    }

    /// The smallest side of a cell, in millimetres, where one is below 4 mm.
    public OptionalDouble smallestCell() {
        return tooSmall().stream().mapToDouble(TooSmall::millimetres).min();
    }

    /// Writes a whole file of PDF; the same book is the same file.
    public void write(Texts texts, OutputStream file) throws IOException {
        try (var document = new BookDocument(puzzles, options, plan, texts)) {
            document.write(file);
        }
    }

    /// One page of puzzles as a file of its own.
    ///
    /// @param page from 1; one of the pages with puzzles
    public byte[] pagePdf(int page, Texts texts) {
        return inMemory(file -> {
            try (var document = new BookDocument(puzzles, options, plan, texts)) {
                document.writeOnly(page, file);
            }
        });
    }

    /// The same as [#write(Texts,OutputStream)], in memory.
    public byte[] pdf(Texts texts) {
        return inMemory(file -> write(texts, file));
    }

    private interface Content {
        void write(OutputStream file) throws IOException;
    }

    private static byte[] inMemory(Content content) {
        var bytes = new ByteArrayOutputStream();
        try {
            content.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// A page of a file as pixels.
    ///
    /// @param pdf as [#pdf(Texts)] makes it
    /// @param page from 1
    /// @param resolution pixels to an inch
    public static BufferedImage image(byte[] pdf, int page, float resolution) {
        try (var document = Loader.loadPDF(pdf)) {
            return new PDFRenderer(document).renderImageWithDPI(page - 1, resolution, ImageType.RGB);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
