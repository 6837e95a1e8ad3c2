package org.crosscage.experiment.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Puzzle;
import org.crosscage.experiment.measure.CpuClock;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.texts.FormatTexts;

/// What the readers of all formats made of texts. Each thread has its own, and they are put together at the end.
final class ReaderTally {

    /// More faults than that are one fault.
    private static final int MOST_FAULTS = 20;

    /// The formats that hold every puzzle together with its solution.
    private static final List<String> WHOLE = List.of("text", "json");

    private final FormatTexts words;
    private final Map<String, Count> counts = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();

    ReaderTally(FormatTexts words) {
        this.words = words;
        PuzzleFormats.all().forEach(format -> counts.put(format.id(), new Count()));
    }

    /// What one format made of all texts.
    private static final class Count {
        private long read;
        private long refused;
        private double slowest;
        private final Map<String, Long> errors = new TreeMap<>();

        void add(Count other) {
            read += other.read;
            refused += other.refused;
            slowest = Math.max(slowest, other.slowest);
            other.errors.forEach((key, count) -> errors.merge(key, count, Long::sum));
        }
    }

    /// Gives a text to every reader.
    ///
    /// @param number by which the text can be made again
    void read(long number, String text) {
        for (var format : PuzzleFormats.all()) {
            try {
                read(format, text, counts.get(format.id()));
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                // whatever it is: that there is any is what is looked for
                if (faults.size() < MOST_FAULTS) {
                    faults.add("text " + number + ", " + format.id() + ": " + e);
                }
            }
        }
    }

    private void read(PuzzleFormat format, String text, Count count) {
        var clock = new CpuClock();
        try {
            var entries = format.read(text);
            count.slowest = Math.max(count.slowest, clock.milliseconds());
            count.read++;
            entries.forEach(ReaderTally::requireBack);
        } catch (FormatException e) {
            count.slowest = Math.max(count.slowest, clock.milliseconds());
            count.refused++;
            if (count.errors.merge(e.problem().key(), 1L, Long::sum) == 1) {
                // a sentence without words for something would throw
                words.sentence(e);
            }
        }
    }

    private static void requireBack(PuzzleEntry entry) {
        for (var format : PuzzleFormats.all()) {
            try {
                var back = format.readOne(format.write(entry));
                boolean isSame = WHOLE.contains(format.id())
                        ? back.puzzle().equals(entry.puzzle())
                                && back.solution().equals(entry.solution())
                        : isSameInAnyOrder(back.puzzle(), entry.puzzle());
                if (!isSame) {
                    throw new IllegalStateException("does not come back from " + format.id());
                }
            } catch (UnwritableException e) {
                if (WHOLE.contains(format.id())) {
                    throw new IllegalStateException("cannot be written as " + format.id() + ": " + e.problem(), e);
                }
                // the others say what they cannot hold
            } catch (FormatException e) {
                throw new IllegalStateException("cannot be read back from " + format.id() + ": " + e.getMessage(), e);
            }
        }
    }

    /// A Keen id has the cages in the reading order of their first cells, whatever order they came in.
    static boolean isSameInAnyOrder(Puzzle one, Puzzle other) {
        return one.kind().equals(other.kind())
                && one.shape().equals(other.shape())
                && one.digits().equals(other.digits())
                && one.givens().equals(other.givens())
                && new HashSet<>(one.constraints()).equals(new HashSet<>(other.constraints()));
    }

    ReaderTally add(ReaderTally other) {
        other.counts.forEach((id, count) -> counts.get(id).add(count));
        other.faults.stream().limit(MOST_FAULTS - faults.size()).forEach(faults::add);
        return this;
    }

    /// How often a reader took a text: up to once a format and text.
    long read() {
        return counts.values().stream().mapToLong(count -> count.read).sum();
    }

    /// How often a reader refused a text, with a place.
    long refused() {
        return counts.values().stream().mapToLong(count -> count.refused).sum();
    }

    /// At most as many as anybody looks at.
    List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public String toString() {
        var table = new MarkdownTable("format", "read", "refused", "different errors", "slowest, ms");
        for (var format : PuzzleFormats.all()) {
            var count = counts.get(format.id());
            table.row(
                    "`" + format.id() + "`",
                    count.read,
                    count.refused,
                    count.errors.size(),
                    "%.1f".formatted(count.slowest));
        }
        return table.toString();
    }
}
