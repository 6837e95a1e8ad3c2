package org.crosscage.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.solver.exact.ExactSolver;

/// Puzzles of one size from neighbouring seeds, made on all processors and handed out in order.
record Batch(PuzzleKind kind, Size size, long firstSeed, int count) {

    /// @param number from 1
    record Made(int number, PuzzleEntry entry) {}

    /// @param listener gets each puzzle as soon as it and all before it are there, on the calling thread
    void run(Generator generator, Consumer<Made> listener) {
        try (var workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            var waiting = new ArrayList<Future<PuzzleEntry>>();
            for (int i = 0; i < count; i++) {
                long seed = firstSeed + i;
                waiting.add(workers.submit(() -> one(generator, seed)));
            }
            for (int i = 0; i < count; i++) {
                listener.accept(new Made(i + 1, finished(waiting.get(i))));
            }
        }
    }

    /// The puzzles, in order.
    List<PuzzleEntry> entries() {
        var entries = new ArrayList<PuzzleEntry>();
        run(new Generator(kind.drafts(), new ExactSolver()), made -> entries.add(made.entry()));
        return entries;
    }

    private PuzzleEntry one(Generator generator, long seed) {
        var request = new GenerateRequest(size.rows(), size.columns(), seed);
        var generated = generator
                .generate(request, Thread.currentThread()::isInterrupted)
                .orElseThrow(() -> new IllegalStateException("interrupted"));
        return PuzzleEntry.of(kind.id() + "-" + size + "-" + seed, generated.puzzle());
    }

    private static PuzzleEntry finished(Future<PuzzleEntry> future) {
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
