package org.crosscage.shell.document;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.crosscage.shell.limit.BodyBudget;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorViewResolver;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.View;

/// The page behind an address that does not exist, and behind a request that went wrong before Vaadin could answer
/// it.
@Component
public final class ErrorPages implements ErrorViewResolver {

    /// The attribute of a request that has the words for its error page, such as `busy`.
    public static final String TEXT = ErrorPages.class.getName() + ".text";

    /// What will be over by itself: the first page would be refused as well, so that the same address is offered again.
    private static final Set<String> FOR_NOW = Set.of("limited", "busy", "crowded", "slow", "closed");

    private final Texts texts;
    private final PlainPage page;

    /// @throws IOException when the page is not among the resources
    public ErrorPages(Texts texts) throws IOException {
        this.texts = texts;
        this.page = new PlainPage(texts);
    }

    @Override
    public ModelAndView resolveErrorView(HttpServletRequest request, HttpStatus status, Map<String, Object> model) {
        var excess = request.getAttribute(Excess.class.getName()) instanceof Excess found ? found : Excess.NONE;
        return new ModelAndView(new Written(html(
                switch (status) {
                    case NOT_FOUND -> "missing";
                    case BAD_REQUEST -> "unread";
                    case TOO_MANY_REQUESTS -> request.getAttribute(TEXT) instanceof String text ? text : "limited";
                    case REQUEST_TIMEOUT -> "slow";
                    case CONTENT_TOO_LARGE, UNAUTHORIZED -> excess.what;
                    case SERVICE_UNAVAILABLE -> "closed";
                    default -> "trouble";
                },
                Refusal.wait(request),
                excess,
                request.getContextPath())));
    }

    /// @param what `missing`, `unread`, `limited`, `busy`, `crowded`, `slow`, `stranger`, `too-large`,
    ///     `too-many-values`, `closed` or `trouble`
    /// @param prefix what stands before all addresses, such as `/puzzles`
    String html(String what, String prefix) {
        return html(what, Duration.ZERO, Excess.NONE, prefix);
    }

    private String html(String what, Duration wait, Excess excess, String prefix) {
        var text = texts.say(
                "shell." + what + ".text",
                Map.of("wait", PlayerLimits.words(texts, wait), "found", excess.found, "most", excess.most));
        boolean forNow = FOR_NOW.contains(what);
        // an empty address is that of the page itself
        var content = "<p>%s</p>\n      <a class=\"button\" href=\"%s\">%s</a>"
                .formatted(
                        PlainPage.escaped(text),
                        forNow ? "" : PlainPage.escaped(prefix) + "/",
                        PlainPage.escaped(texts.say(forNow ? "shell.again" : "shell.back")));
        return page.html(texts.say("shell." + what + ".title"), prefix, content);
    }

    /// The part of a request that exceeds a bound: an attribute of it, by the name of this class.
    ///
    /// @param what of the words
    /// @param found at least as much, since nothing is read beyond
    public record Excess(String what, long found, long most) {

        private static final long KILOBYTE = 1 << 10;
        private static final long MEGABYTE = 1 << 20;
        private static final Excess NONE = new Excess("trouble", 0, 0);

        public static Excess ofStranger(long found) {
            return new Excess("stranger", (found + KILOBYTE - 1) / KILOBYTE, BodyBudget.SHORT / KILOBYTE);
        }

        public static Excess ofBytes(long found, long most) {
            return new Excess("too-large", (found + MEGABYTE - 1) / MEGABYTE, most / MEGABYTE);
        }
    }

    private record Written(String html) implements View {

        @Override
        public String getContentType() {
            return MediaType.TEXT_HTML_VALUE;
        }

        @Override
        public void render(@Nullable Map<String, ?> model, HttpServletRequest request, HttpServletResponse response)
                throws IOException {
            PlainPage.prepare(response);
            response.getWriter().write(html);
        }
    }
}
