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
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleReading;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.texts.Texts;

/// *A simple Kakuro solver* by hand: the queue of clues, the three buttons, the clicks.
@Route(CluesView.ADDRESS)
@CssImport("./styles/play.css")
@CssImport("./styles/lab.css")
final class CluesView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = LabView.ADDRESS + "/clues";

    private static final long serialVersionUID = 1L;

    private final transient Executor costlyTasks;
    private final transient Texts texts;
    private final CorrectedLink corrected;
    private final PuzzleForm puzzles;
    private final Div table = new Div();
    private transient Optional<ClueQueuePanel> clues = Optional.empty();

    CluesView(LabPuzzles known, SolutionFinder finder, PuzzleReading reading, Texts texts, Executor costlyTasks) {
        this.costlyTasks = costlyTasks;
        this.texts = texts;
        this.corrected = new CorrectedLink(texts);
        this.puzzles = new PuzzleForm(known, finder, reading, texts, costlyTasks, this::chosen);
        addClassNames("page", "lab", "clues");
        var up = new Anchor(LabView.ADDRESS, texts.say("lab.title"));
        up.getElement().setAttribute("router-link", true);
        var way = new Div(up);
        way.addClassName("eyebrow");
        var lead = new Paragraph(texts.say("lab.clues.lead"));
        lead.addClassName("lead");
        var both = new Div(table, puzzles);
        both.addClassName("clues-both");
        add(way, new H1(texts.say("lab.clues.title")), lead, corrected, both);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var nothingThere = puzzles.open(PuzzlePlace.of(event.getLocation().getQueryParameters()));
        corrected.show(nothingThere.stream().toList());
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("lab.clues.title"));
    }

    private void chosen(PuzzleEntry entry, PuzzlePlace place) {
        table.removeAll();
        var opened = new ClueQueuePanel(entry.puzzle(), costlyTasks, new LabWords(texts), this::pressed);
        table.add(opened);
        clues = Optional.of(opened);
        if (isAttached() && !place.equals(PuzzlePlace.NOWHERE)) {
            var address = new Location(ADDRESS, QueryParameters.of(place.sort(), place.name()));
            getUI().orElseThrow().getPage().getHistory().replaceState(null, address);
        }
    }

    /// Whoever pasted a text and did not use it yet means its puzzle, and not the one that is shown.
    private void pressed(Consumer<ClueQueuePanel> step) {
        puzzles.complete(misread -> {
            if (misread.isEmpty()) {
                clues.ifPresent(step);
            }
        });
    }
}
