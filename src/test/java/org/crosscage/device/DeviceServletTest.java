package org.crosscage.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.Cookie;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.ViewTest;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.LogSize;
import org.crosscage.core.game.Move;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.store.ArchivedGame;
import org.crosscage.game.store.GameArrival;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.library.LibraryEntry;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.PlayerToken;
import org.crosscage.player.Preference;
import org.crosscage.player.Preferences;
import org.crosscage.player.Quota;
import org.crosscage.player.store.Players;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.player.store.Recovery;
import org.crosscage.sets.SetDescription;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.limit.Requester;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a browser gets of its player's games, and what it brings back.
final class DeviceServletTest extends ViewTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final Random RANDOM = new Random(28);
    private static final PuzzleEntry SMALL = PuzzleEntry.of("one", ExamplePuzzles.oneSolution());
    private static final int[] SOLUTION = {8, 9, 9, 7};
    private static final String[] SOLVED = {"play r2c2=8", "play r2c3=9", "play r3c2=9", "play r3c3=7"};

    @Autowired
    private ServletRegistrationBean<DeviceServlet> servlet;

    @Autowired
    private DeviceGames devices;

    @Autowired
    private GameService games;

    @Autowired
    private ArchivePart<ArchivedGame> archive;

    @Autowired
    private DailyPuzzles dailyPuzzles;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private Players players;

    @Autowired
    private PreferenceService preferences;

    @Autowired
    private Recovery recovery;

    @Autowired
    private JdbcClient client;

    @Autowired
    private RateLimits limits;

    @Autowired
    private TrainingRuns runs;

    @Autowired
    private GameArrival arrival;

    @Autowired
    private Texts texts;

    @Autowired
    private OpenedPuzzles opened;

    @Autowired
    private PuzzleSets sets;

    private PlayerToken token;
    private long player;

    @BeforeEach
    void aPlayer() {
        token = PlayerToken.random(RANDOM);
        player = players.findOrCreate(token).id();
    }

    private MockHttpServletRequest request(String method) {
        var request = new MockHttpServletRequest(method, "/device/games");
        request.setServletPath("/device/games");
        request.setCookies(new Cookie("crosscage-player", token.text()));
        return request;
    }

    private MockHttpServletResponse answer(MockHttpServletRequest request) {
        var response = new MockHttpServletResponse();
        try {
            servlet.getServlet().service(request, response);
        } catch (ServletException | IOException e) {
            throw new AssertionError(e);
        }
        assertThat(request.getSession(false)).as("session").isNull();
        return response;
    }

    private static JsonNode json(MockHttpServletResponse response) {
        assertThat(response.getContentType()).startsWith("application/json");
        return JSON.readTree(response.getContentAsByteArray());
    }

    private static String error(MockHttpServletResponse response) {
        return json(response).path("error").asString();
    }

    private JsonNode get() {
        var response = answer(request("GET"));
        assertThat(response.getStatus()).isEqualTo(200);
        return json(response);
    }

    private MockHttpServletRequest post(String body) {
        var request = request("POST");
        request.setContentType("application/json; charset=utf-8");
        request.setContent(body.getBytes(StandardCharsets.UTF_8));
        return request;
    }

    private JsonNode posted(ObjectNode body) {
        var response = answer(post(body.toString()));
        assertThat(response.getStatus()).as(error(response)).isEqualTo(200);
        return json(response);
    }

    private static ObjectNode body(ObjectNode... all) {
        var body = JSON.createObjectNode();
        var list = body.putArray("games");
        for (var game : all) {
            list.add(game);
        }
        return body;
    }

    /// A game as a browser sends it that has only made these lines.
    private static ObjectNode returned(JsonNode kept, String... lines) {
        var game = JSON.createObjectNode();
        game.put("id", kept.get("id").asString());
        var archived = (ObjectNode) kept.get("archived").deepCopy();
        var log = (ArrayNode) archived.get("log");
        for (int i = 0; i < lines.length; i++) {
            log.add(Instant.now() + " train " + (i + 1) + " " + lines[i]);
        }
        if (archived.get("begun").asString().isEmpty()) {
            archived.put("begun", Instant.now().toString());
        }
        game.set("archived", archived);
        return game;
    }

    private PuzzleEntry shipped() {
        return library.pack("kakuro-8x8").orElseThrow().entries().getFirst();
    }

    private String played(int digit) {
        return "play " + shipped().puzzle().shape().cell(0) + "=" + digit;
    }

    private String begun() {
        var entry = shipped();
        var id = games.newGames().start(player, entry, entry.id()).id();
        games.append(player, id, "page", 1, digit(0, 9));
        return id;
    }

    private String finished(String source) {
        var id = games.newGames().start(player, SMALL, source).id();
        for (int cell = 0; cell < SOLUTION.length; cell++) {
            games.append(player, id, "page", cell + 1L, digit(cell, SOLUTION[cell]));
        }
        return id;
    }

    private static LogEntry digit(int cell, int digit) {
        return new LogEntry.Play(Move.of(new Change.Digit(cell, digit)));
    }

    @Test
    void aBrowserGetsTheRunningGamesOfItsPlayer() {
        var older = begun();
        var id = begun();
        finished("");
        var opened = games.newGames().start(player, SMALL, "").id();

        var kept = get();

        assertThat(kept.at("/games"))
                .extracting(game -> game.get("id").asString())
                .containsExactly(opened, id, older);
        assertThat(kept.at("/games/0/stored").asLong()).isZero();
        assertThat(kept.at("/games/1/stored").asLong()).isEqualTo(1);
        assertThat(kept.at("/games/1/archived/log")).hasSize(1);
        assertThat(kept.get("player").asString())
                .matches("[0-9a-f]{16}")
                .doesNotContain(token.hash().substring(0, 8));
        assertThat(kept.at("/choices/timer").asString()).isEqualTo("yes");
        assertThat(kept.at("/board/game").asBoolean()).isTrue();
    }

    @Test
    void ofManyGamesItGetsTheTwentyPlayedLast() {
        var ids = IntStream.range(0, 22).mapToObj(_ -> begun()).toList();

        assertThat(get().get("games"))
                .extracting(game -> game.get("id").asString())
                .containsExactlyElementsOf(ids.reversed().subList(0, 20));
    }

    @Test
    void ofGamesWithLongLogsItGetsFewer() {
        var ids = IntStream.range(0, 3).mapToObj(_ -> begun()).toList();
        takeUp(DeviceGames.MOST_BYTES / 2);

        assertThat(get().get("games"))
                .extracting(game -> game.get("id").asString())
                .containsExactlyElementsOf(ids.reversed().subList(0, 2));

        takeUp(2 * DeviceGames.MOST_BYTES);
        assertThat(get().get("games"))
                .extracting(game -> game.get("id").asString())
                .containsExactly(ids.getLast());
    }

    private void takeUp(long bytes) {
        client.sql("update game set bytes = :bytes where player = :player")
                .param("bytes", bytes)
                .param("player", player)
                .update();
    }

    @Test
    void whatComesBackIsStoredAlsoWhereTheAnswerHasNoRoomForIt() {
        begun();
        begun();
        var kept = get().get("games");
        takeUp(DeviceGames.MOST_BYTES);
        var first = returned(kept.get(0), played(8));
        var second = returned(kept.get(1), played(8));

        var answer = posted(body(first, second)).get("games");

        assertThat(answer.at("/0/game/stored").asLong()).isEqualTo(2);
        assertThat(answer.at("/1/game").isNull()).isTrue();
        assertThat(answer.at("/1/refused").asString()).isEmpty();
        assertThat(games.load(player, kept.at("/1/id").asString()))
                .hasValueSatisfying(stored -> assertThat(stored.version()).isEqualTo(2));
        assertThat(posted(body(second)).at("/games/0/game/stored").asLong()).isEqualTo(2);
    }

    @Test
    void whoBringsNothingBecomesNoPlayer() {
        token = PlayerToken.random(RANDOM);

        var answer = posted(body());

        assertThat(answer.get("player").asString()).isEmpty();
        assertThat(answer.get("games")).isEmpty();
        assertThat(answer.get("choices").asString()).isEqualTo("stored");
        assertThat(players.find(token)).isEmpty();
        var body = body();
        body.putObject("choices").put("timer", "no");
        assertThat(posted(body).get("player").asString()).isNotEmpty();
        assertThat(players.find(token)).isPresent();
    }

    @Test
    void aClassOfNewcomersComesInAndPlayersThatAreMadeUpDoNot() {
        Supplier<MockHttpServletRequest> newcomer = () -> {
            token = PlayerToken.random(RANDOM);
            var body = body();
            body.putObject("choices").put("timer", "no");
            var request = post(body.toString());
            request.setRemoteAddr("192.0.2.46");
            return request;
        };
        for (int i = 0; i < 30; i++) {
            assertThat(answer(newcomer.get()).getStatus()).isEqualTo(200);
        }
        var known = token;
        var network = Requester.of(Optional.empty(), "192.0.2.46");
        while (limits.refusal(Limit.SESSION, network).isEmpty()) {
            // others behind the address come in
        }

        var refused = answer(newcomer.get());

        assertThat(refused.getStatus()).isEqualTo(429);
        assertThat(error(refused)).startsWith("That was a lot in a short time. Try again in ");
        assertThat(players.find(token)).isEmpty();
        var own = newcomer.get();
        own.setCookies(new Cookie("crosscage-player", known.text()));
        assertThat(answer(own).getStatus()).isEqualTo(200);
    }

    @Test
    void gamesWaitWhileOthersOnTheirWayTakeTheMemory() {
        var id = begun();
        takeUp(Runtime.getRuntime().maxMemory());
        try (var _ = devices.of(player, "192.0.2.1", List.of(id)).orElseThrow()) {
            var refused = answer(request("GET"));
            assertThat(refused.getStatus()).isEqualTo(429);
            assertThat(refused.getHeader("Retry-After")).isEqualTo("10");
            assertThat(refused.getHeader("ETag")).isNull();
        }
        assertThat(get().get("games")).hasSize(1);
        assertThat(get().get("games")).hasSize(1);
    }

    @Test
    void positionsAtThePlayersLevelComeAlong() {
        var request = request("GET");
        request.addParameter("positions", "");
        var first = answer(request);
        var positions = json(first).valueStream().toList();
        assertThat(positions).hasSizeBetween(150, 200).doesNotHaveDuplicates();
        assertThat(positions.stream().map(each -> each.path("kind").asString()).distinct())
                .contains("kakuro", "kenken", "killer");
        assertThat(positions.stream()
                        .map(each -> each.path("technique").asString())
                        .distinct())
                .hasSizeGreaterThan(3);

        var again = request("GET");
        again.addParameter("positions", "");
        again.addHeader("If-None-Match", first.getHeader("ETag"));
        assertThat(answer(again).getStatus()).isEqualTo(304);

        var run = runs.begin(player, new TrainingTopic.AtLevel(Optional.empty()), RunLength.ENDLESS, "")
                .orElseThrow();
        runs.shown(player, run.id(), 1);
        var asked = run.task().orElseThrow().position();
        var later = answer(again);
        assertThat(later.getStatus()).isEqualTo(200);
        assertThat(later.getHeader("ETag")).isNotEqualTo(first.getHeader("ETag"));
        assertThat(json(later).valueStream())
                .isNotEmpty()
                .noneMatch(each -> asked.endsWith(each.path("technique").asString() + "." + mark(each)));
    }

    private static String mark(JsonNode position) {
        var line = position.path("line").asString();
        return line.substring(line.lastIndexOf(' ') + 1);
    }

    @Test
    void anAnswerThatIsReadTooSlowlyEnds() {
        IntStream.range(0, 20).forEach(_ -> begun());
        var whole = answer(request("GET")).getContentAsByteArray();
        var clock = new AtomicLong();
        var slow = new DeviceServlet(
                players,
                new GamesForDevice(games.lists(), devices, dailyPuzzles, preferences, recovery),
                opened,
                runs,
                devices,
                new GamesFromDevice(arrival, devices, preferences, texts),
                limits,
                texts,
                () -> clock.addAndGet(Duration.ofSeconds(11).toNanos()));
        var read = new MockHttpServletResponse();

        assertThatCode(() -> slow.service(request("GET"), read)).doesNotThrowAnyException();

        assertThat(read.getContentAsByteArray()).hasSizeBetween(1, whole.length - 1);
        assertThat(whole).startsWith(read.getContentAsByteArray());
        takeUp(Runtime.getRuntime().maxMemory());
        assertThat(get().get("games")).as("for which the memory is there again").hasSize(1);
    }

    @Test
    void itHearsWhichOfItsPlayersHadEverythingDeletedAlsoWhenNobodyIsKnown() {
        begun();
        var owner = get().get("player").asString();
        var asked = request("GET");
        asked.setParameter("owners", owner + ",0123456789abcdef");
        assertThat(json(answer(asked)).get("deleted")).isEmpty();

        recovery.deleteEverything(player);

        var kept = json(answer(asked));
        assertThat(kept.get("player").asString()).isEmpty();
        assertThat(kept.get("deleted")).extracting(JsonNode::asString).containsExactly(owner);
    }

    @Test
    void nothingIsSentAgainUntilSomethingIsAnother() {
        var id = begun();
        var asked = answer(request("GET"));
        var tag = asked.getHeader("ETag");
        assertThat(tag).startsWith("W/");

        assertThat(again(tag).getStatus()).isEqualTo(304);
        assertThat(again(tag).getContentAsByteArray()).isEmpty();

        List<Consumer<String>> changes = List.of(
                game -> games.append(player, game, "page", 2, digit(1, 1)),
                game -> games.noteElapsed(player, game, Duration.ofSeconds(99)),
                game -> games.note(player, game, LogEntry.Help.SOLUTION),
                game -> games.rename(player, game, "Mine"),
                _ -> preferences.change(player, own -> own.with(Preferences.TIMER, false)),
                _ -> begun(),
                game -> games.delete(player, game));
        for (var change : changes) {
            change.accept(id);
            var changed = again(tag);
            assertThat(changed.getStatus()).isEqualTo(200);
            assertThat(changed.getHeader("ETag")).isNotEqualTo(tag);
            tag = changed.getHeader("ETag");
            assertThat(again(tag).getStatus()).isEqualTo(304);
        }
    }

    @Test
    void itHearsWhichOfTodaysPuzzlesArePlayed() {
        var today = DailyPuzzle.of(dailyPuzzles.today());
        var begun = today.get(0).id();
        var done = today.get(1).id();
        games.newGames()
                .start(
                        player,
                        SMALL,
                        DailyPuzzle.of(dailyPuzzles.today().minusDays(1))
                                .getFirst()
                                .id());
        var tag = answer(request("GET")).getHeader("ETag");

        games.newGames().start(player, SMALL, begun);
        var id = finished(done);

        var changed = again(tag);
        assertThat(json(changed).get("daily"))
                .isEqualTo(JSON.createObjectNode().put(begun, false).put(done, true));
        games.delete(player, id);
        assertThat(json(again(changed.getHeader("ETag"))).get("daily"))
                .isEqualTo(JSON.createObjectNode().put(begun, false));
    }

    private MockHttpServletRequest opened(String page) {
        var request = request("GET");
        request.setParameter("opened", page);
        return request;
    }

    private static List<String> sources(JsonNode page) {
        return page.get("puzzles")
                .valueStream()
                .map(puzzle -> puzzle.at("/archived/source").asString())
                .toList();
    }

    @Test
    void someOfAPackAreSentOfEachGradeAndAnotherForOneThatIsBegun() {
        var pack = library.pack("kenken-4x4").orElseThrow();
        var first = answer(opened("pack-kenken-4x4"));
        var page = json(first);

        assertThat(page.get("name").asString()).isEqualTo("KenKen 4\u00a0×\u00a04");
        assertThat(page.get("sources").size()).isEqualTo(pack.listings().size()).isGreaterThan(OpenedPuzzles.MOST);
        assertThat(sources(page))
                .hasSize(OpenedPuzzles.MOST)
                .doesNotHaveDuplicates()
                .isSubsetOf(pack.listings().stream().map(LibraryEntry::id).toList());
        assertThat(page.get("puzzles"))
                .extracting(puzzle -> puzzle.get("grade").asString())
                .contains("gentle", "easy", "medium", "hard");

        var begun = library.find(sources(page).getFirst()).orElseThrow();
        games.newGames().start(player, begun, begun.id());
        var again = opened("pack-kenken-4x4");
        again.addHeader("If-None-Match", first.getHeader("ETag"));
        var left = sources(json(answer(again)));
        assertThat(left).hasSize(OpenedPuzzles.MOST).doesNotContain(begun.id());
        assertThat(left.subList(1, left.size())).isEqualTo(sources(page).subList(1, left.size()));
    }

    @Test
    void aBrowserGetsOnlyThePuzzlesOfAPageThatItLacks() {
        var first = answer(opened("pack-kenken-4x4"));
        var sent = sources(json(first));
        var begun = library.find(sent.get(3)).orElseThrow();
        games.newGames().start(player, begun, begun.id());
        var there = sent.stream().filter(source -> !source.equals(begun.id())).toList();

        var request = opened("pack-kenken-4x4");
        request.setParameter("have", String.join(",", there));
        assertThat(sources(json(answer(request))))
                .as("without the tag of the answer that they came with")
                .hasSize(OpenedPuzzles.MOST);
        request.addHeader("If-None-Match", first.getHeader("ETag"));
        var page = json(answer(request));

        assertThat(sources(page)).hasSize(1).doesNotContainAnyElementsOf(sent);
        assertThat(page.get("cached").valueStream().map(JsonNode::asString))
                .hasSize(OpenedPuzzles.MOST)
                .containsAll(there)
                .containsAll(sources(page));
    }

    @Test
    void newTermsOfASetAreSentWithAllOfItsPuzzles() {
        var entries = library.pack("kenken-4x4").orElseThrow().entries().subList(0, 2);
        var free = new SetDescription("Week 5", "", new GameTerms(true, Optional.empty()), false);
        var set = sets.make(player, free, entries).set();
        var first = answer(opened("set-" + set.code()));
        var request = opened("set-" + set.code());
        request.setParameter("have", String.join(",", sources(json(first))));
        request.addHeader("If-None-Match", first.getHeader("ETag"));

        sets.edit(set, new SetDescription("Week 6", "", free.terms(), false));
        assertThat(json(answer(request)).get("puzzles")).isEmpty();
        sets.edit(set, new SetDescription("Week 6", "", new GameTerms(false, Optional.empty()), false));
        assertThat(sources(json(answer(request)))).hasSize(2);
    }

    @Test
    void ofAPackOfLargePuzzlesFewerAreSent() {
        assertThat(sources(json(answer(opened("pack-kakuro-30x30"))))).hasSize(11);
    }

    @Test
    void aPageThatTheBrowserHasIsNotSentAgainAlsoToAStranger() {
        token = PlayerToken.random(RANDOM);
        var first = answer(opened("pack-kenken-3x3"));
        var again = opened("pack-kenken-3x3");
        again.addHeader("If-None-Match", first.getHeader("ETag"));

        assertThat(first.getStatus()).isEqualTo(200);
        assertThat(answer(again).getStatus()).isEqualTo(304);
        assertThat(players.find(token)).isEmpty();
    }

    @Test
    void ofASetInOrderTheNextPuzzleIsSentOnTheTermsOfTheSet() {
        var terms = new GameTerms(false, Optional.empty());
        var entries = library.pack("kenken-4x4").orElseThrow().entries().subList(0, 3);
        var set = sets.make(player, new SetDescription("Week 3", "", terms, true), entries)
                .set();

        var page = json(answer(opened("set-" + set.code())));

        var source = "set-" + set.code() + "-" + set.puzzles().getFirst().id();
        assertThat(page.get("name").asString()).isEqualTo("Week 3");
        assertThat(page.get("sources")).hasSize(3);
        assertThat(page.at("/sources/0").asString()).isEqualTo(source);
        assertThat(sources(page)).containsExactly(source);
        assertThat(page.at("/puzzles/0/archived/terms").asString()).isEqualTo("no-hints");
    }

    @Test
    void ofADayThePuzzlesAreSentThatAreMadeAndNoneBeforeItBegins() {
        var day = LocalDate.now(ZoneOffset.UTC).minusDays(2);
        var made = new DailyPuzzle(day, "kenken", Grade.EASY);
        dailyPuzzles.make(made, () -> false, _ -> {}).orElseThrow();

        var page = json(answer(opened("day-" + day)));

        assertThat(page.get("sources")).hasSize(DailyPuzzle.shown(day).size());
        assertThat(sources(page)).contains(made.id());
        assertThat(answer(opened("day-" + day.plusDays(3))).getStatus()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pack-none", "set-none", "day-2026-02-30", "day-2020-01-01", "library/kenken-4x4"})
    void aPageThatIsNotThereIsNamed(String page) {
        var refused = answer(opened(page));

        assertThat(refused.getStatus()).isEqualTo(404);
        assertThat(error(refused)).isEqualTo("There are no puzzles at “" + page + "”.");
    }

    @Test
    void puzzlesOfPagesHaveTheSameLimitsAsGames() {
        var id = begun();
        takeUp(Runtime.getRuntime().maxMemory());
        try (var _ = devices.of(player, "192.0.2.1", List.of(id)).orElseThrow()) {
            assertThat(answer(opened("pack-kakuro-8x8")).getStatus()).isEqualTo(429);
        }
        var network = Requester.of(Optional.of(token.hash()), "192.0.2.47");
        while (limits.refusal(Limit.DEVICE, network).isEmpty()) {
            // the player asks for other things
        }
        assertThat(answer(opened("pack-kakuro-8x8")).getStatus()).isEqualTo(429);
    }

    private MockHttpServletResponse again(String tag) {
        var request = request("GET");
        request.addHeader("If-None-Match", tag);
        return answer(request);
    }

    @Test
    void aBrowserWithoutPlayerGetsNothingAndBringsNothing() {
        var request = request("GET");
        request.setCookies();
        var kept = json(answer(request));
        assertThat(kept.get("player").asString()).isEmpty();
        assertThat(kept.get("games")).isEmpty();

        var post = post(body().toString());
        post.setCookies();
        var refused = answer(post);
        assertThat(refused.getStatus()).isEqualTo(401);
        assertThat(error(refused)).startsWith("This browser is not known here yet.");
    }

    @Test
    void whatWasPlayedWithoutAConnectionComesBackOnceHoweverOftenItIsSent() {
        begun();
        var request = body(returned(get().at("/games/0"), played(8), "undo", played(7)));

        var answer = posted(request);

        assertThat(answer.get("choices").asString()).isEqualTo("stored");
        assertThat(answer.get("player")).isEqualTo(get().get("player"));
        var game = answer.at("/games/0");
        assertThat(game.get("refused").asString()).isEmpty();
        assertThat(game.at("/game/stored").asLong()).isEqualTo(4);
        assertThat(game.at("/game/archived/log")).hasSize(4).last().asString().contains("train 3 " + played(7));
        assertThat(posted(request).get("games")).isEqualTo(answer.get("games"));
        assertThat(get().get("games")).containsExactly(game.get("game"));
    }

    @Test
    void aPuzzleOfADayThatWasFinishedOnItsDayCountsForIt() {
        var yesterday = LocalDate.now(ZoneOffset.UTC).minusDays(1);
        var daily = DailyPuzzle.of(yesterday).getFirst();
        var kept = JSON.valueToTree(devices.notBegun(SharedGame.of(SMALL), daily.id()));
        var game = returned(kept);
        var begun = yesterday.atTime(LocalTime.of(23, 50)).toInstant(ZoneOffset.UTC);
        ((ObjectNode) game.get("archived")).put("begun", begun.toString());
        for (int i = 0; i < SOLVED.length; i++) {
            ((ArrayNode) game.at("/archived/log")).add(begun.plusSeconds(i) + " train " + (i + 1) + " " + SOLVED[i]);
        }

        assertThat(posted(body(game)).at("/games/0/refused").asString()).isEmpty();

        var results = dailyPuzzles.results(player);
        assertThat(results.of(daily)).hasValueSatisfying(done -> {
            assertThat(done.summary().id()).isEqualTo(kept.get("id").asString());
            assertThat(done.isInTime()).isTrue();
        });
        assertThat(results.streak(LocalDate.now(ZoneOffset.UTC)).days()).isEqualTo(1);
    }

    /// A device with another version of the generator makes another puzzle from the same date.
    @Test
    void anotherPuzzleThanTheOneOfItsDayKeepsItsMovesAndCountsForNoDay() {
        var daily = new DailyPuzzle(LocalDate.now(ZoneOffset.UTC).minusDays(2), "kenken", Grade.MEDIUM);
        var own = dailyPuzzles.make(daily, () -> false, _ -> {}).orElseThrow();
        var other = returned(JSON.valueToTree(devices.notBegun(SharedGame.of(SMALL), daily.id())), SOLVED);
        var same = returned(JSON.valueToTree(devices.notBegun(SharedGame.of(own), daily.id())), "undo");

        var answers = posted(body(other, same)).get("games");

        assertThat(answers.at("/0/game/archived/source").asString()).isEmpty();
        assertThat(answers.at("/0/game/archived/log")).hasSize(SOLVED.length);
        assertThat(answers.at("/0/game/archived/finished").asString()).isNotEmpty();
        assertThat(answers.at("/1/game/archived/source").asString()).isEqualTo(daily.id());
        assertThat(dailyPuzzles.results(player).of(daily))
                .hasValueSatisfying(game -> assertThat(game.isDone()).isFalse());

        var importing = players.findOrCreate(PlayerToken.random(RANDOM)).id();
        var archived = ((ObjectNode) answers.at("/0/game/archived")).put("source", daily.id());
        archive.unpacking(importing, () -> false).unpack(JSON.treeToValue(archived, ArchivedGame.class));

        assertThat(games.lists().finished(importing))
                .extracting(FinishedGame::source)
                .containsExactly("");
    }

    @Test
    void whoLostTheirCookieBringsTheGamesToANewPlayerAndACodeJoinsBoth() {
        var id = begun();
        var sent = returned(get().at("/games/0"), played(8));
        var lost = player;
        token = PlayerToken.random(RANDOM);

        var answer = posted(body(sent)).at("/games/0");

        assertThat(answer.get("id").asString()).isEqualTo(id);
        var anew = answer.at("/game/id").asString();
        assertThat(anew).isNotEqualTo(id);
        assertThat(answer.at("/game/stored").asLong()).isEqualTo(2);
        assertThat(games.load(lost, id))
                .hasValueSatisfying(old -> assertThat(old.version()).isEqualTo(1));

        assertThat(recovery.redeem(recovery.code(lost), token)).isTrue();
        player = lost;
        assertThat(get().get("games"))
                .extracting(game -> game.get("id").asString())
                .containsExactlyInAnyOrder(id, anew);
        assertThat(posted(body(sent)).at("/games/0/game/id").asString()).isEqualTo(id);
    }

    /// None of them fits into its column, or can be stored at all.
    @Test
    void settingsThatCanBeAnythingAreNamed() {
        var all = Preferences.ALL.stream().map(Preference::id).toList();
        for (var choice : List.of("x".repeat(5_000), "kakuro ".repeat(1_000) + "kakuro", "a\0b", "\uD800")) {
            var body = body();
            var choices = body.putObject("choices");
            all.forEach(id -> choices.put(id, choice));

            assertThat(posted(body).get("choices"))
                    .extracting(JsonNode::asString)
                    .containsExactlyInAnyOrderElementsOf(all);
        }
        assertThat(preferences.of(player)).isEqualTo(Preferences.DEFAULTS);
    }

    @Test
    void settingsThatWereChangedAreStoredAndOthersAreNamed() {
        var body = body();
        body.putObject("choices")
                .put("timer", "no")
                .put("peers", "maybe")
                .put("speed", "fast")
                .putNull("marks");

        assertThat(posted(body).get("choices"))
                .extracting(JsonNode::asString)
                .containsExactlyInAnyOrder("peers", "speed", "marks");

        assertThat(preferences.of(player)).isEqualTo(Preferences.DEFAULTS.with(Preferences.TIMER, false));
        body.putObject("choices").put("timer", "yes");
        assertThat(posted(body).get("choices").asString()).isEqualTo("stored");
        assertThat(preferences.of(player)).isEqualTo(Preferences.DEFAULTS);
    }

    @Test
    void noGameIsBegunPastTheMostBytesAndOthersGoOn() {
        var there = begun();
        takeUp(Quota.GAME_BYTES.most());
        var fresh = (ObjectNode) get().path("games").path(0).deepCopy();
        var goesOn = returned(fresh, played(7));
        var begins = returned(fresh, played(7));
        begins.put("id", "A".repeat(22));
        ((ObjectNode) begins.get("archived"))
                .put("begun", "2026-11-01T12:00:00Z")
                .put("source", "");

        var answers = posted(body(goesOn, begins)).path("games");

        assertThat(answers.path(0).path("refused").asString()).isEmpty();
        assertThat(answers.path(0).path("game").path("id").asString()).isEqualTo(there);
        assertThat(answers.path(1).path("game").isNull()).isTrue();
        assertThat(answers.path(1).path("refused").asString())
                .startsWith("Your games take up 500 MB, and that is the limit.");
        assertThat(games.lists().unfinished(player, 10)).hasSize(1);
    }

    /// As a page sends it that was opened before the server's update.
    @Test
    void whatOlderPagesSendBesideIsPassedOver() {
        var id = begun();
        var game = returned(get().at("/games/0"), played(8));
        game.put("stored", 7).putObject("paid").put("hints", 3);
        ((ObjectNode) game.get("archived")).put("paidHint", "nonsense").put("paidHelp", "nonsense");
        var body = body(game).put("device", "one-device-one-device1").put("now", "noon");

        assertThat(posted(body).at("/games/0/game/stored").asLong()).isEqualTo(2);

        assertThat(games.load(player, id).orElseThrow().totals().hints()).isZero();
    }

    /// As many entries as a log has, with the longest name that a sender has.
    @Test
    void theLongestLogComesHome() {
        begun();
        var kept = get().path("games").path(0);
        var game = returned(kept);
        var log = (ArrayNode) game.path("archived").path("log");
        var sender = "a".repeat(64);
        for (int i = 1; i < LogSize.MOST_ENTRIES; i++) {
            log.add("2026-11-01T12:00:00.123456Z " + sender + " " + i + " undo");
        }
        int text = body(game).toString().length();

        assertThat(text + LogSize.MOST_BYTES).isLessThan(DeviceRequest.LARGEST);
        assertThat(posted(body(game)).at("/games/0/refused").asString()).isEmpty();
        assertThat(get().at("/games/0/stored").asInt()).isEqualTo(LogSize.MOST_ENTRIES);
    }

    @Test
    void aGameThatIsNoneKeepsNoOtherAway() {
        begun();
        var kept = get().at("/games/0");
        var good = returned(kept, played(8));
        var shapeless = good.deepCopy();
        shapeless.put("id", "shapeless-shapeless-sh");
        ((ObjectNode) shapeless.get("archived")).put("seconds", "many");
        var old = good.deepCopy();
        old.put("id", "older-older-older-olde");
        ((ObjectNode) old.get("archived")).put("begun", "yesterday");
        var unreadable = returned(kept, played(8), "nonsense!");
        unreadable.put("id", "unreadable-unreadable1");

        var answer = posted(body(shapeless, old, unreadable, good)).get("games");

        assertThat(refused(answer.get(0)))
                .isEqualTo("This game was not stored. At archived.seconds in it: something is missing,"
                        + " malformed or out of place.");
        assertThat(refused(answer.get(1)))
                .isEqualTo("This game was not stored. At archived.begun in it: “yesterday” does not belong there.");
        assertThat(refused(answer.get(2)))
                .startsWith("This game was not stored. At archived.log[2] in it: “")
                .endsWith(" train 2 nonsense!” does not belong there.");
        assertThat(refused(answer.get(3))).isEmpty();
        assertThat(answer.at("/3/game/stored").asLong()).isEqualTo(2);
    }

    @Test
    void aGameThatIsNullIsRefusedInWords() {
        begun();
        var request = body();
        ((ArrayNode) request.get("games")).addNull().add(7);

        var answer = posted(request).get("games");

        assertThat(answer)
                .hasSize(2)
                .allSatisfy(game -> assertThat(refused(game))
                        .isEqualTo("This game was not stored: something is missing, malformed or out of place."));
    }

    private static String refused(JsonNode game) {
        return game.get("refused").asString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ | Nothing was stored: line 1, column 2 is not valid JSON.",
                "[] | Nothing was stored: something is missing",
                "{} | Nothing was stored. At games in the request: something is missing",
                "{'games': 7} | Nothing was stored. At games in the request: something is missing",
                "{'games': [], 'more': 1} | Nothing was stored. At more in the request: something is missing",
                "{'games': [], 'choices': 'all'}"
                        + " | Nothing was stored. At choices in the request: something is missing",
                "{'games': [{'id': 'a'}, {'id': 'a'}]}"
                        + " | Nothing was stored. At games[1].id in the request: “a” does not belong there.",
            })
    void whatIsNoRequestIsRefusedWithThePlace(String body, String words) {
        var refused = answer(post(body.replace('\'', '"')));

        assertThat(refused.getStatus()).isEqualTo(400);
        assertThat(error(refused)).startsWith(words);
    }

    @Test
    void thereIsAnEndToWhatIsTakenAtOnce() {
        var some = JSON.createObjectNode();
        var many = answer(post(body(IntStream.range(0, 101).mapToObj(_ -> some).toArray(ObjectNode[]::new))
                .toString()));
        assertThat(many.getStatus()).isEqualTo(400);
        assertThat(error(many)).contains("At games", "more than 100");

        var asked = request("GET");
        asked.setParameter(
                "owners",
                String.join(
                        ",", IntStream.range(0, 201).mapToObj(String::valueOf).toList()));
        assertThat(answer(asked).getStatus()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({
        "Sec-Fetch-Site, cross-site, 403",
        "Sec-Fetch-Site, same-site, 403",
        "Sec-Fetch-Site, none, 403",
        "Sec-Fetch-Site, same-origin, 200",
        "Origin, https://elsewhere.example, 403",
        "Origin, null, 403",
        "Origin, nonsense://[, 403",
        "Origin, http://localhost, 200",
        "Origin, http://localhost:8080, 403",
        "Origin, https://localhost, 403",
        "Content-Type, text/plain, 415",
        "Content-Type, application/x-www-form-urlencoded, 415",
    })
    void onlyPagesOfItsOwnBringSomething(String header, String value, int status) {
        var request = post(body().toString());
        request.removeHeader(header);
        request.addHeader(header, value);

        assertThat(answer(request).getStatus()).isEqualTo(status);
    }

    @Test
    void whoAsksAllTheTimeIsToldToWait() {
        token = PlayerToken.random(RANDOM);
        // more come back while it asks
        var sent = untilRefused(() -> post(body().toString()));
        assertThat(error(sent)).startsWith("That was a lot in a short time. Try again in ");
        assertThat(answer(request("GET")).getStatus()).isEqualTo(200);

        var last = untilRefused(() -> request("GET"));
        assertThat(last.getHeader("Retry-After")).isEqualTo("1");
        assertThat(error(last)).isEqualTo("That was a lot in a short time. Try again in 1 second.");
    }

    private MockHttpServletResponse untilRefused(Supplier<MockHttpServletRequest> request) {
        return Stream.generate(() -> answer(request.get()))
                .limit(10_000)
                .filter(answer -> answer.getStatus() == 429)
                .findFirst()
                .orElseThrow();
    }
}
