package org.crosscage.lab.ui;

import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.search.QueuedClue;

/// The whole queue of clues, the next one first.
final class QueueView extends Div {

    private static final long serialVersionUID = 1L;

    private final transient ClueWords words;
    private transient Optional<List<QueuedClue>> shown = Optional.empty();

    QueueView(ClueWords words) {
        this.words = words;
        addClassName("clues-queue");
        getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-label", words.words().say("clues.queue"));
    }

    /// @param goesOn whether the first one is really next
    void show(List<QueuedClue> queue, boolean goesOn) {
        setClassName("goes-on", goesOn);
        if (!shown.equals(Optional.of(queue))) {
            shown = Optional.of(queue);
            removeAll();
            add(new Html(words.table(queue)));
        }
    }
}
