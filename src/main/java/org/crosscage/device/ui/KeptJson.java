package org.crosscage.device.ui;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.crosscage.device.DeviceGame;
import tools.jackson.databind.json.JsonMapper;

/// Puzzles as a browser gets and keeps them.
final class KeptJson {

    private static final JsonMapper JSON = JsonMapper.shared();

    private KeptJson() {}

    /// How many bytes they take.
    static long bytes(List<DeviceGame> games) {
        return games.stream()
                .mapToLong(game -> JSON.writeValueAsBytes(game).length)
                .sum();
    }

    /// An array of them, compressed with gzip: a hundred large ones are megabytes, and a page's session
    /// holds them until its browser has them.
    static byte[] compressed(List<DeviceGame> games) {
        var bytes = new ByteArrayOutputStream();
        try (var zipped = new GZIPOutputStream(bytes)) {
            JSON.writeValue(zipped, games);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
