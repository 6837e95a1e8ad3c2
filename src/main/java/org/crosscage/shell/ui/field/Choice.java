package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.crosscage.shell.ui.Chip;

/// One of a few things, as a row of chips: native radio buttons, which bring their own keys.
@Tag("fieldset")
public final class Choice<T> extends Component implements HasStyle {

    private static final long serialVersionUID = 1L;

    private final transient List<T> all;
    private transient T chosen;
    private transient Consumer<T> listener = value -> {};

    /// @param group a name that no other choice on the page has
    /// @param label stands before the chips
    /// @param chosen one of them
    public Choice(String group, String label, List<T> all, T chosen, Function<T, String> words) {
        this.all = List.copyOf(all);
        this.chosen = chosen;
        addClassNames("chips", "choice");
        var chips = IntStream.range(0, this.all.size())
                .mapToObj(i -> new Chip(
                        Integer.toString(i),
                        words.apply(this.all.get(i)),
                        this.all.get(i).equals(chosen)))
                .toList();
        Chip.fill(
                getElement(),
                new Element("legend").setText(label),
                group,
                chips,
                value -> pick(this.all.get(Integer.parseInt(value))));
    }

    public T chosen() {
        return chosen;
    }

    /// Calls the listener whenever another one is chosen.
    public Choice<T> onChange(Consumer<T> called) {
        listener = called;
        return this;
    }

    /// Chooses as the player does.
    public void pick(T value) {
        chosen = value;
        listener.accept(value);
    }
}
