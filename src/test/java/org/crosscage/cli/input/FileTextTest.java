package org.crosscage.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The file of cases is read by `file-text.test.ts` too.
class FileTextTest {

    static List<String> cases() throws IOException {
        try (var file = FileTextTest.class.getResourceAsStream("file-texts.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    private static String text(String bytes) throws CharacterCodingException {
        return FileText.of(HexFormat.ofDelimiter(" ").parseHex(bytes));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void bytesAreTheTextThatWasWritten(String line) throws CharacterCodingException {
        var parts = line.split(" {6}");
        var text = text(parts[0]);
        assertThat((text.startsWith("\uFEFF") ? text.substring(1) : text).replace('\n', '␊'))
                .isEqualTo(parts[1]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ff fe 00", "89 50 00 ff 41", "00 00 ff"})
    void bytesOfNoTextAreRefused(String bytes) {
        assertThatThrownBy(() -> text(bytes)).isInstanceOf(CharacterCodingException.class);
    }

    @Test
    void aFileWithoutBytesHasNoText() throws CharacterCodingException {
        assertThat(FileText.of()).isEmpty();
    }
}
