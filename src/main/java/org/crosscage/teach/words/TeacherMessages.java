package org.crosscage.teach.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.board.TextSpan;
import org.crosscage.board.TextSpans;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Refutation;
import org.crosscage.texts.MistakeTexts;
import org.crosscage.texts.Names;
import org.crosscage.texts.Sentence;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;

/// The teacher's words for one puzzle, in pieces that light up on its board.
public final class TeacherMessages {

    private final Puzzle puzzle;
    private final Texts texts;
    private final Names names;
    private final StepTexts steps;
    private final MistakeTexts mistakes;
    private final TextSpans pieces;

    public TeacherMessages(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.texts = texts;
        this.names = new Names(texts, puzzle);
        this.steps = new StepTexts(texts, puzzle);
        this.mistakes = new MistakeTexts(texts, puzzle);
        this.pieces = new TextSpans(puzzle);
    }

    /// A name within a sentence, which fits nothing else of the puzzle.
    public String name(Constraint constraint) {
        return names.of(constraint);
    }

    /// A heading: the clue as drawn, for a run its way, and its size.
    public String heading(Arithmetic clue) {
        return texts.say(
                "play.clue." + way(clue),
                "clue",
                names.clue(clue),
                "cells",
                clue.cells().size());
    }

    /// As short as can be, for a line on a phone: a run's clue with an arrow, which like the board is never
    /// mirrored.
    public String sign(Arithmetic clue) {
        return texts.say("play.clue.sign." + way(clue), "clue", names.clue(clue));
    }

    private static String way(Arithmetic clue) {
        return clue.group().isAcross() ? "across" : clue.group().isDown() ? "down" : "cage";
    }

    /// A short name for the ear.
    public String spoken(Constraint constraint) {
        return names.spoken(constraint);
    }

    public String name(Technique technique) {
        return steps.name(technique);
    }

    /// The name of a technique.
    ///
    /// @param technique its id
    public String name(String technique) {
        return texts.say("hints.technique-name." + technique);
    }

    /// The address of the page that teaches a technique, with an example of this kind of puzzle.
    public String page(Technique technique) {
        return page(technique.id());
    }

    /// As above.
    ///
    /// @param technique its id
    public String page(String technique) {
        return "learn/" + technique + "?kind=" + puzzle.kind();
    }

    /// What a stage of a hint says.
    public TeacherMessage of(Hint hint, Hint.Stage stage) {
        return switch (hint) {
            case Hint.Deduction deduction -> deduction(deduction, stage);
            case Hint.WrongDigit wrong -> wrongDigit(wrong, stage);
            case Hint.WrongMarks wrong -> wrongMarks(wrong, stage);
            case Hint.Nothing _ -> new TeacherMessage("", List.of());
        };
    }

    /// Why an entry was wrong that was taken back.
    ///
    /// @param mistake as [org.crosscage.teach.EntryMistakes] finds it
    public TeacherMessage entry(Hint mistake) {
        return switch (mistake) {
            case Hint.WrongDigit wrong -> {
                var why = wrong.refutation();
                yield mistake("digit.why", mistakes.entry(wrong.cell(), wrong.digit(), why.chain(), why.end()));
            }
            case Hint.WrongMarks wrong -> {
                var why = wrong.refutation();
                yield mistake(
                        "marks.needed",
                        mistakes.crossedOut(wrong.cell(), wrong.marks(), wrong.missing(), why.chain(), why.end()));
            }
            case Hint.Deduction _, Hint.Nothing _ -> throw new IllegalArgumentException("no mistake: " + mistake);
        };
    }

    /// Why the digits on the board cannot stand together.
    public List<List<TextSpan>> death(Refutation why) {
        return sentences(mistakes.together(why.without(), why.chain(), why.end()));
    }

    /// Such as "branch A", within a sentence or at its beginning.
    public String branch(int level) {
        return texts.say("play.branch.name", "letter", BranchLetter.of(level));
    }

    /// What a step does, in a few words.
    public String change(Step step) {
        return steps.change(step).text();
    }

    /// The whole proof of a step.
    public TeacherMessage why(Step step) {
        return new TeacherMessage(steps.name(step.technique()), pieces.sentences(steps.why(step)));
    }

    /// The whole proof of steps of which each rests on those before it. A technique that is used again and again is
    /// named once.
    public TeacherMessage why(List<Step> all) {
        var title = all.stream()
                .map(step -> steps.name(step.technique()))
                .distinct()
                .reduce((first, next) -> texts.say("hints.heading.then", "first", first, "next", next))
                .orElseThrow();
        return new TeacherMessage(title, pieces.sentences(steps.why(all)));
    }

