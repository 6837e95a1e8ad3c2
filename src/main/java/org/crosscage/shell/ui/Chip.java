package org.crosscage.shell.ui;

import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// One of a row of native radio buttons, which bring their own keys.
///
/// @param value by which the row tells which one was chosen
public record Chip(String value, String words, boolean isChosen) {

    private static final String CHOSEN = "event.target.value";

    /// A row of them, as one element that is the same for every player.
    ///
    /// @param row a `fieldset`
    /// @param legend what is chosen
    /// @param group a name that no other row on the page has
    /// @param listener hears the value of what the player chooses
    public static void fill(Element row, Element legend, String group, List<Chip> chips, Consumer<String> listener) {
        Markup.share(
                row,
                List.of(Chip.class, group, legend.getOuterHTML(), chips),
                () -> Stream.concat(Stream.of(legend), chips.stream().map(chip -> chip.drawn(group))));
        row.addEventListener(
                        "change",
                        event -> chosen(chips, event.getEventData().path(CHOSEN).asString(""), listener))
                .addEventData(CHOSEN);
    }

    /// What is no value of the row comes from no browser that shows it.
    private static void chosen(List<Chip> chips, String value, Consumer<String> listener) {
        if (chips.stream().anyMatch(chip -> chip.value.equals(value))) {
            listener.accept(value);
        }
    }

    private Element drawn(String group) {
        var radio = new Element("input").setAttribute("type", "radio").setAttribute("name", group);
        radio.setAttribute("value", value).setAttribute("checked", isChosen);
        return new Element("label").appendChild(radio, new Element("span").setText(words));
    }
}
