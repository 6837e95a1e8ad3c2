package org.crosscage.play.ui.help;

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
import org.crosscage.board.ui.HelpCard;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.Hint;
import org.crosscage.teach.OpenStep;
import org.crosscage.teach.words.StepCards;
import org.crosscage.teach.words.StepSorting;
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

    private final HelpCard card;
    private final Puzzle puzzle;
    private final Texts texts;
    private final Listener listener;
    private final Map<StepSorting, Tool> sortings = new EnumMap<>(StepSorting.class);
    private Div groups = new Div();

    private StepSorting sorting = StepSorting.EASIEST;
    private StepCards cards;
    private Optional<StepRow> pressed = Optional.empty();

    StepsCard(Puzzle puzzle, Texts texts, Listener listener) {
        this.puzzle = puzzle;
        this.texts = texts;
        this.listener = listener;
        this.cards = new StepCards(puzzle, List.of(), texts);
        this.card = new HelpCard("steps", texts, listener::close);
    }

    private Div sortBar() {
        var bar = new Div();
        bar.addClassNames("segments", "step-sorting");
        bar.getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("play.steps.sort"));
        for (var each : StepSorting.values()) {
            var button = Tool.of(texts.say("play.steps.sort." + Texts.key(each)), () -> sort(each));
            button.setId("steps-" + Texts.key(each));
            sortings.put(each, button);
            bar.add(button);
        }
        return bar;
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
        sortings.clear();
        pressed = Optional.empty();
    }

    /// @param cost that was paid for it; where that is nothing, nothing is said of it
    /// @return what is to be said aloud
    String show(List<OpenStep> found, int cost) {
        cards = new StepCards(puzzle, found, texts);
        groups = new Div();
        groups.addClassName("step-groups");
        var shown = cards.card(cost);
        card.show(shown, _ -> {});
        card.body(List.of(sortBar(), groups));
        sort(sorting);
        return shown.spoken();
    }

    private void sort(StepSorting chosen) {
        sorting = chosen;
        sortings.forEach(
                (each, button) -> button.getElement().setAttribute("aria-pressed", String.valueOf(each == chosen)));
        pressed = Optional.empty();
        listener.light(Optional.empty());
        groups.removeAll();
        cards.groups(chosen).forEach(group -> groups.add(section(group)));
    }

    private Section section(StepCards.Group group) {
        var count = new Span(group.count());
        count.addClassName("quiet");
        var title = new H3(new Span(group.title()), count);
        if (!group.note().isEmpty()) {
            var note = new Span(group.note());
            note.addClassName("chip");
            title.add(note);
        }
        var list = new UnorderedList();
        add(list, group, 0, 0);
        return new Section(title, list);
    }

    /// Adds rows up to a cut, and a button for the rest.
    ///
    /// @return the first of them
    private Optional<StepRow> add(UnorderedList list, StepCards.Group group, int from, int cut) {
        boolean isCut = cut < group.cuts().size();
        int to = isCut ? group.cuts().get(cut).rows() : group.rows().size();
        var added = group.rows().subList(from, to).stream().map(this::row).toList();
        added.forEach(list::add);
        if (isCut) {
            list.add(more(list, group, cut));
        }
        return added.stream().findFirst();
    }

    private ListItem more(UnorderedList list, StepCards.Group group, int cut) {
        var at = group.cuts().get(cut);
        var item = new ListItem();
        item.add(Tool.of(at.more(), () -> {
            list.remove(item);
            add(list, group, at.rows(), cut + 1).ifPresent(StepRow::focus);
        }));
        item.addClassName("more-steps");
        return item;
    }

    private StepRow row(StepCards.Row row) {
        var hint = cards.steps().get(row.step()).hint();
        return new StepRow(
                row,
                texts,
                new StepRow.Listener() {
                    @Override
                    public void pointedAt(StepRow at) {
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
