package org.crosscage.challenge.ui;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.crosscage.board.ui.PreviewImage;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.ChallengeWords;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.store.GameService;
import org.crosscage.player.store.Player;
import org.crosscage.shell.AddressCheck;
import org.crosscage.shell.preview.LinkPreview;
import org.crosscage.shell.preview.LinkPreviewSource;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// Says of the page of a challenge, before it is opened, whether there is one, what is seen of it where its link is
/// passed on, and that no search engine is to list it.
@Component
final class ChallengePages implements AddressCheck, LinkPreviewSource, VaadinServiceInitListener {

    private static final long serialVersionUID = 1L;

    private static final Pattern ADDRESS = Pattern.compile("/" + Challenge.ROOT + "/([^/]+)");

    private final transient Challenges challenges;
    private final transient GameService games;
    private final transient Texts texts;

    ChallengePages(Challenges challenges, GameService games, Texts texts) {
        this.challenges = challenges;
        this.games = games;
        this.texts = texts;
    }

    private Optional<Challenge> find(String path) {
        var address = ADDRESS.matcher(path);
        return address.matches() ? challenges.find(address.group(1)) : Optional.empty();
    }

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        return ADDRESS.matcher(path).matches() && find(path).isEmpty();
    }

    @Override
    public Optional<LinkPreview> of(String path, String picture) {
        return find(path).map(challenge -> preview(challenge, picture));
    }

    private LinkPreview preview(Challenge challenge, String picture) {
        var words = new ChallengeWords(texts);
        var name = words.puzzle(challenge);
        var title = texts.say("challenge.title");
        return new LinkPreview(
                title,
                words.lead(challenge),
                picture,
                texts.say("challenge.preview.board", "puzzle", name),
                () -> new PreviewImage(texts.say("shell.site"), title, name)
                        .with(puzzle(challenge)
                                .map(puzzle -> PreviewImage.drawing(puzzle, Optional.empty()))
                                .toList()));
    }

    private Stream<Puzzle> puzzle(Challenge challenge) {
        return games
                .load(challenge.challenger().player(), challenge.challenger().game())
                .stream()
                .map(game -> game.entry().puzzle());
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(page -> {
            var path =
                    Optional.ofNullable(page.getVaadinRequest().getPathInfo()).orElse("");
            if (ADDRESS.matcher(path).matches()) {
                page.getDocument()
                        .head()
                        .appendElement("meta")
                        .attr("name", "robots")
                        .attr("content", "noindex");
            }
        });
    }
}
