package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.texts.Texts;

/// What stands on a page that can not be shown: what happened, in plain words, and a way on.
final class ErrorContent {

    private ErrorContent() {}

    /// @param key `missing` or `trouble`: the texts `shell.<key>.title` and `shell.<key>.text`
    static void fill(Div view, String key, Texts texts) {
        fill(view, texts.say("shell." + key + ".title"), texts.say("shell." + key + ".text"), texts);
    }

    /// @param text what happened, and what to do
    static void fill(Div view, String title, String text, Texts texts) {
        var back = new Anchor("", texts.say("shell.back"));
        back.addClassName("button-link");
        back.getElement().setAttribute("router-link", true);
        view.addClassName("trouble");
        view.removeAll(); // the same view is shown again where one trouble follows another
        view.add(new H1(title), new Paragraph(text), back);
    }
}
