package org.crosscage.library.ui;

import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.function.Function;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.texts.Texts;

/// A list of tiles that is filled page by page: by its button, and by itself when its end comes near the window. So
/// a long list costs what is seen of it.
final class TileList extends Div {

    private static final long serialVersionUID = 1L;

    /// Whole rows of two, three, four and six.
    static final int PAGE = 24;

    /// How far below the window the end may be when more is fetched.
    private static final String NEAR = "600px";

    /// A list that is drawn anew has a new element, so the watch ends with it.
    private static final String WATCH = """
            const more = this.querySelector('.more-tiles');
            const watch = new IntersectionObserver((seen) => {
              if (!more.isConnected) {
                watch.disconnect();
              } else if (seen.some((each) => each.isIntersecting)) {
                watch.unobserve(more);
                this.$server.fill().then(() => watch.observe(more));
              }
            }, { rootMargin: $0 });
            watch.observe(more);
            """;

    private final transient List<PackPuzzle> puzzles;
    private final transient Function<PackPuzzle, PuzzleTile> drawn;
    private final transient Texts texts;
    private final UnorderedList list = new UnorderedList();
    private final Button more = new Button();
    private int shown;

    /// @param first how many are drawn at once, 0 for a list that lies below
    TileList(List<PackPuzzle> puzzles, int first, Texts texts, Function<PackPuzzle, PuzzleTile> drawn) {
        this.puzzles = puzzles;
        this.drawn = drawn;
        this.texts = texts;
        addClassName("tile-list");
        list.addClassName("tiles");
        more.addClassName("more-tiles");
        more.addClickListener(_ -> goOn());
        add(list, more);
        show(first);
        if (shown < puzzles.size()) {
            getElement().executeJs(WATCH, NEAR);
        }
    }

    /// The end of the list is near.
    @ClientCallable
    void fill() {
        show(PAGE);
    }

    /// Somebody asked for more: whoever has no pointer goes on at the first that is new.
    private void goOn() {
        int from = shown;
        show(PAGE);
        if (shown > from) {
            list.getElement().executeJs("this.children[$0].querySelector('button').focus()", from);
        }
    }

    private void show(int count) {
        int to = Math.min(puzzles.size(), shown + count);
        puzzles.subList(shown, to).forEach(puzzle -> list.add(drawn.apply(puzzle)));
        shown = to;
        int left = puzzles.size() - shown;
        more.setText(texts.say("library.library.more", "count", left));
        more.setVisible(left > 0);
    }
}
