package org.crosscage.experiment.measure;

import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// A file to which a long run adds a line for everything that it has done, so that it can be resumed.
///
/// @param <T> what a line says
public final class KeptLines<T> {

    private final Path file;
    private final List<T> before;

    private KeptLines(Path file, List<T> before) {
        this.file = file;
        this.before = List.copyOf(before);
    }

    /// Reads what there is. A last line that was cut off when a run was killed is dropped, from the file too, but not
    /// before all others are read, and only if it can have been one of ours: a file of another sort stays as it is.
    ///
    /// @param file need not exist yet
    /// @param form of a whole line, as a regular expression
    /// @param reader the reverse of what is [added][#add]; throws something where a line is none of its own
    /// @throws ParameterException in words, when there is such a line
    public static <T> KeptLines<T> open(Path file, String form, Function<String, T> reader, CommandSpec spec)
            throws IOException {
        if (!Files.exists(file)) {
            return new KeptLines<>(file, List.of());
        }
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString());
        }
        byte[] bytes = Files.readAllBytes(file);
        int whole = lengthOfWholeLines(bytes);
        var lines = new String(bytes, 0, whole, StandardCharsets.UTF_8).lines().toList();
        var read = new ArrayList<T>();
        for (var line : lines) {
            try {
                read.add(reader.apply(line));
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                throw strange(file, read.size() + 1, line, spec, e);
            }
        }
        if (whole < bytes.length) {
            var cut = new String(bytes, whole, bytes.length - whole, StandardCharsets.UTF_8);
            if (!begins(cut, form)) {
                throw strange(file, read.size() + 1, cut, spec, new EOFException());
            }
            try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(whole);
            }
        }
        return new KeptLines<>(file, read);
    }

    /// Whether more text could make it a line of this form.
    private static boolean begins(String text, String form) {
        var matcher = Pattern.compile(form).matcher(text);
        return matcher.matches() || matcher.hitEnd();
    }

    private static int lengthOfWholeLines(byte[] bytes) {
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] != '\n') {
            length--;
        }
        return length;
    }

    private static ParameterException strange(Path file, int number, String line, CommandSpec spec, Exception cause) {
        var facts = Map.of("file", file.toString(), "line", number, "found", line);
        return new ParameterException(
                spec.commandLine(), ExperimentTexts.in(Locale.getDefault()).say("experiment.not-kept", facts), cause);
    }

    /// What earlier runs did.
    public List<T> before() {
        return before;
    }

    public void add(T done) throws IOException {
        Files.writeString(file, done + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
