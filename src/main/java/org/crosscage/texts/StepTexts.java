package org.crosscage.texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Thoughts;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;

/// How the steps and reasons of one puzzle become sentences. A reason's key chooses the message: for the key
/// `last-cell.sum` it is `why.last-cell.sum`, or else `why.last-cell`. Which arguments a message may use is said in
/// the properties file.
public final class StepTexts {

    private static final String AREA = "hints.";

    private final Texts texts;
    private final Puzzle puzzle;
    private final Names names;

    public StepTexts(Texts texts, Puzzle puzzle) {
        this.texts = texts;
        this.puzzle = puzzle;
        this.names = new Names(texts, puzzle);
    }

    /// Where to look, and nothing of what is to be seen there.
    public Sentence nudge(Step step) {
        return say("nudge", step.reason().key(), arguments(step.reason()).naming(step.reason(), Role.LOOK));
    }

    /// The technique that helps there.
    public Sentence technique(Step step) {
        return say("technique", step.reason().key(), arguments(step.reason()).naming(step.reason(), Role.LOOK));
    }

    /// The whole proof, which ends with what changes. Where the thoughts before it say everything, the message for
    /// the reason itself is empty.
    public Sentence why(Step step) {
        return thought(List.of(step));
    }

    private Sentence why(Step step, Sentence proof, Sentence conclusion) {
        return Stream.of(thoughts(step.reason()), Optional.of(proof), Optional.of(conclusion))
                .flatMap(Optional::stream)
                .filter(sentence -> !sentence.parts().isEmpty())
                .reduce(Sentence::then)
                .orElseThrow();
    }

    /// Several steps, each of which rests on those before it. Of many, only the last thought is proved; of each of the
    /// steps before it is said what it takes away.
    public Sentence why(List<Step> steps) {
        var proved = Chains.proved(steps);
        var before = steps.subList(0, steps.size() - proved.size());
        return Stream.concat(
                        before.stream().map(this::before),
                        Thoughts.of(proved).stream().map(this::thought))
                .reduce(Sentence::then)
                .orElseThrow(() -> new IllegalArgumentException("there is no step to explain"));
    }

    /// Steps of one thought, one after the other. What rests on a step before it in the thought is said in words for
    /// that, where there are some.
    private Sentence thought(List<Step> steps) {
        return IntStream.range(0, steps.size())
                .mapToObj(i -> {
                    var step = steps.get(i);
                    var before = steps.subList(0, i);
                    boolean follows = before.stream().anyMatch(each -> Thoughts.restsOn(step, each))
                            && has("then", key(step, before));
                    return why(
                            step,
                            follows
                                    ? proof("then", key(step, before), step)
                                    : proof("why", step.reason().key(), step),
                            conclusion(step, follows, i < steps.size() - 1));
                })
                .reduce(Sentence::then)
                .orElseThrow();
    }

    /// The key of a step behind others in its thought: with one more part where one of them has said the combinations
    /// of its clue.
    private static String key(Step step, List<Step> before) {
        var facts = step.reason().facts();
        boolean isTold = facts.get("ways") instanceof Fact.OfCombinations ways
                && facts.get("unit") instanceof Fact.OfConstraint unit
                && before.stream()
                        .map(each -> each.reason().facts().values())
                        .anyMatch(told -> told.contains(ways) && told.contains(unit));
        return step.reason().key() + (isTold ? ".told" : "");
    }

    private Sentence before(Step step) {
        return step.eliminations().isEmpty()
                ? why(step)
                : arguments(step.reason())
                        .changing(step)
                        .with("technique", name(step.technique()))
                        .fill(AREA + "before");
    }

    /// A reason that no step follows from, such as why a position cannot be right.
    public Sentence why(Reason reason) {
        var own = numbered(reason, say("why", reason.key(), arguments(reason).naming(reason, Role.CAUSE)));
        return thoughts(reason).map(thoughts -> thoughts.then(own)).orElse(own);
    }

    /// What changes, as short as can be: `r2c3 is 5`, or `1 from r1c1`.
    public Sentence change(Step step) {
        var changes = new Arguments(texts, names).changing(step);
        return changes.fill(AREA + "change." + (step.placements().isEmpty() ? "gone" : "found"));
    }

    /// What a technique is called.
    public String name(Technique technique) {
        return name(technique, texts);
    }

    /// What a technique is called, whatever the puzzle.
    public static String name(Technique technique, Texts texts) {
        return texts.say(AREA + "technique-name." + technique.id());
    }

    /// Other names that players know a technique by, to be searched; may be empty.
    public static String alsoCalled(Technique technique, Texts texts) {
        var key = AREA + "technique-alias." + technique.id();
        return texts.has(key) ? texts.say(key) : "";
    }

    private Optional<Sentence> thoughts(Reason reason) {
        var thoughts = Chains.toldThoughts(reason);
        int left = reason.thoughts().size() - thoughts.size();
        return Stream.concat(
                        thoughts.stream().map(this::why),
                        left == 0 ? Stream.empty() : Stream.of(Sentence.of(texts.say(AREA + "more", "count", left))))
                .reduce(Sentence::then);
    }

    private Sentence proof(String what, String key, Step step) {
        var reason = step.reason();
        return numbered(reason, say(what, key, arguments(reason).changing(step).naming(reason, Role.CAUSE)));
    }

    private static Sentence numbered(Reason reason, Sentence words) {
        return Chains.told(reason).isEmpty() ? words : words.asLinks();
    }

    /// @param follows whether the words before it are for a step that rests on one before it in its thought
    /// @param leads whether another step of its thought comes behind it
    private Sentence conclusion(Step step, boolean follows, boolean leads) {
        var reason = step.reason();
        var key = reason.key();
        var arguments = arguments(reason).changing(step).naming(reason, Role.CAUSE);
        if (follows && has("then-conclusion", key)) {
            return say("then-conclusion", key, arguments);
        }
        if (leads && has("lead-conclusion", key)) {
            return say("lead-conclusion", key, arguments);
        }
        return has("conclusion", key)
                ? say("conclusion", key, arguments)
                : say("conclusion", step.placements().isEmpty() ? "gone" : "found", arguments);
    }

    private Arguments arguments(Reason reason) {
        return new Arguments(texts, names).using(reason, puzzle);
    }

    private boolean has(String what, String reasonKey) {
        return candidates(what, reasonKey).anyMatch(texts::has);
    }

    private Sentence say(String what, String reasonKey, Arguments arguments) {
        var key = candidates(what, reasonKey).filter(texts::has).findFirst().orElse(AREA + what + "." + reasonKey);
        return arguments.fill(key);
    }

    /// The keys of the messages for a reason, most special first: each lacks the last part of the one before.
    private static Stream<String> candidates(String what, String reasonKey) {
        return Stream.iterate(
                        reasonKey,
                        key -> !key.isEmpty(),
                        key -> key.contains(".") ? key.substring(0, key.lastIndexOf('.')) : "")
                .map(key -> AREA + what + "." + key);
    }
}
