package org.crosscage.experiment.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.experiment.measure.ExperimentTexts;
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
/// into pieces, and a fault looked at again. It says its tally after each piece, and once more when it is ended from
/// outside: what a long run has counted by then is not lost.
@Command(name = "texts", mixinStandardHelpOptions = true)
public final class TextsExperiment implements Callable<Integer> {

    /// Larger puzzles are read by the same code, and take their time; some formats have nothing smaller.
    private static final int MOST_CELLS = 81;

    /// Far apart for different seeds, so that their texts differ.
    private static final long SPREAD = 0x2545F4914F6CDD1DL;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N", defaultValue = "100000")
    private long count = 100_000;

    @AllowedNumbers(least = 0)
    @Option(names = "--from", paramLabel = "N", defaultValue = "0")
    private long from;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    @AllowedNumbers(least = 1)
    @Option(names = "--every", paramLabel = "N", defaultValue = "20000")
    private long every = 20_000;

    private final Texts texts = ExperimentTexts.in(Locale.getDefault());

    /// @return 0 when no text was a fault
    @Override
    public Integer call() {
        var valid = validTexts();
        if (valid.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), texts.say("experiment.no-small-puzzle", "most", MOST_CELLS));
        }
        var tally = readAll(valid);
        print(tally, "");
        return tally.faults().isEmpty() ? 0 : Commands.FAILED;
    }

    /// Piece by piece, so that there is always a tally of whole pieces to show.
    private ReaderTally readAll(List<String> valid) {
        var words = new FormatTexts(texts);
        var tally = new ReaderTally(words);
        var done = new AtomicLong();
        try (var _ = new ShutdownHook(() -> printSoFar(tally, done))) {
            while (done.get() < count) {
                var part = read(valid, from + done.get(), Math.min(every, count - done.get()), words);
                synchronized (tally) {
                    tally.add(part);
                    tell(done.addAndGet(Math.min(every, count - done.get())), tally);
                }
            }
        }
        return tally;
    }

    /// @param first the number of the first text of the piece
    private ReaderTally read(List<String> valid, long first, long many, FormatTexts words) {
        return LongStream.range(first, first + many)
                .parallel()
                .collect(
                        () -> new ReaderTally(words),
                        (part, number) -> part.read(
                                number, new Mutations(valid, new SplittableRandom(seed * SPREAD + number)).next()),
                        ReaderTally::add);
    }

    private void tell(long done, ReaderTally tally) {
        spec.commandLine()
                .getErr()
                .println(texts.say(
                        "experiment.texts-so-far",
                        Map.of(
                                "done", done,
                                "count", count,
                                "read", tally.read(),
                                "refused", tally.refused(),
                                "faults", tally.faults().size())));
    }

    private void printSoFar(ReaderTally tally, AtomicLong done) {
        synchronized (tally) {
            print(
                    tally,
                    texts.say(
                            "experiment.texts-ended",
                            "done",
                            done.get(),
                            "count",
                            count,
                            "from",
                            Long.toString(from + done.get())));
        }
    }

    private void print(ReaderTally tally, String remark) {
        var out = spec.commandLine().getOut();
        out.println(tally + "\n\nfaults: "
                + (tally.faults().isEmpty() ? "none" : "\n" + String.join("\n", tally.faults()))
                + (remark.isEmpty() ? "" : "\n\n" + remark));
        out.flush();
    }

    /// The puzzles of the files in every format that holds them.
    private List<String> validTexts() {
        var valid = new ArrayList<String>();
        for (var entry : new PuzzleInput(spec).readAll(files)) {
            if (entry.puzzle().cellCount() <= MOST_CELLS) {
                ValidTexts.of(entry).forEach(valid::add);
            }
        }
        return valid;
    }
}
