package org.crosscage.experiment.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment formats`: writes puzzles in every format and reads them again. What can be written must be found to be
/// of that format, come back as the same puzzle, and be written again letter for letter.
@Command(name = "formats", mixinStandardHelpOptions = true)
public final class FormatsExperiment implements Callable<Integer> {

    /// More faults than that are one fault.
    private static final int MOST_FAULTS = 20;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    private final List<String> faults = new ArrayList<>();

    /// @return 0 when all that was written came back
    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec).readAll(files);
        var table = new MarkdownTable(
                "format", "puzzles", "written", "found by itself", "same puzzle", "same text", "not held, and why");
        for (var format : PuzzleFormats.all()) {
            var trips = new Trips(format);
            entries.stream().filter(entry -> isOf(format, entry)).forEach(trips::add);
            trips.tell(table);
        }
        var out = spec.commandLine().getOut();
        out.println(table + "\n\nfaults: " + (faults.isEmpty() ? "none" : "\n" + String.join("\n", faults)));
        out.flush();
        return faults.isEmpty() ? 0 : Commands.FAILED;
    }

    /// Whether the format is for puzzles of that kind.
    private static boolean isOf(PuzzleFormat format, PuzzleEntry entry) {
        return PuzzleFormats.of(PuzzleKinds.of(entry.puzzle().kind())).stream()
                .anyMatch(other -> other.id().equals(format.id()));
    }

    /// What became of the puzzles in one format.
    private final class Trips {

        private final PuzzleFormat format;
        private final Map<String, Integer> notHeld = new TreeMap<>();
        private int puzzles;
        private int written;
        private int found;
        private int samePuzzles;
        private int sameTexts;

        Trips(PuzzleFormat format) {
            this.format = format;
        }

        /// @param entry of a kind that the format is for
        void add(PuzzleEntry entry) {
            puzzles++;
            try {
                var text = format.write(entry);
                written++;
                found += count(
                        entry, "found by itself", PuzzleFormats.detect(text).orElse(null) == format);
                var back = format.readOne(text);
                samePuzzles +=
                        count(entry, "the same puzzle", ReaderTally.isSameInAnyOrder(back.puzzle(), entry.puzzle()));
                sameTexts += count(entry, "the same text", format.write(back).equals(text));
            } catch (UnwritableException e) {
                notHeld.merge(e.problem().key(), 1, Integer::sum);
            } catch (FormatException e) {
                fault(entry, "readable: " + e.getMessage());
            }
        }

        private int count(PuzzleEntry entry, String what, boolean isTrue) {
            if (!isTrue) {
                fault(entry, what);
            }
            return isTrue ? 1 : 0;
        }

        private void fault(PuzzleEntry entry, String what) {
            if (faults.size() < MOST_FAULTS) {
                faults.add(entry.id() + ", " + format.id() + ": not " + what);
            }
        }

        void tell(MarkdownTable table) {
            var why = new ArrayList<String>();
            notHeld.forEach((key, count) -> why.add(count + " " + key));
            table.row(
                    "`" + format.id() + "`",
                    puzzles,
                    written,
                    found,
                    samePuzzles,
                    sameTexts,
                    why.isEmpty() ? "–" : String.join(", ", why));
        }
    }
}
