package org.crosscage.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment texts`: gives spoilt texts to the readers of all formats. Each is a puzzle or an error with a place;
/// a puzzle that was read comes back from every format that can hold it, from the native text and from JSON always;
/// anything else is a fault. The text of a number follows from the seed and the number alone, so a long run can be cut
/// into pieces, and a fault looked at again.
@Command(name = "texts", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class TextsExperiment implements Callable<Integer> {

    /// Larger puzzles are read by the same code, and take their time.
    private static final int MOST_CELLS = 49;

    private static final int TOLD_EVERY = 100_000;

    /// Far apart for different seeds, so that their texts differ.
    private static final long SPREAD = 0x2545F4914F6CDD1DL;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--count", paramLabel = "N", defaultValue = "100000")
    private long count = 100_000;

    @Option(names = "--from", paramLabel = "N", defaultValue = "0")
    private long from;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    private final Texts texts = Texts.in(Locale.getDefault());

    /// @return 0 when no text was a fault
    @Override
    public Integer call() {
        var valid = validTexts();
        if (valid.isEmpty()) {
            throw new ParameterException(spec.commandLine(), texts.say("cli.no-small-puzzle", "most", MOST_CELLS));
        }
        var done = new AtomicLong();
        var words = new FormatTexts(texts);
        var tally = LongStream.range(from, from + count)
                .parallel()
                .collect(
                        () -> new ReaderTally(words),
                        (part, number) -> {
                            part.read(
                                    number, new Mutations(valid, new SplittableRandom(seed * SPREAD + number)).next());
                            tell(done.incrementAndGet());
                        },
                        ReaderTally::add);
        var out = spec.commandLine().getOut();
        out.println(tally + "\n\nfaults: "
                + (tally.faults().isEmpty() ? "none" : "\n" + String.join("\n", tally.faults())));
        out.flush();
        return tally.faults().isEmpty() ? 0 : Commands.FAILED;
    }

    /// The puzzles of the files in every format that holds them.
    private List<String> validTexts() {
        var valid = new ArrayList<String>();
        for (var entry : new PuzzleInput(spec).readAll(files)) {
            if (entry.puzzle().cellCount() <= MOST_CELLS) {
                PuzzleFormats.all().forEach(format -> written(entry, format).ifPresent(valid::add));
            }
        }
        return valid;
    }

    private static Optional<String> written(PuzzleEntry entry, PuzzleFormat format) {
        try {
            return Optional.of(format.write(entry));
        } catch (UnwritableException _) {
            return Optional.empty();
        }
    }

    private void tell(long done) {
        if (done % TOLD_EVERY == 0) {
            spec.commandLine().getErr().println(texts.say("cli.progress", "number", done, "count", count));
        }
    }
}
