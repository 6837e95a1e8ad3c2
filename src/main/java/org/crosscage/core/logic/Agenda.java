package org.crosscage.core.logic;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.crosscage.core.model.Board;

/// The clues that a technique has still to look at: all of them at first, and later those in which it found
/// something or in which a cell has changed since it found nothing. For techniques that look at one clue at a time
/// and at nothing beside its cells. Kept beside the board, one for each technique.
public final class Agenda {

    private final Board board;
    private final PrintedClues printed;
    private final BitSet waiting = new BitSet();
    private int seen;

    private Agenda(Board board) {
        this.board = board;
        this.printed = PrintedClues.of(board.puzzle());
        waiting.set(0, printed.count());
        this.seen = board.changes();
    }

    public static Agenda of(Technique technique, Board board) {
        return board.derived(Agendas.class, Agendas::new).of(technique);
    }

    /// Looks at the clues that wait, in the order of [org.crosscage.core.model.Puzzle#clues()].
    ///
    /// @param look gets the place of a clue among the clues; whether it found something in it
    public void work(IntPredicate look) {
        for (; seen < board.changes(); seen++) {
            int cell = board.changedCell(seen);
            for (int i = 0; i < printed.cluesAt(cell); i++) {
                waiting.set(printed.clueAt(cell, i));
            }
        }
        for (int clue = waiting.nextSetBit(0); clue >= 0; clue = waiting.nextSetBit(clue + 1)) {
            board.goOn();
            if (!look.test(clue)) {
                waiting.clear(clue);
            }
        }
    }

    private static final class Agendas {

        private final Board board;
        private final Map<Technique, Agenda> byTechnique = new HashMap<>();

        private Agendas(Board board) {
            this.board = board;
        }

        private Agenda of(Technique technique) {
            return byTechnique.computeIfAbsent(technique, t -> new Agenda(board));
        }
    }
}
