package org.crosscage.experiment.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.util.function.BooleanSupplier;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.library.PuzzleLibrary;
import tools.jackson.databind.node.JsonNodeFactory;

/// A game whose moves and hints are timed. A move is over when the server has stored it and answered; a hint when its
/// words are on the page.
final class TimedGame implements AutoCloseable {

    private static final int MOVES_A_HINT = 5;
    private static final int DIGITS = 4;
    private static final String BOARD = "puzzle-board";
    private static final String PLAYED = "kenken-6x6-easy-1";

    private static final String CLIENT = "load";

    private final GameMessages messages = new GameMessages(CLIENT);
    private final LoadedPage page;
    private final PrintWriter out;
    private long seq;

    TimedGame(URI server, PrintWriter out) throws IOException, InterruptedException {
        this.out = out;
        var puzzle = PuzzleLibrary.shipped().find(PLAYED).orElseThrow();
        page = new LoadedPage(
                new Visitor(Visitor.client(), server), "p/" + LinkCode.code(puzzle), "", messages::add, () -> {});
    }

    /// Plays so many moves, asks for a hint behind every fifth, and prints how long they took.
    ///
    /// @param when this is
    /// @param isEnough ends it earlier
    void play(String when, int count, BooleanSupplier isEnough) throws IOException, InterruptedException {
        var moves = new ResponseTimes();
        var hints = new ResponseTimes();
        for (int i = 0; i < count && !isEnough.getAsBoolean(); i++) {
            moves.add(move(1 + i % DIGITS));
            if (i % MOVES_A_HINT == 0) {
                hints.add(hint());
            }
        }
        moves.turn();
        hints.turn();
        out.printf("%-20s moves: %s; hints: %s%n", when, moves.total(), hints.total());
        out.flush();
    }

    private long move(int digit) throws IOException, InterruptedException {
        var entry = new PlayedMove(0, true, digit).entry(CLIENT, ++seq);
        long start = System.nanoTime();
        page.fire(
                page.byTag(BOARD),
                "board-entry",
                JsonNodeFactory.instance.objectNode().set("event.detail", entry));
        if (!page.await(LoadedPage.LONGEST_WAIT, () -> messages.confirmed() >= seq)) {
            throw new IllegalStateException("move " + seq + " was not stored");
        }
        return System.nanoTime() - start;
    }

    private long hint() throws IOException, InterruptedException {
        long before = messages.hints();
        long start = System.nanoTime();
        page.fire(
                page.byTag(BOARD),
                "board-command",
                JsonNodeFactory.instance.objectNode().put("event.detail.name", "hint"));
        if (!page.await(LoadedPage.LONGEST_WAIT, () -> messages.hints() > before)) {
            throw new IllegalStateException("a hint did not come");
        }
        return System.nanoTime() - start;
    }

    @Override
    public void close() {
        page.close();
    }
}
