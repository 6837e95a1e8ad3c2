package org.crosscage.texts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;

/// How a player's mistakes become sentences: where to look, and why it cannot be right.
public final class MistakeTexts {

    private static final String AREA = "hints.mistake.";
    private static final String FAR = "clash-far";
    private static final String RULED_OUT = "clash-ruled-out";
    private static final String UNSATISFIABLE = "clash-no-way";

    private final Texts texts;
    private final Puzzle puzzle;
    private final Names names;
    private final StepTexts steps;

    public MistakeTexts(Texts texts, Puzzle puzzle) {
        this.texts = texts;
        this.puzzle = puzzle;
        this.names = new Names(texts, puzzle);
        this.steps = new StepTexts(texts, puzzle);
    }

    /// The line, run or cage to look at.
    public Sentence where(Constraint where) {
        return say("where", Reason.of("where").constraint("where", where), Role.LOOK);
    }

    /// Why a digit cannot be right. Where other digits have part in what is impossible, it is not accused by that
    /// alone.
    ///
    /// @param without cells whose digits are left out; may be empty
    /// @param chain steps that follow from it, each of which rests on it and on those before; may be empty
    /// @param end what is impossible then
    public List<Sentence> digit(int cell, int digit, Cells without, List<Step> chain, Reason end) {
        var wrong = Reason.of("wrong").cells("cell", Cells.of(cell)).digits("digit", Digits.of(digit));
        var said = new ArrayList<Sentence>();
        addWithout(without, said);
        if (chain.isEmpty() && isOneOfSeveral(cell, end)) {
            said.add(steps.why(end));
            said.add(say("among", wrong, Role.GONE));
            return said;
        }
        if (isFar(end)) {
            said.add(steps.why(end));
            said.add(say("clear", wrong, Role.GONE));
            return said;
        }
        if (chain.isEmpty()) {
            said.add(say("stands", wrong, Role.GONE));
            said.add(steps.why(end));
            return said;
        }
        addSupposed(wrong, chain, end, said);
        return said;
    }

    private void addSupposed(Reason.Builder wrong, List<Step> chain, Reason end, List<Sentence> said) {
        said.add(say("suppose", wrong, Role.GONE));
        addProof(chain, end, said);
        said.add(say("not", wrong, Role.GONE));
    }

    /// The same of a digit that was written into a position that is right, and taken back: so it alone is wrong.
    ///
    /// @param chain as for [#digit]
    /// @param end what is impossible then
    public List<Sentence> entry(int cell, int digit, List<Step> chain, Reason end) {
        var said = new ArrayList<Sentence>();
        if (isFar(end) || end.key().equals(RULED_OUT)) {
            said.add(steps.why(end));
        } else {
            addSupposed(
                    Reason.of("wrong").cells("cell", Cells.of(cell)).digits("digit", Digits.of(digit)),
                    chain,
                    end,
                    said);
        }
        return said;
    }

    /// Whether what is impossible, a clue that cannot be met or something else, has other digits in it, so that the
    /// board alone does not say which one is wrong.
    private static boolean isOneOfSeveral(int cell, Reason end) {
        var together =
                end.key().startsWith(UNSATISFIABLE) && end.facts().get("clue") instanceof Fact.OfConstraint(var clue)
                        ? clue.cells()
                        : end.cells();
        return together.contains(cell)
                && end.premises().stream()
                        .anyMatch(premise -> premise.cell() != cell
                                && together.contains(premise.cell())
                                && premise.digits().size() == 1);
    }

    private void addProof(List<Step> chain, Reason end, List<Sentence> said) {
        if (Chains.isTold(chain)) {
            var gone = new HashMap<Integer, Digits>();
            for (int i = 0; i < chain.size(); i++) {
                var used = Chains.usedAfter(chain.subList(i + 1, chain.size()), end);
                said.add(then(chain.get(i), used, gone).asLinks());
            }
            said.add(steps.why(end));
        } else {
            said.add(say("long", Reason.of("long").number("steps", chain.size()), Role.CAUSE));
        }
    }

    /// Why the digits on the board cannot stand together.
    ///
    /// @param without cells whose digits are left out; may be empty
    /// @param chain steps that follow from them, each of which rests on those before; may be empty
    /// @param end what is impossible then
    public List<Sentence> together(Cells without, List<Step> chain, Reason end) {
        var said = new ArrayList<Sentence>();
        if (!chain.isEmpty()) {
            said.add(say("board", Reason.of("board"), Role.CAUSE));
        }
        addWithout(without, said);
        if (chain.isEmpty()) {
            said.add(steps.why(end));
        } else {
            addProof(chain, end, said);
        }
        return said;
    }

