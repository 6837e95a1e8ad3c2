package org.crosscage.train.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import org.crosscage.texts.Texts;
import org.crosscage.train.TrainingRun;

/// How far a run is, a dot a position: found alone, with help, or not, or still to come. Of a long run the last ones.
final class RunDots extends Div {

    private static final long serialVersionUID = 1L;
    private static final int MOST = 12;

    RunDots(TrainingRun run, Texts texts) {
        addClassName("run-dots");
        getElement().setAttribute("role", "img");
        show(run, texts);
    }

    void show(TrainingRun run, Texts texts) {
        removeAll();
        var answers = run.answers();
        getElement().setAttribute("aria-label", run.progress(texts));
        answers.stream()
                .skip(Math.max(0, answers.size() - MOST))
                .forEach(answer -> add(dot(answer.outcome().word())));
        boolean isOpen = run.task().filter(task -> !task.isDone()).isPresent();
        if (isOpen) {
            add(dot("now"));
        }
        int all = run.isOver() ? 0 : run.length().positions().orElse(0);
        for (int i = answers.size() + (isOpen ? 1 : 0); i < all; i++) {
            add(dot("open"));
        }
    }

    private static Span dot(String sort) {
        var dot = new Span();
        dot.addClassName(sort);
        return dot;
    }
}