    private TeacherMessage deduction(Hint.Deduction hint, Hint.Stage stage) {
        var goal = hint.goal();
        return switch (stage) {
            case NUDGE -> new TeacherMessage(steps.nudge(goal).heading(), List.of());
            case TECHNIQUE -> new TeacherMessage(steps.technique(goal).heading(), pieces.sentences(steps.nudge(goal)));
            case WHY -> new TeacherMessage(steps.name(goal.technique()), pieces.sentences(steps.why(hint.steps())));
            case DO_IT ->
                new TeacherMessage(
                        steps.name(goal.technique()),
                        List.of(pieces.sentences(steps.why(goal)).getLast()));
        };
    }

    private TeacherMessage wrongDigit(Hint.WrongDigit hint, Hint.Stage stage) {
        var refutation = hint.refutation();
        return switch (stage) {
            case NUDGE -> wrongDigit(hint.level(), List.of());
            case TECHNIQUE -> wrongDigit(hint.level(), List.of(mistakes.where(hint.where())));
            case WHY ->
                mistake(
                        "digit.why",
                        mistakes.digit(
                                hint.cell(), hint.digit(), refutation.without(), refutation.chain(), refutation.end()));
            case DO_IT -> mistake("digit.done", List.of());
        };
    }

    /// A mistake in a branch may be what the branch is for: it is said to be there.
    private TeacherMessage wrongDigit(int level, List<Sentence> sentences) {
        return level == 0
                ? mistake("digit.there", sentences)
                : said(texts.say("play.mistake.digit.branch", "branch", branch(level)), sentences);
    }

    private TeacherMessage wrongMarks(Hint.WrongMarks hint, Hint.Stage stage) {
        var refutation = hint.refutation();
        return switch (stage) {
            case NUDGE -> marks("nudge", hint.count(), List.of());
            case TECHNIQUE -> marks("technique", hint.count(), List.of(mistakes.where(hint.where())));
            case WHY ->
                mistake(
                        "marks.why",
                        mistakes.marks(
                                hint.cell(), hint.marks(), hint.wasThere(), refutation.chain(), refutation.end()));
            case DO_IT -> mistake("marks.done", List.of());
        };
    }

    /// Of several such cells a hint shows one.
    private TeacherMessage marks(String stage, int count, List<Sentence> sentences) {
        return said(texts.say("play.mistake.marks." + stage, "count", count), sentences);
    }

    private TeacherMessage mistake(String key, List<Sentence> sentences) {
        return said(texts.say("play.mistake." + key), sentences);
    }

    private TeacherMessage said(String title, List<Sentence> sentences) {
        return new TeacherMessage(title, sentences(sentences));
    }

    /// As one text, so that what is numbered in it is counted through.
    private List<List<TextSpan>> sentences(List<Sentence> all) {
        return all.stream().reduce(Sentence::then).map(pieces::sentences).orElseGet(List::of);
    }

    /// The clue that a hint speaks of, and those of its combinations that it names, if any.
    public record Named(Arithmetic clue, List<Combination> combinations) {}

    public Optional<Named> combinations(Hint hint) {
        return hint instanceof Hint.Deduction deduction
                ? all(deduction.goal().reason())
                        .flatMap(TeacherMessages::combinations)
                        .findFirst()
                        .or(() -> onlyClue(deduction.goal().reason()))
                : Optional.empty();
    }

    private static Stream<Reason> all(Reason reason) {
        return Stream.concat(Stream.of(reason), reason.thoughts().stream().flatMap(TeacherMessages::all));
    }

    /// Combinations belong to the clue that has as many cells as they have digits.
    private static Stream<Named> combinations(Reason reason) {
        return reason.facts().values().stream()
                .filter(Fact.OfCombinations.class::isInstance)
                .map(fact -> ((Fact.OfCombinations) fact).combinations())
                .filter(combinations -> !combinations.isEmpty())
                .flatMap(combinations -> Stream.concat(reason.constraints().stream(), named(reason))
                        .filter(Arithmetic.class::isInstance)
                        .map(Arithmetic.class::cast)
                        .filter(clue -> clue.cells().size()
                                == combinations.getFirst().digits().size())
                        .map(clue -> new Named(clue, combinations)));
    }

    private static Stream<Constraint> named(Reason reason) {
        return reason.facts().values().stream()
                .filter(Fact.OfConstraint.class::isInstance)
                .map(fact -> ((Fact.OfConstraint) fact).constraint());
    }

    /// The clue of a proof that rests on no other.
    private static Optional<Named> onlyClue(Reason reason) {
        var clues = reason.constraints().stream()
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .toList();
        return clues.size() == 1 ? Optional.of(new Named(clues.getFirst(), List.of())) : Optional.empty();
    }
}
