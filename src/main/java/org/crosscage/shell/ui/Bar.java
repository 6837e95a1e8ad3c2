package org.crosscage.shell.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.Location;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.crosscage.texts.Texts;

/// The bar on top: wordmark, navigation, colour scheme, settings. On a phone the navigation is a menu.
final class Bar extends Header {

    private static final long serialVersionUID = 1L;

    private static final String OWN_PAGE = "me";

    private final transient Texts texts;
    private final Nav navigation = new Nav();
    private final transient Map<Destination, Anchor> links = new LinkedHashMap<>();

    Bar(Texts texts) {
        this.texts = texts;
        Destination.open().forEach(destination -> links.put(destination, link(destination)));
        navigation.addClassName("destinations");
        navigation.setId("destinations");
        navigation.getElement().setAttribute("popover", "auto");
        navigation.setAriaLabel(texts.say("shell.navigation"));
        navigation.add(links.values().toArray(Anchor[]::new));
        if (Destination.isOpen(OWN_PAGE)) {
            // the bar of a phone has no room for its sign
            var own = routed(OWN_PAGE, texts.say("shell.me"));
            own.addClassName("in-menu-only");
            navigation.add(own);
        }
        addClassName("bar");
        add(wordmark(), navigation, tools());
    }

    /// Marks where the player is and closes the phone's menu.
    void showAt(Location location) {
        links.forEach((destination, link) -> {
            if (destination.holds(location)) {
                link.getElement().setAttribute("aria-current", "page");
            } else {
                link.getElement().removeAttribute("aria-current");
            }
        });
        navigation.getElement().executeJs("if (this.matches(':popover-open')) this.hidePopover()");
    }

    private Anchor wordmark() {
        var home = routed("", "");
        home.addClassName("wordmark");
        home.setAriaLabel(texts.say("shell.wordmark"));
        home.add(Logo.draw(), new Span("Crosscage"));
        return home;
    }

    private Anchor link(Destination destination) {
        return routed(destination.path(), texts.say("shell.destination." + destination.key()));
    }

    private Div tools() {
        var tools = new Div(schemeButton());
        tools.addClassName("bar-tools");
        sign(OWN_PAGE, "shell.me", LineIcon.PERSON).ifPresent(own -> {
            own.addClassName("in-wide-bar-only");
            tools.add(own);
        });
        sign("settings", "shell.settings", LineIcon.SETTINGS).ifPresent(tools::add);
        tools.add(menuButton());
        return tools;
    }

    /// A place without words, where there is a view.
    private Optional<Anchor> sign(String path, String key, LineIcon symbol) {
        if (!Destination.isOpen(path)) {
            return Optional.empty();
        }
        var link = routed(path, "");
        link.addClassName("icon-button");
        link.getElement().setAttribute("title", texts.say(key));
        link.setAriaLabel(texts.say(key));
        link.add(symbol.draw());
        return Optional.of(link);
    }

    /// Works in the browser alone, so that it answers at once.
    private NativeButton schemeButton() {
        var moon = LineIcon.MOON.draw();
        var sun = LineIcon.SUN.draw();
        moon.addClassName("when-light");
        sun.addClassName("when-dark");
        var button = iconButton("shell.scheme");
        button.add(moon, sun);
        button.getElement()
                .executeJs("this.addEventListener('click', () => window.crosscageAppearance.toggleScheme())");
        return button;
    }

    private NativeButton menuButton() {
        var button = iconButton("shell.menu");
        button.addClassName("menu-button");
        button.add(LineIcon.MENU.draw());
        button.getElement().setAttribute("popovertarget", "destinations");
        return button;
    }

    private NativeButton iconButton(String key) {
        var button = new NativeButton();
        button.addClassName("icon-button");
        button.getElement().setAttribute("type", "button").setAttribute("title", texts.say(key));
        button.setAriaLabel(texts.say(key));
        return button;
    }

    private static Anchor routed(String path, String text) {
        var link = new Anchor(path, text);
        link.getElement().setAttribute("router-link", true);
        return link;
    }
}
