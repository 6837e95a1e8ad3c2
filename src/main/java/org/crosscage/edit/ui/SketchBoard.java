package org.crosscage.edit.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.crosscage.board.ui.JsonNodes;
import org.crosscage.edit.Draft;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The board on which a puzzle is drawn.
@Tag("puzzle-sketch")
@JsModule("./edit/index.ts")
final class SketchBoard extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    void show(Draft draft) {
        getElement().setPropertyJson("sheet", JsonNodes.object(SketchJson.sheet(draft)));
    }

    void show(SketchHighlights marks) {
        getElement().setPropertyJson("marks", JsonNodes.object(SketchJson.marks(marks)));
    }

    void setTexts(Map<String, String> texts) {
        getElement().setPropertyJson("texts", JsonNodes.texts(texts));
    }

    /// @param tool what a stroke does: `shape`, `join`, `clues` or `digits`
    void setTool(String tool) {
        getElement().setProperty("tool", tool);
    }

    /// @param symmetry its name in small letters
    void setSymmetry(String symmetry) {
        getElement().setProperty("symmetry", symmetry);
    }

    void focus() {
        getElement().callJsFunction("focus");
    }

    /// Takes the focus from an element that is hidden or disabled, and from nothing else.
    void focusUnlessElsewhere() {
        getElement()
                .executeJs("const at = document.activeElement;"
                        + " if (at?.disabled || at?.checkVisibility() === false) this.focus()");
    }

    /// @param listener gets an edit as the browser sent it
    void onEdit(Consumer<ObjectNode> listener) {
        addListener(EditEvent.class, event -> listener.accept(event.detail));
    }

    void onCommand(Consumer<String> listener) {
        addListener(CommandEvent.class, event -> listener.accept(event.name));
    }

    /// Something was drawn or typed.
    @DomEvent("sketch-edit")
    public static final class EditEvent extends ComponentEvent<SketchBoard> {

        private static final long serialVersionUID = 1L;

        private final transient ObjectNode detail;

        public EditEvent(
                SketchBoard source, boolean fromClient, @EventData("event.detail") @Nullable ObjectNode detail) {
            super(source, fromClient);
            this.detail = Objects.requireNonNullElseGet(detail, JsonNodeFactory.instance::objectNode);
        }
    }

    /// A key asked for something beside the board.
    @DomEvent("sketch-command")
    public static final class CommandEvent extends ComponentEvent<SketchBoard> {

        private static final long serialVersionUID = 1L;

        private final String name;

        public CommandEvent(
                SketchBoard source, boolean fromClient, @EventData("event.detail.name") @Nullable String name) {
            super(source, fromClient);
            this.name = Objects.requireNonNullElse(name, "");
        }
    }
}
