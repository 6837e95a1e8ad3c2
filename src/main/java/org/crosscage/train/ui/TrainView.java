package org.crosscage.train.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.progress.TrainingReviews;
import org.crosscage.train.store.TrainingRuns;

/// What to train: a new run, the one that is not over, what comes back, and how strong the player is. The query
/// parameter `topic` chooses what is looked for ([TrainingTopic#written]).
@Route("train")
@CssImport("./styles/play.css")
@CssImport("./styles/train.css")
@CssImport("./styles/train-start.css")
final class TrainView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient TrainingRuns runs;
    private final transient PreferenceService preferences;
    private final transient CurrentPlayer player;
    private final transient Texts texts;
    private final transient TopicNames names;

    TrainView(TrainingRuns runs, PreferenceService preferences, CurrentPlayer player, Texts texts) {
        this.runs = runs;
        this.preferences = preferences;
        this.player = player;
        this.texts = texts;
        this.names = new TopicNames(texts);
        addClassNames("page", "train");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("train.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var topic = event.getLocation()
                .getQueryParameters()
                .getSingleParameter("topic")
                .flatMap(TrainingTopic::read)
                .orElseGet(() -> new TrainingTopic.AtLevel(Optional.empty()));
        show(topic);
    }

    private void show(TrainingTopic topic) {
        removeAll();
        var lead = new Paragraph(texts.say("train.lead"));
        lead.addClassName("lead");
        var known = player.known().map(Player::id);
        var reviews = known.map(runs.history()::reviews).orElseGet(() -> new TrainingReviews(Map.of()));
        var start = new TopicForm(topic, repeated(reviews), texts, names, this::begin);
        var waiting = new Div();
        waiting.addClassName("train-waiting");
        known.flatMap(runs::latestOpen).map(this::inProgress).ifPresent(waiting::add);
        comingBack(reviews).ifPresent(waiting::add);
        var side = new Div(rush(known));
        if (known.map(preferences::of).orElse(Preferences.DEFAULTS).get(Preferences.RATINGS)) {
            side.add(ratings(known));
        }
        var both = new Div(start, side);
        both.addClassName("train-start");
        add(new H1(texts.say("train.title")), lead);
        if (waiting.getComponentCount() > 0) {
            add(waiting);
        }
        add(both);
    }

    /// Three minutes of easy positions.
    private Section rush(Optional<Long> who) {
        var topic = new TrainingTopic.Rush(Optional.empty());
        var card = card("train.rush");
        card.setId("train-rush");
        card.add(new Paragraph(texts.say("train.rush.text")));
        who.flatMap(known -> runs.bestDone(known, topic))
                .ifPresent(best -> card.add(new Paragraph(texts.say("train.rush.best.of", "found", best.found()))));
        card.add(tool(
                "train-rush-start", LineIcon.PLAY, "train.rush.button", () -> begin(topic, RunLength.THREE_MINUTES)));
        return card;
    }

    /// What of the coming back there is to be asked.
    private List<TrainingTopic> repeated(TrainingReviews reviews) {
        var topics = new ArrayList<TrainingTopic>();
        if (!reviews.due(runs.history().today()).isEmpty()) {
            topics.add(new TrainingTopic.Due(Optional.empty()));
        }
        if (!reviews.missed().isEmpty()) {
            topics.add(new TrainingTopic.Missed(Optional.empty()));
        }
        return topics;
    }

    private Section card(String title) {
        var card = new Section(new H2(texts.say(title)));
        card.addClassName("card");
        return card;
    }

    private Section inProgress(TrainingRun run) {
        var card = card("train.open.title");
        card.setId("train-open");
        card.add(
                new Paragraph(texts.say(
                        "train.open.text",
                        "topic",
                        names.of(run.topic()),
                        "place",
                        run.task().map(TrainingRun.Task::place).orElse(1))),
                tool("train-go-on", LineIcon.PLAY, "train.open.button", () -> go(run)));
        return card;
    }

    /// What was missed; nothing where nothing is to be learnt.
    private Optional<Section> comingBack(TrainingReviews reviews) {
        int missed = reviews.missed().size();
        int due = reviews.due(runs.history().today()).size();
        if (missed == 0) {
            return Optional.empty();
        }
        var card = card("train.due.title");
        card.setId("train-due");
        var row = new Div();
        row.addClassName("row");
        if (due > 0) {
            row.add(tool(
                    "train-repeat",
                    LineIcon.AGAIN,
                    "train.due.button",
                    () -> repeat(card, new TrainingTopic.Due(Optional.empty()))));
        }
        if (missed > due) {
            row.add(tool(
                    "train-missed",
                    LineIcon.LIST,
                    "train.missed.button",
                    () -> repeat(card, new TrainingTopic.Missed(Optional.empty()))));
        }
        card.add(new Paragraph(texts.say("train.due.text", "due", due)));
        if (missed > due) {
            var later = due == 0 ? "train.missed.text" : "train.missed.more";
            card.add(new Paragraph(texts.say(later, "missed", missed - due)));
        }
        card.add(row);
        return Optional.of(card);
    }

    /// Positions that cannot be reached any more are left out once that is known.
    private void repeat(Section card, TrainingTopic topic) {
        if (!begin(topic, RunLength.ENDLESS)) {
            var none = new Paragraph(texts.say("train.due.gone"));
            none.getElement().setAttribute("role", "status");
            card.removeAll();
            card.add(new H2(texts.say("train.due.title")), none);
        }
    }

    private Tool tool(String id, LineIcon symbol, String key, Runnable press) {
        var tool = Tool.of(symbol, texts.say(key), press);
        tool.setId(id);
        return tool;
    }

    private Section ratings(Optional<Long> who) {
        var card = card("train.rating.title");
        card.setId("train-ratings");
        var facts = new DescriptionList();
        facts.addClassName("train-ratings");
        PuzzleKinds.all().forEach(kind -> {
            var rating = who.flatMap(known -> runs.history().rating(known, kind))
                    .map(names::rating)
                    .orElseGet(() -> texts.say("train.rating.none"));
            var fact = new Div(new DescriptionList.Term(names.kind(kind)), new DescriptionList.Description(rating));
            facts.getElement().appendChild(fact.getElement());
        });
        var about = new Paragraph(texts.say("train.rating.about"));
        about.addClassName("quiet");
        card.add(facts, about);
        return card;
    }

    /// @return whether there is a position to ask
    private boolean begin(TrainingTopic topic, RunLength length) {
        var run = runs.begin(player.id(), topic, length, "");
        run.ifPresent(TrainView::go);
        return run.isPresent();
    }

    private static void go(TrainingRun run) {
        UI.getCurrentOrThrow().navigate("train/" + run.id());
    }
}
