package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasComponents;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import org.crosscage.board.ui.tile.ProgressNote;
import org.crosscage.sets.SetTrainingProgress;
import org.crosscage.texts.Texts;
import org.crosscage.train.TrainingRun;

/// A training of a set for one who plays it: what it asks, how long it is, and how far they are. A link to the
/// run that is there, or a button that begins one; neither while the set is closed.
final class TrainingTile extends ListItem {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient SetTrainingProgress progress;
    private final Div words = new Div();

    /// @param number of its place, from 1
    TrainingTile(SetTrainingProgress progress, int number, Texts texts) {
        this.texts = texts;
        this.progress = progress;
        setId("training-" + number);
        var told = new SetWords(texts);
        var name = new Span(told.topic(progress.training().what()));
        name.addClassName("tile-name");
        var length = new Span(told.length(progress.training().what()));
        length.addClassName("tile-note");
        words.add(name, length);
    }

    /// @param closed whether no run can be begun any more
    /// @param begin begins a run
    TrainingTile offer(boolean closed, Runnable begin) {
        var run = progress.run();
        if (run.isPresent()) {
            var link = new Anchor("train/" + run.get().id());
            link.getElement().setAttribute("router-link", true);
            fill(link, progress.isDone() ? done(run.get()) : begun(run.get()));
        } else if (closed) {
            var tile = new Div();
            tile.addClassName("set-locked");
            fill(tile, ProgressNote.of(texts.say("sets.state.closed")));
        } else {
            var button = new NativeButton();
            button.getElement().setAttribute("type", "button");
            button.addClickListener(_ -> begin.run());
            fill(button, ProgressNote.toPlay(texts.say("sets.training.new")));
        }
        return this;
    }

    private ProgressNote done(TrainingRun run) {
        return ProgressNote.done(texts.say("sets.state.done.sign"), run.progress(texts));
    }

    private ProgressNote begun(TrainingRun run) {
        return ProgressNote.of(texts.say(
                "sets.training.begun",
                "place",
                run.task().map(TrainingRun.Task::place).orElse(1)));
    }

    private <C extends Component & HasComponents & HasStyle> void fill(C whole, ProgressNote state) {
        whole.addClassName("tile");
        whole.add(words, state);
        add(whole);
    }
}
