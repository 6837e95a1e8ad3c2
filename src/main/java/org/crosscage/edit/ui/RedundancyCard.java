package org.crosscage.edit.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.Inspector;
import org.crosscage.edit.Redundancy;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Says on request which clues of a sketch with one solution could be left out, and lights them.
final class RedundancyCard extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Inspector inspector;
    private final transient Consumer<Sketch> apply;
    private final transient Consumer<List<Integer>> light;
    private final transient BackgroundTasks backgroundTasks;
    private final Div answer = new Div();
    private transient Optional<Sketch> sketch = Optional.empty();

    /// @param light gets the numbers of clues
    RedundancyCard(
            Texts texts,
            Inspector inspector,
            Executor costlyTasks,
            Consumer<Sketch> apply,
            Consumer<List<Integer>> light) {
        this.texts = texts;
        this.inspector = inspector;
        this.apply = apply;
        this.light = light;
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        var ask = new Button(texts.say("edit.redundant.ask"), event -> ask());
        ask.setId("ask-redundant");
        answer.getElement().setAttribute("role", "status");
        addClassName("card");
        add(new H2(texts.say("edit.redundant")), ask, answer);
        setVisible(false);
    }

    void clear() {
        backgroundTasks.end();
        sketch = Optional.empty();
        answer.removeAll();
        setVisible(false);
    }

    void offer(Sketch unique) {
        sketch = Optional.of(unique);
        answer.removeAll();
        setVisible(true);
    }

    private void ask() {
        answer.removeAll();
        answer.add(new Paragraph(texts.say("edit.looking")));
        sketch.ifPresent(unique -> backgroundTasks.run(
                stop -> Redundancy.of(inspector, unique, stop),
                found -> found.ifPresent(this::show),
                () -> offer(unique)));
    }

    private void show(Redundancy found) {
        answer.removeAll();
        int single = found.single().size();
        if (single > 0 || found.unknown() == 0) {
            answer.add(new Paragraph(texts.say("edit.redundant.found", "count", single)));
        }
        if (found.unknown() > 0) {
            answer.add(new Paragraph(texts.say("edit.redundant.unknown", "count", found.unknown())));
        }
        if (single > 1 && !found.together().isEmpty()) {
            answer.add(new Paragraph(texts.say(
                    "edit.redundant.together", "together", found.together().size())));
        }
        light.accept(found.single());
        // not every kind can do without a clue
        if (!found.together().isEmpty() && found.without().isPlayable()) {
            answer.add(new Button(texts.say("edit.redundant.leave-out"), event -> apply.accept(found.without())));
        }
    }
}
