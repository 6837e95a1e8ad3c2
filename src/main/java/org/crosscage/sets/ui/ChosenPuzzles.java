package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.texts.Texts;

/// The puzzles of a set in their order: each can be put one place up or down, or taken out.
final class ChosenPuzzles extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient GradeFinder grades;
    private final transient Moves moves;
    private final Paragraph count = new Paragraph();
    private final OrderedList list = new OrderedList();
    private final Paragraph said = new Paragraph();
    private final List<ChosenRow> rows = new ArrayList<>();

    /// What can be done with a row, by their places from 0.
    interface Moves {
        void move(int from, int to);

        void remove(int at);
    }

    ChosenPuzzles(SolutionFinder finder, Ratings ratings, Texts texts, Executor costlyTasks, Moves moves) {
        this.texts = texts;
        this.grades = new GradeFinder(finder, ratings, texts, costlyTasks, this);
        this.moves = moves;
        addClassName("chosen");
        count.addClassName("quiet");
        count.setId("chosen-count");
        list.getElement().setAttribute("aria-label", texts.say("sets.puzzles"));
        said.addClassName("visually-hidden");
        said.getElement().setAttribute("role", "status");
        add(count, list, said);
    }

    /// Rows of puzzles that stood there before are the same ones.
    void show(List<PuzzleEntry> puzzles) {
        count.setText(texts.say("sets.chosen", "count", puzzles.size(), "most", PuzzleSet.MOST_PUZZLES));
        var before = new ArrayList<>(rows);
        rows.clear();
        puzzles.forEach(puzzle -> rows.add(row(puzzle, before)));
        list.removeAll();
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).standAt(i, rows.size());
            list.add(rows.get(i));
        }
        list.setVisible(!puzzles.isEmpty());
        grades.next();
    }

    private ChosenRow row(PuzzleEntry puzzle, List<ChosenRow> before) {
        var own = before.stream().filter(row -> row.isOf(puzzle)).findFirst();
        own.ifPresent(before::remove);
        return own.orElseGet(
                () -> new ChosenRow(puzzle, grades, new RowButtons(this::move, moves::remove, texts), texts));
    }

    private void move(int from, int to, String button) {
        moves.move(from, to);
        RowButtons.hold(list, to, button);
        say(texts.say("sets.chosen.moved", "number", to + 1));
    }

    /// Where the focus goes when a row was taken out.
    void hold(int at) {
        RowButtons.hold(list, at, "out");
    }

    void say(String words) {
        said.setText(words);
    }
}
