package org.crosscage.kind;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/// Texts beside the tests. Lines that begin with `# ` say where a text comes from and are not part of it.
final class TestTexts {

    private TestTexts() {}

    static String whole(String name) {
        try (var in = TestTexts.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no test text " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The text without the lines about its source.
    static String of(String name) {
        return whole(name).lines().filter(line -> !line.startsWith("# ")).collect(Collectors.joining("\n", "", "\n"));
    }
}
