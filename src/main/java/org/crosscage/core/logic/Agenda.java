package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.model.Board;

/// What a technique found in each clue, and the clues that it has still to look at: all of them at first, and later
/// those in which a cell has changed. For techniques that look at one clue at a time and at nothing beside its cells:
/// what they found in the others is still there, and most steps change only few of them. Kept beside the board, one
/// for each technique.
public final class Agenda {

    /// Looks at one clue.
    @FunctionalInterface
    public interface Look {

        /// @param clue its place in [org.crosscage.core.model.Puzzle#clues()]
        /// @param steps gets those that are open there
        void at(int clue, List<Step> steps);
    }

    private final Board board;
    private final PrintedClues printed;
    private final BitSet waiting = new BitSet();
    private final BitSet fruitful = new BitSet();
    private final List<List<Step>> found;
    private int seen;

    private Agenda(Board board) {
        this.board = board;
        this.printed = PrintedClues.of(board.puzzle());
        this.found = new ArrayList<>(Collections.nCopies(printed.count(), List.of()));
        waiting.set(0, printed.count());
        this.seen = board.changes();
    }

    public static Agenda of(Technique technique, Board board) {
        return board.derived(Agendas.class, Agendas::new).of(technique);
    }

    /// The steps of all clues, in the order of [org.crosscage.core.model.Puzzle#clues()].
    ///
    /// @param look is asked of the clues that wait
    public List<Step> work(Look look) {
        for (; seen < board.changes(); seen++) {
            int cell = board.changedCell(seen);
            for (int i = 0; i < printed.cluesAt(cell); i++) {
                waiting.set(printed.clueAt(cell, i));
            }
        }
        for (int clue = waiting.nextSetBit(0); clue >= 0; clue = waiting.nextSetBit(clue + 1)) {
            board.goOn();
            var steps = new ArrayList<Step>(0);
            look.at(clue, steps);
            found.set(clue, steps);
            fruitful.set(clue, !steps.isEmpty());
            waiting.clear(clue);
        }
        return fruitful.isEmpty() ? List.of() : steps();
    }

    private List<Step> steps() {
        var all = new ArrayList<Step>();
        for (int clue = fruitful.nextSetBit(0); clue >= 0; clue = fruitful.nextSetBit(clue + 1)) {
            for (var step : found.get(clue)) {
                all.add(step.still());
            }
        }
        return all;
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
