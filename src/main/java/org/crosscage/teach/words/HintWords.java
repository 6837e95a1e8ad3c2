package org.crosscage.teach.words;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.crosscage.board.TextSpan;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.Hint;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;

/// All that a card says of a hint, stage by stage.
public final class HintWords {

    private final Puzzle puzzle;
    private final HintSentences sentences;
    private final Texts texts;

    public HintWords(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.sentences = new HintSentences(puzzle, texts);
        this.texts = texts;
    }

    /// What a card shows of a stage.
    ///
    /// @param spoken all of it for a screen reader
    /// @param explained what a legend explains; nothing where there is none
    public record Told(String eyebrow, String title, List<List<TextSpan>> sentences, String spoken, Lights explained) {}

    /// That a hint is done.
    ///
    /// @param words what was done
    public record Done(String eyebrow, String title, String words, String spoken) {}

    /// That there is nothing to teach, and why.
    ///
    /// @param standard the words that ask once with the standard set, where that has a step
    public record Nothing(String eyebrow, String title, String text, String spoken, Optional<String> standard) {}

    /// The page that teaches a technique.
    ///
    /// @param link the words that lead there
    public record About(String page, String link) {}

    /// A stage that is asked for, or was.
    public Told told(Hint hint, Hint.Stage stage) {
        var said = sentences.of(hint, stage);
        return new Told(
                eyebrow(hint, stage),
                said.title(),
                said.sentences(),
                said.spoken(),
                stage == Hint.Stage.WHY ? hint.lights(stage) : Lights.NONE);
    }

    /// The last stage, just when it is done.
    public Done done(Hint hint) {
        var said = sentences.of(hint, Hint.Stage.DO_IT);
        var words = what(hint);
        return new Done(eyebrow(hint, Hint.Stage.DO_IT), said.title(), words, said.spoken() + " " + words);
    }

    private String what(Hint hint) {
        return switch (hint) {
            case Hint.Deduction deduction ->
                texts.say(
                        "play.hint.done",
                        "what",
                        deduction.goal().placements().isEmpty() ? "marks" : "digit",
                        "change",
                        sentences.change(deduction.goal()));
            case Hint.WrongDigit _ -> texts.say("play.hint.mistake.done");
            case Hint.WrongMarks _, Hint.Nothing _ -> texts.say("play.hint.marks.done");
        };
    }

    private String eyebrow(Hint hint, Hint.Stage stage) {
        return texts.say(
                "play.hint.eyebrow",
                "stage",
                hint.stages().indexOf(stage) + 1,
                "stages",
                hint.stages().size(),
                "what",
                texts.say(key(hint, "what", stage)));
    }

    /// The words that ask for a stage; for the first one, once another hint is done.
    public String ask(Hint hint, Hint.Stage stage) {
        return texts.say(stage == Hint.Stage.NUDGE ? "play.hint.another" : key(hint, "next", stage));
    }

    /// What a stage costs.
    public String cost(Hint.Stage stage) {
        return texts.say("play.hint.cost", "cost", stage.cost());
    }

    /// From the stage on that names the technique.
    public Optional<About> about(Hint hint, Hint.Stage stage) {
        if (stage == Hint.Stage.NUDGE || !(hint instanceof Hint.Deduction deduction)) {
            return Optional.empty();
        }
        var page = LearnPage.of(deduction.goal().technique().id(), puzzle, texts);
        return Optional.of(new About(page.address(), texts.say("play.hint.about", "technique", page.technique())));
    }

    public Nothing nothing(Hint.Nothing nothing) {
        return nothing.harder()
                .map(technique -> nothing(
                        texts.say("play.nothing.own"),
                        texts.say(
                                "play.nothing.own.text",
                                "technique",
                                StepTexts.name(technique, texts),
                                "tier",
                                texts.say("learn.tier." + Texts.key(technique.tier()))),
                        Optional.of(texts.say("play.nothing.standard"))))
                .orElseGet(() -> {
                    var key = "play.nothing." + word(nothing.why());
                    return nothing(texts.say(key), texts.say(key + ".text"), Optional.empty());
                });
    }

    private Nothing nothing(String title, String text, Optional<String> standard) {
        var spoken = texts.say("play.said", "title", title, "text", text);
        return new Nothing(texts.say("play.nothing.eyebrow"), title, text, spoken, standard);
    }

    private static String key(Hint hint, String part, Hint.Stage stage) {
        var sort = switch (hint) {
            case Hint.Deduction _, Hint.Nothing _ -> "";
            case Hint.WrongMarks _ when stage == Hint.Stage.DO_IT -> "marks.";
            case Hint.WrongDigit _, Hint.WrongMarks _ -> "mistake.";
        };
        return "play.hint." + sort + part + "." + word(stage);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
