package org.crosscage.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/// A board as shapes, as SVG and as pixels.
final class DrawingTest {

    /// A black cell with both clues, and three white ones, the first of a region of its own.
    private static final Picture PICTURE = new Picture(
            2,
            2,
            List.of(
                    new Picture.Black(Optional.of(new Picture.Clue("17", 0)), Optional.of(new Picture.Clue("4", 1))),
                    new Picture.White(0, 0, Optional.empty()),
                    new Picture.White(1, 1, Optional.empty()),
                    new Picture.White(2, 1, Optional.empty())));

    private static final Pattern NUMBER = Pattern.compile("[\\d.]+");

    private static final Position DIGITS = Position.of(7, -1, -1);

    /// Writes down what it is told to draw.
    private static final class Protocol implements Canvas {
        private final List<String> said = new ArrayList<>();

        @Override
        public void rectangle(double x, double y, double width, double height, Ink ink) {
            said.add(ink + " " + x + " " + y);
        }

        @Override
        public void line(double x1, double y1, double x2, double y2, Ink ink) {
            said.add(ink + " " + x1 + " " + y1 + " to " + x2 + " " + y2);
        }

        @Override
        public void corner(double x, double y, double side, Ink ink) {
            said.add(ink + " " + x + " " + y);
        }

        @Override
        public void text(String text, double x, double y, double size, Anchor anchor, Ink ink) {
            said.add(ink + " " + text);
        }
    }

    private static List<String> drawn(BoardDrawing drawing) {
        var protocol = new Protocol();
        drawing.on(protocol);
        return protocol.said;
    }

    @Test
    void bordersAreThickBetweenRegionsThinWithinAndNoneBesideBlack() {
        assertThat(drawn(BoardDrawing.of(PICTURE, DIGITS)))
                .contains("HAIR 1.0 1.0 to 1.0 2.0", "RULE 1.0 1.0 to 2.0 1.0", "DIAGONAL 0.0 0.0 to 1.0 1.0")
                .filteredOn(said -> said.startsWith("HAIR") || said.startsWith("RULE"))
                .hasSize(2);
    }

    /// Three cells of a cage around a corner, one alone, in two regions: thick lines and outlines stand beside each
    /// other.
    @Test
    void cagesThatAreNoRegionsHaveAClosedOutlineInsideOfTheirCells() {
        List<Picture.Tile> tiles = IntStream.range(0, 4)
                .<Picture.Tile>mapToObj(
                        cell -> new Picture.White(cell, cell / 2, OptionalInt.of(cell / 3), Optional.empty()))
                .toList();
        var drawn = drawn(BoardDrawing.of(new Picture(2, 2, tiles), Position.of(-1, -1, -1, -1)));
        assertThat(drawn).filteredOn(said -> said.startsWith("RULE")).hasSize(2);
        var ends = drawn.stream()
                .filter(said -> said.startsWith("CAGE"))
                .flatMap(said -> Stream.of(said.substring("CAGE ".length()).split(" to ")))
                .map(said -> NUMBER.matcher(said)
                        .replaceAll(found -> String.format(Locale.ROOT, "%.2f", Double.parseDouble(found.group()))))
                .collect(Collectors.groupingBy(end -> end, Collectors.counting()));
        // 76 dashes one period apart, each of ten around a corner
        assertThat(ends.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(2 * (76 + 10));
        assertThat(ends.entrySet().stream().filter(end -> end.getValue() > 1))
                .extracting(Map.Entry::getKey)
                .containsExactlyInAnyOrder(
                        "0.06 0.06",
                        "1.94 0.06",
                        "1.94 0.94",
                        "0.94 0.94",
                        "0.94 1.94",
                        "0.06 1.94",
                        "1.06 1.06",
                        "1.94 1.06",
                        "1.94 1.94",
                        "1.06 1.94");
    }

    @Test
    void cluesDigitsMarksSignsAndNumbersAreWritten() {
        var position = DIGITS.with(Map.of(1, Square.BLANK.withCandidates(Digits.of(2, 9))));
        var drawing = BoardDrawing.of(PICTURE, position)
                .withMarks(Digits.range(1, 9))
                .withMarked(Cells.of(2))
                .withNumbers();
        assertThat(drawn(drawing))
                .contains("SPLIT_CLUE 17", "SPLIT_CLUE 4", "DIGIT 7", "MARK 2", "MARK 9", "SIGN 1.95 1.95", "NUMBER 2");
        assertThat(drawn(BoardDrawing.of(PICTURE, position)))
                .noneMatch(said -> said.startsWith("MARK") || said.startsWith("SIGN") || said.startsWith("NUMBER"));
    }

    @Test
    void theSvgIsWellFormedNamesThePuzzleAndKeepsEachTextOnce() throws Exception {
        var svg = SvgPicture.of(BoardDrawing.of(PICTURE, Position.of(7, 7, 7)), Palette.SCREEN, "Tom & <Jerry>");
        var document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("Tom & <Jerry>");
        assertThat(document.getElementsByTagName("use").getLength()).isEqualTo(5);
        assertThat(svg.split("<path id=")).hasSize(4);
    }

    @Test
    void thePixelsHaveTheColoursOfThePalette() throws IOException {
        var image = read(PngPicture.of(BoardDrawing.of(PICTURE, Position.of(-1, -1, -1)), Palette.SCREEN));
        assertThat(image.getRGB(6 + 32, 6 + 10) & 0xffffff).isEqualTo(Palette.SCREEN.of(Ink.BLACK));
        assertThat(image.getRGB(6 + 96, 6 + 32) & 0xffffff).isEqualTo(Palette.SCREEN.of(Ink.WHITE));
    }

    /// Also a text of which no character is installed on the machine.
    @Test
    void aDigitIsSeenInPixelsAndBoldOnesAreWider() throws IOException {
        var blank = read(PngPicture.of(BoardDrawing.of(PICTURE, Position.of(-1, -1, -1)), Palette.SCREEN));
        var seven = read(PngPicture.of(BoardDrawing.of(PICTURE, DIGITS), Palette.SCREEN));
        assertThat(differing(blank, seven)).isBetween(100L, 1000L);
        assertThat(Type.bold().width("Kakuro")).isGreaterThan(Type.regular().width("Kakuro"));
        assertThat(Type.regular().outline("− × ÷").getBounds2D().getWidth()).isGreaterThan(1);
    }

    @Test
    void theLargestPuzzleIsAPictureOfBoundedSize() throws IOException {
        List<Picture.Tile> tiles = IntStream.range(0, 200 * 200)
                .<Picture.Tile>mapToObj(cell -> new Picture.White(cell, 0, Optional.empty()))
                .toList();
        var position = Position.of(IntStream.range(0, 200 * 200).map(_ -> -1).toArray());
        var image = read(PngPicture.of(BoardDrawing.of(new Picture(200, 200, tiles), position), Palette.SCREEN));
        assertThat(image.getWidth()).isBetween(3500, 4010);
    }

    private static long differing(BufferedImage one, BufferedImage other) {
        return IntStream.range(0, one.getWidth() * one.getHeight())
                .filter(at -> one.getRGB(at % one.getWidth(), at / one.getWidth())
                        != other.getRGB(at % one.getWidth(), at / one.getWidth()))
                .count();
    }

    private static BufferedImage read(byte[] file) throws IOException {
        assertThat(new String(file, 1, 3, StandardCharsets.US_ASCII)).isEqualTo("PNG");
        return ImageIO.read(new ByteArrayInputStream(file));
    }
}
