package org.crosscage.play.ui.walkthrough;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Section;
import java.util.function.Consumer;
import org.crosscage.core.game.Game;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.teach.Walkthrough.Extent;
import org.crosscage.teach.words.WalkthroughPlayback;
import org.crosscage.texts.Texts;

/// Which steps are told, from where a puzzle is solved, and with which techniques.
final class SolveChoices extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;

    /// @param own the player's techniques
    /// @param now what is shown
    /// @param show shows something else instead
    SolveChoices(
            Game game,
            TechniqueSelection own,
            WalkthroughPlayback.Request now,
            Texts texts,
            Consumer<WalkthroughPlayback.Request> show) {
        this.texts = texts;
        addClassName("solve-choices");
        add(group(
                "steps",
                choice("steps-needed", now.extent() == Extent.NEEDED, () -> show.accept(now.steps(Extent.NEEDED))),
                choice("steps-all", now.extent() == Extent.ALL, () -> show.accept(now.steps(Extent.ALL)))));
        if (game.cursor() > 0 && !game.position().isFull()) {
            add(group(
                    "from",
                    choice("from-start", !now.here(), () -> show.accept(now.from(false))),
                    choice("from-here", now.here(), () -> show.accept(now.from(true)))));
        }
        if (!own.isStandard()) {
            boolean standard = now.techniques().isStandard();
            add(group(
                    "with",
                    choice("with-own", !standard, () -> show.accept(now.with(own))),
                    choice("with-standard", standard, () -> show.accept(now.with(TechniqueSelection.STANDARD)))));
        }
    }

    private Div group(String key, Tool... choices) {
        var group = new Div(choices);
        group.addClassName("segments");
        group.getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("play.solve." + key));
        return group;
    }

    private Tool choice(String key, boolean on, Runnable choose) {
        var choice = Tool.of(texts.say("play.solve." + key), choose);
        choice.setId("solve-" + key);
        choice.getElement().setAttribute("aria-pressed", String.valueOf(on));
        return choice;
    }
}
