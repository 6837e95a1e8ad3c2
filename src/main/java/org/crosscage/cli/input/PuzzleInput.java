package org.crosscage.cli.input;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.TextReading;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// Reads the puzzles of a file, or of standard input for `-`, in any known format.
public final class PuzzleInput {

    private static final String STANDARD_INPUT = "-";

    /// The longest text in UTF-16, with what says so before it.
    private static final int MOST_BYTES = 2 * Lines.MOST_BYTES + 2;

    private final CommandSpec spec;
    private final Texts texts = Texts.in(Locale.getDefault());
    private boolean complained;

    public PuzzleInput(CommandSpec spec) {
        this.spec = spec;
    }

    /// All puzzles of a file.
    ///
    /// @throws ParameterException in words, when the file or one of them cannot be read
    public List<PuzzleEntry> read(String file) {
        var read = reading(file);
        if (!read.isRead()) {
            throw new Unreadable(spec, String.join(System.lineSeparator(), read.complaints()));
        }
        return read.entries();
    }

    /// The puzzles of some files, one file after the other, at least one. Those that cannot be read are complained
    /// about on the error stream.
    ///
    /// @throws ParameterException in words, when there is a file of which none can be read
    public List<PuzzleEntry> readAll(List<String> files) {
        return files.stream()
                .map(this::reading)
                .peek(this::complainUnlessNone)
                .flatMap(source -> source.entries().stream())
                .toList();
    }

    private void complainUnlessNone(Source source) {
        if (source.entries().isEmpty()) {
            throw new Unreadable(spec, String.join(System.lineSeparator(), source.complaints()));
        }
        complain(source);
    }

    /// Reads every file. What cannot be read is complained about on the error stream, and the others are read.
    public List<Source> sources(List<String> files) {
        return files.stream().map(this::source).toList();
    }

    /// Whether something was complained about that could not be read.
    public boolean hasComplained() {
        return complained;
    }

    private void complain(Source source) {
        source.complaints().forEach(spec.commandLine().getErr()::println);
        complained |= !source.isRead();
    }

    /// All puzzles of the files that could be read.
    public static List<PuzzleEntry> entries(List<Source> sources) {
        return sources.stream().flatMap(source -> source.entries().stream()).toList();
    }

    private Source source(String file) {
        var read = reading(file);
        complain(read);
        var entries = read.entries();
        return new Source(
                read.name(),
                IntStream.range(0, entries.size())
                        .mapToObj(i -> named(entries.get(i), file, i + 1))
                        .toList(),
                read.complaints());
    }

    /// Warnings go to the error stream.
    private Source reading(String file) {
        var name = file.equals(STANDARD_INPUT) ? texts.say("cli.standard-input") : file;
        try {
            long size = file.equals(STANDARD_INPUT) ? 0 : Files.size(Path.of(file));
            if (size > MOST_BYTES) {
                return new Source(name(file), List.of(), List.of(inFile(name, tooLong(size))));
            }
            var bytes = bytes(file);
            if (bytes.length > MOST_BYTES) {
                return unread(file, "cli.too-long", name);
            }
            var text = FileText.of(bytes);
            return text.isBlank() ? unread(file, "cli.empty", name) : read(file, name, text, bytes.length);
        } catch (CharacterCodingException _) {
            return unread(file, "cli.no-text", name);
        } catch (IOException _) {
            return unread(file, Files.isDirectory(Path.of(file)) ? "cli.folder" : "cli.unreadable", name);
        }
    }

    /// At most one byte more than is read.
    private static byte[] bytes(String file) throws IOException {
        if (file.equals(STANDARD_INPUT)) {
            return System.in.readNBytes(MOST_BYTES + 1);
        }
        try (var in = Files.newInputStream(Path.of(file))) {
            return in.readNBytes(MOST_BYTES + 1);
        }
    }

    private String tooLong(long size) {
        var problem = Message.of("too-long").counting("length", size).counting("most", Lines.MOST_BYTES);
        return new FormatTexts(texts).sentence(new FormatException(1, 1, problem));
    }

    private Source unread(String file, String why, String name) {
        return new Source(name(file), List.of(), List.of(texts.say(why, "file", name)));
    }

    private Source read(String file, String name, String text, long length) {
        var formatTexts = new FormatTexts(texts);
        var reading = PuzzleFormats.reading(text, () -> false);
        reading.entries().stream()
                .flatMap(entry -> entry.warnings().stream())
                .forEach(warning -> spec.commandLine().getErr().println(inFile(name, formatTexts.sentence(warning))));
        var complaints = formatTexts.sentences(reading.ofFile(length)).stream()
                .map(complaint -> inFile(name, complaint) + examples(reading))
                .toList();
        return new Source(name(file), reading.entries(), complaints);
    }

    /// Where the examples are that the words tell of.
    private String examples(TextReading reading) {
        boolean isUnknown = reading.faults().stream()
                .anyMatch(fault -> fault.problem().key().equals("unknown-format"));
        return isUnknown ? System.lineSeparator() + texts.say("cli.examples") : "";
    }

    private String inFile(String name, String what) {
        return texts.say("cli.in-file", "file", name, "what", what);
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
    /// @param entries each with an id; one at least where there is no complaint
    /// @param complaints what cannot be read, in words
    public record Source(String name, List<PuzzleEntry> entries, List<String> complaints) {

        public boolean isRead() {
            return complaints.isEmpty();
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
}
