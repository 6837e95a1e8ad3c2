package org.crosscage.cli.output;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// The format that a command was told to write in, and what is said when it cannot.
///
/// @param spec of the command, on whose error stream it is said
public record OutputFormat(PuzzleFormat format, CommandSpec spec, Texts texts) {

    /// @param id as typed
    /// @param others what the command takes beside formats
    /// @throws ParameterException in words, when there is no such format
    public static OutputFormat of(String id, List<String> others, CommandSpec spec, Texts texts) {
        return PuzzleFormats.byId(id)
                .map(format -> new OutputFormat(format, spec, texts))
                .orElseThrow(() -> wrong(
                        "cli.no-format",
                        id,
                        Stream.concat(ids(PuzzleFormats.all()).stream(), others.stream())
                                .toList(),
                        spec,
                        texts));
    }

    /// This format, for puzzles of one kind.
    ///
    /// @throws ParameterException in words, when it is another kind's
    public OutputFormat of(PuzzleKind kind) {
        var fitting = ids(PuzzleFormats.of(kind));
        if (!fitting.contains(format.id())) {
            throw wrong("cli.format-of-another-kind", format.id(), fitting, spec, texts);
        }
        return this;
    }

    /// Whether it can hold a puzzle; if not, which puzzle and why is said.
    public boolean canWrite(PuzzleEntry entry) {
        try {
            format.write(entry);
            return true;
        } catch (UnwritableException e) {
            var words = Map.<String, Object>of(
                    "id", entry.id(),
                    "kind", texts.say("shell.kind." + entry.puzzle().kind()),
                    "format", format.id(),
                    "what", new FormatTexts(texts).sentence(e));
            spec.commandLine().getErr().println(texts.say("cli.unwritable", words));
            return false;
        }
    }

    public String write(PuzzleEntry entry) {
        return format.write(entry);
    }

    public String write(List<PuzzleEntry> entries) {
        return format.write(entries);
    }

    /// Puts puzzles on the output one by one as they come, or all together where the format wants that.
    public Printing printing() {
        return new Printing();
    }

    /// Puzzles on their way to the output.
    public final class Printing {

        private final List<PuzzleEntry> waiting = new ArrayList<>();
        private boolean isBegun;

        /// Whether there was no puzzle yet.
        public boolean isEmpty() {
            return !isBegun && waiting.isEmpty();
        }

        /// @param entry that the format can hold
        public void add(PuzzleEntry entry) {
            if (format.isOneWhole()) {
                waiting.add(entry);
            } else {
                print((isBegun ? "\n" : "") + write(entry));
            }
        }

        /// Behind the last puzzle.
        public void end() {
            if (!waiting.isEmpty()) {
                print(write(waiting));
            }
        }

        private void print(String text) {
            spec.commandLine().getOut().print(text);
            spec.commandLine().getOut().flush();
            isBegun = true;
        }
    }

    private static List<String> ids(Collection<PuzzleFormat> formats) {
        return formats.stream().map(PuzzleFormat::id).toList();
    }

    private static ParameterException wrong(
            String key, String found, List<String> expected, CommandSpec spec, Texts texts) {
        return new ParameterException(
                spec.commandLine(), texts.say(key, "found", found, "expected", String.join(", ", expected)));
    }
}
