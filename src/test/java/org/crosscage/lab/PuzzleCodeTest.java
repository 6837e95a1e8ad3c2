package org.crosscage.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Base64;
import java.util.zip.Deflater;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.library.ExamplePuzzles;
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

    @Test
    void aCodeThatUnpacksToNothingButLengthIsNoPuzzle() {
        var deflater = new Deflater(9, true);
        deflater.setInput(new byte[10_000_000]);
        deflater.finish();
        var packed = new byte[100_000];
        int length = deflater.deflate(packed);
        deflater.end();
        var code = Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(packed, length));
        assertThat(PuzzleCode.read(code.substring(0, Math.min(code.length(), 6_000))))
                .isEmpty();
    }
}
