package org.crosscage.play.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Texts;
import org.crosscage.train.HardestMoment;
import org.crosscage.train.PuzzleMoment;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.store.TrainingRuns;

/// Part of the card of a finished game: the hardest step that its puzzle needs, to be trained. There is nothing
/// to see where the techniques do not come to the end. What the game's terms forbid was for while it was
/// played.
final class HardestStep extends Div {

    private static final long serialVersionUID = 1L;

    private final transient SavedGame saved;
    private final transient GameTeacher teacher;
    private final transient TrainingRuns training;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;

    HardestStep(SavedGame saved, GameTeacher teacher, TrainingRuns training, Texts texts) {
        this.saved = saved;
        this.teacher = teacher;
        this.training = training;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(teacher.costlyTasks(), this);
        setId("hardest");
        addClassName("hardest");
        setVisible(false);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        backgroundTasks.run(this::find, found -> found.ifPresent(this::show));
    }

    /// Walked to once here, so that it is there at once when its run begins.
    private Optional<TrainingPosition> find(BooleanSupplier stop) {
        return HardestMoment.of(saved.entry().puzzle(), teacher.search().steps().from(stop))
                .map(PuzzleMoment::id)
                .flatMap(training::position)
                .filter(position -> !LongestMoment.isTrivial(position.technique()));
    }

    private void show(TrainingPosition position) {
        removeAll();
        var name = texts.say("hints.technique-name." + position.technique().id());
        var title = new Span(texts.say("play.finish.hardest"));
        title.addClassName("eyebrow");
        var train = Tool.of(LineIcon.PLAY, texts.say("play.finish.hardest.train"), () -> train(position));
        train.setId("hardest-train");
        add(title, new Paragraph(texts.say("play.finish.hardest.step", "technique", name)), train);
        setVisible(true);
    }

    private void train(TrainingPosition position) {
        training.beginWith(saved.player(), position.id(), GameOfRun.source(saved))
                .ifPresent(run -> UI.getCurrentOrThrow().navigate("train/" + run.id()));
    }
}
