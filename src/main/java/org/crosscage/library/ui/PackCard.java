package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.library.Pack;
import org.crosscage.texts.Texts;

/// A pack among the others: what it is called, how many puzzles it has, from which grade to which, and how many of
/// them are solved. One link as a whole; its picture is made of what is known without reading the pack.
final class PackCard extends ListItem {

    private static final long serialVersionUID = 1L;

    /// @param puzzles of the pack
    PackCard(Pack pack, List<PackPuzzle> puzzles, Texts texts) {
        setId(pack.id());
        var link = new Anchor(LibraryView.ADDRESS + "/" + pack.id());
        link.getElement().setAttribute("router-link", true);
        link.addClassNames("tile", "pack-card");
        var kind = new Span(new PuzzleNames(texts).kind(pack.kind()) + " ");
        kind.addClassName("visually-hidden");
        var name = new Span(kind, new Span(new PuzzleNames(texts).packAmongItsKind(pack.id(), pack.size())));
        name.addClassName("tile-name");
        long solved = puzzles.stream()
                .filter(puzzle -> puzzle.progress() == PlayProgress.SOLVED)
                .count();
        var count = new Span(texts.say("library.library.count", "count", puzzles.size()));
        count.addClassName("tile-note");
        link.add(name, count, grades(puzzles, texts));
        if (solved > 0) {
            link.add(solved(solved, puzzles.size(), texts));
        }
        add(link);
    }

    private static Div grades(List<PackPuzzle> puzzles, Texts texts) {
        var all = puzzles.stream().map(PackPuzzle::grade).distinct().sorted().toList();
        var signs = new Div();
        signs.addClassName("pack-grades");
        signs.add(new GradeSign(texts, all.getFirst()));
        if (all.size() > 1) {
            var to = new Span("–");
            to.addClassName("visually-hidden");
            signs.add(to, new GradeSign(texts, all.getLast()));
        }
        return signs;
    }

    private static Div solved(long solved, int of, Texts texts) {
        var done = new Span(texts.say("library.library.solved", "count", solved, "of", of));
        done.addClassName("tile-note");
        var bar = new Div();
        bar.addClassName("pack-bar");
        bar.getStyle().set("--solved", Double.toString((double) solved / of));
        return new Div(done, bar);
    }
}
