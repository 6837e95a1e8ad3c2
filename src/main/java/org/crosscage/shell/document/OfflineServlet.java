package org.crosscage.shell.document;

import com.vaadin.flow.server.VaadinServletContext;
import com.vaadin.flow.server.startup.ApplicationRouteRegistry;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.crosscage.texts.Texts;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;

/// Hands out what a browser keeps for the time without a connection: the offline page, its words and new games,
/// and the service worker that shows them. The worker names the revision of each, so that a page that has changed
/// makes it another worker, which browsers fetch by themselves. In development mode there is none of it.
///
/// A worker is bound by the policy that comes with itself, and a kept page by the one that it was kept with.
public final class OfflineServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private static final String WORKER = "/sw.js";

    /// As in `frontend/offline/worker.ts`, with the places of their revisions.
    private static final String PAGE = "/offline";

    private static final String TEXTS = "/offline/texts";
    private static final String NEW_GAMES = "/offline/new-games";
    private static final String PAGE_REVISION = "{page}";
    private static final String TEXTS_REVISION = "{texts}";
    private static final String NEW_GAMES_REVISION = "{new-games}";

    private static final String BUILT = "META-INF/VAADIN/webapp" + WORKER;

    /// What begins with these is said without a server: by the pages, the board and the teacher.
    private static final List<String> WORDS = List.of(
            "offline",
            "formats",
            "board",
            "play",
            "hints",
            "learn.tier",
            "learn.combos",
            "shell.kind",
            "shell.grade",
            "shell.difficulty",
            "library.kind",
            "library.grade",
            "library.length",
            "library.making",
            "train");

    /// Except what begins with these: pages of the server alone say it, and formats that it alone reads.
    private static final List<String> WORDS_OF_PAGES = List.of(
            "formats.error.arrows-",
            "formats.error.bar-",
            "formats.error.cage-line-expected",
            "formats.error.cage-list-",
            "formats.error.cell-pair",
            "formats.error.clue-missing",
            "formats.error.clue-twice",
            "formats.error.constraints-",
            "formats.error.four-column-",
            "formats.error.fpuzzles-",
            "formats.error.gauguin-",
            "formats.error.grid-cell-",
            "formats.error.holst-",
            "formats.error.json-",
            "formats.error.kept-by-page",
            "formats.error.layers-",
            "formats.error.letter-",
            "formats.error.other-drawing",
            "formats.error.other-rule",
            "formats.error.packed-otherwise",
            "formats.error.position-",
            "formats.error.ps-",
            "formats.error.puzzlink-",
            "formats.error.pzprv3-",
            "formats.error.save-",
            "formats.error.short-row",
            "formats.error.sudoku-",
            "formats.error.sudokupad-",
            "formats.error.sum-list-",
            "formats.error.unknown-cage",
            "formats.name.",
            "formats.unwritable.",
            "hints.technique-alias.",
            "play.finish.brought",
            "play.finish.hardest",
            "play.finish.hinted",
            "play.finish.longest",
            "play.finish.machine",
            "play.finish.more",
            "play.finish.next",
            "play.finish.replay",
            "play.finish.time.",
            "play.first",
            "play.hint.wrong",
            "play.improper.",
            "play.log.",
            "play.long-games",
            "play.menu.day",
            "play.menu.edit",
            "play.menu.learn",
            "play.menu.print",
            "play.menu.share",
            "play.practice.",
            "play.preset.",
            "play.replay.",
            "play.setting.appearance",
            "play.setting.cage-colours.help",
            "play.setting.digit-order.help",
            "play.setting.hints.help",
            "play.setting.letter-keys.help",
            "play.setting.marks-in-hints.help",
            "play.setting.ratings",
            "play.setting.techniques",
            "play.setting.tidy-marks.help",
            "play.setting.zen.help",
            "play.settings.",
            "play.share.",
            "play.solve.from",
            "play.solve.lab",
            "play.solve.print",
            "play.solve.save",
            "play.solve.steps",
            "play.solve.with",
            "play.solve.wrong.",
            "play.solved-by-machine",
            "play.techniques.",
            "play.terms.link.no-hints-",
            "play.terms.link.up-to",
            "play.terms.set.no-hints-",
            "play.terms.set.up-to",
            "play.too-early",
            "play.walk.",
            "play.wrong.",
            "shell.grade.none.why",
            "train.back-tomorrow",
            "train.clock.",
            "train.due.",
            "train.finish",
            "train.gone.",
            "train.late",
            "train.length.",
            "train.missed.",
            "train.more",
            "train.open.",
            "train.place",
            "train.rating.",
            "train.result.missed",
            "train.result.once.",
            "train.result.rating",
            "train.result.word.slow",
            "train.rush",
            "train.start.length",
            "train.start.none",
            "train.start.title",
            "train.topic.due",
            "train.topic.missed",
            "train.topic.tier");

    private static final List<String> MORE_WORDS = List.of(
            "learn.catalogue.title",
            "learn.way.combos.title",
            "learn.way.combos.text",
            "shell.again",
            "shell.close",
            "shell.new-tab",
            "shell.scheme",
            "shell.site",
            "shell.title",
            "shell.wordmark",
            "me.game.done",
            "me.game.unaided",
            "me.game.aided",
            "me.game.shown",
            "library.cancel",
            "library.continue",
            "library.filter.grade",
            "library.making",
            "library.name",
            "library.not-made",
            "library.paste.found",
            "library.paste.label",
            "library.paste.more",
            "library.paste.play",
            "library.paste.read",
            "library.paste.reading",
            "library.paste.title",
            "library.play",
            "library.progress",
            "library.size",
            "daily.chip",
            "daily.state.new");

    public static final List<String> ADDRESSES = List.of(WORKER, PAGE, TEXTS, NEW_GAMES);

    private final transient Texts texts;
    private final transient OfflineNewGames newGames;
    private transient @Nullable Kept kept;

    public OfflineServlet(Texts texts, OfflineNewGames newGames) {
        this.texts = texts;
        this.newGames = newGames;
    }

    /// @param policy of the page: it is kept with it, so that it has no nonce
    private record Kept(String worker, String page, String policy, String texts, String newGames) {}

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (!new ClassPathResource(BUILT).exists()) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-cache");
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        var made = kept();
        switch (request.getServletPath()) {
            case WORKER -> write(response, "text/javascript", ContentSecurityPolicy.FOR_THE_WORKER, made.worker());
            case PAGE -> write(response, MediaType.TEXT_HTML_VALUE, made.policy(), made.page());
            case NEW_GAMES -> writeJson(response, made.newGames());
            default -> writeJson(response, made.texts());
        }
    }

    private static void writeJson(HttpServletResponse response, String json) throws IOException {
        write(response, MediaType.APPLICATION_JSON_VALUE, ContentSecurityPolicy.WITHOUT_SCRIPTS, json);
    }

    private static void write(HttpServletResponse response, String type, String policy, String content)
            throws IOException {
        response.setContentType(type);
        response.setHeader("Content-Security-Policy", policy);
        response.getWriter().write(content);
    }

    /// Made when the first browser asks.
    private synchronized Kept kept() throws IOException {
        if (kept == null) {
            var page = page();
            var html = page.outerHtml();
            var policy = ContentSecurityPolicy.forKeptPage(BundledPage.ownScript(page));
            var words = JsonMapper.shared().writeValueAsString(nested(byParts(words(texts))));
            var offer = JsonMapper.shared().writeValueAsString(newGames.json());
            var worker = new ClassPathResource(BUILT)
                    .getContentAsString(StandardCharsets.UTF_8)
                    .replace(PAGE_REVISION, ContentSecurityPolicy.hash(policy + html))
                    .replace(TEXTS_REVISION, ContentSecurityPolicy.hash(words))
                    .replace(NEW_GAMES_REVISION, ContentSecurityPolicy.hash(offer));
            kept = new Kept(worker, html, policy, words, offer);
        }
        return kept;
    }

    /// The page says something by itself until its script runs, and knows how the addresses of the server's pages
    /// begin.
    private Document page() {
        var pages =
                ApplicationRouteRegistry.getInstance(new VaadinServletContext(getServletContext()))
                        .getRegisteredRoutes()
                        .stream()
                        .map(route -> route.getTemplate().split("/")[0])
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining(" "));
        var page = BundledPage.of("offline", texts); // its base becomes a whole one by the worker
        BundledPage.showUntilStarted(page, texts.say("offline.asked.title"), texts.say("offline.asked.empty"), texts);
        BundledPage.outlet(page).attr("data-pages", pages);
        return page;
    }

    private static Map<List<String>, String> byParts(Map<String, String> words) {
        return words.entrySet().stream()
                .collect(Collectors.toMap(word -> List.of(word.getKey().split("\\.|(?=/)")), Map.Entry::getValue));
    }

    /// Texts by the parts of their keys, a text beside others by an empty part: whole keys take two kilobytes more on
    /// the way. A part that a slash is before has it; `texts.ts` puts keys together again.
    private static Object nested(Map<List<String>, String> words) {
        var alone = words.get(List.<String>of());
        if (alone != null && words.size() == 1) {
            return alone;
        }
        var byPart = new TreeMap<String, Map<List<String>, String>>();
        words.forEach((key, text) -> byPart.computeIfAbsent(key.isEmpty() ? "" : key.getFirst(), _ -> new HashMap<>())
                .put(key.stream().skip(1).toList(), text));
        var all = new TreeMap<String, Object>();
        byPart.forEach((part, inside) -> all.put(part, nested(inside)));
        return all;
    }

    static TreeMap<String, String> words(Texts texts) {
        var words = new TreeMap<String, String>();
        WORDS.forEach(area -> texts.area(area).forEach((key, pattern) -> words.put(area + "." + key, pattern)));
        words.keySet().removeIf(key -> WORDS_OF_PAGES.stream().anyMatch(key::startsWith));
        MORE_WORDS.forEach(key -> words.put(key, texts.pattern(key)));
        return words;
    }
}
