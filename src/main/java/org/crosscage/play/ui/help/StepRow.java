package org.crosscage.play.ui.help;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.Hint;
import org.crosscage.teach.words.StepCards;
import org.crosscage.texts.Texts;

/// One of many open steps: what it does, which shows on the board, and the way to its proof.
public final class StepRow extends ListItem {

    private static final long serialVersionUID = 1L;

    private final transient Hint.Deduction hint;
    private final NativeButton change;

    /// What a player does with the row.
    interface Listener {

        /// The pointer or the focus has come.
        void pointedAt(StepRow at);

        /// It has gone.
        void leave(StepRow at);

        void press(StepRow at);

        void why(StepRow at);
    }

    StepRow(StepCards.Row row, Texts texts, Listener listener, Hint.Deduction hint) {
        this.hint = hint;
        change = new NativeButton();
        change.add(new Span(row.change()));
        if (!row.note().isEmpty()) {
            var small = new Span(row.note());
            small.addClassNames("quiet", "note-small");
            change.add(small);
        }
        change.addClassName("step-change");
        change.getElement().setAttribute("type", "button");
        change.addClickListener(click -> listener.press(this));
        setPressed(false);
        var why = Tool.of(texts.say("play.steps.why"), () -> listener.why(this));
        why.addClassName("step-why");
        why.setAriaLabel(row.why());
        addClassName("step-row");
        add(change, why);
        for (var come : new String[] {"mouseenter", "focusin"}) {
            getElement().addEventListener(come, event -> listener.pointedAt(this));
        }
        for (var go : new String[] {"mouseleave", "focusout"}) {
            getElement().addEventListener(go, event -> listener.leave(this));
        }
    }

    Hint.Deduction hint() {
        return hint;
    }

    /// @param pressed whether the step stays lit
    void setPressed(boolean pressed) {
        change.getElement().setAttribute("aria-pressed", String.valueOf(pressed));
    }

    void focus() {
        change.focus();
    }
}
