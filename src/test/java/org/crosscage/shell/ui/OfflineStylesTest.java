package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The pages without a server have some of the style sheets alone, and none of Vaadin's.
final class OfflineStylesTest {

    private static final Path SHEETS = Path.of("frontend/offline/styles.ts");
    private static final Pattern SHEET = Pattern.compile("'\\.\\./(styles/\\w+\\.css)\\?inline'");
    private static final Pattern IMPORT = Pattern.compile("@import '(.+?)'");
    private static final Pattern VAADINS = Pattern.compile("var\\(--(vaadin|aura|lumo)[\\w-]*");

    @Test
    void noneOfTheirSheetsUsesAPropertyThatVaadinsThemeSets() throws IOException {
        var sheets = SHEET.matcher(Files.readString(SHEETS))
                .results()
                .map(found -> Path.of("frontend", found.group(1)))
                .flatMap(OfflineStylesTest::withImported)
                .toList();
        assertThat(sheets)
                .hasSizeGreaterThan(20)
                .allSatisfy(
                        sheet -> assertThat(vaadins(sheet)).as(sheet.toString()).isEmpty());
    }

    private static Stream<Path> withImported(Path sheet) {
        return Stream.concat(
                Stream.of(sheet),
                IMPORT.matcher(text(sheet))
                        .results()
                        .map(found -> sheet.resolveSibling(found.group(1)).normalize())
                        .flatMap(OfflineStylesTest::withImported));
    }

    private static List<String> vaadins(Path sheet) {
        return VAADINS.matcher(text(sheet)).results().map(MatchResult::group).toList();
    }

    private static String text(Path sheet) {
        try {
            return Files.readString(sheet);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
