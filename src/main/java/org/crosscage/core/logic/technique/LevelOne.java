package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.crosscage.core.clue.ListedLayouts;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.ClueLines;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.trial.Trial;
import org.crosscage.core.logic.trial.Trials;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Every live layout of a clue, followed by simple iteration: what none of those that survive keeps goes. Clues
/// with few layouts first; the first one that leads to anything is enough. After the level-1 iteration of *A simple
/// Kakuro solver*.
///
/// Of a cell of the clue itself only those layouts need a word that have in it what goes, and all of them fail.
public record LevelOne() implements Technique {

    /// The most layouts to try.
    private static final int MOST_LAYOUTS = 200;

    /// More trials than these are not told one by one.
    private static final int MOST_TOLD = 4;

    /// Nor are more thoughts than these, of all trials together, so that with the first words none is left out; the
    /// shortest trial always is.
    private static final int MOST_THOUGHTS = Chains.MOST_THOUGHTS - 1;

    @Override
    public String id() {
        return "level-1";
    }

    @Override
    public Tier tier() {
        return Tier.EXTREME;
    }

    @Override
    public int weight() {
        return 700;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        if (!Trials.arePossible(board)) {
            return steps;
        }
        var clues = board.puzzle().clues().stream()
                .filter(clue -> board.open(clue.cells()).size() > 1)
                .map(clue -> ListedLayouts.live(board, clue, MOST_LAYOUTS))
                .filter(layouts -> layouts.isComplete() && layouts.size() > 1)
                .sorted(Comparator.comparingInt(ListedLayouts::size))
                .toList();
        for (int i = 0; steps.isEmpty() && i < clues.size(); i++) {
            tryAll(clues.get(i), board, steps);
        }
        return steps;
    }

    private void tryAll(ListedLayouts layouts, Board board, List<Step> steps) {
        var trials = new ArrayList<Trial>();
        for (var digits : layouts.list()) {
            trials.add(Trials.of(board).layout(layouts.clue(), digits));
        }
        for (int cell : board.openCells().toArray()) {
            long left = 0;
            for (var trial : trials) {
                left |= trial.fails() ? 0 : trial.left(cell);
            }
            var gone = new Digits(board.bits(cell) & ~left);
            if (!gone.isEmpty()) {
                steps.add(Step.of(this)
                        .eliminate(gone, cell, board)
                        .because(board, () -> reason(layouts.clue(), cell, gone, trials, board)));
            }
        }
    }

    /// The lines that keep digits of a cage around a corner apart.
    private static List<Constraint> differences(Arithmetic clue, Board board) {
        return clue.allDifferent() ? List.of() : ClueLines.of(board.puzzle()).of(clue);
    }

    /// The shortest trials are told, all are in the facts.
    private Reason reason(Arithmetic clue, int cell, Digits gone, List<Trial> trials, Board board) {
        List<List<Link>> chains = trials.stream()
                .map(trial -> trial.fails() ? trial.whyItFails() : trial.whyNot(cell, gone))
                .toList();
        boolean within = clue.cells().contains(cell);
        var worthTelling = chains.stream()
                .filter(chain -> !within || supposes(chain, cell, gone))
                .map(chain -> thoughts(chain, board))
                .sorted(Comparator.comparingInt(List::size))
                .toList();
        var told = shortest(worthTelling);
        long failing = within
                ? worthTelling.size()
                : trials.stream().filter(Trial::fails).count();
        var reason = ChainReason.ofAll(within ? id() + ".within" : id(), chains, board)
                .by(clue)
                .by(differences(clue, board))
                .given(clue.cells(), board)
                .constraint("clue", clue)
                .first(Reason.of(id() + ".ways").constraint("clue", clue).number("ways", trials.size()))
                .number("failing", failing)
                .number("untold", worthTelling.size() - told.size());
        told.forEach(chain -> chain.forEach(reason::first));
        return reason.build();
    }

    private static boolean supposes(List<Link> chain, int cell, Digits gone) {
        return chain.stream()
                .anyMatch(link -> link.isSupposition() && link.cell() == cell && gone.containsAll(link.left()));
    }

    /// As many of the trials, shortest first, as somebody reads.
    private static List<List<Reason>> shortest(List<List<Reason>> trials) {
        var told = new ArrayList<List<Reason>>();
        int thoughts = 0;
        for (var trial : trials) {
            thoughts += trial.size();
            if (told.size() == MOST_TOLD || !told.isEmpty() && thoughts > MOST_THOUGHTS) {
                break;
            }
            told.add(trial);
        }
        return told;
    }

    /// The thoughts of a trial, from what it supposes to its end.
    private static List<Reason> thoughts(List<Link> chain, Board board) {
        var thoughts = ChainReason.thoughts(chain);
        if (chain.getLast().isContradiction()) {
            var end = Reason.of("chain.end");
            ChainReason.endOfTrial(chain, end, board);
            thoughts.add(end.build());
        }
        return thoughts;
    }
}
