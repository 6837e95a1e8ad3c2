package org.crosscage.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.Wanted;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;

/// Puzzles of one size from neighbouring seeds, made on all processors and handed out in order.
record Batch(PuzzleKind kind, Size size, long firstSeed, int count, Wanted wanted) {

    /// Puzzles of any grade.
    Batch(PuzzleKind kind, Size size, long firstSeed, int count) {
        this(kind, size, firstSeed, count, Wanted.ANYTHING);
    }

    /// @param number from 1
    /// @param entry empty when none was found in as many tries as are allowed
    record Made(int number, long seed, Optional<PuzzleEntry> entry) {}

    /// @param listener gets each puzzle as soon as it and all before it are there, on the calling thread
    void run(Consumer<Made> listener) {
        var generator = new Generator(kind.drafts(wanted.wishes()), kind.techniques(), new ExactSolver());
        try (var workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            var waiting = new ArrayList<Future<Optional<PuzzleEntry>>>();
            for (int i = 0; i < count; i++) {
                long seed = firstSeed + i;
                waiting.add(workers.submit(() -> one(generator, seed)));
            }
            for (int i = 0; i < count; i++) {
                listener.accept(new Made(i + 1, firstSeed + i, finished(waiting.get(i))));
            }
        }
    }

    /// What is said where no puzzle came up.
    static String noneFound(PuzzleOrder order, long seed, Texts texts) {
        return texts.say(
                "cli.none-found",
                "name",
                order.name(seed),
                "count",
                order.wanted().tries());
    }

    /// The puzzles, in order.
    List<PuzzleEntry> entries() {
        var entries = new ArrayList<PuzzleEntry>();
        run(made -> made.entry().ifPresent(entries::add));
        return entries;
    }

    private Optional<PuzzleEntry> one(Generator generator, long seed) {
        return generator
                .generate(wanted.request(size, seed), Thread.currentThread()::isInterrupted)
                .map(made -> PuzzleEntry.of(new PuzzleOrder(kind.id(), size, wanted).name(seed), made.puzzle()));
    }

    private static Optional<PuzzleEntry> finished(Future<Optional<PuzzleEntry>> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }
}