    private void addWithout(Cells without, List<Sentence> said) {
        if (!without.isEmpty()) {
            said.add(say("without", Reason.of("without").cells("without", without), Role.LOOK));
        }
    }

    /// Why none of the marks of a cell can be right.
    ///
    /// @param marks as they stand
    /// @param wasThere whether a digit that is needed was crossed out, rather than never written
    /// @param chain steps that follow from them, as for [#digit]
    /// @param end what is impossible then
    public List<Sentence> marks(int cell, Digits marks, boolean wasThere, List<Step> chain, Reason end) {
        var wrong = Reason.of("wrong").cells("cell", Cells.of(cell)).digits("marks", marks);
        var said = new ArrayList<Sentence>();
        said.add(say("marked", wrong, Role.GONE));
        if (marks.size() == 1 && !isFar(end)) {
            // what is said then speaks of the mark as of a digit
            said.add(say("suppose-mark", wrong, Role.GONE));
        }
        addProof(chain, end, said);
        if (!isFar(end)) {
            said.add(say("no-mark", wrong, Role.GONE));
        }
        said.add(say(wasThere ? "crossed-out" : "left-out", wrong, Role.GONE));
        return said;
    }

    /// The same of candidates that an entry crossed out and that were brought back.
    ///
    /// @param left the others of the cell
    /// @param gone that were crossed out
    /// @param chain as for [#digit]
    /// @param end what is impossible then
    public List<Sentence> crossedOut(int cell, Digits left, Digits gone, List<Step> chain, Reason end) {
        var wrong = Reason.of("wrong")
                .cells("cell", Cells.of(cell))
                .digits("marks", left)
                .digits("needed", gone);
        var said = new ArrayList<Sentence>();
        if (isFar(end)) {
            said.add(steps.why(end));
        } else {
            said.add(say("gone", wrong, Role.GONE));
            addProof(chain, end, said);
        }
        said.add(say("needed", wrong, Role.GONE));
        return said;
    }

    /// Whether nothing is shown, so that nothing follows from it either.
    private static boolean isFar(Reason end) {
        return end.key().startsWith(FAR);
    }

    /// Names every constraint that the step rests on: what two of them take together is not one's work.
    ///
    /// @param gone what was said to go from each cell, or follows from a digit that was said to stand; what is said
    ///     now comes to it
    private Sentence then(Step step, Cells used, Map<Integer, Digits> gone) {
        var arguments = new Arguments(texts, names);
        var by = step.reason().constraints();
        arguments.naming(Reason.of("by").constraints("by", by).build(), Role.CAUSE);
        return arguments.fill(AREA + "then." + result(step, used, gone, arguments) + (by.isEmpty() ? "" : "-by"));
    }

    /// Puts what a step changes into the arguments, and says which message has the words for it.
    private String result(Step step, Cells used, Map<Integer, Digits> gone, Arguments arguments) {
        if (!step.placements().isEmpty()) {
            var changes = Reason.of("changes");
            step.placements()
                    .forEach(p -> changes.cells("cell", Cells.of(p.cell())).digits("digit", Digits.of(p.digit())));
            arguments.naming(changes.build(), Role.FOUND);
            step.placements().forEach(placed -> leave(placed, gone));
            return "found";
        }
        var told = unsaid(step, used, gone);
        told.forEach(each -> gone.merge(each.cell(), each.digits(), Digits::union));
        arguments.removing(told);
        return Removals.of(told).size() == 1 ? "gone" : "several";
    }

    /// Where a digit is said to stand, nothing else can, nor can it in sight of there: that needs no word any more.
    private void leave(Placement placed, Map<Integer, Digits> gone) {
        gone.merge(placed.cell(), puzzle.digits().without(placed.digit()), Digits::union);
        puzzle.peers(placed.cell()).stream()
                .forEach(peer -> gone.merge(peer, Digits.of(placed.digit()), Digits::union));
    }

    /// What a step takes away that counts later, without what was said before to go.
    private static List<Elimination> unsaid(Step step, Cells used, Map<Integer, Digits> gone) {
        var counting = step.eliminations().stream()
                .filter(elimination -> used.contains(elimination.cell()))
                .toList();
        var unsaid = counting.stream()
                .filter(each -> !said(each.cell(), gone).containsAll(each.digits()))
                .map(each -> new Elimination(each.cell(), each.digits().minus(said(each.cell(), gone))))
                .toList();
        return unsaid.isEmpty() ? counting : unsaid;
    }

    private static Digits said(int cell, Map<Integer, Digits> gone) {
        return gone.getOrDefault(cell, Digits.NONE);
    }

    private Sentence say(String key, Reason.Builder facts, Role role) {
        return new Arguments(texts, names).naming(facts.build(), role).fill(AREA + key);
    }
}
