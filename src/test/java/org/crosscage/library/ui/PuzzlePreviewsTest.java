package org.crosscage.library.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Position;
import org.crosscage.drawing.Ink;
import org.crosscage.drawing.Palette;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.shell.preview.LinkPreview;
import org.crosscage.shell.preview.LinkPreviews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;

/// What is seen of a link before it is opened.
final class PuzzlePreviewsTest extends ViewTest {

    private static final String LINK =
            LinkCode.PATH + LinkCode.code(PuzzleEntry.of("any", ExamplePuzzles.fiveSolutions()));

    @Autowired
    private LinkPreviews previews;

    @Test
    void aLinkSaysKindAndSizeAndHasAPictureOfItsBoard() throws IOException {
        var preview = previews.of(LINK);
        assertThat(preview.title()).isEqualTo("Kakuro 6\u00a0×\u00a010");
        assertThat(preview.picture()).isEqualTo("/preview" + LINK + ".png");
        assertThat(previews.withPicture(preview.picture()))
                .hasValueSatisfying(found -> assertThat(found.title()).isEqualTo(preview.title()));
        var image = image(preview);
        assertThat(image.getWidth()).isEqualTo(LinkPreview.WIDTH);
        assertThat(image.getHeight()).isEqualTo(LinkPreview.HEIGHT);
        assertThat(pixels(image, Palette.SCREEN.of(Ink.BLACK))).isGreaterThan(20_000);
        assertThat(pixels(image, Palette.SCREEN.of(Ink.WHITE))).isGreaterThan(20_000);
    }

    @Test
    void whatALinkTakesAlongIsInThePicture() throws IOException {
        var puzzle = ExamplePuzzles.fiveSolutions();
        int[] digits = Position.start(puzzle).digits();
        Arrays.fill(digits, 8);
        var filled = new SharedGame(PuzzleEntry.of("any", puzzle), Optional.of(Position.of(digits)), GameTerms.NONE);
        var bare = image(previews.of(LINK));
        var full = image(previews.of(LinkCode.PATH + LinkCode.code(filled)));
        int digit = Palette.SCREEN.of(Ink.DIGIT);
        assertThat(pixels(full, digit)).isGreaterThan(pixels(bare, digit) + 1_000);
    }

    @Test
    void anyOtherPageShowsTheGame() throws IOException {
        var preview = previews.of("/learn");
        assertThat(preview.title()).isEqualTo("Crosscage");
        assertThat(previews.withPicture(preview.picture())).isPresent();
        assertThat(pixels(image(preview), Palette.SCREEN.of(Ink.WHITE))).isGreaterThan(20_000);
        assertThat(previews.of("/p/1kBROKEN")).extracting(LinkPreview::title).isEqualTo("Crosscage");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/preview/",
                "/preview/p/1kBROKEN.png",
                "/preview/home.gif",
                "/preview/learn.png",
                "/preview/p/.png"
            })
    void elsewhereThereIsNoPicture(String address) {
        assertThat(previews.withPicture(address)).isEmpty();
    }

    @Test
    void aCodeWithoutEndIsNotRead() {
        assertThat(previews.withPicture("/preview/p/1k" + "A".repeat(100_000) + ".png"))
                .isEmpty();
    }

    private static BufferedImage image(LinkPreview preview) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(preview.image().get()));
    }

    private static long pixels(BufferedImage image, int colour) {
        int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        return Arrays.stream(pixels)
                .filter(pixel -> (pixel & 0xffffff) == colour)
                .count();
    }
}
