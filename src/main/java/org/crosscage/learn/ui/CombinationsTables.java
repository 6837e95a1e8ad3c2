package org.crosscage.learn.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.List;
import java.util.function.Consumer;
import org.crosscage.board.Json;
import org.crosscage.learn.CombinationsPage;
import org.crosscage.texts.Texts;
import tools.jackson.databind.node.JsonNodeFactory;

/// Choices of combinations and their tables. The browser draws them, and tells which others are asked for.
@Tag("combinations-page")
@JsModule("./learn/combinations-page.ts")
final class CombinationsTables extends Component {

    private static final long serialVersionUID = 1L;

    private static final String SIZE = "library.size";

    /// @param ask gets the page that is asked for
    CombinationsTables(Texts texts, Consumer<CombinationsPage> ask) {
        var words = JsonNodeFactory.instance.objectNode().put(SIZE, texts.pattern(SIZE));
        for (var area : List.of("learn.combos", "shell.kind")) {
            texts.area(area).forEach((key, pattern) -> words.put(area + "." + key, pattern));
        }
        getElement().setPropertyJson("texts", words);
        addListener(AskEvent.class, event -> ask.accept(CombinationsPage.of(event.query)));
    }

    void show(CombinationsPage page) {
        getElement().setProperty("pageJson", Json.write(page.toJson()));
    }

    /// Another page is asked for.
    @DomEvent("combinations-ask")
    public static final class AskEvent extends ComponentEvent<CombinationsTables> {

        private static final long serialVersionUID = 1L;

        private final String query;

        public AskEvent(CombinationsTables source, boolean fromClient, @EventData("event.detail.query") String query) {
            super(source, fromClient);
            this.query = query;
        }
    }
}
