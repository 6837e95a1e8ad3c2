package org.crosscage.library.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.library.Difficulty;
import org.crosscage.library.Pack;
import org.crosscage.library.Ratings;
import org.crosscage.shell.ui.Errands;
import org.crosscage.texts.Texts;

/// One pack of the library. Its tiles are there at once; grades that nobody has asked for yet follow.
final class PackSection extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Pack pack;
    private final transient List<ShelfTile> tiles;
    private final transient Texts texts;
    private final transient Ratings ratings;
    private final transient Errands errands;
    private transient Runnable rated = () -> {};
    private final Span count = new Span();

    PackSection(Pack pack, List<ShelfTile> tiles, Texts texts, Ratings ratings, Executor executor) {
        this.pack = pack;
        this.tiles = tiles;
        this.texts = texts;
        this.ratings = ratings;
        this.errands = new Errands(executor, this);
        setId(pack.id());
        count.addClassName("chip");
        var head = new Div(
                new H2(new PuzzleNames(texts)
                        .pack(pack.id(), pack.entries().getFirst().puzzle())),
                count);
        head.addClassNames("section-title", "pack-head");
        add(head);
        var note = "library.pack." + pack.id() + ".note";
        if (texts.has(note)) {
            add(new Paragraph(texts.say(note)));
        }
        var list = new UnorderedList();
        list.addClassName("tiles");
        tiles.forEach(tile -> list.add(tile.tile()));
        add(list);
        tiles.forEach(tile -> ratings.known(tile.entry().puzzle()).ifPresent(tile::show));
    }

    Pack pack() {
        return pack;
    }

    List<ShelfTile> tiles() {
        return tiles;
    }

    boolean isRated() {
        return tiles.stream().allMatch(tile -> tile.difficulty().isPresent());
    }

    /// Has somebody told when the grades have come that are not there at once.
    void onRated(Runnable told) {
        rated = told;
    }

    @Override
    protected void onAttach(AttachEvent event) {
        if (!isRated()) {
            errands.run(this::rate, this::show);
        }
    }

    private List<Difficulty> rate(BooleanSupplier stop) {
        return tiles.stream()
                .map(tile -> ratings.of(tile.entry().puzzle(), stop))
                .toList();
    }

    private void show(List<Difficulty> all) {
        for (int i = 0; i < all.size(); i++) {
            tiles.get(i).show(all.get(i));
        }
        rated.run();
    }

    /// Shows what of it is on the shelf; nothing of a pack of which nothing is.
    ///
    /// @return how many
    int putOn(Shelf shelf) {
        int seen = (int) tiles.stream().filter(tile -> tile.putOn(shelf)).count();
        count.setText(texts.say("library.library.count", "count", seen));
        setVisible(seen > 0);
        return seen;
    }
}
