package org.crosscage.cli.input;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Reads the puzzles of a file, or of standard input for `-`, in any known format.
public final class PuzzleInput {

    private static final String STANDARD_INPUT = "-";

    private final CommandSpec spec;
    private final Texts texts = Texts.in(Locale.getDefault());

    public PuzzleInput(CommandSpec spec) {
        this.spec = spec;
    }

    /// At least one puzzle. Warnings go to the error stream.
    ///
    /// @throws ParameterException in words, when the file cannot be read or is in no format
    public List<PuzzleEntry> read(String file) {
        var name = file.equals(STANDARD_INPUT) ? texts.say("cli.standard-input") : file;
        var formatTexts = new FormatTexts(texts);
        try {
            var text = text(file);
            if (text.isBlank()) {
                throw new Unreadable(spec, texts.say("cli.empty", "file", name));
            }
            var entries = PuzzleFormats.read(text);
            entries.stream()
                    .flatMap(entry -> entry.warnings().stream())
                    .forEach(warning -> spec.commandLine()
                            .getErr()
                            .println(texts.say("cli.in-file", "file", name, "what", formatTexts.sentence(warning))));
            return entries;
        } catch (FormatException e) {
            throw new Unreadable(spec, texts.say("cli.in-file", "file", name, "what", formatTexts.sentence(e)), e);
        } catch (CharacterCodingException e) {
            throw new Unreadable(spec, texts.say("cli.no-text", "file", name), e);
        } catch (IOException e) {
            var what = Files.isDirectory(Path.of(file)) ? "cli.folder" : "cli.unreadable";
            throw new Unreadable(spec, texts.say(what, "file", name), e);
        }
    }

    /// The puzzles of some files, one file after the other.
    public List<PuzzleEntry> readAll(List<String> files) {
        return files.stream().flatMap(file -> read(file).stream()).toList();
    }

    /// Reads every file. One that cannot be read is complained about on the error stream, and the others are read.
    public List<Source> sources(List<String> files) {
        return files.stream().map(this::source).toList();
    }

    /// All puzzles of the files that could be read.
    public static List<PuzzleEntry> entries(List<Source> sources) {
        return sources.stream().flatMap(source -> source.entries().stream()).toList();
    }

    private Source source(String file) {
        try {
            var entries = read(file);
            return new Source(
                    name(file),
                    IntStream.range(0, entries.size())
                            .mapToObj(i -> named(entries.get(i), file, i + 1))
                            .toList(),
                    "");
        } catch (ParameterException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return new Source(name(file), List.of(), e.getMessage());
        }
    }

    /// With the file's name and its number there for an id, where it has none.
    private static PuzzleEntry named(PuzzleEntry entry, String file, int number) {
        if (!entry.id().isEmpty()) {
            return entry;
        }
        return new PuzzleEntry(
                name(file) + "#" + number, entry.notes(), entry.puzzle(), entry.solution(), entry.warnings());
    }

    /// The file's name in an id, which has neither blanks nor control characters.
    private static String name(String file) {
        var last = Path.of(file).getFileName();
        return (last == null ? file : last.toString()).replaceAll("[\\s\\p{Z}\\p{Cc}]", "_");
    }

    /// What a file holds.
    ///
    /// @param name of the file, without its folders
    /// @param entries each with an id, at least one, or none where there is a complaint
    /// @param complaint why it cannot be read, in words; empty where it can
    public record Source(String name, List<PuzzleEntry> entries, String complaint) {

        public boolean isRead() {
            return complaint.isEmpty();
        }
    }

    /// A file is at fault, not what was asked for: help on the command would not help.
    public static final class Unreadable extends ParameterException {

        private static final long serialVersionUID = 1L;

        Unreadable(CommandSpec spec, String sentence) {
            super(spec.commandLine(), sentence);
        }

        Unreadable(CommandSpec spec, String sentence, Throwable cause) {
            super(spec.commandLine(), sentence, cause);
        }
    }

    private static String text(String file) throws IOException {
        return file.equals(STANDARD_INPUT)
                ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
                : Files.readString(Path.of(file));
    }
}
