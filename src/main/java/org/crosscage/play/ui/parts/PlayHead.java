package org.crosscage.play.ui.parts;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.Location;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.SavedGame;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// The line above the board: what is played, how hard it is, the time, and a menu.
public final class PlayHead extends Header {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final Span machine = new Span();
    private final transient Optional<GameOrigin> origin;
    private final transient Optional<String> title;

    /// @param origin where the puzzle stands among others
    /// @param number of the puzzle in its pack, where it is a shipped one
    /// @param difficulty how hard the puzzle is
    public PlayHead(
            SavedGame saved, Optional<GameOrigin> origin, OptionalInt number, Component difficulty, Texts texts) {
        this.texts = texts;
        this.origin = origin;
        addClassName("play-head");
        var name = new Div(new H1(name(saved, texts)), difficulty);
        name.addClassName("play-title");
        add(name);
        origin.ifPresent(each -> add(chip(way(each))));
        this.title = title(saved, texts)
                .or(() -> number.stream()
                        .mapToObj(place -> texts.say("library.number", "number", place))
                        .findFirst());
        title.ifPresent(words -> add(chip(shortened(words))));
        machine.setText(texts.say("play.solved-by-machine"));
        machine.setVisible(saved.totals().solutionShown());
        add(chip(machine));
    }

    /// "KenKen 6 × 6".
    public static String name(SavedGame saved, Texts texts) {
        var shape = saved.entry().puzzle().shape();
        return Names.puzzle(texts, saved.entry().puzzle().kind(), shape.rows(), shape.columns());
    }

    /// What the puzzle calls itself, if that is more than its name, which stands there already.
    private static Optional<String> title(SavedGame saved, Texts texts) {
        var notes = saved.entry().notes();
        var title = notes.getOrDefault("title", notes.getOrDefault("label", ""));
        return title.isBlank() || plain(title).equals(plain(name(saved, texts)))
                ? Optional.empty()
                : Optional.of(title);
    }

    /// Without what keeps a size in one line.
    private static String plain(String title) {
        return title.strip().replace('\u00a0', ' ');
    }

    /// Leads to its day, its set or its station.
    private static Span way(GameOrigin origin) {
        var link = new Anchor(origin.address(), origin.name());
        link.getElement().setAttribute("router-link", true);
        link.setId(origin.id());
        return new Span(link);
    }

    /// The same for phones, where there is no room for it beside the name.
    private static Tool item(GameOrigin origin) {
        var item = Tool.of(LineIcon.LIST, origin.back(), () -> open(origin));
        item.setId("menu-" + origin.id());
        return item;
    }

    /// Goes back to its page.
    public static void open(GameOrigin origin) {
        var page = new Location(origin.address());
        UI.getCurrentOrThrow().navigate(page.getPath(), page.getQueryParameters());
    }

    /// In two lines at most; the menu has all of it.
    private static Span shortened(String title) {
        var words = new Span(title);
        words.addClassName("puzzle-title");
        words.getElement().setAttribute("title", title);
        return new Span(words);
    }

    private static Paragraph menuTitle(String title) {
        var words = new Paragraph(title);
        words.addClassName("menu-title");
        return words;
    }

    private static Span chip(Span span) {
        span.addClassName("chip");
        return span;
    }

    public void menu(Tool... items) {
        var menu = new Div(items);
        origin.ifPresent(each -> menu.addComponentAsFirst(item(each)));
        title.ifPresent(words -> menu.addComponentAsFirst(menuTitle(words)));
        menu.setId("game-menu");
        menu.addClassName("popmenu");
        menu.getElement().setAttribute("popover", "auto");
        menu.getElement()
                .executeJs(
                        "this.addEventListener('click', event => event.target.closest('button') && this.hidePopover())");
        var open = Tool.icon(LineIcon.MORE, texts.say("play.menu"), () -> {});
        open.removeClassName("tool");
        open.addClassNames("icon-button", "menu-anchor");
        open.getElement().setAttribute("popovertarget", "game-menu");
        add(open, menu);
    }
}
