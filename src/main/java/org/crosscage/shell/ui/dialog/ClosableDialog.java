package org.crosscage.shell.ui.dialog;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dialog.Dialog;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.texts.Texts;

/// What opens over a page and asks nothing: it is closed by a button in its head, by Escape, or beside it.
public final class ClosableDialog extends Dialog {

    private static final long serialVersionUID = 1L;

    public ClosableDialog(String title, Texts texts, Component content, String width) {
        super(title, content);
        var close = new Button(LineIcon.CLOSE.draw(), click -> close());
        close.setAriaLabel(texts.say("shell.close"));
        close.addThemeVariants(ButtonVariant.TERTIARY);
        close.addClassName("icon-button");
        getHeader().add(close);
        setWidth(width);
        setMaxWidth("100%");
    }
}
