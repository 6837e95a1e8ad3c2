package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.PageText;
import org.crosscage.Sweep;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.Game;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Hints;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.jsoup.internal.StringUtil;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the teacher answers to pages without a server is what the cards of the game's screen show with one, in
/// the same order and for the same price. Both say it by `teach` and `teach.words`; what comes when, and what it
/// costs then, each has by itself.
final class OfflineAnswersTest extends PlayScreenTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    /// Of the files of puzzles every so-manieth is looked at, where not all are.
    private static final int SAMPLE = 10;

    private static final List<String> REQUESTS = SampleRequests.all(Sweep.of(1, SAMPLE), 1);

    @Autowired
    private PreferenceService preferences;

    private final Texts texts = Texts.in(Locale.ENGLISH);
    private final OfflineTeacher offline = teacher();

    private OfflineTeacher teacher() {
        var finder = new SolutionFinder(new ExactSolver());
        return new OfflineTeacher(
                texts, finder, new Hints(finder), WalkthroughSearch.of(finder, InstantSource.system()));
    }

    @Test
    void aHintIsToldStageByStageAndThenDone() {
        assertThat(REQUESTS.stream().map(about(this::hint))).contains("deduction", "digit");
    }

    /// @return its sort
    private String hint(String request) {
        var saved = play(request);
        var before = stored(saved);
        var hint = JSON.readTree(offline.hint(request));
        var stages = hint.path("stages").valueStream().toList();
        press("hint");
        for (int told = 1; told < stages.size(); told++) {
            var stage = stages.get(told - 1);
            isShown(stage.path("card"));
            assertThat(paidHint(saved)).isEqualTo(words(stage, "paidHint"));
            press("hint");
        }
        isShown(stages.getLast().path("card"));
        if (!words(hint, "sort").equals("nothing")) {
            assertThat(paidHint(saved)).isEqualTo(words(stages.getLast(), "paidHint"));
            assertThat(stored(saved).position()).isEqualTo(done(before, hint).position());
        }
        assertThat(cost(saved)).isEqualTo(sum(stages));
        return words(hint, "sort");
    }

    private static Game done(Game game, JsonNode hint) {
        if (!hint.has("changes")) {
            return game.rewindTo(hint.path("rewindTo").asInt());
        }
        var entry = new Fields()
                .put("client", "page")
                .put("seq", 1)
                .put("kind", "play")
                .put("changes", Json.read(hint.path("changes").toString()))
                .map();
        return game.after(LogEntryJson.read(entry).entry());
    }

    @Test
    void allStepsAreListedForTheSamePrice() {
        var few = IntStream.range(0, REQUESTS.size())
                .filter(i -> i % (SampleRequests.WAYS - 1) == 0) // each way to have played is among them
                .mapToObj(REQUESTS::get);
        assertThat(few.map(about(this::steps))).contains(true);
    }

    /// @return whether any is open
    private boolean steps(String request) {
        var saved = play(request);
        var steps = JSON.readTree(offline.steps(request));
        var price = steps.path("price");
        press("all-steps");
        if (price.isMissingNode()) {
            assertThat(PageText.page().getElementById("steps")).isNull();
            return false;
        }
        for (var sorting : steps.path("sortings")) {
            click(words(sorting, "id"));
            isShown(sorting.path("card"));
            assertThat(card("steps").select(".step-change > :first-child").eachText())
                    .isEqualTo(listed(sorting));
        }
        assertThat(paidHint(saved)).isEqualTo(words(price, "paidHint"));
        assertThat(cost(saved)).isEqualTo(price.path("cost").asInt());
        return true;
    }

    /// What is listed before more of a group is asked for.
    private static List<String> listed(JsonNode sorting) {
        return sorting.at("/card/body/0/groups")
                .valueStream()
                .flatMap(group -> {
                    var rows = group.path("rows");
                    return rows.valueStream().limit(group.at("/cuts/0/rows").asInt(rows.size()));
                })
                .map(row -> words(row, "change"))
                .toList();
    }

    /// Begins the game of a request on the server, and goes there.
    private SavedGame play(String request) {
        var asked = Request.of(request);
        var puzzle = asked.puzzle();
        var terms = GameTerms.read(words(JSON.readTree(request), "terms"));
        preferences.change(player.id(), _ -> asked.preferences());
        var shared = new SharedGame(PuzzleEntry.of("sample", puzzle), Optional.empty(), terms);
        var saved = games.start(player.id(), shared, asked.source());
        long seq = 0;
        for (var entry : asked.log(puzzle.shape())) {
            games.append(saved.player(), saved.id(), "sample", ++seq, entry);
        }
        open("");
        open("play/" + saved.id());
        asked.near(puzzle).ifPresent(PlayScreenTest::select);
        return saved;
    }

    /// Names the request in what fails.
    private static <T> Function<String, T> about(Function<String, T> law) {
        return request -> {
            try {
                return law.apply(request);
            } catch (AssertionError e) {
                throw new AssertionError(request, e);
            }
        };
    }

    /// The card of an answer is the one on the screen, with its buttons and its links that need no server.
    private static void isShown(JsonNode answered) {
        var id = words(answered, "id");
        assertThat(card(id).select("> .eyebrow").text()).isEqualTo(words(answered, "eyebrow"));
        assertThat(shown(id)).isEqualTo(said(answered));
        assertThat(card(id).select("> .stages > *"))
                .hasSize(answered.path("stages").asInt());
        assertThat(card(id).select("> .stages > .on"))
                .hasSize(answered.path("told").asInt());
        assertThat(actions(id)).isEqualTo(actions(answered));
        assertThat(prices(id)).isEqualTo(prices(answered));
        assertThat(card(id).select(".legend > *").eachText()).isEqualTo(all(answered.path("legend"), "words"));
        assertThat(card(id).select("> .links > button").eachText()).isEqualTo(all(answered.path("links"), "words"));
    }

    private static List<String> all(JsonNode values, String field) {
        return values.valueStream().map(each -> words(each, field)).toList();
    }

    /// The title and the paragraphs of a card.
    private static List<String> shown(String id) {
        return card(id).select("h2, p").eachText();
    }

    /// The same of an answer.
    private static List<String> said(JsonNode answered) {
        return Stream.concat(
                        Stream.of(words(answered, "title")),
                        answered.path("body").valueStream().flatMap(OfflineAnswersTest::paragraphs))
                .toList();
    }

    private static Stream<String> paragraphs(JsonNode block) {
        return block.has("text")
                ? Stream.of(words(block, "text"))
                : block.path("sentences")
                        .valueStream()
                        .map(sentence -> sentence.valueStream()
                                .map(span -> span.path("text").asString())
                                .collect(Collectors.collectingAndThen(Collectors.joining(), OfflineAnswersTest::read)));
    }

    /// The price of each button that has one, by which it is described.
    private static List<String> prices(String id) {
        var card = card(id);
        return card.select("> .row > [aria-describedby]").stream()
                .map(button ->
                        card.select("#" + button.attr("aria-describedby")).text())
                .toList();
    }

    private static List<String> prices(JsonNode answered) {
        return answered.path("actions")
                .valueStream()
                .filter(action -> !words(action, "words").isEmpty())
                .flatMap(action -> action.path("notes").valueStream().limit(1))
                .map(JsonNode::asString)
                .toList();
    }

    private static List<String> actions(JsonNode answered) {
        return answered.path("actions")
                .valueStream()
                .flatMap(action -> Stream.concat(
                        Stream.of(words(action, "words")),
                        action.path("notes").valueStream().map(JsonNode::asString)))
                .filter(words -> !words.isEmpty())
                .toList();
    }

    /// The buttons of a card and what is said beside them.
    private static List<String> actions(String id) {
        return card(id).select("> .row > *").eachText();
    }

    private static Element card(String id) {
        return PageText.page().getElementById(id);
    }

    private static String words(JsonNode answer, String field) {
        return read(answer.path(field).asString(""));
    }

    /// Words as a card has them: all blanks are alike.
    private static String read(String words) {
        return StringUtil.normaliseWhitespace(words).strip();
    }

    private static int sum(Collection<JsonNode> answers) {
        return answers.stream().mapToInt(each -> each.path("cost").asInt()).sum();
    }

    private int cost(SavedGame saved) {
        return games.load(saved.player(), saved.id()).orElseThrow().totals().hintCost();
    }

    private String paidHint(SavedGame saved) {
        return games.accounts()
                .paidHint(saved.player(), saved.id())
                .map(PaidHint::line)
                .orElse("");
    }
}
