package org.crosscage.shell.ui.field;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.crosscage.texts.Texts;

/// A list that begins with a few items and has a button for more, so that a browser's page holds no more than was
/// looked at.
public final class PagedList extends Div {

    private static final long serialVersionUID = 1L;

    private static final int PAGE = 12;
    private static final String FOCUS = "(this.children[$0] ?? this.lastElementChild)?.querySelector($1)?.focus()";

    private final transient Texts texts;
    private final transient IntSupplier count;
    private final transient Items items;
    private final UnorderedList list = new UnorderedList();
    private final Button more = new Button();

    /// Reads some items, in order.
    @FunctionalInterface
    public interface Items {

        /// @param from how many come before
        List<? extends ListItem> read(int from, int most);
    }

    /// @param count how many items there are now
    public PagedList(Texts texts, IntSupplier count, Items items, String... classNames) {
        this.texts = texts;
        this.count = count;
        this.items = items;
        addClassName("paged-list");
        list.addClassNames(classNames);
        more.addClickListener(_ -> goOn());
        add(list, more);
        begin();
    }

    /// Shows the first items, as they are now.
    public void begin() {
        list.removeAll();
        show(PAGE);
    }

    /// Shows as many items as before, as they are now.
    public void again() {
        int shown = list.getComponentCount();
        list.removeAll();
        show(Math.max(PAGE, shown));
    }

    /// Removes an item that is gone, and shows another one at the end.
    public void remove(Component item) {
        list.remove(item);
        show(1);
    }

    /// The puzzles that are shown.
    public Stream<Component> items() {
        return list.getChildren();
    }

    public int indexOf(Component item) {
        return list.indexOf(item);
    }

    /// Sets the focus in the item at a place, or in the last one.
    ///
    /// @param selector of what gets it
    public void focus(int at, String selector) {
        list.getElement().executeJs(FOCUS, at, selector);
    }

    /// Whoever has no pointer goes on at the first that is new.
    private void goOn() {
        int from = list.getComponentCount();
        show(PAGE);
        focus(from, "a");
    }

    private void show(int most) {
        items.read(list.getComponentCount(), most).forEach(list::add);
        int left = count.getAsInt() - list.getComponentCount();
        more.setVisible(left > 0);
        more.setText(texts.say("shell.list.more", "count", left));
    }
}
