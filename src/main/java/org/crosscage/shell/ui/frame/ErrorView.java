package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import org.crosscage.texts.Texts;

/// The page in place of one that cannot be shown: what happened, in plain words, and a way on.
abstract class ErrorView extends Div implements HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private String title = "";

    ErrorView(Texts texts) {
        this.texts = texts;
        addClassName("trouble");
    }

    final Texts texts() {
        return texts;
    }

    /// @param key `missing` or `trouble`: the texts `shell.<key>.title` and `shell.<key>.text`
    final void show(String key) {
        show(texts.say("shell." + key + ".title"), texts.say("shell." + key + ".text"));
    }

    /// @param text what happened, and what to do
    final void show(String shownTitle, String text) {
        title = shownTitle;
        var back = new Anchor("", texts.say("shell.back"));
        back.addClassName("button-link");
        back.getElement().setAttribute("router-link", true);
        removeAll(); // the same view is shown again where one trouble follows another
        add(new H1(title), new Paragraph(text), back);
    }

    @Override
    public final String getPageTitle() {
        return texts.say("shell.title", "page", title);
    }
}
