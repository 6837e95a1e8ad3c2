package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import org.crosscage.texts.Texts;

/// What the pages of sets are built of.
final class SetParts {

    private SetParts() {}

    static Section card(String title, Component... content) {
        var card = new Section(new H2(title));
        card.addClassName("card");
        card.add(content);
        return card;
    }

    /// A card that is folded away at first.
    static Section folded(String title, Component... content) {
        var folded = new NativeDetails(title, new Div(content));
        var card = new Section(folded);
        card.addClassName("card");
        return card;
    }

    static Paragraph quiet(String words) {
        var quiet = new Paragraph(words);
        quiet.addClassName("quiet");
        return quiet;
    }

    /// The way back to all sets, above the heading.
    static Span back(Texts texts) {
        var back = new Span(link(SetsView.ADDRESS, texts.say("sets.title")));
        back.addClassName("eyebrow");
        return back;
    }

    static Anchor link(String address, String words) {
        var link = new Anchor(address, words);
        link.getElement().setAttribute("router-link", true);
        return link;
    }
}
