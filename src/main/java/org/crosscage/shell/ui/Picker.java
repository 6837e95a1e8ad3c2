package org.crosscage.shell.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// One of a few things behind a label: the browser's own list, which every phone shows its own way.
@Tag("label")
public final class Picker extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    private static final String VALUE = "element.value";

    private final Element label = new Element("span");
    private final Element list = new Element("select");
    private final transient Consumer<String> listener;
    private transient List<Option> options = List.of();
    private transient String picked = "";

    /// @param listener hears what the player picks
    public Picker(String label, Consumer<String> listener) {
        this.listener = listener;
        addClassName("picker");
        list.addEventListener(
                        "change", event -> pick(event.getEventData().get(VALUE).asString()))
                .addEventData(VALUE);
        getElement().appendChild(this.label.setText(label), list);
    }

    /// Stands under another label.
    public void name(String other) {
        label.setText(other);
    }

    /// @param group heading under which it stands; empty for none
    /// @param value empty for the first option, which leaves everything open
    public record Option(String group, String value, String words) {}

    /// @param now the option that is picked; the first one when there is none of that value
    public void offer(List<Option> all, String now) {
        if (all.equals(options) && now.equals(picked)) {
            return; // drawn anew it would lose what is just being picked
        }
        options = List.copyOf(all);
        picked = now;
        list.removeAllChildren();
        options.stream()
                .collect(Collectors.groupingBy(Option::group, LinkedHashMap::new, Collectors.toList()))
                .forEach((group, members) -> {
                    var parent = group.isEmpty() ? list : new Element("optgroup").setAttribute("label", group);
                    members.forEach(option -> parent.appendChild(drawn(option)));
                    if (!group.isEmpty()) {
                        list.appendChild(parent);
                    }
                });
    }

    private Element drawn(Option option) {
        return new Element("option")
                .setAttribute("value", option.value())
                .setAttribute("selected", option.value().equals(picked))
                .setText(option.words());
    }

    public List<Option> options() {
        return options;
    }

    /// The value that is picked.
    public String picked() {
        return picked;
    }

    /// Picks as the player does.
    public void pick(String value) {
        picked = value;
        listener.accept(value);
    }

    /// Shows what was picked elsewhere.
    public void show(String value) {
        picked = value;
        list.executeJs("this.value = $0", value);
    }
}
