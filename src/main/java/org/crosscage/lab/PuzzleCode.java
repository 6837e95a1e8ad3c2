package org.crosscage.lab;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;

/// A puzzle within an address: its text, packed, in letters that an address may have.
public final class PuzzleCode {

    /// Longer addresses do not get through everywhere.
    private static final int LONGEST_CODE = 6_000;
    /// What unpacks to more than that is no puzzle.
    private static final int LONGEST_TEXT = 1 << 18;

    private PuzzleCode() {}

    /// @return empty when the puzzle is too large for an address
    public static Optional<String> of(PuzzleEntry entry) {
        var packed = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (var packing = new DeflaterOutputStream(packed, deflater)) {
            packing.write(PuzzleFormats.TEXT.write(entry).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("memory cannot be written to", e);
        } finally {
            deflater.end();
        }
        return Optional.of(Base64.getUrlEncoder().withoutPadding().encodeToString(packed.toByteArray()))
                .filter(code -> code.length() <= LONGEST_CODE);
    }

    /// @return empty when it is no code of a puzzle
    public static Optional<PuzzleEntry> read(String code) {
        if (code.length() > LONGEST_CODE) {
            return Optional.empty();
        }
        var inflater = new Inflater(true);
        try (var unpacking = new InflaterInputStream(
                new ByteArrayInputStream(Base64.getUrlDecoder().decode(code)), inflater)) {
            var text = unpacking.readNBytes(LONGEST_TEXT + 1);
            return text.length > LONGEST_TEXT
                    ? Optional.empty()
                    : PuzzleFormats.TEXT.read(new String(text, StandardCharsets.UTF_8)).stream()
                            .findFirst();
        } catch (IOException | IllegalArgumentException | FormatException _) {
            return Optional.empty();
        } finally {
            inflater.end();
        }
    }
}
