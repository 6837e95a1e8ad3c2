package org.crosscage.library.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.function.Consumer;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.core.kind.Size;

/// One of the sizes of a kind, as a row of chips: native radio buttons, which bring their own keys.
@Tag("fieldset")
final class SizeChoice extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    private transient Size chosen;
    private transient Consumer<Size> listener = size -> {};

    /// @param group a name that no other choice on the page has
    /// @param chosen one of the sizes
    SizeChoice(String group, String label, List<Size> sizes, Size chosen, PuzzleNames names) {
        this.chosen = chosen;
        addClassName("chips");
        var legend = new Element("legend").setText(label);
        legend.getClassList().add("visually-hidden");
        getElement().appendChild(legend);
        sizes.forEach(size -> getElement().appendChild(chip(group, size, names)));
    }

    Size chosen() {
        return chosen;
    }

    /// Calls the listener whenever another one is chosen.
    void onChange(Consumer<Size> called) {
        listener = called;
    }

    private Element chip(String group, Size size, PuzzleNames names) {
        var radio = new Element("input").setAttribute("type", "radio").setAttribute("name", group);
        radio.setAttribute("value", size.toString());
        radio.setAttribute("checked", size.equals(chosen));
        radio.addEventListener("change", event -> {
            chosen = size;
            listener.accept(size);
        });
        var text = new Element("span").setText(names.size(size.rows(), size.columns()));
        return new Element("label").appendChild(radio, text);
    }
}
