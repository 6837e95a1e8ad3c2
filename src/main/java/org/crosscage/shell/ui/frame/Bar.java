package org.crosscage.shell.ui.frame;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.shared.Registration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Markup;
import org.crosscage.texts.Texts;

/// The bar on top: wordmark, navigation, colour scheme, settings. On a phone the navigation is a menu. It is the same
/// on every page but for the destination that is marked, which the browser does.
final class Bar extends Header {

    private static final long serialVersionUID = 1L;

    private static final String OWN_PAGE = "me";
    private static final String SETTINGS = "settings";

    /// Works in the browser alone, so that it answers at once.
    private static final String SCHEME = "this.querySelector('.scheme-button')"
            + ".addEventListener('click', () => window.crosscageAppearance.toggleScheme())";

    /// Marks where the player is and closes the phone's menu.
    private static final String MARK = """
            const menu = this.querySelector('.destinations');
            for (const link of menu.querySelectorAll('a:not(.in-menu-only)')) {
              if (link.getAttribute('href') === $0) link.setAttribute('aria-current', 'page');
              else link.removeAttribute('aria-current');
            }
            if (menu.matches(':popover-open')) menu.hidePopover();
            """;

    /// Shows the tick of a destination with its words, or none.
    private static final String TICK = """
            const tick = this.querySelector(`.destinations a[href='${$0}'] .destination-tick`);
            tick.hidden = $1 === '';
            tick.title = $1;
            tick.setAttribute('aria-label', $1);
            """;

    private final transient Texts texts;
    private final transient List<DestinationProgress> progress;
    private Registration finished = () -> {};

    Bar(Texts texts, List<DestinationProgress> progress) {
        this.texts = texts;
        this.progress = progress;
        addClassName("bar");
        var key =
                new ArrayList<>(List.of(Bar.class, texts, Destination.isOpen(OWN_PAGE), Destination.isOpen(SETTINGS)));
        Destination.open().forEach(key::add);
        Markup.share(
                getElement(),
                List.copyOf(key),
                () -> Stream.of(wordmark(), navigation(), tools()).map(Component::getElement));
    }

    @Override
    protected void onAttach(AttachEvent event) {
        getElement().executeJs(SCHEME);
        showProgress(true);
        finished = ComponentUtil.addListener(event.getUI(), PuzzleFinished.class, _ -> showProgress(true));
    }

    @Override
    protected void onDetach(DetachEvent event) {
        finished.remove();
    }

    void showAt(Location location) {
        var marked = Destination.open()
                .filter(destination -> destination.holds(location))
                .map(Destination::path)
                .findFirst();
        getElement().executeJs(MARK, marked.orElse(null));
        showProgress(false);
    }

    private void showProgress(boolean isAnew) {
        progress.forEach(each ->
                getElement().executeJs(TICK, each.path(), each.words(isAnew).orElse("")));
    }

    private Nav navigation() {
        var navigation = new Nav();
        navigation.addClassName("destinations");
        navigation.setId("destinations");
        navigation.getElement().setAttribute("popover", "auto");
        navigation.setAriaLabel(texts.say("shell.navigation"));
        Destination.open().map(this::destination).forEach(navigation::add);
        // a phone's bar has no room for its sign; print and sets are in the menu alone, and on the first page
        Stream.of(OWN_PAGE, "print", "sets")
                .filter(Destination::isOpen)
                .map(path -> routed(path, texts.say("shell." + path)))
                .forEach(link -> {
                    link.addClassName("in-menu-only");
                    navigation.add(link);
                });
        return navigation;
    }

    private Anchor destination(Destination open) {
        var link = routed(open.path(), texts.say("shell.destination." + open.key()));
        if (progress.stream().anyMatch(each -> each.path().equals(open.path()))) {
            var tick = new Span();
            tick.addClassName("destination-tick");
            tick.getElement().setAttribute("role", "img").setAttribute("hidden", true);
            link.add(tick);
        }
        return link;
    }

    private Anchor wordmark() {
        var home = routed("", "");
        home.addClassName("wordmark");
        home.setAriaLabel(texts.say("shell.wordmark"));
        home.add(Logo.draw(), new Span("Crosscage"));
        return home;
    }

    private Div tools() {
        var tools = new Div(schemeButton());
        tools.addClassName("bar-tools");
        if (Destination.isOpen(OWN_PAGE)) {
            var own = sign(OWN_PAGE, "shell.me", LineIcon.PERSON);
            own.addClassName("in-wide-bar-only");
            tools.add(own);
        }
        if (Destination.isOpen(SETTINGS)) {
            tools.add(sign(SETTINGS, "shell.settings", LineIcon.SETTINGS));
        }
        tools.add(menuButton());
        return tools;
    }

    /// A place without words.
    private Anchor sign(String path, String key, LineIcon symbol) {
        var link = routed(path, "");
        link.addClassName("icon-button");
        link.getElement().setAttribute("title", texts.say(key));
        link.setAriaLabel(texts.say(key));
        link.add(symbol.draw());
        return link;
    }

    private NativeButton schemeButton() {
        var moon = LineIcon.MOON.draw();
        var sun = LineIcon.SUN.draw();
        moon.addClassName("when-light");
        sun.addClassName("when-dark");
        var button = iconButton("shell.scheme", moon, sun);
        button.addClassName("scheme-button");
        return button;
    }

    private NativeButton menuButton() {
        var button = iconButton("shell.menu", LineIcon.MENU.draw());
        button.addClassName("menu-button");
        button.getElement().setAttribute("popovertarget", "destinations");
        return button;
    }

    private NativeButton iconButton(String key, Component... symbols) {
        var button = new NativeButton();
        button.addClassName("icon-button");
        button.getElement().setAttribute("type", "button").setAttribute("title", texts.say(key));
        button.setAriaLabel(texts.say(key));
        button.add(symbols);
        return button;
    }

    private static Anchor routed(String path, String text) {
        var link = new Anchor(path, text);
        link.getElement().setAttribute("router-link", true);
        return link;
    }
}
