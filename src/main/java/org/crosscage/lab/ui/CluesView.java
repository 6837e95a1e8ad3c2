package org.crosscage.lab.ui;

import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.concurrent.Executor;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.lab.ui.Setup.Place;
import org.crosscage.library.Oracle;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.play.GameService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;

/// *A simple Kakuro solver* by hand: the queue of clues, the three buttons, the clicks.
@Route("lab/clues")
@CssImport("./styles/play.css")
@CssImport("./styles/lab.css")
final class CluesView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Executor errands;
    private final PuzzleForm puzzles;
    private final PuzzleCard card;
    private final Div desk = new Div();

    CluesView(
            Texts texts,
            PuzzleLibrary library,
            GameService games,
            CurrentPlayer player,
            Oracle oracle,
            Executor errands) {
        this.texts = texts;
        this.errands = errands;
        this.card = new PuzzleCard(oracle, errands, texts);
        this.puzzles = new PuzzleForm(library, games, player, texts, this::chosen);
        addClassNames("page", "lab", "clues");
        var up = new Anchor(LabView.ADDRESS, texts.say("lab.title"));
        up.getElement().setAttribute("router-link", true);
        var way = new Div(up);
        way.addClassName("eyebrow");
        var lead = new Paragraph(texts.say("lab.clues.lead"));
        lead.addClassName("lead");
        var which = new Div(card, puzzles);
        which.addClassNames("card", "lab-puzzle");
        desk.addClassName("clue-desk-place");
        var both = new Div(desk, which);
        both.addClassName("clues-both");
        add(way, new H1(texts.say("lab.clues.title")), lead, both);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        puzzles.open(Place.of(event.getLocation().getQueryParameters()));
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("lab.clues.title"));
    }

    private void chosen(PuzzleEntry entry, Place place) {
        card.show(entry);
        desk.removeAll();
        desk.add(new ClueDesk(entry.puzzle(), errands, new LabWords(texts)));
        if (isAttached() && !place.equals(Place.NOWHERE)) {
            var address = new Location("lab/clues", QueryParameters.of(place.sort(), place.name()));
            getUI().orElseThrow().getPage().getHistory().replaceState(null, address);
        }
    }
}
