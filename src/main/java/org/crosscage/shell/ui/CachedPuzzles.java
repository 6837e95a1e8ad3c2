package org.crosscage.shell.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import org.crosscage.texts.Texts;

/// Has the browser cache puzzles of a page for the time without a connection, and says how many of them can be played
/// then. The browser does so once the page is there and nothing else is to be done
/// (`frontend/offline/cached-puzzles.ts`); where it keeps nothing, this stays empty.
@Tag("cached-puzzles")
public final class CachedPuzzles extends Component {

    private static final long serialVersionUID = 1L;

    /// The beginnings of pages' names; the rest is the id of a pack, the players' code of a set, or a date.
    public static final String PACK = "pack-";

    public static final String SET = "set-";
    public static final String DAY = "day-";

    /// @param page by its name, such as `day-2026-11-28`
    /// @param done how many of its puzzles the player has finished
    public CachedPuzzles(String page, long done, Texts texts) {
        getElement()
                .setAttribute("page", page)
                .setAttribute("done", Long.toString(done))
                .setAttribute("words", texts.pattern("shell.cached-puzzles"));
        getElement().getClassList().add("quiet");
    }
}
