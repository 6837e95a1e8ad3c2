package org.crosscage.learn.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import org.crosscage.learn.CombinationsPage;
import org.crosscage.texts.Texts;

/// Every clue and all the ways to make it, to look up, to narrow down and to print. The address says what is shown.
@Route(CombinationsPage.ADDRESS)
@CssImport("./styles/play.css")
final class CombinationsView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final CombinationsTables tables;

    CombinationsView(Texts texts) {
        this.texts = texts;
        this.tables = new CombinationsTables(texts, this::answer);
        addClassNames("page", "combinations");
        var up = new Anchor("learn", texts.say("learn.catalogue.title"));
        up.getElement().setAttribute("router-link", true);
        var way = new Div(up);
        way.addClassName("eyebrow");
        var lead = new Paragraph(texts.say("learn.combos.lead"));
        lead.addClassName("lead");
        add(new Header(way, new H1(texts.say("learn.combos.title")), lead), tables);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("learn.combos.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        tables.show(CombinationsPage.of(event.getLocation().getQueryParameters().getQueryString()));
    }

    /// Shows what the player asks for, and puts it into the address.
    private void answer(CombinationsPage page) {
        tables.show(page);
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, CombinationsPage.ADDRESS + page.query());
    }
}
