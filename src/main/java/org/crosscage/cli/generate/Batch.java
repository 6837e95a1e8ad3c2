package org.crosscage.cli.generate;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;

/// Puzzles of one size from neighbouring seeds, made on all processors and handed out in order.
public record Batch(PuzzleKind kind, Size size, long firstSeed, int count, PuzzleRequirements requirements) {

    /// Puzzles of any grade.
    public Batch(PuzzleKind kind, Size size, long firstSeed, int count) {
        this(kind, size, firstSeed, count, PuzzleRequirements.ANYTHING);
    }

    /// @param number from 1
    /// @param entry empty when none was found in as many tries as are allowed
    public record Made(int number, long seed, Optional<PuzzleEntry> entry) {}

    /// Hears of it when a puzzle is long in coming.
    ///
    /// @param after so long without a puzzle, and again after as long
    /// @param looked gets the seed of the puzzle that is waited for, and how many puzzles with one solution
    ///     were looked at by then, for this one and those behind it
    public record Waiting(Duration after, BiConsumer<Long, Long> looked) {

        /// How long somebody at a terminal waits without a word.
        static final Duration USUAL = Duration.ofSeconds(5);

        private static final Waiting NOBODY = new Waiting(Duration.ofHours(1), (seed, looked) -> {});

        /// Says it on an error stream.
        public static Waiting telling(PuzzleOrder order, PrintWriter err, Texts texts) {
            return new Waiting(
                    USUAL,
                    (seed, looked) ->
                            err.println(texts.say("cli.still-looking", "name", order.name(seed), "count", looked)));
        }
    }

    /// @param listener gets each puzzle as soon as it and all before it are there, on the calling thread
    void run(Consumer<Made> listener) {
        run(listener, Waiting.NOBODY);
    }

    /// @param listener gets each puzzle as soon as it and all before it are there, on the calling thread
    /// @param waiting hears, on the same thread, how far it is where there is none for long
    public void run(Consumer<Made> listener, Waiting waiting) {
        var generator = new Generator(kind.drafts(requirements.options()), kind.techniques(), new ExactSolver());
        var looked = new LongAdder();
        try (var workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            var coming = new ArrayList<Future<Optional<PuzzleEntry>>>();
            for (int i = 0; i < count; i++) {
                long seed = firstSeed + i;
                coming.add(workers.submit(() -> one(generator, seed, looked)));
            }
            for (int i = 0; i < count; i++) {
                long seed = firstSeed + i;
                var entry = finished(
                        coming.get(i), waiting.after(), () -> waiting.looked().accept(seed, looked.sum()));
                listener.accept(new Made(i + 1, seed, entry));
            }
        }
    }

    /// What is said where no puzzle came up.
    public static String noneFound(PuzzleOrder order, long seed, Texts texts) {
        return texts.say(
                "cli.none-found",
                "name",
                order.name(seed),
                "count",
                order.requirements().tries());
    }

    /// The puzzles, in order.
    public List<PuzzleEntry> entries() {
        var entries = new ArrayList<PuzzleEntry>();
        run(made -> made.entry().ifPresent(entries::add));
        return entries;
    }

    private Optional<PuzzleEntry> one(Generator generator, long seed, LongAdder looked) {
        return generator
                .generate(
                        requirements.request(size, seed),
                        Thread.currentThread()::isInterrupted,
                        _ -> looked.increment())
                .map(made -> PuzzleEntry.of(new PuzzleOrder(kind.id(), size, requirements).name(seed), made.puzzle()));
    }

    private static Optional<PuzzleEntry> finished(
            Future<Optional<PuzzleEntry>> future, Duration patience, Runnable whenLong) {
        while (true) {
            try {
                return future.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                whenLong.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted", e);
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        }
    }
}
