package org.crosscage.teach.words;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.crosscage.board.Card;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;

/// The cards of a hint: one for each stage, or one that says why there is nothing to teach.
public final class HintCards {

    /// The buttons of the cards: the next stage or the next hint, a hint with the standard set, all open steps.
    public static final String NEXT = "hint-next";
    public static final String STANDARD = "hint-standard";
    public static final String ALL_STEPS = "hint-all-steps";

    private final Puzzle puzzle;
    private final Card.Frame frame;
    private final HintSentences sentences;
    private final Texts texts;

    public HintCards(Puzzle puzzle, Texts texts) {
        this.puzzle = puzzle;
        this.frame = Card.Frame.of("hint", "", texts);
        this.sentences = new HintSentences(puzzle, texts);
        this.texts = texts;
    }

    /// The card of the stage that was told last, or the one that says that there is nothing to teach.
    public Card of(AskedHint told) {
        return told.hint() instanceof Hint.Nothing nothing
                ? nothing(nothing)
                : stage(told, told.stage().orElseThrow());
    }

    private Card stage(AskedHint told, Hint.Stage stage) {
        return stage == Hint.Stage.DO_IT ? done(told) : told(told, stage);
    }

    private Card told(AskedHint told, Hint.Stage stage) {
        var hint = told.hint();
        var said = sentences.of(hint, stage);
        return new Card(
                frame,
                eyebrow(hint, stage),
                said.title(),
                List.of(Card.Block.Proof.of(said.sentences(), texts)),
                stages(told),
                told.next().map(next -> next(texts.say(key(hint, "next", next)), next)).stream()
                        .toList(),
                stage == Hint.Stage.WHY ? Card.Sign.of(told.lights(), texts) : List.of(),
                hint instanceof Hint.Deduction ? List.of(allSteps(told.told())) : List.of(),
                said.spoken());
    }

    private Card done(AskedHint told) {
        var hint = told.hint();
        var said = sentences.of(hint, Hint.Stage.DO_IT);
        var words = done(hint);
        return new Card(
                frame,
                eyebrow(hint, Hint.Stage.DO_IT),
                said.title(),
                List.of(new Card.Block.Words(words)),
                stages(told),
                List.of(next(texts.say("play.hint.another"), Hint.Stage.NUDGE)),
                List.of(),
                List.of(),
                said.spoken() + " " + words);
    }

    private String done(Hint hint) {
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

    private static Card.Stages stages(AskedHint told) {
        return new Card.Stages(told.told(), told.hint().stages().size());
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

    private Card.Action next(String words, Hint.Stage stage) {
        return Card.Action.primary(NEXT, words, cost(stage.cost())).asking("hint");
    }

    private String cost(int cost) {
        return texts.say("play.hint.cost", "cost", cost);
    }

    /// @param told how many stages of the position's hint are paid
    private Card.Link allSteps(int told) {
        int cost = Hint.Stage.costToProof(told);
        var price = cost == 0 ? List.<String>of() : List.of(cost(cost));
        return new Card.Link.Press(
                new Card.Action(ALL_STEPS, texts.say("play.menu.steps"), price, false, "all-steps", "list"));
    }

    /// From the stage on that names the technique, the page that teaches it.
    public Optional<Card.Link> page(AskedHint told) {
        if (told.stage().equals(Optional.of(Hint.Stage.NUDGE)) || !(told.hint() instanceof Hint.Deduction deduction)) {
            return Optional.empty();
        }
        var page = LearnPage.of(deduction.goal().technique().id(), puzzle, texts);
        var words = texts.say("play.hint.about", "technique", page.technique());
        return Optional.of(Card.Link.Page.of("hint-about", page.address(), words, texts));
    }

    /// A report to copy, for somebody who looks into a hint that seems wrong.
    ///
    /// @param report as [org.crosscage.teach.HintReport] has it
    public Card.Link report(String report) {
        return new Card.Link.Copy(
                "hint-wrong",
                texts.say("play.hint.wrong"),
                texts.say("play.hint.wrong.copied"),
                texts.say("play.hint.wrong.failed"),
                report);
    }

    private Card nothing(Hint.Nothing nothing) {
        return nothing.harder()
                .map(technique -> nothing(
                        texts.say("play.nothing.own"),
                        texts.say(
                                "play.nothing.own.text",
                                "technique",
                                StepTexts.name(technique, texts),
                                "tier",
                                texts.say("learn.tier." + technique.tier().id())),
                        List.of(Card.Action.primary(
                                STANDARD, texts.say("play.nothing.standard"), cost(Hint.Stage.NUDGE.cost())))))
                .orElseGet(() -> {
                    var key = "play.nothing." + word(nothing.why());
                    return nothing(texts.say(key), texts.say(key + ".text"), List.of());
                });
    }

    private Card nothing(String title, String text, List<Card.Action> actions) {
        return new Card(
                frame,
                texts.say("play.nothing.eyebrow"),
                title,
                List.of(new Card.Block.Words(text)),
                Card.Stages.NONE,
                actions,
                List.of(),
                List.of(),
                texts.say("play.said", "title", title, "text", text));
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
