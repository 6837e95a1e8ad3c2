package org.crosscage.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `convert`: the puzzles of the files, in another format.
@Command(name = "convert", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--to", required = true, paramLabel = "ID")
    private String to = "text";

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() {
        var format = OutputFormat.of(to, spec, texts);
        var entries = new PuzzleInput(spec).readAll(files);
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
        return 0;
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
