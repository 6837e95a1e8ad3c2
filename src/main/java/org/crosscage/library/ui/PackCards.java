package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Pack;
import org.crosscage.texts.Texts;

/// All packs: for each kind its sizes, then what is called by more than a size, then what a technique is practised
/// on.
final class PackCards extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Map<String, List<PackPuzzle>> puzzles;

    /// @param packs in their order
    /// @param all the puzzles of all packs
    PackCards(List<Pack> packs, List<PackPuzzle> all, Texts texts) {
        this.texts = texts;
        this.puzzles = all.stream()
                .collect(Collectors.groupingBy(puzzle -> puzzle.pack().id()));
        for (var kind : PuzzleKinds.all()) {
            var own =
                    packs.stream().filter(pack -> pack.kind().equals(kind.id())).toList();
            if (!own.isEmpty()) {
                add(section(kind.id(), own));
            }
        }
    }

    private Section section(String kind, List<Pack> packs) {
        var title = new H2(new PuzzleNames(texts).kind(kind));
        title.addClassName("section-title");
        var section = new Section(title);
        Predicate<Pack> practises = pack -> PuzzleNames.technique(pack.id()).isPresent();
        Predicate<Pack> isSpecial = pack -> texts.has("library.pack." + pack.id());
        addCards(section, "sizes", packs, practises.or(isSpecial).negate());
        addCards(section, "themes", packs, isSpecial);
        var practice = packs.stream().filter(practises).toList();
        if (!practice.isEmpty()) {
            var links = new UnorderedList();
            links.addClassName("practice-packs");
            practice.forEach(pack -> links.add(link(pack)));
            section.add(heading("practice"), links);
        }
        return section;
    }

    private void addCards(Section section, String key, List<Pack> packs, Predicate<Pack> which) {
        var cards = new UnorderedList();
        cards.addClassNames("tiles", "pack-cards");
        packs.stream()
                .filter(which)
                .forEach(pack -> cards.add(new PackCard(pack, Objects.requireNonNull(puzzles.get(pack.id())), texts)));
        if (cards.getChildren().findAny().isPresent()) {
            section.add(heading(key), cards);
        }
    }

    private H3 heading(String key) {
        var heading = new H3(texts.say("library.library." + key));
        heading.addClassName("eyebrow");
        return heading;
    }

    private ListItem link(Pack pack) {
        var link = new Anchor(
                LibraryView.ADDRESS + "/" + pack.id(), new PuzzleNames(texts).packAmongItsKind(pack.id(), pack.size()));
        link.getElement().setAttribute("router-link", true);
        var count = new Span(
                texts.say("library.library.count", "count", pack.listings().size()));
        count.addClassName("tile-note");
        var item = new ListItem(link, count);
        item.setId(pack.id());
        return item;
    }
}
