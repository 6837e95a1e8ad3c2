package org.crosscage.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/// A typeface as outlines, so that a text looks the same on every machine, also where no fonts are installed.
/// Lengths are in parts of the type's size. Safe for many threads.
public final class Type {

    private final TrueTypeFont font;
    private final CmapLookup characters;
    private final Map<Integer, Glyph> glyphs = new ConcurrentHashMap<>();

    private Type(String resource) {
        try (var file = Type.class.getResourceAsStream(resource)) {
            if (file == null) {
                throw new IllegalStateException("the typeface " + resource + " is missing");
            }
            font = new TTFParser().parse(new RandomAccessReadBuffer(file));
            characters = font.getUnicodeCmapLookup();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Type regular() {
        return Regular.TYPE;
    }

    public static Type bold() {
        return Bold.TYPE;
    }

    /// Read when it is first asked for.
    private static final class Regular {
        private static final Type TYPE = new Type("/liberation/LiberationSans-Regular.ttf");
    }

    private static final class Bold {
        private static final Type TYPE = new Type("/liberation/LiberationSans-Bold.ttf");
    }

    private record Glyph(Path2D outline, double advance) {}

    /// Whether it can write a character.
    public boolean has(int character) {
        return characters.getGlyphId(character) != 0;
    }

    public double width(String text) {
        return text.codePoints()
                .mapToObj(this::glyph)
                .mapToDouble(Glyph::advance)
                .sum();
    }

    /// The outline of a text that begins at (0, 0) on its baseline, y downwards.
    public Path2D outline(String text) {
        var outline = new Path2D.Double();
        double x = 0;
        for (int character : text.codePoints().toArray()) {
            var glyph = glyph(character);
            outline.append(glyph.outline().getPathIterator(AffineTransform.getTranslateInstance(x, 0)), false);
            x += glyph.advance();
        }
        return outline;
    }

    private Glyph glyph(int character) {
        return glyphs.computeIfAbsent(character, this::read);
    }

    /// The library reads its file as it goes, by one thread at a time.
    private synchronized Glyph read(int character) {
        try {
            int id = characters.getGlyphId(character);
            double unit = 1.0 / font.getUnitsPerEm();
            var drawn = font.getGlyph().getGlyph(id);
            // a blank has no outline
            var path = drawn == null ? new Path2D.Double() : drawn.getPath();
            return new Glyph(
                    new Path2D.Double(path, AffineTransform.getScaleInstance(unit, -unit)),
                    font.getAdvanceWidth(id) * unit);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
