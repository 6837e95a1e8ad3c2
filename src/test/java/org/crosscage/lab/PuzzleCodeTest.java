package org.crosscage.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.Deflater;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzleCodeTest {

    @Test
    void aPuzzleComesBackFromItsCode() {
        var entry = PuzzleEntry.of("five", ExamplePuzzles.fiveSolutions());
        var code = PuzzleCode.of(entry).orElseThrow();

        assertThat(code).matches("[A-Za-z0-9_-]+").hasSizeLessThan(200);
        assertThat(PuzzleCode.read(code).orElseThrow().puzzle()).isEqualTo(entry.puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "!!", "AAAA", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"})
    void whatIsNoCodeIsNoPuzzle(String code) {
        assertThat(PuzzleCode.read(code)).isEmpty();
    }

    @Test
    void aCodeThatIsCutOffIsNoPuzzle() {
        var code = PuzzleCode.of(PuzzleEntry.of("five", ExamplePuzzles.fiveSolutions()))
                .orElseThrow();
        assertThat(PuzzleCode.read(code.substring(0, code.length() / 2))).isEmpty();
    }

    /// Short to send and long to read: a real puzzle, and empty lines after it.
    @Test
    void aCodeThatUnpacksToMoreThanAnyPuzzleIsNoPuzzle() {
        var puzzle = PuzzleFormats.TEXT.write(PuzzleEntry.of("five", ExamplePuzzles.fiveSolutions()));

        assertThat(PuzzleCode.read(code(puzzle + "\n".repeat(1_000)))).isPresent();
        assertThat(PuzzleCode.read(code(puzzle + "\n".repeat(1 << 18)))).isEmpty();
    }

    private static String code(String text) {
        var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        var packed = new byte[6_000];
        int length = deflater.deflate(packed);
        deflater.end();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(packed, length));
    }
}
