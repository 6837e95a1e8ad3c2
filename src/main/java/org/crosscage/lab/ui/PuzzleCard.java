package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.concurrent.Executor;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;

/// The puzzle that is raced: its picture, its name, and how many solutions it has.
final class PuzzleCard extends Div {

    private static final long serialVersionUID = 1L;

    private final transient SolutionFinder finder;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final Paragraph truth = new Paragraph();
    private transient Runnable asked = () -> {};

    PuzzleCard(SolutionFinder finder, Texts texts, Executor costlyTasks) {
        this.finder = finder;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        addClassName("puzzle-card");
        truth.addClassName("quiet");
        truth.getElement().setAttribute("role", "status");
        addAttachListener(_ -> asked.run());
    }

    void show(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        removeAll();
        truth.setText("");
        add(
                Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)),
                new Div(new H2(new PuzzleNames(texts).of(entry)), truth));
        asked = () -> backgroundTasks.run(stop -> finder.count(puzzle, stop), this::say);
        if (isAttached()) {
            asked.run();
        }
    }

    private void say(SolutionCount known) {
        truth.setText(texts.say(
                switch (known) {
                    case SolutionCount.One _ -> "lab.truth.one";
                    case SolutionCount.Several _ -> "lab.truth.several";
                    case SolutionCount.None _ -> "lab.truth.none";
                    case SolutionCount.Unknown _ -> "lab.truth.unknown";
                }));
    }
}
