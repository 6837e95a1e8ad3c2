package org.crosscage.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Reads the puzzles of a file, or of standard input for `-`, in any known format.
final class PuzzleInput {

    private static final String STANDARD_INPUT = "-";

    private final CommandSpec spec;
    private final Texts texts = Texts.in(Locale.getDefault());

    PuzzleInput(CommandSpec spec) {
        this.spec = spec;
    }

    /// At least one puzzle. Warnings go to the error stream.
    ///
    /// @throws ParameterException in words, when the file cannot be read or is in no format
    List<PuzzleEntry> read(String file) {
        var formatTexts = new FormatTexts(texts);
        try {
            var entries = PuzzleFormats.read(text(file));
            entries.stream()
                    .flatMap(entry -> entry.warnings().stream())
                    .forEach(warning -> spec.commandLine()
                            .getErr()
                            .println(texts.say("cli.in-file", "file", file, "what", formatTexts.sentence(warning))));
            return entries;
        } catch (FormatException e) {
            throw new ParameterException(
                    spec.commandLine(), texts.say("cli.in-file", "file", file, "what", formatTexts.sentence(e)), e);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), texts.say("cli.unreadable", "file", file), e);
        }
    }

    /// The puzzles of some files, one file after the other.
    List<PuzzleEntry> readAll(List<String> files) {
        return files.stream().flatMap(file -> read(file).stream()).toList();
    }

    private static String text(String file) throws IOException {
        return file.equals(STANDARD_INPUT)
                ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
                : Files.readString(Path.of(file));
    }
}
