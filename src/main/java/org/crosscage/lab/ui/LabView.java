package org.crosscage.lab.ui;

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
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleReading;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.lab.Race;
import org.crosscage.lab.Races;
import org.crosscage.lab.RefusedRaceException;
import org.crosscage.player.store.Player;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.page.Detachment;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.texts.Texts;

/// Solvers side by side on any puzzle. What is set stands in the address, so that a link brings the same race.
@Route(LabView.ADDRESS)
@CssImport("./styles/play.css")
@CssImport("./styles/lab.css")
final class LabView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = "lab";

    private static final long serialVersionUID = 1L;

    private final transient Races races;
    private final transient CurrentPlayer player;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient LabWords words;
    private final CorrectedLink corrected;
    private final PuzzleForm puzzles;
    private final RacersForm racers;
    private final RunForm runs;
    private final Paragraph complaint = new Paragraph();
    private final Div raceArea = new Div();
    private transient Optional<PuzzleEntry> puzzle = Optional.empty();
    private transient PuzzlePlace place = PuzzlePlace.NOWHERE;
    private transient Optional<RaceView> race = Optional.empty();

    LabView(
            LabPuzzles known,
            SolutionFinder finder,
            PuzzleReading reading,
            Races races,
            CurrentPlayer player,
            PlayerLimits limits,
            Texts texts,
            Executor costlyTasks) {
        this.races = races;
        this.player = player;
        this.limits = limits;
        this.texts = texts;
        this.words = new LabWords(texts);
        this.corrected = new CorrectedLink(texts);
        this.racers = new RacersForm(words);
        this.runs = new RunForm(texts);
        this.puzzles = new PuzzleForm(known, finder, reading, texts, costlyTasks, this::chosen);
        addClassNames("page", "lab");
        var lead = new Paragraph(texts.say("lab.lead"));
        lead.addClassName("lead");
        var clues = new Anchor(CluesView.ADDRESS, texts.say("lab.clues.link"));
        clues.getElement().setAttribute("router-link", true);
        var other = new Paragraph(clues);
        other.addClassName("lab-other");
        add(new H1(texts.say("lab.title")), lead, other, corrected, setup(), raceArea);
        Detachment.listen(this, this::stopRace); // nobody sees it any more
    }

    private Div setup() {
        complaint.addClassName("said-wrong");
        complaint.getElement().setAttribute("role", "alert");
        complaint.setVisible(false);
        var start = new Div(start(LineIcon.PLAY, "run", false), start(LineIcon.NEXT, "run-stepwise", true));
        start.addClassName("lab-start");
        var foot = new Div(runs, start);
        foot.addClassNames("lab-run");
        var who = new Div(racers, foot, complaint);
        who.addClassNames("card", "lab-racers");
        var setup = new Div(puzzles, who);
        setup.addClassName("lab-setup");
        return setup;
    }

    private NativeButton start(LineIcon symbol, String key, boolean paused) {
        var start = new NativeButton();
        start.setId("lab-" + key);
        start.addClassName("tool");
        start.setClassName("primary", !paused);
        start.getElement().setAttribute("type", "button");
        start.add(symbol.draw(), new Span(texts.say("lab." + key)));
        start.addClickListener(_ -> run(paused));
        return start;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var reading = SetupReader.read(event.getLocation().getQueryParameters());
        var setup = reading.setup();
        endRace();
        runs.show(setup);
        var nothingThere = puzzles.open(setup.place());
        racers.show(setup.racers(), puzzle.orElseThrow().puzzle());
        corrected.show(
                Stream.concat(nothingThere.stream(), reading.wrong().stream()).toList());
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("lab.title"));
    }

    private void chosen(PuzzleEntry entry, PuzzlePlace from) {
        puzzle = Optional.of(entry);
        place = from;
        racers.offer(entry.puzzle());
        endRace();
    }

    private void endRace() {
        stopRace();
        race = Optional.empty();
        raceArea.removeAll();
        complaint.setVisible(false);
    }

    private void stopRace() {
        race.map(RaceView::race).ifPresent(Race::stop);
    }

    /// @param paused whether it waits for single steps
    private void run(boolean paused) {
        endRace();
        puzzles.complete(misread -> run(paused, misread));
    }

    private void run(boolean paused, Optional<String> misread) {
        var wrong = Stream.of(misread.stream(), racers.wrong(), runs.wrong())
                .flatMap(Function.identity())
                .toList();
        if (!wrong.isEmpty()) {
            complain(texts.say("lab.wrong", "what", String.join(" ", wrong)));
            return;
        }
        try {
            races.requireRoom(owner()); // a race for which there is none does not count
            var refusal = limits.refusal(Limit.RACE);
            if (refusal.isPresent()) {
                complain(refusal.get());
                return;
            }
            begin(paused);
        } catch (RefusedRaceException e) {
            complain(texts.say("lab.refused." + Texts.key(e.reason())));
        }
    }

    /// The owner of a race; this stores no player.
    private Object owner() {
        return player.known().<Object>map(Player::id).orElseGet(player::token);
    }

    private void begin(boolean paused) throws RefusedRaceException {
        corrected.setVisible(false);
        var setup = new Setup(place, racers.racers(), runs.seed(), runs.runs(), runs.seconds());
        var ui = UI.getCurrentOrThrow();
        ui.getPage().getHistory().replaceState(null, location(setup));
        show(order(setup, paused, ui), setup);
    }

    private Race order(Setup setup, boolean paused, UI ui) throws RefusedRaceException {
        var order = setup.order(puzzle.orElseThrow().puzzle());
        return races.order(owner(), paused ? order.fromPause() : order, new RaceUpdates(ui, this::show));
    }

    private void show(Race begun, Setup setup) {
        var entry = puzzle.orElseThrow();
        var shared = setup.from(setup.place().forOthers(entry));
        var address = Optional.of(shared)
                .filter(each -> !each.place().equals(PuzzlePlace.NOWHERE))
                .map(each -> location(each).getPathWithQueryParameters());
        var view = new RaceView(begun, address, FileNames.of(entry, begun.order(), words), words);
        race = Optional.of(view);
        raceArea.add(view);
        raceArea.getElement().executeJs("this.scrollIntoView({ block: 'start' })");
    }

    private static Location location(Setup setup) {
        return new Location(ADDRESS, setup.address());
    }

    private void complain(String what) {
        complaint.setText(what);
        complaint.setVisible(true);
    }

    private void show(Race told) {
        race.filter(view -> view.race() == told).ifPresent(RaceView::show);
    }
}
