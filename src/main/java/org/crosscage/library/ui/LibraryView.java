package org.crosscage.library.ui;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import java.util.List;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.texts.Texts;

/// The shipped puzzles: all packs, or, as soon as something is chosen, the puzzles of all packs that fit. What is
/// chosen stands in the address.
@Route(LibraryView.ADDRESS)
final class LibraryView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = "library";

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleLibrary library;
    private final transient PackPuzzles puzzles;
    private final transient List<PackPuzzle> all;
    private final Paragraph found = new Paragraph();
    private final Div shown = new Div();
    private final LibraryFilterForm form;

    LibraryView(Texts texts, PuzzleLibrary library, PackPuzzles puzzles) {
        this.texts = texts;
        this.library = library;
        this.puzzles = puzzles;
        this.all = puzzles.of(library.packs());
        this.form = new LibraryFilterForm(all, texts, this::chosen);
        addClassNames("page", "library");
        found.addClassNames("quiet", "library-filter-found");
        found.getElement().setAttribute("role", "status");
        var lead = new Paragraph(texts.say("library.library.lead"));
        lead.addClassName("lead");
        var sets = new Anchor("sets", texts.say("library.library.sets"));
        sets.getElement().setAttribute("router-link", true);
        lead.add(new Text(" "), sets);
        add(new H1(texts.say("library.library.title")), lead, form, found, shown);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("library.library.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var filter = LibraryFilter.of(event.getLocation().getQueryParameters());
        form.show(filter);
        show(filter);
    }

    private void chosen(LibraryFilter filter) {
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, new Location(ADDRESS, filter.address()));
        show(filter);
    }

    private void show(LibraryFilter filter) {
        shown.removeAll();
        if (filter.equals(LibraryFilter.ALL)) {
            found.setText("");
            shown.add(new PackCards(library.packs(), all, texts));
            return;
        }
        var fitting = all.stream().filter(filter::has).toList();
        found.setText(texts.say("library.filter.found", "count", fitting.size()));
        if (fitting.isEmpty()) {
            shown.add(nothing());
        } else {
            var tile = new LibraryTile(texts, true, puzzles::play);
            shown.add(new TileList(fitting, TileList.PAGE, texts, tile::of));
        }
    }

    private Div nothing() {
        var nothing = new Div();
        nothing.addClassNames("card", "library-filter-empty");
        nothing.add(
                new Paragraph(texts.say("library.filter.none")), new Button(texts.say("library.filter.clear"), _ -> {
                    form.show(LibraryFilter.ALL);
                    chosen(LibraryFilter.ALL);
                }));
        return nothing;
    }
}
