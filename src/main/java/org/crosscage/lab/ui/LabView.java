package org.crosscage.lab.ui;

import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.lab.Race;
import org.crosscage.lab.Races;
import org.crosscage.lab.RefusedRaceException;
import org.crosscage.lab.ui.Setup.Place;
import org.crosscage.library.Oracle;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.play.GameService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.ui.Symbol;
import org.crosscage.texts.Texts;

/// Solvers side by side on any puzzle. What is set stands in the address, so that a link brings the same race.
@Route(LabView.ADDRESS)
@CssImport("./styles/play.css")
@CssImport("./styles/lab.css")
final class LabView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = "lab";

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient LabWords words;
    private final transient Races races;
    private final transient CurrentPlayer player;
    private final PuzzleForm puzzles;
    private final PuzzleCard card;
    private final RacersForm racers;
    private final RunForm runs;
    private final NativeButton run = new NativeButton();
    private final Paragraph complaint = new Paragraph();
    private final Div track = new Div();
    private transient Optional<PuzzleEntry> puzzle = Optional.empty();
    private transient Place place = Place.NOWHERE;
    private transient Optional<Race> race = Optional.empty();

    LabView(
            Texts texts,
            PuzzleLibrary library,
            GameService games,
            CurrentPlayer player,
            Oracle oracle,
            Executor errands,
            Races races) {
        this.texts = texts;
        this.words = new LabWords(texts);
        this.races = races;
        this.player = player;
        this.puzzles = new PuzzleForm(library, games, player, texts, this::chosen);
        this.card = new PuzzleCard(oracle, errands, texts);
        this.racers = new RacersForm(words);
        this.runs = new RunForm(texts);
        addClassNames("page", "lab");
        var lead = new Paragraph(texts.say("lab.lead"));
        lead.addClassName("lead");
        var clues = new Anchor("lab/clues", texts.say("lab.clues.link"));
        clues.getElement().setAttribute("router-link", true);
        var other = new Paragraph(clues);
        other.addClassName("lab-other");
        add(new H1(texts.say("lab.title")), lead, other, setup(), track);
    }

    private Div setup() {
        run.setId("lab-run");
        run.addClassNames("tool", "primary");
        run.getElement().setAttribute("type", "button");
        run.add(Symbol.PLAY.draw(), new Span(texts.say("lab.run")));
        run.addClickListener(_ -> run());
        complaint.addClassName("said-wrong");
        complaint.getElement().setAttribute("role", "alert");
        complaint.setVisible(false);
        var which = new Div(card, puzzles);
        which.addClassNames("card", "lab-puzzle");
        var foot = new Div(runs, run);
        foot.addClassNames("lab-run");
        var who = new Div(racers, foot, complaint);
        who.addClassNames("card", "lab-racers");
        var setup = new Div(which, who);
        setup.addClassName("lab-setup");
        return setup;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var setup = Setup.of(event.getLocation().getQueryParameters());
        endRace();
        runs.show(setup);
        puzzles.open(setup.place());
        racers.show(setup.racers(), puzzle.orElseThrow().puzzle());
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("lab.title"));
    }

    /// Nobody sees the race any more.
    @Override
    protected void onDetach(DetachEvent event) {
        race.ifPresent(Race::stop);
    }

    private void chosen(PuzzleEntry entry, Place from) {
        puzzle = Optional.of(entry);
        place = from;
        card.show(entry);
        racers.offer(entry.puzzle());
        endRace();
    }

    private void endRace() {
        race.ifPresent(Race::stop);
        race = Optional.empty();
        track.removeAll();
        complaint.setVisible(false);
    }

    private void run() {
        endRace();
        var who = racers.racers();
        if (who.isEmpty() || runs.isWrong()) {
            complain("lab.wrong");
            return;
        }
        var setup = new Setup(place, who.get(), runs.seed(), runs.runs(), runs.seconds());
        var address = new Location(ADDRESS, setup.address());
        var ui = UI.getCurrentOrThrow();
        ui.getPage().getHistory().replaceState(null, address);
        try {
            var news = new News(ui, this::show);
            var begun =
                    races.order(player.id(), setup.order(puzzle.orElseThrow().puzzle()), news);
            race = Optional.of(begun);
            track.add(new RaceView(begun, address.getPathWithQueryParameters(), words));
            track.getElement().executeJs("this.scrollIntoView({ block: 'start' })");
        } catch (RefusedRaceException e) {
            complain("lab.refused." + LabWords.key(e.reason()));
        }
    }

    private void complain(String key) {
        complaint.setText(texts.say(key));
        complaint.setVisible(true);
    }

    private void show(Race told) {
        track.getChildren()
                .filter(RaceView.class::isInstance)
                .map(RaceView.class::cast)
                .filter(view -> view.race() == told)
                .forEach(RaceView::show);
    }
}
