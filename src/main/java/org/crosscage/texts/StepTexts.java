package org.crosscage.texts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
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
        var reason = step.reason();
        return Stream.of(thoughts(reason), Optional.of(proof(step)), Optional.of(conclusion(step)))
                .flatMap(Optional::stream)
                .filter(sentence -> !sentence.parts().isEmpty())
                .reduce(Sentence::then)
                .orElseThrow();
    }

    /// Several steps, each of which rests on those before it. Of many, only the last one is proved; of each of the
    /// others it is said what it takes away.
    public Sentence why(List<Step> steps) {
        return steps.stream()
                .map(step -> Chains.isProved(step, steps) ? why(step) : before(step))
                .reduce(Sentence::then)
                .orElseThrow(() -> new IllegalArgumentException("there is no step to explain"));
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

    private Sentence proof(Step step) {
        var reason = step.reason();
        return numbered(
                reason,
                say("why", reason.key(), arguments(reason).changing(step).naming(reason, Role.CAUSE)));
    }

    private static Sentence numbered(Reason reason, Sentence words) {
        return Chains.told(reason).isEmpty() ? words : words.asLinks();
    }

    private Sentence conclusion(Step step) {
        var reason = step.reason();
        var arguments = arguments(reason).changing(step).naming(reason, Role.CAUSE);
        return has("conclusion", reason.key())
                ? say("conclusion", reason.key(), arguments)
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
