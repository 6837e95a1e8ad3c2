package org.crosscage.lab.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Numbers with their names. Only what changes is sent.
@Tag("dl")
final class Facts extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    /// A longer value has a line of its own.
    private static final int LONGEST_IN_A_COLUMN = 14;

    private final transient Map<String, Element> values = new LinkedHashMap<>();

    Facts() {
        addClassName("facts");
    }

    /// @param facts the values by their names, in order
    void show(Map<String, String> facts) {
        if (!List.copyOf(facts.keySet()).equals(List.copyOf(values.keySet()))) {
            getElement().removeAllChildren();
            values.clear();
            facts.keySet().forEach(this::append);
        }
        facts.forEach((name, value) -> Objects.requireNonNull(values.get(name))
                .setText(value)
                .getParent()
                .getClassList()
                .set("long", value.length() > LONGEST_IN_A_COLUMN));
    }

    private void append(String name) {
        var value = new Element("dd");
        getElement().appendChild(new Element("div").appendChild(new Element("dt").setText(name), value));
        values.put(name, value);
    }
}
