package org.crosscage.offline;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.crosscage.Sweep;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.board.LogEntryJson;
import org.crosscage.board.ui.HelpCard;
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
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The screen of a game with a server shows, plays and stores what a page without one is told to.
final class OfflineAnswersTest extends PlayScreenTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    /// Of the files of puzzles every so-manieth is looked at, where not all are.
    private static final int SAMPLE = 10;

    private static final List<String> REQUESTS = SampleRequests.all(Sweep.of(1, SAMPLE), 1);

    @Autowired
    private PreferenceService preferences;

    private final OfflineTeacher offline = teacher();

    private static OfflineTeacher teacher() {
        var finder = new SolutionFinder(new ExactSolver());
        return new OfflineTeacher(
                Texts.in(Locale.ENGLISH),
                finder,
                new Hints(finder),
                new Ratings(finder, ReferenceScores.standard(), 1),
                WalkthroughSearch.of(finder, InstantSource.system()));
    }

    @Test
    void aHintIsToldStageByStageAndThenDone() {
        assertThat(REQUESTS.stream().map(about(this::hint))).contains("entry", "rewindTo");
    }

    /// @return what is done at last
    private String hint(String request) {
        var saved = play(request);
        var before = stored(saved);
        int cost = 0;
        var turn = looked(request, "ask", "hint");
        press("hint");
        while (turn.path("price").isObject()) {
            isShown(turn);
            cost += turn.at("/price/cost").asInt();
            assertThat(paidHint(saved)).isEqualTo(turn.at("/price/paidHint").asString());
            assertThat(cost(saved)).isEqualTo(cost);
            if (turn.has("entry") || turn.has("rewindTo")) {
                assertThat(stored(saved).position())
                        .isEqualTo(done(before, turn).position());
                return turn.has("entry") ? "entry" : "rewindTo";
            }
            turn = tell(request, "press", "hint-next");
            press("hint");
        }
        isShown(turn);
        return "";
    }

    private static Game done(Game game, JsonNode turn) {
        if (turn.has("rewindTo")) {
            return game.rewindTo(turn.path("rewindTo").asInt());
        }
        var entry = ((ObjectNode) turn.path("entry")).put("client", "page").put("seq", 1);
        return game.after(LogEntryJson.read(JSON.convertValue(entry, Map.class)).entry());
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
        var listed = looked(request, "ask", "steps");
        press("all-steps");
        if (!listed.path("price").isObject()) {
            return false;
        }
        isShown(listed);
        assertThat(paidHint(saved)).isEqualTo(listed.at("/price/paidHint").asString());
        assertThat(cost(saved)).isEqualTo(listed.at("/price/cost").asInt());
        for (var order : List.of("steps-place", "steps-change", "steps-easiest", "step-0")) {
            var turn = tell(request, "press", order);
            click(order);
            isShown(turn);
        }
        return true;
    }

    /// Begins the game of a request on the server and without one, and goes there.
    private SavedGame play(String request) {
        offline.open(request);
        var asked = Request.of(request);
        var puzzle = asked.puzzle();
        var terms = GameTerms.read(JSON.readTree(request).path("terms").asString());
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

    private JsonNode looked(String request, String event, String what) {
        int work = tell(request, event, what).path("work").asInt();
        offline.work(Json.write(new Fields().put("work", work).map()));
        return tell(request, "deliver", work);
    }

    private JsonNode tell(String request, String event, Object what) {
        return JSON.readTree(offline.tell(SampleRequests.with(
                request, fields -> fields.put("from", 0).put("event", event).put("what", what))));
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

    /// The card of a turn is the one on the screen, but for links that need a server.
    private static void isShown(JsonNode turn) {
        var shown = _find(HelpCard.class).stream()
                .map(card -> card.getElement().getProperty("cardJson", ""))
                .filter(json -> !json.isEmpty())
                .map(OfflineAnswersTest::withoutServersLinks)
                .toList();
        assertThat(shown).contains(withoutServersLinks(turn.path("card").toString()));
    }

    private static JsonNode withoutServersLinks(String card) {
        var json = JSON.readTree(card);
        ((ArrayNode) json.path("links")).removeIf(link -> link.has("address") || link.has("copied"));
        return json;
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
