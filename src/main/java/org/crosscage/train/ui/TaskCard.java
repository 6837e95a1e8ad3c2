package org.crosscage.train.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.Legend;
import org.crosscage.board.ui.NewTab;
import org.crosscage.board.ui.ProofText;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.teach.words.HintSentences;
import org.crosscage.teach.words.LearnPage;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerResult;
import org.crosscage.train.AnsweredPosition;
import org.crosscage.train.GlickoRating;
import org.crosscage.train.Verdict;

/// What is said of a position while somebody looks for its step: hints, why an answer cannot be, and in the end the
/// proof. Each method that shows something returns what is to be said aloud.
final class TaskCard extends Composite<Div> {

    private static final long serialVersionUID = 1L;
    /// What a hint costs here is what it leaves of the position's score: nothing is left to buy after the proof.
    private static final int STAGES = Hint.Stage.WHY.ordinal() + 1;

    /// More than these are not listed, as where every other cell is a naked single.
    private static final int MOST_OTHERS = 5;

    private final transient Puzzle puzzle;
    private final transient HintSentences sentences;
    private final String onward;
    private final transient Texts texts;
    private transient Runnable close = () -> {};
    private final HelpCard card;

    /// @param onward what the way on is called
    TaskCard(Puzzle puzzle, String onward, Texts texts) {
        this.puzzle = puzzle;
        this.sentences = new HintSentences(puzzle, texts);
        this.onward = onward;
        this.texts = texts;
        this.card = new HelpCard("hint", texts, () -> close.run());
        getContent().addClassName("task-card");
        getContent().add(card);
    }

    /// What is known of a position that is done.
    ///
    /// @param answer what became of it; empty where nothing was stored
    /// @param before the rating before it, where it is rated and was not the first
    /// @param showsRating whether the player wants to see ratings
    /// @param steps that are told, which rest on each other
    /// @param others that were open too
    record Done(
            Optional<AnsweredPosition> answer,
            Optional<GlickoRating> before,
            boolean showsRating,
            List<Step> steps,
            List<Hint.Deduction> others) {}

    void close() {
        card.close();
    }

    /// @param isMissed whether the position counts as missed whatever is told
    /// @param next tells the next stage
    String hint(AskedHint told, boolean isMissed, Runnable next, Runnable close) {
        this.close = close;
        var now = told.stage().orElseThrow();
        var said = sentences.of(told.hint(), now);
        var eyebrow = texts.say(
                "train.hint.eyebrow",
                "stage",
                told.told(),
                "stages",
                STAGES,
                "what",
                texts.say("play.hint.what." + word(now)));
        var price = texts.say("train.hint.now." + (isMissed && now != Hint.Stage.WHY ? "missed" : word(now)));
        card.heading(eyebrow, said.title())
                .body(ProofText.of(Card.Block.Proof.of(said.sentences(), texts)))
                .stages(told.told(), STAGES)
                .actions(now == Hint.Stage.WHY ? new Component[] {quiet(price)} : nextStage(told, next, price))
                .foot(now == Hint.Stage.WHY ? new Legend(Card.Sign.of(told.lights(), texts)) : new Div())
                .links();
        card.open();
        return texts.say("play.said", "title", eyebrow, "text", said.spoken() + " " + price);
    }

    private Component[] nextStage(AskedHint told, Runnable next, String price) {
        var stage = told.next().orElseThrow();
        var button = Tool.of(texts.say("train.hint.next." + word(stage)), next)
                .asks("hint")
                .primary();
        button.setId("hint-next");
        return new Component[] {button, quiet(price)};
    }

    private static Span quiet(String words) {
        var quiet = new Span(words);
        quiet.addClassName("quiet");
        return quiet;
    }

    String ahead(Verdict.Ahead ahead, Runnable close) {
        this.close = close;
        var title = texts.say("train.ahead.title");
        var text = ahead.harder()
                .map(harder -> texts.say("train.ahead.harder", "technique", StepTexts.name(harder, texts)))
                .orElseGet(() -> texts.say("train.ahead.later"));
        return tell(texts.say("train.ahead.eyebrow"), title, text);
    }

    String notChecked(Runnable close) {
        this.close = close;
        return tell(
                texts.say("train.unchecked.eyebrow"),
                texts.say("train.unchecked.title"),
                texts.say("train.unchecked.text"));
    }

    private String tell(String eyebrow, String title, String text) {
        card.heading(eyebrow, title)
                .body(List.of(new Paragraph(text)))
                .stages(0, 0)
                .actions(again())
                .foot()
                .links();
        card.open();
        return texts.say("play.said", "title", title, "text", text);
    }

    String wrong(Hint mistake, Runnable close) {
        this.close = close;
        var said = sentences.entry(mistake);
        var eyebrow = texts.say("train.wrong.eyebrow");
        card.heading(eyebrow, said.title())
                .body(ProofText.of(Card.Block.Proof.of(said.sentences(), texts)))
                .stages(0, 0)
                .actions(again())
                .foot(new Legend(Card.Sign.of(mistake.lights(Hint.Stage.WHY), texts)))
                .links();
        card.open();
        return texts.say("play.said", "title", eyebrow, "text", said.spoken());
    }

