package org.crosscage.board.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.function.IntConsumer;
import org.crosscage.shell.ui.ProgressLine;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;

/// Shows that a puzzle is being made and how many were looked at, and lets the player stop it.
public final class GeneratorProgress extends Div {

    private static final long serialVersionUID = 1L;
    /// How often the count is shown anew.
    private static final Duration GAP = Duration.ofMillis(250);

    private final transient Texts texts;
    private final transient Runnable cancelled;
    private Span count = new Span();

    /// @param cancelled called when the player does not want it any more
    public GeneratorProgress(Texts texts, Runnable cancelled) {
        this.texts = texts;
        this.cancelled = cancelled;
        addClassName("making");
        setVisible(false);
    }

    private void draw() {
        count = new Span();
        count.addClassName("quiet");
        add(new ProgressLine(texts.say("library.making")), count, Tool.of(texts.say("library.cancel"), cancelled));
    }

    /// Shows it, or hides it.
    public void show(boolean working) {
        removeAll();
        if (working) {
            draw();
        }
        setVisible(working);
    }

    /// Hears on another thread how many puzzles were looked at, and shows it now and then as long as this is seen.
    public IntConsumer counter() {
        var page = UI.getCurrentOrThrow();
        return new IntConsumer() {
            private long shown = System.nanoTime();

            @Override
            public void accept(int looked) {
                long now = System.nanoTime();
                if (now - shown >= GAP.toNanos()) {
                    shown = now;
                    report(page, looked);
                }
            }
        };
    }

    private void report(UI page, int looked) {
        try {
            page.access(() -> count.setText(texts.say("library.making.looked", "count", looked)));
        } catch (UIDetachedException gone) {
            // nobody looks any more
        }
    }
}
