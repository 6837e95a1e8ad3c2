package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.PageTitle;
import com.vaadin.flow.router.Route;
import org.crosscage.texts.Texts;

/// The first page.
@Route("")
@PageTitle("Crosscage")
final class HomeView extends Div {

    private static final long serialVersionUID = 1L;

    HomeView(Texts texts) {
        var lead = new Paragraph(texts.say("shell.home.lead"));
        lead.addClassName("lead");
        addClassName("page");
        add(new H1(texts.say("shell.home.title")), lead);
    }
}
