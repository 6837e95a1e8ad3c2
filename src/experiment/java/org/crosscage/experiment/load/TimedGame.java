package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.library.PuzzleLibrary;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// A game whose moves and hints are timed. A move is over when the server has stored it and answered; a hint when its
/// words are on the page.
final class TimedGame implements AutoCloseable {

    private static final int MOVES_A_HINT = 5;
    private static final int DIGITS = 4;
    private static final double NANOS_A_MILLI = 1e6;
    private static final String BOARD = "puzzle-board";
    private static final String PLAYED = "kenken-6x6-easy-1";

    private final LoadedPage page;
    private final List<Long> moves = new ArrayList<>();
    private final List<Long> hints = new ArrayList<>();
    private long seq;
    private long stored;
    private long texts;

    TimedGame(URI server) throws IOException, InterruptedException {
        var puzzle = PuzzleLibrary.shipped().find(PLAYED).orElseThrow();
        page = new LoadedPage(
                new Visitor(Visitor.client(), server), "p/" + LinkCode.code(puzzle), "", this::heard, () -> {});
    }

    /// Plays so many moves, and asks for a hint behind every fifth.
    ///
    /// @param isEnough ends it earlier
    /// @return how long they took
    String play(int count, BooleanSupplier isEnough) throws IOException, InterruptedException {
        moves.clear();
        hints.clear();
        for (int i = 0; i < count && !isEnough.getAsBoolean(); i++) {
            moves.add(move(1 + i % DIGITS));
            if (i % MOVES_A_HINT == 0) {
                hints.add(hint());
            }
        }
        return "%5d moves: median %.1f ms, p99 %.1f ms; %4d hints: median %.1f ms, p99 %.1f ms"
                .formatted(
                        moves.size(),
                        share(moves, 0.5),
                        share(moves, 0.99),
                        hints.size(),
                        share(hints, 0.5),
                        share(hints, 0.99));
    }

    private long move(int digit) throws IOException, InterruptedException {
        var entry = new PlayedMove(0, true, digit).entry("load", ++seq);
        long start = System.nanoTime();
        page.fire(
                page.byTag(BOARD),
                "board-op",
                JsonNodeFactory.instance.objectNode().set("event.detail", entry));
        if (!page.await(LoadedPage.PATIENCE, () -> stored >= seq)) {
            throw new IllegalStateException("move " + seq + " was not stored");
        }
        return System.nanoTime() - start;
    }

    private long hint() throws IOException, InterruptedException {
        long before = texts;
        long start = System.nanoTime();
        page.fire(
                page.byTag(BOARD),
                "board-command",
                JsonNodeFactory.instance.objectNode().put("event.detail.name", "hint"));
        if (!page.await(LoadedPage.PATIENCE, () -> texts > before)) {
            throw new IllegalStateException("a hint did not come");
        }
        return System.nanoTime() - start;
    }

    private void heard(JsonNode uidl) {
        if (uidl.path("changes")
                .valueStream()
                .anyMatch(change -> change.path("key").asString("").equals("text"))) {
            texts++;
        }
        uidl.path("execute")
                .forEach(call -> call.valueStream()
                        .flatMap(argument -> argument.path("ops").valueStream())
                        .forEach(entry ->
                                stored = Math.max(stored, entry.path("seq").asLong())));
    }

    private static double share(List<Long> nanos, double share) {
        var sorted = nanos.stream().sorted().toList();
        return sorted.get((int) (share * (sorted.size() - 1))) / NANOS_A_MILLI;
    }

    @Override
    public void close() {
        page.close();
    }
}
