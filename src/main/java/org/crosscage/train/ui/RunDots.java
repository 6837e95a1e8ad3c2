package org.crosscage.train.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import java.util.ArrayList;
import java.util.Collections;
import org.crosscage.texts.Texts;
import org.crosscage.train.TrainingRun;

/// How far a run is, a dot a position: found alone, with help, or not, or still to come. Of a long run the last ones.
@Tag("run-dots")
@JsModule("./train/run-dots.ts")
final class RunDots extends Component {

    private static final long serialVersionUID = 1L;

    RunDots(TrainingRun run, Texts texts) {
        getElement().setAttribute("role", "img");
        show(run, texts);
    }

    void show(TrainingRun run, Texts texts) {
        var answers =
                run.answers().stream().map(answer -> answer.outcome().word()).toList();
        var rest = new ArrayList<String>();
        run.openTask().ifPresent(_ -> rest.add("now"));
        int all = run.isOver() ? 0 : run.length().positions().orElse(0);
        rest.addAll(Collections.nCopies(Math.max(0, all - answers.size() - rest.size()), "open"));
        getElement()
                .setAttribute("aria-label", run.progress(texts))
                .setPropertyList("answers", answers)
                .setPropertyList("rest", rest);
    }
}
