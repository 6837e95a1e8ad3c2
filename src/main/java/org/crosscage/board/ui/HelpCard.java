package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.function.Consumer;
import org.crosscage.board.Card;
import org.crosscage.board.Json;

/// Shows a card. The browser draws it from its text, and tells what is pressed.
@Tag("help-card")
@JsModule("./play/card/help-card.ts")
@JsModule("./shell/copy.ts")
public final class HelpCard extends Component {

    private static final long serialVersionUID = 1L;
    private static final String TEXT = "cardJson";

    /// How many cards were shown: a press of one that is there no more does nothing.
    private int shown;

    /// One in which nothing can be pressed.
    public HelpCard() {}

    /// @param press is given the id of a button of the card, or of a row whose button is pressed
    public HelpCard(Consumer<String> press, Runnable close) {
        addListener(PressEvent.class, event -> {
            if (event.shown == shown && offers(event.id)) {
                press.accept(event.id);
            }
        });
        addListener(CloseEvent.class, event -> {
            if (event.shown == shown) {
                close.run();
            }
        });
    }

    /// Folds the card when another cell is chosen, because on a phone it covers the keypad.
    public HelpCard folding() {
        getElement().setProperty("folds", true);
        return this;
    }

    /// @param point is given the id of the row that is to be lit; empty: none
    public HelpCard pointing(Consumer<String> point) {
        addListener(PointEvent.class, event -> {
            if (event.row.isEmpty() || offers(event.row)) {
                point.accept(event.row);
            }
        });
        return this;
    }

    /// Has components in the card, where the browser puts them: beside its buttons, and below them behind one more.
    ///
    /// @param more the words of the button that unfolds what is below
    public HelpCard holding(Component beside, String more, Component below) {
        getElement().setProperty("belowName", more);
        getElement().appendVirtualChild(beside.getElement(), below.getElement());
        addAttachListener(_ -> {
            // each by itself: a script waits until all that it is given is visible
            getElement().executeJs("this.beside = $0", beside);
            getElement().executeJs("this.below = $0", below);
        });
        return this;
    }

    /// For whoever opens it by a key: the focus goes to the way out of it.
    public void focus() {
        getElement().callJsFunction("focus");
    }

    /// Shows a card, whatever was shown before.
    public void show(Card card) {
        shown++;
        getElement().setProperty("shown", shown);
        reword(card);
    }

    /// Shows other words of the card that is shown, whose buttons stay: a press of one that is on its way still counts.
    public void reword(Card card) {
        getElement().setProperty(TEXT, Json.write(card.toJson()));
    }

    public void close() {
        shown++;
        getElement().setProperty(TEXT, "");
    }

    private String text() {
        return getElement().getProperty(TEXT, "");
    }

    /// Any text can come from a browser.
    private boolean offers(String id) {
        return id.matches("[a-z0-9-]{1,40}") && text().contains("\"id\":\"" + id + "\"");
    }

    /// A button was pressed.
    @DomEvent("card-press")
    public static final class PressEvent extends ComponentEvent<HelpCard> {

        private static final long serialVersionUID = 1L;

        private final String id;
        private final int shown;

        /// @param shown the number of the card that it was pressed on
        public PressEvent(
                HelpCard source,
                boolean fromClient,
                @EventData("event.detail.id") String id,
                @EventData("event.detail.shown") int shown) {
            super(source, fromClient);
            this.id = id;
            this.shown = shown;
        }
    }

    /// Another row is to be lit, or none.
    @DomEvent("card-point")
    public static final class PointEvent extends ComponentEvent<HelpCard> {

        private static final long serialVersionUID = 1L;

        private final String row;

        public PointEvent(HelpCard source, boolean fromClient, @EventData("event.detail.row") String row) {
            super(source, fromClient);
            this.row = row;
        }
    }

    /// The cross was pressed.
    @DomEvent("card-close")
    public static final class CloseEvent extends ComponentEvent<HelpCard> {

        private static final long serialVersionUID = 1L;

        private final int shown;

        /// @param shown as for a press
        public CloseEvent(HelpCard source, boolean fromClient, @EventData("event.detail.shown") int shown) {
            super(source, fromClient);
            this.shown = shown;
        }
    }
}
