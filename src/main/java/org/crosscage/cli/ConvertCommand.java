package org.crosscage.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.OutputFormat;
import org.crosscage.cli.output.PictureFormat;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `convert`: the puzzles of the files, in another format or as pictures.
@Command(name = "convert", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--to", required = true, paramLabel = "ID")
    private String to = "text";

    @Option(names = "--out", paramLabel = "DIR")
    private Optional<Path> folder = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() throws IOException {
        var picture = PictureFormat.byId(to);
        if (picture.isPresent()) {
            return draw(picture.get());
        }
        if (folder.isPresent()) {
            throw new ParameterException(spec.commandLine(), texts.say("cli.out-without-picture", "format", to));
        }
        var format = OutputFormat.of(to, PictureFormat.ids(), spec, texts);
        var input = new PuzzleInput(spec);
        var entries = withNamesOfTheirOwn(input.readAll(files));
        boolean canWriteAll = true;
        for (var entry : entries) {
            canWriteAll &= format.canWrite(entry);
        }
        if (!canWriteAll) {
            sayHowToGetOn(entries);
            return Commands.FAILED;
        }
        spec.commandLine().getOut().print(format.write(entries));
        spec.commandLine().getOut().flush();
        return code(input);
    }

    private static int code(PuzzleInput input) {
        return input.hasComplained() ? Commands.USAGE : 0;
    }

    /// Puzzles of several files may have the same name, which no file may have twice: every later one gets a number,
    /// and that is said.
    private List<PuzzleEntry> withNamesOfTheirOwn(List<PuzzleEntry> entries) {
        var given = entries.stream().map(PuzzleEntry::id).collect(Collectors.toSet());
        var seen = new HashSet<String>();
        return entries.stream()
                .map(entry -> entry.id().isEmpty() || seen.add(entry.id()) ? entry : renamed(entry, given))
                .toList();
    }

    /// @param taken names that are not free; the new one comes to them
    private PuzzleEntry renamed(PuzzleEntry entry, Set<String> taken) {
        var name = IntStream.iterate(2, number -> number + 1)
                .mapToObj(number -> entry.id() + "-" + number)
                .filter(taken::add)
                .findFirst()
                .orElseThrow();
        spec.commandLine().getErr().println(texts.say("cli.renamed", "id", entry.id(), "name", name));
        return new PuzzleEntry(name, entry.notes(), entry.puzzle(), entry.solution(), entry.warnings());
    }

    /// Pictures go into a folder; a single one that is text may go to standard output.
    private int draw(PictureFormat format) throws IOException {
        var input = new PuzzleInput(spec);
        var entries = input.readAll(files);
        if (folder.isPresent()) {
            format.writeAll(entries, folder.get());
            var err = spec.commandLine().getErr();
            err.println(texts.say("cli.pictures-written", "folder", folder.get().toString(), "count", entries.size()));
        } else if (format == PictureFormat.SVG && entries.size() == 1) {
            spec.commandLine().getOut().print(new String(format.draw(entries.getFirst()), StandardCharsets.UTF_8));
            spec.commandLine().getOut().flush();
        } else {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say("cli.picture-without-out", "format", format.id(), "puzzles", entries.size()));
        }
        return code(input);
    }

    /// Nothing half done is written; another format may hold everything.
    private void sayHowToGetOn(List<PuzzleEntry> entries) {
        var holding = PuzzleFormats.all().stream()
                .filter(format -> entries.stream().allMatch(entry -> isHeld(entry, format)))
                .map(PuzzleFormat::id)
                .toList();
        // the native format is one of them: it holds every puzzle
        spec.commandLine()
                .getErr()
                .println(texts.say(
                        "cli.nothing-written",
                        Map.of(
                                "puzzles",
                                entries.size(),
                                "formats",
                                String.join(", ", holding),
                                "first",
                                holding.getFirst())));
    }

    private static boolean isHeld(PuzzleEntry entry, PuzzleFormat format) {
        try {
            format.write(entry);
            return true;
        } catch (UnwritableException _) {
            return false;
        }
    }
}
