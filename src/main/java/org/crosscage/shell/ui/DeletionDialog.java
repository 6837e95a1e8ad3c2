package org.crosscage.shell.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.dialog.Dialog;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.texts.Texts;

/// Asks before something goes for good: what goes is said, and the button works only once a box is ticked.
public final class DeletionDialog {

    private static final String WIDTH = "480px";

    private DeletionDialog() {}

    /// @param title what is about to be done
    /// @param what says what goes
    /// @param sure the words at the box
    /// @param yes the words on the button
    /// @param delete called once, after the dialog has closed
    public static void open(String title, String what, String sure, String yes, Texts texts, Runnable delete) {
        var box = new Checkbox(sure);
        var button = new Button(yes);
        button.addThemeVariants(ButtonVariant.PRIMARY);
        button.addClassName("danger");
        button.setEnabled(false);
        box.addValueChangeListener(change -> button.setEnabled(change.getValue()));
        var foot = new Div(button);
        foot.addClassName("form-foot");
        Dialog dialog = new ClosableDialog(title, texts, new Div(new Paragraph(what), box, foot), WIDTH);
        button.addClickListener(_ -> {
            dialog.close();
            delete.run();
        });
        dialog.open();
    }
}
