package org.crosscage.train.ui;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.board.Card;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.TechniqueCatalogue;
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

    private static final String AGAIN = "train-again";
    private static final String ONWARD = "train-next";
    private static final String OTHER = "train-other-";

    private final transient Puzzle puzzle;
    private final transient HintSentences sentences;
    private final String onward;
    private final transient Texts texts;
    private transient Runnable close = () -> {};
    private transient Consumer<String> press = _ -> {};
    private final HelpCard card;

    /// @param onward what the way on is called
    TaskCard(Puzzle puzzle, String onward, Texts texts) {
        this.puzzle = puzzle;
        this.sentences = new HintSentences(puzzle, texts);
        this.onward = onward;
        this.texts = texts;
        this.card = new HelpCard(id -> press.accept(id), () -> close.run());
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
        press = _ -> next.run();
        show(
                eyebrow,
                said.title(),
                List.of(Card.Block.Proof.of(said.sentences(), texts)),
                new Card.Stages(told.told(), STAGES),
                now == Hint.Stage.WHY ? Card.Action.note(price) : nextStage(told, price),
                now == Hint.Stage.WHY ? Card.Sign.of(told.lights(), texts) : List.of(),
                List.of());
        return texts.say("play.said", "title", eyebrow, "text", said.spoken() + " " + price);
    }

    private Card.Action nextStage(AskedHint told, String price) {
        var stage = told.next().orElseThrow();
        return Card.Action.primary("hint-next", texts.say("train.hint.next." + word(stage)), price)
                .asking("hint");
    }

    private void show(
            String eyebrow,
            String title,
            List<Card.Block> body,
            Card.Stages stages,
            Card.Action action,
            List<Card.Sign> legend,
            List<Card.Link> links) {
        var frame = Card.Frame.of("hint", "", texts);
        card.show(new Card(frame, eyebrow, title, body, stages, List.of(action), legend, links, ""));
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
        again(eyebrow, title, new Card.Block.Words(text), List.of());
        return texts.say("play.said", "title", title, "text", text);
    }

    String wrong(Hint mistake, Runnable close) {
        this.close = close;
        var said = sentences.entry(mistake);
        var eyebrow = texts.say("train.wrong.eyebrow");
        var signs = Card.Sign.of(mistake.lights(Hint.Stage.WHY), texts);
        again(eyebrow, said.title(), Card.Block.Proof.of(said.sentences(), texts), signs);
        return texts.say("play.said", "title", eyebrow, "text", said.spoken());
    }

    /// Says something, after which the same position is tried again.
    private void again(String eyebrow, String title, Card.Block body, List<Card.Sign> legend) {
        press = _ -> close.run();
        var again = Card.Action.primary(AGAIN, texts.say("train.wrong.again"));
        show(eyebrow, title, List.of(body), Card.Stages.NONE, again, legend, List.of());
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
        press = id -> {
            if (id.equals(ONWARD)) {
                next.run();
            } else {
                others(answers, id).forEach(other -> {
                    tell(other, answers, done);
                    look.accept(other.lights(), other.said().spoken());
                });
            }
        };
        tell(answers.getFirst(), answers, done);
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

    private void tell(Answer told, List<Answer> answers, Done done) {
        var body = new ArrayList<Card.Block>();
        result(done).ifPresent(words -> body.add(new Card.Block.Words(words, "task-result")));
        body.add(Card.Block.Proof.of(told.said().sentences(), texts));
        if (answers.size() > 1) {
            body.add(new Card.Block.Choices(texts.say("train.also"), others(told, answers)));
        }
        var page = told.page();
        show(
                told == answers.getFirst() ? eyebrow(done.answer()) : texts.say("train.also"),
                told.said().title(),
                body,
                Card.Stages.NONE,
                new Card.Action(ONWARD, onward, List.of(), true, "", "next"),
                Card.Sign.of(told.lights(), texts),
                List.of(Card.Link.Page.of(
                        "", page.address(), texts.say("train.about", "technique", page.technique()), texts)));
    }

    /// The answers that are not told now, each a button that has it told.
    private static List<Card.Action> others(Answer told, List<Answer> answers) {
        return IntStream.range(0, answers.size())
                .filter(i -> answers.get(i) != told)
                .mapToObj(i -> Card.Action.of(OTHER + i, answers.get(i).name()))
                .toList();
    }

    private static Stream<Answer> others(List<Answer> answers, String id) {
        return IntStream.range(0, answers.size())
                .filter(i -> id.equals(OTHER + i))
                .mapToObj(answers::get);
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
        card.getElement()
                .executeJs("this.updateComplete.then(() =>"
                        + " this.querySelector('#train-next')?.focus({ preventScroll: true }))");
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
