package org.crosscage.library.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Token;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.texts.Texts;

/// The address of a puzzle that somebody passed on: it opens straight into play, into the player's own unfinished game
/// of it where there is one. A damaged one says so and what to do.
@Route("p/:code")
final class LinkView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    /// What the store holds as the source of a game.
    private static final int LONGEST_SOURCE = 200;

    private final transient Texts texts;
    private final transient GameService games;
    private final transient CurrentPlayer player;

    LinkView(Texts texts, GameService games, CurrentPlayer player) {
        this.texts = texts;
        this.games = games;
        this.player = player;
        addClassNames("page", "trouble");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        removeAll();
        var code = withoutEndOfSentence(event.getRouteParameters().get("code").orElse(""));
        try {
            event.forwardTo("play/" + game(code));
        } catch (FormatException _) {
            sayDamaged();
        }
    }

    /// Without what a program takes for a part of the link when it stands behind one.
    private static String withoutEndOfSentence(String code) {
        int end = code.length();
        while (end > 0 && CodeWriter.LETTERS.indexOf(code.charAt(end - 1)) < 0) {
            end--;
        }
        return code.substring(0, end);
    }

    /// @throws FormatException when the code is of no puzzle
    private String game(String code) {
        var shared = LinkCode.open(new Token(1, 1, code));
        var source = LinkCode.PATH.substring(1) + code;
        if (source.length() > LONGEST_SOURCE) {
            return games.newGames().start(player.id(), shared, "").id();
        }
        long who = player.id();
        return games.newGames()
                .startOnce(
                        who,
                        () -> games.lists().unfinishedFrom(who, source),
                        () -> games.newGames().start(who, shared, source));
    }

    private void sayDamaged() {
        var paste = new Anchor("import", texts.say("library.link.paste"));
        paste.addClassName("button-link");
        paste.getElement().setAttribute("router-link", true);
        add(new H1(texts.say("library.link.damaged")), new Paragraph(texts.say("library.link.what-to-do")), paste);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("library.link.damaged"));
    }
}
