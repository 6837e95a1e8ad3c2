package org.crosscage.device;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.Players;
import org.crosscage.shell.OwnPages;
import org.crosscage.shell.ServedAddress;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.limit.Refusal;
import org.crosscage.shell.limit.Requester;
import org.crosscage.shell.limit.SteadyAnswer;
import org.crosscage.shell.page.ClientLog;
import org.crosscage.shell.player.PlayerCookie;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.texts.Texts;
import org.crosscage.train.OfflinePosition;
import org.crosscage.train.OfflinePositions;
import org.crosscage.train.store.TrainingRuns;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Sends browsers the games that they keep for the time without a connection (GET), or puzzles of a page that was
/// opened (GET with `opened`), or positions to train on (GET with `positions`), and takes what they bring back (POST),
/// as JSON. The player's cookie says whose, and no session is made. A refusal is `{"error": words}`.
final class DeviceServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    static final ServedAddress ADDRESS =
            new ServedAddress("/device/games", Set.of("GET", "POST"), DeviceRequest.LARGEST);

    private static final int MOST_ASKED = 200;

    /// Until slow readers have their games, perhaps.
    private static final Duration BUSY = Duration.ofSeconds(10);

    private static final String TYPE = "application/json";
    private static final ClientLog CLIENTS = ClientLog.of(DeviceServlet.class);
    private static final JsonMapper JSON = new JsonMapper();

    /// So many draws of positions are remembered, 100 kB each.
    private static final int MOST_DRAWN = 20;

    /// By version, the one asked for last at the end.
    private final transient LinkedHashMap<String, List<OfflinePosition>> drawn = new LinkedHashMap<>();
    private final transient Players players;
    private final transient GamesForDevice forDevice;
    private final transient OpenedPuzzles opened;
    private final transient TrainingRuns runs;
    private final transient DeviceGames games;
    private final transient GamesFromDevice fromDevice;
    private final transient RateLimits limits;
    private final transient Texts texts;
    private final transient LongSupplier nanos;

    /// @param nanos a clock that only goes forward, in nanoseconds
    DeviceServlet(
            Players players,
            GamesForDevice forDevice,
            OpenedPuzzles opened,
            TrainingRuns runs,
            DeviceGames games,
            GamesFromDevice fromDevice,
            RateLimits limits,
            Texts texts,
            LongSupplier nanos) {
        this.nanos = nanos;
        this.players = players;
        this.forDevice = forDevice;
        this.opened = opened;
        this.runs = runs;
        this.games = games;
        this.fromDevice = fromDevice;
        this.limits = limits;
        this.texts = texts;
    }

    private static Optional<PlayerToken> token(HttpServletRequest request) {
        return PlayerCookie.read(request.getCookies());
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        if (isLimited(Limit.DEVICE, request, response)) {
            return;
        }
        var player = token(request).flatMap(players::find);
        response.setHeader("Cache-Control", "private, no-cache");
        var page = request.getParameter("opened");
        var names = Stream.ofNullable(request.getParameter(page == null ? "owners" : "have"))
                .flatMap(all -> Stream.of(all.split(",")))
                .filter(each -> !each.isEmpty())
                .distinct()
                .toList();
        if (request.getParameter("positions") != null) {
            positions(player.map(Player::id), request, response);
        } else if (names.size() > MOST_ASKED) {
            refuse(
                    response,
                    HttpServletResponse.SC_BAD_REQUEST,
                    texts.say("device.too-many-asked", "most", MOST_ASKED));
        } else if (page == null) {
            all(player, names, request, response);
        } else {
            opened(page, player.map(Player::id), names, request, response);
        }
    }

    /// @param there sources of the puzzles of the page that the browser has
    private void opened(
            String asked,
            Optional<Long> player,
            List<String> there,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        var found = opened.find(asked, player);
        if (found.isEmpty()) {
            refuse(response, HttpServletResponse.SC_NOT_FOUND, texts.say("device.no-page", "page", asked));
            return;
        }
        var page = found.get();
        answer(
                page.tag(),
                () -> games.of(page.missing(known(request), there), request.getRemoteAddr()),
                puzzles -> new OpenedPuzzles.Answer(page.name(), page.sources(), page.cached(), puzzles),
                request,
                response);
    }

    private void positions(Optional<Long> player, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        var positions = runs.offline(player);
        var tag = tag(positions.version());
        response.setHeader("ETag", tag);
        if (tag.equals(known(request))) {
            response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
        } else {
            write(response, draw(positions));
        }
    }

    /// One at a time, and the same ones once: a draw takes a quarter of a second, and all newcomers have the same.
    private synchronized List<OfflinePosition> draw(OfflinePositions positions) {
        var known = drawn.remove(positions.version());
        var found = known == null ? positions.draw() : known;
        drawn.put(positions.version(), found);
        if (drawn.size() > MOST_DRAWN) {
            drawn.pollFirstEntry();
        }
        return found;
    }

    /// @param owners marks of players
    private void all(
            Optional<Player> player, List<String> owners, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        var state = forDevice.state(player, owners);
        answer(
                state.tag(),
                () -> forDevice.games(state, request.getRemoteAddr()),
                running -> GamesForDevice.kept(state, running),
                request,
                response);
    }

    /// The tag of the answer that the browser has; empty for none.
    private static String known(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader("If-None-Match")).orElse("");
    }

    /// A weak tag: Tomcat compresses nothing that has a strong one.
    private static String tag(String version) {
        return "W/\"" + version + "\"";
    }

    /// A browser that has this version already gets no games.
    ///
    /// @param games empty where others take the memory for them
    private void answer(
            String version,
            Supplier<Optional<OutgoingGames>> games,
            Function<OutgoingGames, Object> answer,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        var tag = tag(version);
        if (tag.equals(known(request))) {
            response.setHeader("ETag", tag);
            response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
            return;
        }
        var outgoing = games.get();
        if (outgoing.isEmpty()) {
            refuse(BUSY, response);
            return;
        }
        response.setHeader("ETag", tag);
        try (var going = outgoing.get()) {
            write(response, answer.apply(going));
        }
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setHeader("Cache-Control", "no-store");
        var token = token(request);
        if (!OwnPages.sent(request)) {
            refuse(response, HttpServletResponse.SC_FORBIDDEN, texts.say("device.not-own-page"));
        } else if (!isJson(request)) {
            refuse(response, HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, texts.say("device.not-json"));
        } else if (token.isEmpty()) {
            refuse(response, HttpServletResponse.SC_UNAUTHORIZED, texts.say("device.no-player"));
        } else if (!isLimited(Limit.RETURN, request, response)) {
            take(token.get(), request, response);
        }
    }

    private void take(PlayerToken token, HttpServletRequest request, HttpServletResponse response) throws IOException {
        try {
            var read = DeviceRequest.read(request.getInputStream());
            // who brings nothing need not become a player
            var known = players.find(token);
            if (known.isEmpty() && read.isEmpty()) {
                write(response, GamesFromDevice.Answer.OF_NOTHING);
                return;
            }
            // a newcomer pays as with a first page: else invented tokens make players without end
            if (known.isEmpty()
                    && isLimited(Limit.SESSION, Requester.of(Optional.empty(), request.getRemoteAddr()), response)) {
                return;
            }
            var stored = fromDevice.take(known.orElseGet(() -> players.findOrCreate(token)), read);
            try (var games = fromDevice.games(stored, request.getRemoteAddr())) {
                write(response, GamesFromDevice.answer(stored, games));
            }
        } catch (ArchiveException e) {
            refuse(response, HttpServletResponse.SC_BAD_REQUEST, fromDevice.words(e));
        } catch (RejectedExecutionException _) {
            refuse(BUSY, response); // what came in comes again, and changes nothing
        }
    }

    private static boolean isJson(HttpServletRequest request) {
        var type = Optional.ofNullable(request.getContentType()).orElse("");
        return type.split(";", 2)[0].strip().equalsIgnoreCase(TYPE);
    }

    private boolean isLimited(Limit limit, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        return isLimited(limit, Requester.of(token(request).map(PlayerToken::hash), request.getRemoteAddr()), response);
    }

    private boolean isLimited(Limit limit, Requester who, HttpServletResponse response) throws IOException {
        var wait = limits.refusal(limit, who);
        if (wait.isPresent()) {
            refuse(wait.get(), response);
        }
        return wait.isPresent();
    }

    private void refuse(Duration wait, HttpServletResponse response) throws IOException {
        response.setHeader("Retry-After", Long.toString(Refusal.seconds(wait)));
        refuse(response, Refusal.TOO_MANY, texts.say("shell.limited.note", "wait", PlayerLimits.words(texts, wait)));
    }

    private void refuse(HttpServletResponse response, int status, String words) throws IOException {
        response.setStatus(status);
        write(response, Map.of("error", words));
    }

    /// Nobody has the memory of games for longer than [SteadyAnswer] lets them.
    private void write(HttpServletResponse response, Object answer) throws IOException {
        response.setContentType(TYPE);
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        try {
            JSON.writeValue(new SteadyAnswer(response.getOutputStream(), nanos), answer);
        } catch (JacksonException e) {
            var unread = Stream.<Throwable>iterate(e, Objects::nonNull, Throwable::getCause)
                    .filter(IOException.class::isInstance)
                    .findFirst()
                    .orElseThrow(() -> e);
            CLIENTS.warn("An answer was not read to its end", unread);
        }
    }
}