    private Tool again() {
        var again = Tool.of(texts.say("train.wrong.again"), () -> close.run()).primary();
        again.setId("train-again");
        return again;
    }

    /// An answer that was open: the one that was given, or another.
    ///
    /// @param name what it does and by which technique
    private record Answer(String name, HintSentences.Said said, Lights lights, LearnPage page) {}

    /// @param look at the lights of another answer that was open, with what is to be said aloud of it
    /// @param next goes on
    String done(Done done, BiConsumer<Lights, String> look, Runnable next, Runnable close) {
        this.close = close;
        var answers = Stream.concat(
                        Stream.of(answer(done.steps())),
                        done.others().stream().limit(MOST_OTHERS).map(other -> answer(other.steps())))
                .toList();
        var way = Tool.of(LineIcon.NEXT, onward, next).primary();
        way.setId("train-next");
        card.stages(0, 0).actions(way);
        tell(answers.getFirst(), answers, done, look);
        card.open();
        var said = answers.getFirst().said();
        var result = result(done).map(words -> words + " ").orElse("");
        return texts.say(
                "train.said", "eyebrow", eyebrow(done.answer()), "title", said.title(), "text", result + said.spoken());
    }

    private Answer answer(List<Step> steps) {
        var goal = steps.getLast();
        var page = LearnPage.of(goal.technique().id(), puzzle, texts);
        var name = texts.say("train.also.step", "change", sentences.change(goal), "technique", page.technique());
        return new Answer(name, sentences.why(steps), HintLights.of(steps, Hint.Stage.WHY), page);
    }

    private void tell(Answer told, List<Answer> answers, Done done, BiConsumer<Lights, String> look) {
        var body = new ArrayList<Component>();
        result(done).ifPresent(words -> {
            var line = new Paragraph(words);
            line.addClassName("task-result");
            body.add(line);
        });
        body.addAll(ProofText.of(Card.Block.Proof.of(told.said().sentences(), texts)));
        others(told, answers, done, look).ifPresent(body::add);
        boolean isGiven = told == answers.getFirst();
        card.heading(
                        isGiven ? eyebrow(done.answer()) : texts.say("train.also"),
                        told.said().title())
                .body(body)
                .foot(new Legend(Card.Sign.of(told.lights(), texts)))
                .links(new NewTab(
                        told.page().address(),
                        texts.say("train.about", "technique", told.page().technique()),
                        texts));
    }

    /// The answers that are not told now, each a button that has it told.
    private Optional<Div> others(Answer told, List<Answer> answers, Done done, BiConsumer<Lights, String> look) {
        if (answers.size() == 1) {
            return Optional.empty();
        }
        var title = new Span(texts.say("train.also"));
        title.addClassName("eyebrow");
        var others = new Div(title);
        others.addClassName("task-others");
        answers.stream()
                .filter(other -> other != told)
                .map(other -> Tool.of(other.name(), () -> {
                    tell(other, answers, done, look);
                    look.accept(other.lights(), other.said().spoken());
                }))
                .forEach(others::add);
        return Optional.of(others);
    }

    private String eyebrow(Optional<AnsweredPosition> answer) {
        if (answer.isEmpty() || answer.get().result().hasGivenUp()) {
            return texts.say("train.shown.eyebrow");
        }
        var result = answer.get().result();
        var key = result.wrongTries() > 0 ? "wrong" : result.stages() > 0 ? "hinted" : "";
        return texts.say(
                key.isEmpty() ? "train.found.eyebrow" : "train.found." + key, "time", Texts.clock(result.time()));
    }

    private Optional<String> result(Done done) {
        return done.answer().flatMap(answer -> {
            var words = new ArrayList<String>();
            answer.after().filter(_ -> done.showsRating()).ifPresent(after -> words.add(rating(done.before(), after)));
            if (answer.isMissed()) {
                words.add(texts.say("train.back-tomorrow"));
            } else {
                slow(answer).ifPresent(words::add);
            }
            return words.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", words));
        });
    }

    private String rating(Optional<GlickoRating> before, GlickoRating after) {
        return before.map(known -> texts.say(
                        "train.rating.change",
                        "before",
                        known.rating(),
                        "after",
                        after.rating(),
                        "deviation",
                        after.deviation()))
                .orElseGet(
                        () -> texts.say("train.rating.first", "after", after.rating(), "deviation", after.deviation()));
    }

    /// Why a late answer counts half.
    private Optional<String> slow(AnsweredPosition answer) {
        return TechniqueCatalogue.of(answer.technique())
                .map(entry -> AnswerResult.limit(entry.technique().tier()))
                .filter(limit -> answer.result().time().compareTo(limit) > 0)
                .map(limit -> texts.say("train.late", "minutes", limit.toMinutes()));
    }

    /// The next thing that is pressed is the way on.
    void focusNext() {
        card.getElement().executeJs("this.querySelector('#train-next')?.focus({ preventScroll: true })");
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
