package org.crosscage.texts;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.texts.Sentence.Role;

/// How a player's mistakes become sentences, one stage after the other: that there is one, where to look, why it cannot be right.
public final class MistakeTexts {

    /// A chain of more steps is not told step by step.
    private static final int LONGEST_CHAIN = 6;

    private static final String AREA = "hints.mistake.";

    private final Texts texts;
    private final Names names;
    private final StepTexts steps;

    public MistakeTexts(Texts texts, Puzzle puzzle) {
        this.texts = texts;
        this.names = new Names(texts, puzzle);
        this.steps = new StepTexts(texts, puzzle);
    }

    /// That some digit is wrong.
    public Sentence digitNudge() {
        return Sentence.of(texts.say(AREA + "digit"));
    }

    /// That some marks are wrong.
    public Sentence marksNudge() {
        return Sentence.of(texts.say(AREA + "marks"));
    }

    /// The line, run or cage to look at.
    public Sentence where(Constraint where) {
        return say("where", Reason.of("where").constraint("where", where), Role.LOOK);
    }

    /// Why a digit cannot be right.
    ///
    /// @param chain steps that follow from it, each of which rests on it and on those before; may be empty
    /// @param end what is impossible then
    public List<Sentence> digit(int cell, int digit, List<Step> chain, Reason end) {
        var wrong = Reason.of("wrong").cells("cell", Cells.of(cell)).digits("digit", Digits.of(digit));
        var said = new ArrayList<Sentence>();
        if (chain.isEmpty()) {
            said.add(say("stands", wrong, Role.GONE));
            said.add(steps.why(end));
            return said;
        }
        said.add(say("suppose", wrong, Role.GONE));
        if (chain.size() <= LONGEST_CHAIN) {
            chain.forEach(step -> said.add(then(step)));
        } else {
            said.add(say("long", Reason.of("long").number("steps", chain.size()), Role.CAUSE));
        }
        said.add(steps.why(end));
        said.add(say("not", wrong, Role.GONE));
        return said;
    }

    /// Why the marks of a cell cannot be right.
    ///
    /// @param missing digits that the cell can be and that are not marked; one when the puzzle has one solution
    public List<Sentence> marks(int cell, Digits missing) {
        var wrong = Reason.of("wrong").cells("cell", Cells.of(cell)).digits("missing", missing);
        return List.of(say("crossed-out", wrong, Role.CAUSE));
    }

    private Sentence then(Step step) {
        var reason = step.reason();
        var result = step.placements().isEmpty() ? "gone" : "found";
        var arguments = new Arguments(texts, names).changing(step);
        if (reason.constraints().isEmpty()) {
            return arguments.fill(AREA + "then." + result);
        }
        var by = Reason.of("by").constraint("by", reason.constraints().getFirst()).build();
        return arguments.naming(by, Role.CAUSE).fill(AREA + "then." + result + "-by");
    }

    private Sentence say(String key, Reason.Builder facts, Role role) {
        return new Arguments(texts, names).naming(facts.build(), role).fill(AREA + key);
    }
}
