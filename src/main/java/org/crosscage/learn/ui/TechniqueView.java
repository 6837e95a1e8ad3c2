package org.crosscage.learn.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.crosscage.board.Json;
import org.crosscage.board.ui.JsonNodes;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.library.Practice;
import org.crosscage.library.Practice.Example;
import org.crosscage.me.OwnStandings;
import org.crosscage.player.store.Player;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.SharedValues;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.TechniqueStanding;
import org.crosscage.train.progress.TechniqueStandings;

/// One technique: its [TechniquePage], where the player stands with it, and puzzles and positions to practise it
/// on. The browser draws the page and tells the example by itself, and puts what the player alone has into its
/// places. The query parameter `kind` chooses the kind that is shown first.
@Route("learn/:technique")
@Tag("technique-page")
@JsModule("./learn/technique-page.ts")
@CssImport("./styles/play.css")
final class TechniqueView extends Component implements HasStyle, BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;
    private static final String KIND = "kind";

    private final transient Texts texts;
    private final transient TechniqueWords words;
    private final transient OwnStandings own;
    private final transient CurrentPlayer player;
    private final transient PracticeStart practiceStart;
    private final transient BackgroundTasks backgroundTasks;
    private final Div standing = new Div();
    private final Div practice = new Div();
    private transient TechniqueStandings standings;
    private transient Consumer<String> choose = _ -> {};
    private transient Runnable begin = () -> {};
    private String name = "";

    /// @param backgroundTasks does what takes longer than an event
    TechniqueView(
            Texts texts,
            OwnStandings own,
            CurrentPlayer player,
            PracticeStart practiceStart,
            Executor backgroundTasks) {
        this.texts = texts;
        this.words = new TechniqueWords(texts);
        this.own = own;
        this.player = player;
        this.practiceStart = practiceStart;
        this.backgroundTasks = new BackgroundTasks(backgroundTasks, this);
        this.standings = own.standings(Optional.empty());
        addClassNames("page", "technique");
        standing.addClassName("technique-standing");
        practice.addClassName("technique-practice");
        getElement()
                .setPropertyJson("texts", JsonNodes.texts(texts.area("board")))
                .appendVirtualChild(standing.getElement(), practice.getElement());
        addListener(KindEvent.class, event -> choose.accept(event.kind));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var entry = event.getRouteParameters()
                .get("technique")
                .flatMap(TechniqueCatalogue::of)
                .orElseThrow(() -> new NotFoundException("there is no technique of this name"));
        name = words.name(entry);
        var wanted = event.getLocation().getQueryParameters().getSingleParameter(KIND);
        var kind = wanted.flatMap(id -> kind(entry, id)).orElseGet(() -> firstWithPuzzles(entry));
        standings = own.standings(player.known().map(Player::id));
        showStanding(entry);
        choose = id -> kind(entry, id).ifPresent(chosen -> {
            show(entry, chosen);
            UI.getCurrentOrThrow()
                    .getPage()
                    .getHistory()
                    .replaceState(null, "learn/" + entry.id() + "?kind=" + chosen.id());
        });
        begin = () -> show(entry, kind);
        if (isAttached()) {
            begin.run();
        }
    }

    @Override
    protected void onAttach(AttachEvent event) {
        getElement().executeJs("this.standing = $0; this.practice = $1", standing, practice);
        begin.run();
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", name);
    }

    private static Optional<PuzzleKind> kind(CatalogueEntry entry, String id) {
        return entry.kinds().stream().filter(kind -> kind.id().equals(id)).findFirst();
    }

    private static PuzzleKind firstWithPuzzles(CatalogueEntry entry) {
        return entry.kinds().stream()
                .filter(kind ->
                        !Practice.standard().puzzles(kind, entry.technique()).isEmpty())
                .findFirst()
                .orElseGet(() -> entry.kinds().getFirst());
    }

    /// Where the player stands, and how many positions they found the step in; nothing for whoever is new.
    private void showStanding(CatalogueEntry entry) {
        standing.removeAll();
        if (standings.isBlank()) {
            return;
        }
        standing.add(new StandingSign(standings.of(entry.id()).standing(), texts));
        var answers = entry.kinds().stream()
                .filter(kind -> standings.of(entry.id(), kind).asked() > 0)
                .map(kind -> answers(standings.of(entry.id(), kind), kind))
                .toList();
        if (!answers.isEmpty()) {
            standing.add(new Span(texts.say("learn.standing.found", "what", texts.all(answers))));
        }
    }

    private String answers(TechniqueStanding standing, PuzzleKind kind) {
        return texts.say(
                "learn.standing.found.kind",
                "found",
                standing.found(),
                "asked",
                standing.asked(),
                "kind",
                words.kind(kind));
    }

    /// An example that was found before is shown at once; else the engine walks through the puzzle first.
    private void show(CatalogueEntry entry, PuzzleKind kind) {
        backgroundTasks.end();
        var examples = Practice.standard();
        var technique = TechniqueWords.technique(entry, kind);
        var page = new TechniquePage(entry, kind, texts);
        if (examples.isFound(kind, technique)) {
            show(page, examples.example(kind, technique));
        } else {
            practice.removeAll();
            show(Json.write(page.withoutExample(texts.say("learn.example.working"))));
            backgroundTasks.run(
                    stop -> examples.example(kind, technique),
                    example -> show(page, example),
                    () -> show(Json.write(page.withoutExample(texts.say("shell.trouble.event")))));
        }
    }

    private void show(TechniquePage page, Optional<Example> example) {
        var shared = List.of(TechniquePage.class, page.entry().id(), page.kind().id(), texts.locale());
        show(SharedValues.of(shared, String.class, () -> Json.write(page.with(example))));
        practice.removeAll();
        if (PracticeCard.isOf(page.entry(), page.kind(), example)) {
            practice.add(new PracticeCard(
                    page.entry(), page.kind(), example, standings, practiceStart, backgroundTasks, texts));
        }
    }

    private void show(String pageJson) {
        getElement().setProperty("pageJson", pageJson);
    }

    /// The player wants the example of another kind.
    @DomEvent("technique-kind")
    public static final class KindEvent extends ComponentEvent<TechniqueView> {

        private static final long serialVersionUID = 1L;

        private final String kind;

        public KindEvent(TechniqueView source, boolean fromClient, @EventData("event.detail.kind") String kind) {
            super(source, fromClient);
            this.kind = kind;
        }
    }
}
