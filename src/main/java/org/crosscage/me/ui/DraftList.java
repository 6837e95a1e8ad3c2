package org.crosscage.me.ui;

import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.crosscage.edit.Draft;
import org.crosscage.texts.Texts;

/// The puzzles that the player drew.
final class DraftList extends UnorderedList {

    private static final long serialVersionUID = 1L;

    private static final String HOLD = "(this.children[$0] ?? this.lastElementChild)?.querySelector($1)?.focus()";

    private final transient MeServices services;
    private final transient Texts texts;
    private final transient Runnable changed;

    /// @param drafts at least one
    /// @param changed one was deleted
    DraftList(List<Draft> drafts, MeServices services, Texts texts, Runnable changed) {
        this.services = services;
        this.texts = texts;
        this.changed = changed;
        addClassNames("tiles", "own-games");
        show(drafts);
    }

    private void show(List<Draft> drafts) {
        removeAll();
        for (int i = 0; i < drafts.size(); i++) {
            int at = i;
            add(new DraftTile(drafts.get(i), services, texts, () -> renamed(at), () -> deleted(at)));
        }
    }

    private void renamed(int at) {
        show(services.drafts());
        getElement().executeJs(HOLD, at, "vaadin-button");
    }

    private void deleted(int at) {
        show(services.drafts());
        changed.run();
        getElement().executeJs(HOLD, at, "a");
    }
}
