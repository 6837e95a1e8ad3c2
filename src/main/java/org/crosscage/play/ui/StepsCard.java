package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Shape;
import org.crosscage.play.Hint;
import org.crosscage.texts.Texts;

/// How all open steps look: in groups, in an order that can be chosen. Under the pointer or with the focus a step
/// lights up on the board; the one that was pressed last stays lit.
final class StepsCard {

    /// What can be done with a step.
    interface Listener {

        /// Shows it on the board; empty: none.
        void light(Optional<Hint.Deduction> step);

        void explain(Hint.Deduction step);

        void close();
    }

    private final TalkCard card;
    private final Shape shape;
    private final Speech speech;
    private final Texts texts;
    private final Listener listener;
    private final Map<StepSorting, Tool> sortings = new EnumMap<>(StepSorting.class);
    private final Div sortBar = new Div();
    private final Div groups = new Div();

    private StepSorting sorting = StepSorting.EASIEST;
    private List<Hint.Deduction> steps = List.of();
    private Optional<StepRow> pressed = Optional.empty();

    StepsCard(Shape shape, Speech speech, Texts texts, Listener listener) {
        this.shape = shape;
        this.speech = speech;
        this.texts = texts;
        this.listener = listener;
        this.card = new TalkCard("steps", texts, listener::close);
        sortBar.addClassNames("segments", "step-sorting");
        sortBar.getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("play.steps.sort"));
        for (var each : StepSorting.values()) {
            var button = Tool.of(texts.say("play.steps.sort." + PreferenceWords.word(each)), () -> sort(each));
            button.setId("steps-" + PreferenceWords.word(each));
            sortings.put(each, button);
            sortBar.add(button);
        }
        groups.addClassName("step-groups");
    }

    Component component() {
        return card;
    }

    boolean isOpen() {
        return card.isOpen();
    }

    void close() {
        card.close();
        groups.removeAll();
        pressed = Optional.empty();
    }

    /// @return what is to be said aloud
    String show(List<Hint.Deduction> found) {
        steps = found;
        var title = texts.say("play.steps.title", "count", found.size());
        card.heading(texts.say("play.steps.eyebrow"), title)
                .body(List.of(sortBar, groups))
                .stages(0, 0)
                .actions()
                .foot();
        sort(sorting);
        card.open();
        return title;
    }

    private void sort(StepSorting chosen) {
        sorting = chosen;
        sortings.forEach(
                (each, button) -> button.getElement().setAttribute("aria-pressed", String.valueOf(each == chosen)));
        pressed = Optional.empty();
        listener.light(Optional.empty());
        groups.removeAll();
        chosen.groups(steps, shape, speech, texts).forEach(group -> groups.add(section(group)));
    }

    private Section section(StepSorting.Group group) {
        var count = new Span(texts.say("play.steps.count", "count", group.rows().size()));
        count.addClassName("quiet");
        var title = new H3(new Span(group.title()), count);
        if (!group.note().isEmpty()) {
            var note = new Span(group.note());
            note.addClassName("chip");
            title.add(note);
        }
        var list = new UnorderedList();
        int size = group.rows().size();
        // one more takes no more room than the button that would ask for it
        int first = size <= sorting.first() + 1 ? size : sorting.first();
        group.rows().subList(0, first).forEach(row -> list.add(row(row)));
        if (first < size) {
            list.add(more(list, group.rows().subList(first, size)));
        }
        return new Section(title, list);
    }

    private ListItem more(UnorderedList list, List<StepSorting.Row> rest) {
        var item = new ListItem();
        item.add(Tool.of(texts.say("play.steps.more", "count", rest.size()), () -> {
            list.remove(item);
            var rows = rest.stream().map(this::row).toList();
            rows.forEach(list::add);
            rows.getFirst().focus();
        }));
        item.addClassName("more-steps");
        return item;
    }

    private StepRow row(StepSorting.Row row) {
        var hint = row.hint();
        return new StepRow(
                speech.change(hint.goal()),
                row.note(),
                texts,
                new StepRow.Listener() {
                    @Override
                    public void look(StepRow at) {
                        listener.light(Optional.of(hint));
                    }

                    @Override
                    public void leave(StepRow at) {
                        listener.light(pressed.map(StepRow::hint));
                    }

                    @Override
                    public void press(StepRow at) {
                        pressed.ifPresent(other -> other.setPressed(false));
                        pressed = pressed.filter(at::equals).isPresent() ? Optional.empty() : Optional.of(at);
                        pressed.ifPresent(now -> now.setPressed(true));
                        listener.light(pressed.map(StepRow::hint));
                    }

                    @Override
                    public void why(StepRow at) {
                        listener.explain(hint);
                    }
                },
                hint);
    }
}
