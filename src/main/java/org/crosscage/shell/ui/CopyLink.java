package org.crosscage.shell.ui;

import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;

/// A button that copies a text to the clipboard and says so. The browser does it by itself (`copy.ts`): it lets
/// only the press itself reach the clipboard, not an answer to it.
@JsModule("./shell/copy.ts")
public final class CopyLink extends Span {

    private static final long serialVersionUID = 1L;

    /// @param name on the button
    /// @param copied said when it is done
    /// @param failed said when the browser did not allow it
    /// @param text that is copied
    public CopyLink(String name, String copied, String failed, String text) {
        var button = new NativeButton(name);
        button.addClassNames("link", "plain-button");
        button.getElement().setAttribute("type", "button").setProperty("copyText", text);
        var said = new Span();
        said.getElement().setAttribute("role", "status");
        said.getElement().setAttribute("data-copied", copied).setAttribute("data-failed", failed);
        addClassName("copy-link");
        add(button, said);
    }

    /// Makes it look like a button, where it is what the page is for.
    public CopyLink asButton() {
        getChildren().findFirst().ifPresent(button -> button.setClassName("tool"));
        return this;
    }
}
