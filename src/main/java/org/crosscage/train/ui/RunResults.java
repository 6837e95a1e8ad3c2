package org.crosscage.train.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.Optional;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.RunOrigin;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.GlickoRating;
import org.crosscage.train.store.TrainingRuns;

/// What became of a run that is over.
final class RunResults extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Optional<RunOrigin> origin;
    private final transient Preferences chosen;
    private final transient TrainingRuns runs;
    private final transient Texts texts;
    private final transient TopicNames names;
    private final transient TrainingRun run;
    private final H1 title;

    /// @param origin where the run was begun, if not on the trainer's own page
    RunResults(TrainingRun run, Optional<RunOrigin> origin, Preferences chosen, TrainingRuns runs, Texts texts) {
        this.run = run;
        this.origin = origin;
        this.chosen = chosen;
        this.runs = runs;
        this.texts = texts;
        this.names = new TopicNames(texts);
        addClassNames("page", "train-results");
        var topic = new Div(names.of(run.topic()));
        topic.addClassName("eyebrow");
        title = new H1(texts.say("train.result.title"));
        title.getElement().setAttribute("tabindex", "-1");
        add(topic, title, summary());
        if (!run.answers().isEmpty()) {
            add(positions());
        }
    }

    /// They come in place of the last position, whose focus is gone with it.
    @Override
    protected void onAttach(AttachEvent event) {
        title.getElement().executeJs("if (document.activeElement === document.body) this.focus()");
    }

    private Section summary() {
        var card = new Section();
        card.addClassName("card");
        if (run.answers().isEmpty()) {
            card.add(new Paragraph(texts.say("train.result.none")));
        } else {
            card.add(new H2(counted()), new RunDots(run, texts), facts());
            int missed = (int) (run.answers().size() - run.found());
            if (missed > 0) {
                card.add(new Paragraph(texts.say("train.result.missed", "missed", missed)));
            }
        }
        card.add(ways());
        return card;
    }

    private String counted() {
        return texts.say(
                "train.result.found",
                "found",
                run.found(),
                "done",
                run.answers().size());
    }

    private DescriptionList facts() {
        var facts = new DescriptionList();
        facts.addClassName("facts");
        fact(facts, texts.say("train.result.time"), Texts.clock(time()));
        if (chosen.get(Preferences.RATINGS)) {
            ratings(facts);
        }
        return facts;
    }

    private void ratings(DescriptionList facts) {
        var first = new LinkedHashMap<String, AnsweredPosition>();
        var after = new LinkedHashMap<String, GlickoRating>();
        run.answers()
                .forEach(answer -> answer.after().ifPresent(rating -> {
                    first.putIfAbsent(answer.kind(), answer);
                    after.put(answer.kind(), rating);
                }));
        after.forEach((kind, rating) -> PuzzleKinds.find(kind)
                .ifPresent(known -> fact(
                        facts,
                        texts.say("train.result.rating", "kind", names.kind(known)),
                        moved(Objects.requireNonNull(first.get(kind)), rating))));
    }

    /// @param first rated answer of the run
    private String moved(AnsweredPosition first, GlickoRating after) {
        return runs.history()
                .ratingBefore(run.player(), first)
                .map(before -> texts.say(
                        "train.rating.moved",
                        "before",
                        before.rating(),
                        "after",
                        after.rating(),
                        "deviation",
                        after.deviation()))
                .orElseGet(() ->
                        texts.say("train.rating.value", "rating", after.rating(), "deviation", after.deviation()));
    }

    private Duration time() {
        return run.answers().stream().map(answer -> answer.result().time()).reduce(Duration.ZERO, Duration::plus);
    }

    private static void fact(DescriptionList facts, String name, String value) {
        var fact = new Div(new DescriptionList.Term(name), new DescriptionList.Description(value));
        facts.getElement().appendChild(fact.getElement());
    }

    private Div ways() {
        var ways = new Div();
        origin.ifPresent(each -> ways.add(back(each)));
        var again = again(origin.filter(RunOrigin::isOpen).isPresent() ? run.source() : "");
        ways.add(origin.isPresent() ? again : again.primary());
        if (run.answers().stream().anyMatch(AnsweredPosition::isMissed)) {
            ways.add(Tool.of(
                    LineIcon.LIST,
                    texts.say("train.missed.button"),
                    () -> begin(new TrainingTopic.Missed(Optional.empty()), RunLength.ENDLESS, "")));
        }
        if (origin.isEmpty()) {
            ways.add(Tool.of(LineIcon.BACK, texts.say("train.back"), RunResults::back));
        }
        ways.addClassName("row");
        return ways;
    }

    private static Tool back(RunOrigin origin) {
        var back = Tool.of(
                        LineIcon.BACK,
                        origin.back(),
                        () -> UI.getCurrentOrThrow().navigate(origin.address()))
                .primary();
        back.setId("train-origin");
        return back;
    }

    /// The same once more; after a run of one position, more of its technique.
    ///
    /// @param source of that run
    private Tool again(String source) {
        boolean single = run.length() == RunLength.ONE_POSITION;
        var again = Tool.of(
                LineIcon.AGAIN,
                single ? texts.say("train.more", "topic", names.of(run.topic())) : texts.say("train.again"),
                () -> begin(run.topic(), single ? RunLength.FIVE_POSITIONS : run.length(), source));
        again.setId("train-again");
        return again;
    }

    /// Where there is nothing more of it, the page with everything else says so.
    private void begin(TrainingTopic topic, RunLength length, String source) {
        runs.begin(run.player(), topic, length, source)
                .ifPresentOrElse(next -> UI.getCurrentOrThrow().navigate("train/" + next.id()), RunResults::back);
    }

    private static void back() {
        UI.getCurrentOrThrow().navigate("train");
    }

    private Section positions() {
        var list = new OrderedList();
        list.addClassName("run-positions");
        run.answers().forEach(answer -> list.add(item(answer)));
        return new Section(new H2(texts.say("train.result.positions")), list);
    }

    private ListItem item(AnsweredPosition answer) {
        var technique = new Span(names.technique(answer.technique()));
        technique.addClassName("run-technique");
        var kind = new Span(PuzzleKinds.find(answer.kind()).map(names::kind).orElse(""));
        kind.addClassName("quiet");
        var word = new Span(texts.say("train.result.word." + word(answer)));
        word.addClassNames("run-word", answer.isMissed() ? "missed" : "found");
        var time = new Span(Texts.clock(answer.result().time()));
        time.addClassName("quiet");
        return new ListItem(technique, kind, word, time, once(answer));
    }

    /// The same position once more, with the step to be found or shown.
    private Tool once(AnsweredPosition answer) {
        var name = texts.say("train.result.once.name", "place", answer.place());
        var once = Tool.icon(
                LineIcon.AGAIN,
                name,
                () -> runs.beginWith(run.player(), answer.position(), "")
                        .ifPresentOrElse(
                                next -> UI.getCurrentOrThrow().navigate("train/" + next.id()), RunResults::back));
        once.removeClassName("tool");
        once.addClassName("icon-button");
        return once;
    }

    private static String word(AnsweredPosition answer) {
        if (answer.isMissed()) {
            return "missed";
        }
        return answer.result().stages() > 0 ? "hinted" : answer.score() < 1 ? "slow" : "alone";
    }
}
