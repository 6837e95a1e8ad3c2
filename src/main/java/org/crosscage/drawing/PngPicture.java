package org.crosscage.drawing;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/// A board as a PNG file.
public final class PngPicture {

    /// Cells of a picture that has room for them are so large, in pixels.
    private static final int CELL = 64;
    /// No side of a picture is much longer, in pixels: memory is bounded whatever the puzzle.
    private static final int LONGEST = 4000;

    private static final int LEAST_CELL = 8;

    private PngPicture() {}

    /// @return a whole file
    public static byte[] of(BoardDrawing drawing, Palette palette) {
        var extent = drawing.extent();
        int cell = (int) Math.max(LEAST_CELL, Math.min(CELL, LONGEST / Math.max(extent.width(), extent.height())));
        var image = new BufferedImage(
                (int) Math.ceil(extent.width() * cell) + 1,
                (int) Math.ceil(extent.height() * cell) + 1,
                BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        Raster.draw(drawing, graphics, palette, 0, 0, cell);
        graphics.dispose();
        return file(image);
    }

    /// An image as a PNG file.
    public static byte[] file(BufferedImage image) {
        var bytes = new ByteArrayOutputStream();
        // in memory: ImageIO would take a file for what it has not written yet
        try (var stream = new MemoryCacheImageOutputStream(bytes)) {
            if (!ImageIO.write(image, "png", stream)) {
                throw new IllegalStateException("this Java writes no PNG");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
