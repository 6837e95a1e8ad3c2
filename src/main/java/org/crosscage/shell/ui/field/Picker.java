package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.shell.ui.Markup;

/// One of a few things behind a label: the browser's own list, which every phone shows its own way.
@Tag("label")
public final class Picker extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    /// Where there is such an option; else the first one stays.
    private static final String SHOW = "const list = this.querySelector('select');"
            + "if ([...list.options].some(option => option.value === $0)) list.value = $0";

    private static final String VALUE = "event.target.value";

    private final transient Consumer<String> listener;
    private transient String label;
    private transient List<Option> options = List.of();
    private transient String picked = "";

    /// @param listener hears what the player picks
    public Picker(String label, Consumer<String> listener) {
        this.label = label;
        this.listener = listener;
        addClassName("picker");
        getElement()
                .addEventListener(
                        "change", event -> pick(event.getEventData().path(VALUE).asString("")))
                .addEventData(VALUE);
        draw();
    }

    /// Stands under another label.
    public void name(String other) {
        label = other;
        draw();
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
        draw();
        // the same list again would keep what was picked in the browser
        getElement().executeJs(SHOW, now);
    }

    private void draw() {
        Markup.share(getElement(), List.of(Picker.class, label, options, picked), this::drawn);
    }

    private Stream<Element> drawn() {
        var list = new Element("select");
        options.stream()
                .collect(Collectors.groupingBy(Option::group, LinkedHashMap::new, Collectors.toList()))
                .forEach((group, members) -> {
                    var parent = group.isEmpty() ? list : new Element("optgroup").setAttribute("label", group);
                    members.forEach(option -> parent.appendChild(drawn(option)));
                    if (!group.isEmpty()) {
                        list.appendChild(parent);
                    }
                });
        return Stream.of(new Element("span").setText(label), list);
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

    /// Picks as the player does. What is not offered comes from no browser that shows it, or from one whose list has
    /// changed meanwhile: it is ignored.
    public void pick(String value) {
        if (options.stream().anyMatch(option -> option.value().equals(value))) {
            picked = value;
            listener.accept(value);
        }
    }
}
