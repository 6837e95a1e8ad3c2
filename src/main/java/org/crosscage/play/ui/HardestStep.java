package org.crosscage.play.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.PlayServices;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Texts;
import org.crosscage.train.HardestMoment;
import org.crosscage.train.PuzzleMoment;
import org.crosscage.train.TrainingPosition;

/// Part of the card of a finished game: the hardest step that its puzzle needs, to be trained. There is nothing
/// to see where the techniques do not come to the end. What the game's terms forbid was for while it was
/// played.
final class HardestStep extends Div {

    private static final long serialVersionUID = 1L;

    private final transient SavedGame saved;
    private final transient PlayServices services;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;

    HardestStep(SavedGame saved, PlayServices services) {
        this.saved = saved;
        this.services = services;
        this.texts = services.texts();
        this.backgroundTasks = new BackgroundTasks(services.costlyTasks(), this);
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
        return HardestMoment.of(
                        saved.entry().puzzle(), services.search().steps().from(stop))
                .map(PuzzleMoment::id)
                .flatMap(services.training()::position);
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
        services.training()
                .beginWith(saved.player(), position.id(), GameOfRun.source(saved))
                .ifPresent(run -> UI.getCurrentOrThrow().navigate("train/" + run.id()));
    }
}
