package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.CellGroups;

/// What a technique found in each clue, or in each unit, and those that it has still to look at: all of them at first,
/// and later those in which a cell has changed. For techniques that look at one at a time and at nothing beside its
/// cells: what they found in the others is still there, and most steps change only few of them. Kept beside the board,
/// one for each technique.
public final class FindingsCache {

    /// Looks at one clue or unit.
    @FunctionalInterface
    public interface Look {

        /// @param group its place in [Puzzle#clues()] or [Puzzle#units()]
        /// @param steps gets those that are open there
        void at(int group, List<Step> steps);
    }

    private final Board board;
    private final int[][] groupsAt;
    private final BitSet waiting = new BitSet();
    private final BitSet fruitful = new BitSet();
    private final List<List<Step>> found;
    private int seen;

    private FindingsCache(Board board, CellGroups groups) {
        this.board = board;
        this.groupsAt = groups.at();
        this.found = new ArrayList<>(Collections.nCopies(groups.count(), List.of()));
        waiting.set(0, groups.count());
        this.seen = board.changes();
    }

    public static FindingsCache ofClues(Technique technique, Board board) {
        return board.derived(Caches.class, Caches::new).ofClues(technique);
    }

    public static FindingsCache ofUnits(Technique technique, Board board) {
        return board.derived(Caches.class, Caches::new).ofUnits(technique);
    }

    /// The steps of all clues or units, in the order of the puzzle.
    ///
    /// @param look is asked of those that wait
    public List<Step> work(Look look) {
        for (; seen < board.changes(); seen++) {
            for (int group : groupsAt[board.changedCell(seen)]) {
                waiting.set(group);
            }
        }
        for (int group = waiting.nextSetBit(0); group >= 0; group = waiting.nextSetBit(group + 1)) {
            board.goOn();
            var steps = new ArrayList<Step>(0);
            look.at(group, steps);
            found.set(group, steps);
            fruitful.set(group, !steps.isEmpty());
            waiting.clear(group);
        }
        return fruitful.isEmpty() ? List.of() : steps();
    }

    private List<Step> steps() {
        var all = new ArrayList<Step>();
        for (int group = fruitful.nextSetBit(0); group >= 0; group = fruitful.nextSetBit(group + 1)) {
            for (var step : found.get(group)) {
                all.add(step.still());
            }
        }
        return all;
    }

    private static final class Caches {

        private final Board board;
        private final Map<Technique, FindingsCache> ofClues = new HashMap<>();
        private final Map<Technique, FindingsCache> ofUnits = new HashMap<>();

        private Caches(Board board) {
            this.board = board;
        }

        private FindingsCache ofClues(Technique technique) {
            return ofClues.computeIfAbsent(
                    technique, _ -> new FindingsCache(board, CellGroups.ofClues(board.puzzle())));
        }

        private FindingsCache ofUnits(Technique technique) {
            return ofUnits.computeIfAbsent(
                    technique, _ -> new FindingsCache(board, CellGroups.ofUnits(board.puzzle())));
        }
    }
}
