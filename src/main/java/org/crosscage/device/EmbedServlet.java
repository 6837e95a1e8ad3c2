package org.crosscage.device;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Token;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.shell.ServedAddress;
import org.crosscage.shell.document.EmbeddedPage;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.limit.Requester;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.texts.Texts;
import tools.jackson.databind.json.JsonMapper;

/// Serves the board of a link's code to frames of other pages: a game that is nobody's and is not kept.
final class EmbedServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    static final ServedAddress ADDRESS = new ServedAddress("/embed/*", Set.of("GET", "HEAD"));

    private static final JsonMapper JSON = new JsonMapper();

    private final transient EmbeddedPage page;
    private final transient DeviceGames games;
    private final transient RateLimits limits;
    private final transient Texts texts;

    EmbedServlet(EmbeddedPage page, DeviceGames games, RateLimits limits, Texts texts) {
        this.page = page;
        this.games = games;
        this.limits = limits;
        this.texts = texts;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (!page.isOffered()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        var wait = limits.refusal(Limit.DEVICE, Requester.of(Optional.empty(), request.getRemoteAddr()));
        if (wait.isPresent()) {
            response.setHeader("Retry-After", Long.toString(Refusal.seconds(wait.get())));
            page.refuse(
                    Refusal.TOO_MANY,
                    texts.say("shell.limited.title"),
                    texts.say("shell.limited.text", "wait", PlayerLimits.words(texts, wait.get())),
                    request,
                    response);
            return;
        }
        var path = Optional.ofNullable(request.getPathInfo()).orElse("/");
        var code = new Token(1, 1, path.substring(1)).withoutEndOfSentence();
        var game = game(code);
        if (game.isPresent()) {
            var link = LinkCode.PATH.substring(1) + code.text();
            page.show(game.get().name(), JSON.writeValueAsString(game.get()), link, request, response);
        } else {
            page.refuse(
                    HttpServletResponse.SC_NOT_FOUND,
                    texts.say("device.embed.damaged"),
                    texts.say("device.embed.what-to-do"),
                    request,
                    response);
        }
    }

    /// Empty where a code cannot be read, or is longer than any that is passed on.
    private Optional<DeviceGame> game(Token code) {
        if (LinkCode.PATH.length() + code.text().length() > LinkCode.LONGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(games.notBegun(LinkCode.open(code), ""));
        } catch (FormatException _) {
            return Optional.empty();
        }
    }
}
