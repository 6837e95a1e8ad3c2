package org.crosscage.train.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.RunOrigin;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.AnsweredPosition;
import org.crosscage.train.progress.GlickoRating;
import org.crosscage.train.store.TrainingRuns;
import org.jspecify.annotations.Nullable;

/// The results of a run that is over. The browser draws them from their text, as it does those of a run without a
/// server, and puts the ways on into them.
@Tag("run-results")
@JsModule("./train/run-results.ts")
final class RunResults extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    private final transient Optional<RunOrigin> origin;
    private final transient Preferences chosen;
    private final transient TrainingRuns runs;
    private final transient Texts texts;
    private final transient TopicNames names;
    private final transient TrainingRun run;
    private final Div ways;

    /// @param origin where the run was begun, if not on the trainer's own page
    RunResults(TrainingRun run, Optional<RunOrigin> origin, Preferences chosen, TrainingRuns runs, Texts texts) {
        this.run = run;
        this.origin = origin;
        this.chosen = chosen;
        this.runs = runs;
        this.texts = texts;
        this.names = new TopicNames(texts);
        this.ways = ways();
        addClassNames("page", "train-results");
        getElement().setProperty("resultsJson", Json.write(results())).appendVirtualChild(ways.getElement());
        addListener(OnceEvent.class, event -> once(event.place));
    }

    @Override
    protected void onAttach(AttachEvent event) {
        getElement().executeJs("this.ways = $0", ways);
    }

    private Map<String, @Nullable Object> results() {
        long missed = run.answers().stream().filter(AnsweredPosition::isMissed).count();
        return new Fields()
                .put("topic", names.of(run.topic()))
                .put("title", texts.say("train.result.title"))
                .put("summary", run.answers().isEmpty() ? texts.say("train.result.none") : run.progress(texts))
                .put("facts", facts())
                .put("note", missed > 0 ? texts.say("train.result.missed", "missed", missed) : "")
                .put("positions", texts.say("train.result.positions"))
                .put("answers", run.answers().stream().map(this::answer).toList())
                .map();
    }

    private List<?> facts() {
        var facts = new ArrayList<Object>();
        if (run.topic() instanceof TrainingTopic.Rush) {
            runs.bestDone(run.player(), run.topic())
                    .ifPresent(best -> facts.add(fact(texts.say("train.rush.best"), Long.toString(best.found()))));
        }
        facts.add(fact(texts.say("train.result.time"), Texts.clock(time())));
        if (chosen.get(Preferences.RATINGS)) {
            ratings(facts);
        }
        return facts;
    }

    private void ratings(List<Object> facts) {
        var first = new LinkedHashMap<String, AnsweredPosition>();
        var after = new LinkedHashMap<String, GlickoRating>();
        run.answers()
                .forEach(answer -> answer.after().ifPresent(rating -> {
                    first.putIfAbsent(answer.kind(), answer);
                    after.put(answer.kind(), rating);
                }));
        after.forEach((kind, rating) -> PuzzleKinds.find(kind)
                .ifPresent(known -> facts.add(fact(
                        texts.say("train.result.rating", "kind", names.kind(known)),
                        names.moved(
                                runs.history().ratingBefore(run.player(), Objects.requireNonNull(first.get(kind))),
                                rating)))));
    }

    private Duration time() {
        return run.answers().stream().map(answer -> answer.result().time()).reduce(Duration.ZERO, Duration::plus);
    }

    private static Object fact(String name, String value) {
        return new Fields().put("name", name).put("value", value).map();
    }

    private Object answer(AnsweredPosition answer) {
        return new Fields()
                .put("technique", names.technique(answer.asked()))
                .put("address", "learn/" + answer.asked())
                .put("kind", PuzzleKinds.find(answer.kind()).map(names::kind).orElse(""))
                .put(
                        "word",
                        texts.say("train.result.word."
                                + (answer.isOther() ? "other" : answer.result().word(answer.score() < 1))))
                .put("outcome", answer.outcome().word())
                .put("time", Texts.clock(answer.result().time()))
                .put("again", texts.say("train.result.once.name", "place", answer.place()))
                .map();
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
        go(runs.begin(run.player(), topic, length, source));
    }

    private static void go(Optional<TrainingRun> next) {
        next.ifPresentOrElse(begun -> UI.getCurrentOrThrow().navigate("train/" + begun.id()), RunResults::back);
    }

    private static void back() {
        UI.getCurrentOrThrow().navigate("train");
    }

    /// The same position once more, with the step to be found or shown.
    private void once(int place) {
        run.answers().stream()
                .filter(answer -> answer.place() == place)
                .findFirst()
                .ifPresent(answer -> go(runs.beginWith(run.player(), answer.position(), "")));
    }

    /// The player wants a position once more.
    @DomEvent("run-once")
    public static final class OnceEvent extends ComponentEvent<RunResults> {

        private static final long serialVersionUID = 1L;

        private final int place;

        public OnceEvent(RunResults source, boolean fromClient, @EventData("event.detail.place") int place) {
            super(source, fromClient);
            this.place = place;
        }
    }
}
