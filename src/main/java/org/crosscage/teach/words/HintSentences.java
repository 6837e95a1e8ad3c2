package org.crosscage.teach.words;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.TextSpan;
import org.crosscage.board.TextSpans;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.Hint;
import org.crosscage.teach.Refutation;
import org.crosscage.texts.MistakeTexts;
import org.crosscage.texts.Sentence;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;

/// The teacher's sentences for one puzzle, in pieces that light up on its board.
public final class HintSentences {

    private final Texts texts;
    private final StepTexts steps;
    private final MistakeTexts mistakes;
    private final TextSpans pieces;

    public HintSentences(Puzzle puzzle, Texts texts) {
        this.texts = texts;
        this.steps = new StepTexts(texts, puzzle);
        this.mistakes = new MistakeTexts(texts, puzzle);
        this.pieces = new TextSpans(puzzle);
    }

    /// A title and a few sentences, said at once.
    public record Said(String title, List<List<TextSpan>> sentences) {

        public Said {
            sentences = List.copyOf(sentences);
        }

        /// All of it as one text, for a screen reader.
        public String spoken() {
            return Stream.concat(Stream.of(title), sentences.stream().map(Said::text))
                    .filter(text -> !text.isBlank())
                    .collect(Collectors.joining(" "));
        }

        private static String text(List<TextSpan> sentence) {
            return sentence.stream().map(TextSpan::text).collect(Collectors.joining());
        }
    }

    /// Says a stage of a hint.
    public Said of(Hint hint, Hint.Stage stage) {
        return switch (hint) {
            case Hint.Deduction deduction -> deduction(deduction, stage);
            case Hint.WrongDigit wrong -> wrongDigit(wrong, stage);
            case Hint.WrongMarks wrong -> wrongMarks(wrong, stage);
            case Hint.Nothing _ -> new Said("", List.of());
        };
    }

    /// Why an entry was wrong that was taken back.
    ///
    /// @param mistake as [org.crosscage.teach.EntryMistakes] finds it
    public Said entry(Hint mistake) {
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

    /// Says in a few words what a step does.
    public String change(Step step) {
        return steps.change(step).text();
    }

    /// The whole proof of steps of which each rests on those before it. A technique that is used again and again is
    /// named once.
    public Said why(List<Step> all) {
        var title = all.stream()
                .map(step -> steps.name(step.technique()))
                .distinct()
                .reduce((first, next) -> texts.say("hints.heading.then", "first", first, "next", next))
                .orElseThrow();
        return new Said(title, pieces.sentences(steps.why(all)));
    }

    private Said deduction(Hint.Deduction hint, Hint.Stage stage) {
        var goal = hint.goal();
        return switch (stage) {
            case NUDGE -> new Said(steps.nudge(goal).heading(), List.of());
            case TECHNIQUE -> new Said(steps.technique(goal).heading(), pieces.sentences(steps.nudge(goal)));
            case WHY -> new Said(steps.name(goal.technique()), pieces.sentences(steps.why(hint.steps())));
            case DO_IT ->
                new Said(
                        steps.name(goal.technique()),
                        List.of(pieces.sentences(steps.why(goal)).getLast()));
        };
    }

    private Said wrongDigit(Hint.WrongDigit hint, Hint.Stage stage) {
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
    private Said wrongDigit(int level, List<Sentence> sentences) {
        return level == 0
                ? mistake("digit.there", sentences)
                : said(texts.say("play.mistake.digit.branch", "branch", BranchCards.name(level, texts)), sentences);
    }

    private Said wrongMarks(Hint.WrongMarks hint, Hint.Stage stage) {
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

    /// A hint shows one of several such cells.
    private Said marks(String stage, int count, List<Sentence> sentences) {
        return said(texts.say("play.mistake.marks." + stage, "count", count), sentences);
    }

    private Said mistake(String key, List<Sentence> sentences) {
        return said(texts.say("play.mistake." + key), sentences);
    }

    private Said said(String title, List<Sentence> sentences) {
        return new Said(title, sentences(sentences));
    }

    /// As one text, so that what is numbered in it is counted through.
    private List<List<TextSpan>> sentences(List<Sentence> all) {
        return all.stream().reduce(Sentence::then).map(pieces::sentences).orElseGet(List::of);
    }
}
