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
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.Legend;
import org.crosscage.board.ui.NewTab;
import org.crosscage.board.ui.ProofText;
import org.crosscage.core.logic.Step;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintLights;
import org.crosscage.teach.ui.TeacherMessage;
import org.crosscage.teach.ui.TeacherMessages;
import org.crosscage.texts.Texts;
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

    private final transient TeacherMessages messages;
    private final String onward;
    private final transient Texts texts;
    private transient Runnable close = () -> {};
    private final HelpCard card;
    /// Of the step that is told once the position is done.
    private final Div legend = new Div();

    /// @param onward what the way on is called
    TaskCard(TeacherMessages messages, String onward, Texts texts) {
        this.messages = messages;
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

    /// @param next tells the next stage
    String hint(AskedHint told, Runnable next, Runnable close) {
        this.close = close;
        var now = told.stage().orElseThrow();
        var said = messages.of(told.hint(), now);
        card.heading(
                        texts.say(
                                "train.hint.eyebrow",
                                "stage",
                                told.told(),
                                "stages",
                                STAGES,
                                "what",
                                texts.say("play.hint.what." + word(now))),
                        said.title())
                .body(ProofText.of(said.sentences(), texts))
                .stages(told.told(), STAGES)
                .actions(now == Hint.Stage.WHY ? new Component[] {price(now)} : nextStage(told, next))
                .foot(now == Hint.Stage.WHY ? new Legend(told.lights(), texts) : new Div())
                .links();
        card.open();
        return said.spoken();
    }

    private Component[] nextStage(AskedHint told, Runnable next) {
        var stage = told.next().orElseThrow();
        var button = Tool.of(texts.say("train.hint.next." + word(stage)), next)
                .asks("hint")
                .primary();
        button.setId("hint-next");
        return new Component[] {button, price(told.stage().orElseThrow())};
    }

    private Span price(Hint.Stage told) {
        var price = new Span(texts.say("train.hint.price." + word(told)));
        price.addClassName("quiet");
        return price;
    }

    String ahead(Verdict.Ahead ahead, Runnable close) {
        this.close = close;
        var title = texts.say("train.ahead.title");
        var text = ahead.harder()
                .map(harder -> texts.say("train.ahead.harder", "technique", messages.name(harder)))
                .orElseGet(() -> texts.say("train.ahead.later"));
        card.heading(texts.say("train.ahead.eyebrow"), title)
                .body(List.of(new Paragraph(text)))
                .stages(0, 0)
                .actions(again())
                .foot()
                .links();
        card.open();
        return texts.say("play.said", "title", title, "text", text);
    }

    /// @param mistake as a hint in a game finds it
    String wrong(Hint mistake, Runnable close) {
        this.close = close;
        var said = messages.of(mistake, Hint.Stage.WHY);
        var eyebrow = texts.say("train.wrong.eyebrow");
        card.heading(eyebrow, said.title())
                .body(ProofText.of(said.sentences(), texts))
                .stages(0, 0)
                .actions(again())
                .foot(new Legend(mistake.lights(Hint.Stage.WHY), texts))
                .links();
        card.open();
        return texts.say("play.said", "title", eyebrow, "text", said.spoken());
    }

    private Tool again() {
        var again = Tool.of(texts.say("train.wrong.again"), () -> close.run()).primary();
        again.setId("train-again");
        return again;
    }

    /// @param look at another step that was open, with what is to be said aloud of it
    /// @param next goes on
    String done(Done done, BiConsumer<Hint.Deduction, String> look, Runnable next, Runnable close) {
        this.close = close;
        var said = messages.why(done.steps());
        var eyebrow = eyebrow(done.answer());
        var result = result(done);
        var body = new ArrayList<>(ProofText.of(said.sentences(), texts));
        result.ifPresent(words -> {
            var line = new Paragraph(words);
            line.addClassName("task-result");
            body.addFirst(line);
        });
        var way = Tool.of(LineIcon.NEXT, onward, next).primary();
        way.setId("train-next");
        legend.removeAll();
        legend.add(new Legend(HintLights.of(done.steps(), Hint.Stage.WHY), texts));
        card.heading(eyebrow, said.title())
                .body(body)
                .stages(0, 0)
                .actions(way)
                .foot(legend, others(done, look))
                .links(about(done.steps()));
        card.open();
        return texts.say("train.said", "eyebrow", eyebrow, "title", said.title(), "text", text(said, result));
    }

    private static String text(TeacherMessage said, Optional<String> result) {
        return result.map(words -> words + " ").orElse("") + said.spoken();
    }

    private String eyebrow(Optional<AnsweredPosition> answer) {
        if (answer.isEmpty() || answer.get().result().hasGivenUp()) {
            return texts.say("train.shown.eyebrow");
        }
        var result = answer.get().result();
        var key = result.wrongTries() > 0 ? "late" : result.stages() > 0 ? "hinted" : "";
        return texts.say(
                key.isEmpty() ? "train.found.eyebrow" : "train.found." + key, "time", Texts.clock(result.time()));
    }

    private Optional<String> result(Done done) {
        return done.answer().flatMap(answer -> {
            var words = new ArrayList<String>();
            answer.after()
                    .filter(_ -> done.showsRating())
                    .ifPresent(after -> words.add(texts.say(
                            "train.rating.change",
                            "before",
                            done.before().orElse(GlickoRating.UNKNOWN).rating(),
                            "after",
                            after.rating(),
                            "deviation",
                            after.deviation())));
            if (answer.isMissed()) {
                words.add(texts.say("train.back-tomorrow"));
            }
            return words.isEmpty() ? Optional.empty() : Optional.of(String.join(". ", words));
        });
    }

    private Div others(Done done, BiConsumer<Hint.Deduction, String> look) {
        var others = new Div();
        if (!done.others().isEmpty()) {
            var title = new Span(texts.say("train.also", "count", done.others().size()));
            title.addClassName("eyebrow");
            others.add(title);
            done.others().stream().limit(MOST_OTHERS).forEach(other -> others.add(other(other, look)));
            others.addClassName("task-others");
        }
        return others;
    }

    /// Its proof comes in place of the one that is told.
    private Tool other(Hint.Deduction other, BiConsumer<Hint.Deduction, String> look) {
        var change = texts.say(
                "train.also.step",
                "change",
                messages.change(other.goal()),
                "technique",
                messages.name(other.goal().technique()));
        return Tool.of(change, () -> {
            var said = messages.why(other.steps());
            card.heading(texts.say("train.also", "count", 1), said.title()).body(ProofText.of(said.sentences(), texts));
            legend.removeAll();
            legend.add(new Legend(other.lights(Hint.Stage.WHY), texts));
            look.accept(other, said.spoken());
        });
    }

    private Component[] about(List<Step> steps) {
        var technique = steps.getLast().technique();
        return new Component[] {
            new NewTab(messages.page(technique), texts.say("train.about", "technique", messages.name(technique)), texts)
        };
    }

    /// The next thing that is pressed is the way on.
    void focusNext() {
        card.getElement().executeJs("this.querySelector('#train-next')?.focus({ preventScroll: true })");
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
