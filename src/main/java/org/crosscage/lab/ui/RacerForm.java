package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.lab.Racer;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.solver.Solvers;

/// One racer: which solver, what it does, what is set of it.
final class RacerForm extends Section {

    private static final long serialVersionUID = 1L;

    private final transient LabWords words;
    private final Picker picker;
    private final NativeButton remove = new NativeButton();
    private final Paragraph about = new Paragraph();
    private final Paragraph source = new Paragraph();
    private final NativeDetails set = new NativeDetails();
    private final Div fields = new Div();
    private transient List<ParameterField> parameters = List.of();
    private transient Solver solver;
    private String name = "";

    /// @param removed hears that it is no longer wanted
    RacerForm(int number, Racer racer, Puzzle puzzle, LabWords words, Consumer<RacerForm> removed) {
        this.words = words;
        this.solver = racer.solver();
        addClassName("racer-form");
        picker = new Picker("", id -> show(new Racer(Solvers.of(id), Settings.USUAL)));
        remove.addClassNames("tool", "icon");
        remove.add(LineIcon.CLOSE.draw());
        remove.getElement().setAttribute("type", "button");
        remove.addClickListener(_ -> removed.accept(this));
        var mark = new Span();
        mark.addClassName("racer-mark");
        var head = new Div(mark, picker, remove);
        head.addClassName("racer-head");
        source.addClassName("quiet");
        fields.addClassName("parameters");
        set.setContent(fields);
        add(head, about, source, set);
        number(number);
        offer(puzzle);
        show(racer);
    }

    /// @param number from 1
    void number(int number) {
        name = words.texts().say("lab.racer", "number", number);
        picker.name(name);
        getElement().setAttribute("data-racer", Integer.toString(number - 1)).setAttribute("aria-label", name);
        remove.setAriaLabel(words.texts().say("lab.racer.remove", "number", number));
    }

    void removable(boolean may) {
        remove.setVisible(may);
    }

    /// Solvers that know nothing of such a puzzle stand at the end.
    void offer(Puzzle puzzle) {
        picker.offer(
                Stream.concat(options(puzzle, true), options(puzzle, false)).toList(), solver.id());
    }

    private Stream<Option> options(Puzzle puzzle, boolean handled) {
        return Solvers.all().stream()
                .filter(each -> each.handles(puzzle) == handled)
                .map(each -> new Option(handled ? "" : words.say("racer.other-kind"), each.id(), words.name(each)));
    }

    private void show(Racer racer) {
        solver = racer.solver();
        about.setText(words.about(solver));
        source.setText(words.texts().say("lab.racer.source", "source", words.source(solver)));
        var texts = racer.settings().texts();
        parameters = solver.parameters().stream()
                .map(each -> field(each, texts.getOrDefault(each.id(), each.usualText())))
                .toList();
        fields.removeAll();
        parameters.forEach(fields::add);
        set.setVisible(!parameters.isEmpty());
        set.setOpen(false);
        count();
    }

    private ParameterField field(Parameter<?> parameter, String text) {
        return new ParameterField(parameter, text, words, this::count);
    }

    private void count() {
        int changed =
                (int) parameters.stream().filter(ParameterField::isChanged).count();
        set.setSummaryText(words.texts().say("lab.racer.parameters", "count", parameters.size(), "changed", changed));
    }

    Solver solver() {
        return solver;
    }

    /// What is set that cannot be, by racer and parameter; it can be seen then.
    Stream<String> wrong() {
        var wrong = parameters.stream().flatMap(field -> field.wrong().stream()).toList();
        if (!wrong.isEmpty()) {
            set.setOpen(true);
        }
        return wrong.stream().map(what -> words.texts().say("lab.racer.where", "racer", name, "what", what));
    }

    /// To be asked only when nothing is wrong.
    Racer racer() {
        var texts = parameters.stream()
                .filter(field -> field.value().isPresent())
                .collect(Collectors.toMap(
                        ParameterField::id, field -> field.value().orElseThrow()));
        return new Racer(solver, Settings.of(solver.parameters(), texts));
    }
}
