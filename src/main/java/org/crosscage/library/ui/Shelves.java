package org.crosscage.library.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Location;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.texts.Texts;

/// The packs of the library, what of them is to be seen, and the links between them.
final class Shelves extends Div {

    private static final long serialVersionUID = 1L;

    private final transient List<PackSection> sections;
    private final transient Texts texts;
    private final ShelfForm form;
    private final Jumps jumps;
    private final Paragraph found = new Paragraph();
    private final Div nothing = new Div();
    private transient Shelf shelf;

    /// @param shelf what is to be seen at first
    Shelves(List<PackSection> sections, Shelf shelf, Texts texts) {
        this.sections = sections;
        this.shelf = shelf;
        this.texts = texts;
        form = new ShelfForm(
                tiles().map(tile -> tile.entry().puzzle()).toList(), this::puzzlesOn, shelf, texts, this::chosen);
        jumps = new Jumps(sections, texts);
        found.addClassNames("quiet", "shelf-found");
        found.getElement().setAttribute("role", "status");
        nothing.addClassNames("card", "shelf-empty");
        nothing.add(
                new Paragraph(texts.say("library.filter.none")),
                new Button(texts.say("library.filter.clear"), click -> clear()));
        add(form, found, jumps, nothing);
        sections.forEach(this::add);
        sections.forEach(section -> section.onRated(this::rated));
        show();
    }

    private Stream<ShelfTile> tiles() {
        return sections.stream().flatMap(section -> section.tiles().stream());
    }

    private int puzzlesOn(Shelf some) {
        return (int) tiles().filter(tile -> tile.isOn(some)).count();
    }

    private void clear() {
        form.clear();
        chosen(Shelf.ALL);
    }

    private void chosen(Shelf next) {
        shelf = next;
        var address = new Location(LibraryView.ADDRESS, next.address());
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, address);
        show();
    }

    private void show() {
        int seen = sections.stream().mapToInt(section -> section.putOn(shelf)).sum();
        found.setText(shelf.equals(Shelf.ALL) ? "" : texts.say("library.filter.found", "count", seen));
        nothing.setVisible(seen == 0);
        jumps.changed();
    }

    /// Some grades have come.
    private void rated() {
        if (sections.stream().allMatch(PackSection::isRated)) {
            form.offer();
        }
        if (!shelf.equals(Shelf.ALL)) {
            show();
        }
    }
}
