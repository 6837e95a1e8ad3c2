package org.crosscage.shell.ui.dialog;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.texts.Texts;

/// Asks before something is done that nobody can undo: what will happen is said, one button does it, and whatever else
/// closes the dialog leaves all as it is.
///
/// @param title what is about to be done
/// @param yes the words on the button
public record Question(Texts texts, String title, String yes) {

    /// @param what says what will happen
    /// @param then called once, after the dialog has closed
    public void ask(String what, Runnable then) {
        ask(new Paragraph(what), then);
    }

    /// As [#ask(String,Runnable)].
    public void ask(Component what, Runnable then) {
        open(button(), then, what);
    }

    /// Asks before much goes for good: the button works only once a box is ticked.
    ///
    /// @param sure the words at the box
    public void askWhenSure(String what, String sure, Runnable then) {
        var button = button();
        button.setEnabled(false);
        var box = new Checkbox(sure);
        box.addValueChangeListener(change -> button.setEnabled(change.getValue()));
        open(button, then, new Paragraph(what), box);
    }

    private Button button() {
        var button = new Button(yes);
        button.addThemeVariants(ButtonVariant.PRIMARY, ButtonVariant.ERROR);
        return button;
    }

    private void open(Button button, Runnable then, Component... content) {
        var foot = new Div(button);
        foot.addClassName("form-foot");
        var all = new Div(content);
        all.add(foot);
        var dialog = new ClosableDialog(title, texts, all, "440px");
        button.addClickListener(_ -> {
            dialog.close();
            then.run();
        });
        dialog.open();
    }
}
