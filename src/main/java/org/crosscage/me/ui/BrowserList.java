package org.crosscage.me.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import org.crosscage.player.store.Browsers.Browser;
import org.crosscage.shell.ui.dialog.Question;
import org.crosscage.texts.Texts;

/// The browsers that have the player's games, each with when it was first and last seen. All but the one at hand can be
/// put out.
final class BrowserList extends UnorderedList {

    private static final long serialVersionUID = 1L;

    private final transient OwnData own;
    private final transient Texts texts;

    BrowserList(OwnData own, Texts texts) {
        this.own = own;
        this.texts = texts;
        addClassName("me-browsers");
        show();
    }

    void show() {
        removeAll();
        own.browsers().forEach(browser -> add(row(browser)));
    }

    private ListItem row(Browser browser) {
        var name = new Span(name(browser));
        name.addClassName("name");
        var seen = new Span(seen(browser));
        seen.addClassName("quiet");
        var row = new ListItem(new Div(name, seen));
        if (own.isThisOne(browser)) {
            var here = new Span(texts.say("me.browsers.this"));
            here.addClassName("quiet");
            row.add(here);
        } else {
            var out = new Button(texts.say("me.browsers.out"), _ -> ask(browser));
            out.addThemeVariants(ButtonVariant.TERTIARY);
            out.setAriaLabel(texts.say("me.browsers.out.label", "name", name(browser)));
            row.add(out);
        }
        return row;
    }

    private String name(Browser browser) {
        var name = browser.name();
        if (name.browser().isEmpty()) {
            return name.system().isEmpty()
                    ? texts.say("me.browsers.unknown")
                    : texts.say("me.browsers.unknown.on", "system", name.system());
        }
        return name.system().isEmpty()
                ? name.browser()
                : texts.say("me.browsers.name", "browser", name.browser(), "system", name.system());
    }

    private String seen(Browser browser) {
        var first = day(browser.firstSeen());
        var last = day(browser.lastSeen());
        if (last.isEmpty()) {
            return first.map(day -> texts.say("me.browsers.first", "first", day))
                    .orElse(texts.say("me.browsers.long-ago"));
        }
        return first.map(day -> texts.say("me.browsers.seen", "first", day, "last", last.get()))
                .orElseGet(() -> texts.say("me.browsers.last", "last", last.get()));
    }

    private Optional<String> day(Optional<Instant> when) {
        return when.map(instant -> texts.date(LocalDate.ofInstant(instant, ZoneOffset.UTC)));
    }

    private void ask(Browser browser) {
        var title = texts.say("me.browsers.out.title", "name", name(browser));
        new Question(texts, title, texts.say("me.browsers.out.yes")).ask(texts.say("me.browsers.out.what"), () -> {
            own.putOut(browser);
            show();
        });
    }
}
