package org.crosscage.challenge.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.Optional;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.Challenge.Entrant;
import org.crosscage.challenge.ChallengeWords;
import org.crosscage.challenge.EntrantName;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.store.Player;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.CopyLink;
import org.crosscage.shell.ui.dialog.Question;
import org.crosscage.texts.Texts;

/// A challenge: for friends the question and their own game of the puzzle, then both results; for the challenger the
/// link and the results of all friends.
@Route(Challenge.ROOT + "/:" + ChallengeView.CODE)
@CssImport("./styles/challenge.css")
final class ChallengeView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String CODE = "code";

    private static final long serialVersionUID = 1L;

    /// A friend who only looks is no player yet.
    private static final long NOBODY = -1;

    /// The page alone knows what the server is called.
    private static final String FILL = """
            const link = new URL($0, document.baseURI).href;
            this.querySelector('a').textContent = link;
            this.querySelector('.copy-link button').copyText = link;
            """;

    private final transient Challenges challenges;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient ChallengeWords words;
    private final Paragraph said = new Paragraph();
    private final Div results = new Div();
    private String title = "";

    ChallengeView(Challenges challenges, GameService games, CurrentPlayer player, PlayerLimits limits, Texts texts) {
        this.challenges = challenges;
        this.games = games;
        this.player = player;
        this.limits = limits;
        this.texts = texts;
        this.words = new ChallengeWords(texts);
        said.getElement().setAttribute("role", "status");
        addClassNames("page", "challenge");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", title);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        show(event.getRouteParameters().get(CODE).flatMap(challenges::find).orElseThrow(NotFoundException::new));
    }

    private void show(Challenge challenge) {
        removeAll();
        said.setText("");
        long who = player.known().map(Player::id).orElse(NOBODY);
        boolean isOwn = challenge.isOf(who);
        title = texts.say(isOwn ? "challenge.own" : "challenge.title");
        add(new H1(title), board(challenge));
        if (isOwn) {
            showOwn(challenge, who);
        } else {
            showFriend(challenge, challenge.friend(who), who);
        }
    }

    private Div board(Challenge challenge) {
        var board = new Div();
        board.addClassName("challenge-board");
        games.load(challenge.challenger().player(), challenge.challenger().game())
                .ifPresent(game -> {
                    var puzzle = game.entry().puzzle();
                    board.add(Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)));
                });
        return board;
    }

    private void showOwn(Challenge challenge, long who) {
        add(lead(texts.say("challenge.own.lead", "puzzle", words.puzzle(challenge))), link(challenge));
        var name = new NameField(challenge.challenger().name(), texts);
        var save =
                new Button(texts.say("challenge.name.save"), _ -> name.name().ifPresent(each -> save(challenge, each)));
        save.setId("challenge-save");
        showResults(challenge, who);
        add(row(name, save), said, results);
        if (challenge.friends().isEmpty()) {
            add(new Paragraph(texts.say("challenge.own.none")));
        }
        var delete = new Button(texts.say("challenge.delete"), _ -> askToDelete(challenge, who));
        delete.setId("challenge-delete");
        add(delete);
    }

    private void showFriend(Challenge challenge, Optional<Entrant> friend, long who) {
        if (friend.filter(Entrant::isFinished).isPresent()) {
            showResults(challenge, who);
            add(lead(texts.say("challenge.compared", "puzzle", words.puzzle(challenge))), results);
            return;
        }
        add(lead(words.lead(challenge)));
        var name = new NameField(friend.map(Entrant::name).orElse(EntrantName.NONE), texts);
        var play = new Button(
                texts.say(friend.isPresent() ? "challenge.go-on" : "challenge.play"),
                _ -> name.name().ifPresent(each -> play(challenge, each)));
        play.addThemeVariants(ButtonVariant.PRIMARY);
        play.setId("challenge-play");
        add(row(name, play), said);
    }

    private static Paragraph lead(String words) {
        var lead = new Paragraph(words);
        lead.addClassName("lead");
        return lead;
    }

    private static Div row(NameField name, Button button) {
        var row = new Div(name, button);
        row.addClassName("challenge-row");
        return row;
    }

    private Section link(Challenge challenge) {
        var link = new Anchor(challenge.address(), challenge.address());
        link.getElement().setAttribute("router-ignore", true);
        var copy = new CopyLink(
                        texts.say("challenge.link.copy"),
                        texts.say("challenge.link.copied"),
                        texts.say("challenge.link.failed"),
                        "")
                .asButton();
        var about = new Paragraph(texts.say("challenge.link.about"));
        about.addClassName("quiet");
        var section = new Section(new H2(texts.say("challenge.link")), about, link, copy);
        section.addClassName("challenge-link");
        section.getElement().executeJs(FILL, challenge.address());
        return section;
    }

    private void showResults(Challenge challenge, long who) {
        var list = new DescriptionList();
        list.addClassName("challenge-results");
        challenge.seenBy(who).forEach(each -> {
            list.add(
                    new DescriptionList.Term(words.name(each, who)),
                    new DescriptionList.Description(words.result(each)));
        });
        results.removeAll();
        results.add(list);
    }

    private void save(Challenge challenge, EntrantName name) {
        var refused = limits.refusal(Limit.MOVE);
        if (refused.isEmpty()) {
            challenges.rename(challenge.code(), player.id(), name);
            challenges.find(challenge.code()).ifPresent(now -> showResults(now, player.id()));
        }
        said.setText(refused.orElseGet(() -> texts.say("challenge.name.saved")));
    }

    private void play(Challenge challenge, EntrantName name) {
        limits.refusal(Limit.MOVE).ifPresentOrElse(said::setText, () -> {
            challenges.rename(challenge.code(), player.id(), name);
            challenges
                    .play(challenge.code(), player.id(), name)
                    .ifPresentOrElse(game -> UI.getCurrentOrThrow().navigate("play/" + game), () -> refuse(challenge));
        });
    }

    /// It has all its friends, or is gone meanwhile, which the page says when it is opened anew.
    private void refuse(Challenge challenge) {
        if (challenges.find(challenge.code()).isPresent()) {
            said.setText(texts.say("challenge.full", "most", Challenge.MOST_FRIENDS));
        } else {
            UI.getCurrentOrThrow().refreshCurrentRoute(false);
        }
    }

    private void askToDelete(Challenge challenge, long who) {
        new Question(texts, texts.say("challenge.delete"), texts.say("challenge.delete.yes"))
                .ask(texts.say("challenge.delete.about"), () -> {
                    challenges.delete(challenge.code(), who);
                    UI.getCurrentOrThrow().navigate("me");
                });
    }
}
