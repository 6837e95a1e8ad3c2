package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Footer;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.router.AfterNavigationEvent;
import com.vaadin.flow.router.AfterNavigationObserver;
import com.vaadin.flow.router.Layout;
import com.vaadin.flow.router.RouterLayout;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.shell.ui.Markup;
import org.crosscage.texts.Texts;

/// The frame of every view: the bar on top, the view, the footer. Views are put into its `<main>`, so that they are
/// plain `<div>`s and give their own heading.
@Layout
public final class MainLayout extends Div implements RouterLayout, AfterNavigationObserver {

    private static final long serialVersionUID = 1L;

    private final Bar bar;
    private final Main content = new Main();

    MainLayout(Texts texts, List<DestinationProgress> progress) {
        bar = new Bar(texts, progress);
        content.setId("content");
        content.addClassName("shell-content");
        content.getElement().setAttribute("tabindex", "-1");
        addClassName("shell");
        getElement().appendChild(skipLink(texts));
        add(bar, content, footer(texts));
    }

    @Override
    public void showRouterLayoutContent(HasElement view) {
        content.getElement().appendChild(view.getElement());
    }

    @Override
    public void removeRouterLayoutContent(HasElement view) {
        view.getElement().removeFromParent();
    }

    @Override
    public void afterNavigation(AfterNavigationEvent event) {
        bar.showAt(event.getLocation());
    }

    /// A plain button: a link to `#content` would be a navigation for the router.
    private Element skipLink(Texts texts) {
        var link = new Element("button");
        link.setAttribute("type", "button").setText(texts.say("shell.skip"));
        link.getClassList().add("skip-link");
        link.executeJs("this.addEventListener('click', () => document.getElementById('content').focus())");
        return link;
    }

    private static Footer footer(Texts texts) {
        var footer = new Footer();
        footer.addClassName("foot");
        Markup.share(footer.getElement(), List.of(Footer.class, texts), () -> {
            var ways = new Div(
                    link("print", texts.say("shell.print")), link("sets", texts.say("shell.sets")), licences(texts));
            ways.addClassName("foot-ways");
            return Stream.of(ways, new Span(texts.say("shell.trademark"))).map(Component::getElement);
        });
        return footer;
    }

    /// A page that is no view.
    private static Anchor licences(Texts texts) {
        var link = new Anchor("licences", texts.say("shell.licences"));
        link.setRouterIgnore(true);
        return link;
    }

    private static Anchor link(String address, String words) {
        var link = new Anchor(address, words);
        link.getElement().setAttribute("router-link", true);
        return link;
    }
}
