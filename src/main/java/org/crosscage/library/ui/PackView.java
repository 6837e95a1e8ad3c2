package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.core.generate.Grade;
import org.crosscage.library.Pack;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.shell.ui.CachedPuzzles;
import org.crosscage.texts.Texts;

/// The puzzles of one pack by their grades. The first grade is there at once, the others come when they are near.
@Route(LibraryView.ADDRESS + "/:" + PackView.PACK)
final class PackView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String PACK = "pack";

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleLibrary library;
    private final transient PackPuzzles seen;
    private String name = "";

    PackView(Texts texts, PuzzleLibrary library, PackPuzzles seen) {
        this.texts = texts;
        this.library = library;
        this.seen = seen;
        addClassNames("page", "library");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", name);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        removeAll();
        show(event.getRouteParameters().get(PACK).flatMap(library::pack).orElseThrow(NotFoundException::new));
    }

    private void show(Pack pack) {
        name = new PuzzleNames(texts).pack(pack.id(), pack.kind(), pack.size());
        var back = new Anchor(LibraryView.ADDRESS, texts.say("library.library.all-packs"));
        back.getElement().setAttribute("router-link", true);
        var way = new Nav(back);
        way.getElement().setAttribute("aria-label", texts.say("library.library.way"));
        var print = new Anchor("print?pack=" + pack.id(), texts.say("library.library.print"));
        print.getElement().setAttribute("router-link", true);
        way.add(print);
        add(way, new H1(name));
        var note = note(pack);
        if (!note.isEmpty()) {
            var lead = new Paragraph(note);
            lead.addClassName("lead");
            add(lead);
        }
        var puzzles = seen.of(List.of(pack));
        long done = puzzles.stream()
                .filter(puzzle -> puzzle.progress() == PlayProgress.SOLVED)
                .count();
        add(new CachedPuzzles(CachedPuzzles.PACK + pack.id(), done, texts));
        var grades =
                puzzles.stream().collect(Collectors.groupingBy(PackPuzzle::grade, TreeMap::new, Collectors.toList()));
        grades.forEach((grade, all) -> add(section(grade, all, grade == grades.firstKey())));
    }

    private String note(Pack pack) {
        var own = "library.pack." + pack.id() + ".note";
        return texts.has(own)
                ? texts.say(own)
                : PuzzleNames.technique(pack.id())
                        .map(id -> texts.say(
                                "library.pack.needs.note", "technique", texts.say("hints.technique-name." + id)))
                        .orElse("");
    }

    private Section section(Grade grade, List<PackPuzzle> puzzles, boolean first) {
        var count = new Span(texts.say("library.library.count", "count", puzzles.size()));
        count.addClassName("chip");
        var solved = puzzles.stream()
                .filter(puzzle -> puzzle.progress() == PlayProgress.SOLVED)
                .count();
        var head = new Div(new H2(new GradeSign(texts, grade)), count);
        head.addClassNames("section-title", "pack-head");
        if (solved > 0) {
            head.add(PuzzleTile.note(texts.say("library.library.solved", "count", solved, "of", puzzles.size())));
        }
        var tile = new LibraryTile(texts, false, seen::play);
        return new Section(head, new TileList(puzzles, first ? TileList.PAGE : 0, texts, tile::of));
    }
}
