package org.crosscage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files with puzzles that cannot be read, and files that are not in UTF-8: what a command does with them and says.
class PartlyReadFilesTest {

    private static final String GOOD = "3:_a_aa_3a,a3s1a3m2d3";
    private static final String LIST = "1. " + GOOD + "\n2. " + GOOD + "?x\n3. " + GOOD + "\n";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return new Commands().run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    private String file(byte... bytes) throws IOException {
        return Files.write(folder.resolve("puzzles.txt"), bytes).toString();
    }

    private String file(String text) throws IOException {
        return file(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void convertWritesTheOthers() throws IOException {
        assertThat(run("convert", "--to", "keen", file(LIST))).isEqualTo(Commands.USAGE);
        assertThat(out.toString().lines()).containsExactly(GOOD, GOOD);
        assertThat(err.toString().lines())
                .hasSize(1)
                .allSatisfy(
                        line -> assertThat(line)
                                .contains(
                                        "puzzles.txt: Line 2, column 25: there are only 5 cages, so “?x” is one clue too many."));
    }

    @Test
    void solveSolvesTheOthersAndReportsEach() throws IOException {
        assertThat(run("solve", "--json", file(LIST))).isEqualTo(Commands.USAGE);
        assertThat(out.toString().lines())
                .hasSize(3)
                .satisfiesOnlyOnce(line -> assertThat(line).contains("\"outcome\":\"invalid\"", "Line 2, column 25"));
    }

    @Test
    void rateRatesTheOthers() throws IOException {
        assertThat(run("rate", file(LIST))).isEqualTo(Commands.USAGE);
        assertThat(out.toString()).contains("puzzles.txt#1", "puzzles.txt#2");
        assertThat(err.toString()).contains("Line 2");
    }

    @Test
    void aFileWithoutAnyPuzzleIsRefusedWithAllItsFaults() throws IOException {
        assertThat(run("convert", "--to", "text", file("1. " + GOOD + "?x\n2. " + GOOD + "?x\n")))
                .isEqualTo(Commands.USAGE);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("Line 1, column 25", "Line 2, column 25");
    }

    @Test
    void aTextInNoFormatIsToldInTwoLines() throws IOException {
        assertThat(run("convert", "--to", "text", file("what is this"))).isEqualTo(Commands.USAGE);
        assertThat(err.toString().lines()).hasSize(2).last().isEqualTo("Examples of each format: docs/formats.md");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "ISO-8859-1"})
    void filesOfOtherEncodingsAreRead(String charset) throws IOException {
        var text = "puzzle a\ntitle Müller\nsize 3 3\ngrid\n# 17\\ 16\\\n\\17 . .\n\\16 . .\nend\n";
        assertThat(run("convert", "--to", "text", file(text.getBytes(Charset.forName(charset)))))
                .isZero();
        assertThat(PuzzleFormats.read(out.toString()).getFirst().notes()).containsEntry("title", "Müller");
    }

    @Test
    void aFileThatIsTooLongIsToldWithItsOwnLength() throws IOException {
        run("convert", "--to", "text", file("x\n".repeat(1 << 20).getBytes(StandardCharsets.UTF_16LE)));
        assertThat(err.toString()).contains("A text of 4,194,304 bytes is too long");
    }

    /// Three gigabytes without content take no room on the disk, and there is no room for it in memory.
    @Test
    void aFileThatIsFarTooLongIsNotRead() throws IOException {
        var file = folder.resolve("zeros.txt");
        try (var channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[1]), 3L << 30);
        }
        assertThat(run("convert", "--to", "text", file.toString())).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("A text of 3,221,225,473 bytes is too long");
    }

    @Test
    void standardInputIsReadUpToTheLongestText() {
        var before = System.in;
        try {
            System.setIn(new InputStream() {
                @Override
                public int read() {
                    return 'x';
                }

                @Override
                public int read(byte[] into, int from, int length) {
                    Arrays.fill(into, from, from + length, (byte) 'x');
                    return length;
                }
            });
            assertThat(run("convert", "--to", "text", "-")).isEqualTo(Commands.USAGE);
        } finally {
            System.setIn(before);
        }
        assertThat(err.toString()).contains("standard input is longer than any text that is read. Split it.");
    }

    @Test
    void sizesWithGapsAreListed() {
        run("generate", "--kind", "killer", "--size", "5");
        assertThat(err.toString()).contains("It has 4, 6, 8 or 9 rows and as many columns: --size 4, for example.");
    }
}
