package org.crosscage.sets.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetTraining;
import org.crosscage.texts.Texts;

/// The trainings of a set in their order: each can be put one place up or down, or taken out, and more can be
/// added.
final class ChosenTrainings extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient SetWords words;
    private final transient Changes changes;
    private final Paragraph count = new Paragraph();
    private final OrderedList list = new OrderedList();
    private final TrainingFields fields;
    private final Paragraph said = new Paragraph();
    private final Paragraph wrong = new Paragraph();

    /// What can be done, by places from 0. Whoever does it [shows][#show] what is so then.
    interface Changes {

        /// @throws RefusedSetException when there are too many
        void add(SetTraining training);

        /// @throws RefusedSetException when they were altered elsewhere
        void move(int from, int to);

        void remove(int at);
    }

    ChosenTrainings(Texts texts, Changes changes) {
        this.texts = texts;
        this.words = new SetWords(texts);
        this.changes = changes;
        this.fields = new TrainingFields(texts);
        addClassNames("chosen", "chosen-trainings");
        setId("trainings");
        count.addClassName("quiet");
        list.getElement().setAttribute("aria-label", texts.say("sets.training"));
        said.addClassName("visually-hidden");
        said.getElement().setAttribute("role", "status");
        wrong.addClassName("said-wrong");
        wrong.getElement().setAttribute("role", "alert");
        var add = new Button(texts.say("sets.training.add"), _ -> add());
        add.setId("training-add");
        var foot = new Div(add);
        foot.addClassName("form-foot");
        add(count, list, said, fields, wrong, foot);
    }

    void show(List<SetTraining> trainings) {
        wrong.setVisible(false);
        count.setText(texts.say("sets.training.chosen", "count", trainings.size(), "most", PuzzleSet.MOST_TRAININGS));
        list.removeAll();
        for (int i = 0; i < trainings.size(); i++) {
            list.add(row(trainings.get(i), i, trainings.size()));
        }
        list.setVisible(!trainings.isEmpty());
    }

    private ListItem row(SetTraining training, int at, int rows) {
        var name = new Span(words.topic(training));
        name.addClassName("tile-name");
        var length = new Span(words.length(training));
        length.addClassName("tile-note");
        var told = new Div(name, length);
        told.addClassName("chosen-words");
        var row = new ListItem(told);
        row.addClassName("chosen-row");
        var buttons = new RowButtons(this::move, changes::remove, texts);
        buttons.addTo(row);
        buttons.standAt(at, rows, words.training(training));
        return row;
    }

    private void move(int from, int to, String button) {
        orComplain(() -> {
            changes.move(from, to);
            RowButtons.hold(list, to, button);
            said.setText(texts.say("sets.chosen.moved", "number", to + 1));
        });
    }

    private void add() {
        orComplain(() -> {
            var training = fields.training();
            changes.add(training);
            said.setText(texts.say("sets.training.added", "training", words.training(training)));
        });
    }

    private void orComplain(Runnable change) {
        try {
            change.run();
        } catch (RefusedSetException refusal) {
            wrong.setText(words.refusal(refusal));
            wrong.setVisible(true);
        }
    }

    /// A row was taken out.
    ///
    /// @param at where the focus goes
    void removed(int at) {
        RowButtons.hold(list, at, "out");
        said.setText(texts.say("sets.chosen.removed"));
    }
}
