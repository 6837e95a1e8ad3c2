package org.crosscage.shell.document;

import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.communication.IndexHtmlRequestListener;
import com.vaadin.flow.server.communication.IndexHtmlResponse;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import org.crosscage.player.BrowserName;
import org.crosscage.player.store.Browsers;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.Players;
import org.crosscage.shell.player.PlayerCookie;
import org.crosscage.shell.preview.LinkPreviews;
import org.crosscage.shell.preview.PreviewTags;
import org.crosscage.texts.Texts;
import org.springframework.stereotype.Component;

/// What the first HTML page of a visit carries beside Vaadin's own: the player's cookie and mark, the content security
/// policy, what is seen of its address where it is passed on, and the words that the browser needs when the server is
/// gone.
@Component
final class FirstPage implements VaadinServiceInitListener, IndexHtmlRequestListener {

    private static final long serialVersionUID = 1L;

    private final transient SecureRandom random = new SecureRandom();
    private final transient PlayerCookie cookie = new PlayerCookie(random);
    private final transient Texts texts;

    private final transient LinkPreviews previews;
    private final transient Players players;

    private final transient Browsers browsers;

    FirstPage(Texts texts, LinkPreviews previews, Players players, Browsers browsers) {
        this.players = players;
        this.browsers = browsers;
        this.texts = texts;
        this.previews = previews;
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(this);
        event.getSource().addSessionInitListener(init -> PlayerCookie.recall(init.getRequest(), init.getSession()));
    }

    @Override
    public void modifyIndexHtmlResponse(IndexHtmlResponse page) {
        cookie.set(page.getVaadinRequest(), page.getVaadinResponse());
        var nonce = nonce();
        page.getDocument().select("script").attr("nonce", nonce);
        page.getDocument().select("html").attr("lang", texts.locale().toLanguageTag());
        describe(page);
        page.getDocument()
                .body()
                .attr("data-player", player(page.getVaadinRequest()))
                .attr("data-no-connection", texts.say("shell.connection.none"))
                .attr("data-away", texts.say("shell.connection.away"))
                .attr("data-play-on", texts.say("shell.connection.play-on"))
                .attr("data-on-device", texts.say("shell.connection.on-device"))
                .attr("data-connected-again", texts.say("shell.connection.back"))
                .attr("data-updated", texts.say("shell.updated"))
                .attr("data-refused", texts.say("shell.refused"))
                .attr("data-session-lost", texts.say("shell.session.lost"))
                .attr("data-session-reload", texts.say("shell.session.reload"));
        page.getVaadinResponse().setHeader("Content-Security-Policy", ContentSecurityPolicy.forScripts(nonce));
    }

    /// Notes who is here, and tells pages of different players apart, for `frontend/offline/follow.ts`.
    private String player(VaadinRequest request) {
        var token = PlayerCookie.read(request.getCookies());
        var player = token.flatMap(players::find);
        if (player.isPresent()) {
            var header = Optional.ofNullable(request.getHeader("User-Agent")).orElse("");
            browsers.note(token.orElseThrow(), BrowserName.of(header));
        }
        return player.map(Player::mark).orElse("");
    }

    private void describe(IndexHtmlResponse page) {
        var head = page.getDocument().head();
        var game = previews.of(LinkPreviews.HOME).description();
        head.appendElement("meta").attr("name", "description").attr("content", game);
        if (page.getVaadinRequest() instanceof VaadinServletRequest request) {
            var preview = previews.of(Optional.ofNullable(request.getPathInfo()).orElse("/"));
            PreviewTags.write(preview, texts.say("shell.site"), request, head);
        }
    }

    private String nonce() {
        var bytes = new byte[16];
        random.nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }
}
