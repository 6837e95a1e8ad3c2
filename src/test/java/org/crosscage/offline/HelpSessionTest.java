package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Fields;
import org.crosscage.board.Json;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.LogEntryText;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Boards;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A page without a server and its teacher speak about the help of a game.
final class HelpSessionTest {

    private static final String PUZZLE = PuzzleFormats.TEXT.write(Boards.kenKen());

    private final SolutionFinder finder = new SolutionFinder(new ExactSolver());
    private final OfflineTeacher teacher = new OfflineTeacher(
            Texts.in(Locale.ENGLISH),
            finder,
            new Hints(finder, SearchLimit.ENDLESS),
            new Ratings(finder, ReferenceScores.standard(), 1),
            new WalkthroughSearch(finder, SearchLimit.ENDLESS, 1000),
            InstantSource.system());

    private final List<String> log = new ArrayList<>();

    @Test
    void aBranchIsSeenToForNothingAndDropped() {
        open("play r1c1=1", "branch 1", "play r1c2=1");
        var asked = tell("ask", "branch");
        assertThat(asked.path("waiting").asString()).isEqualTo("branch");
        assertThat(asked.has("card")).isFalse();

        var told = done(asked);
        assertThat(told.at("/card/title").asString()).isEqualTo("Why branch A fails");
        assertThat(told.path("say").asString()).startsWith("Why branch A fails");
        assertThat(told.at("/lights/cells")).isNotEmpty();
        assertThat(told.has("price")).isFalse();
        assertThat(told.has("work")).isFalse();

        var dropped = tell("press", "branch-drop");
        assertThat(dropped.at("/entry/kind").asString()).isEqualTo("drop");
        assertThat(dropped.at("/entry/level").asInt()).isEqualTo(1);
        assertThat(dropped.path("card").isNull()).isTrue();
        assertThat(dropped.path("lights").isNull()).isTrue();
        assertThat(dropped.path("say").asString()).contains("The board is as it was before branch A");
    }

    @Test
    void wrongDigitsAreSoldAndTakenBackWithTheirPrice() {
        open("play r3c1=3", "play r1c1=2", "play r3c2=1");
        var many = done(tell("ask", "check"));
        assertThat(paid(many)).isEqualTo("help free 1 0 -");
        assertThat(many.has("wrong")).isFalse();

        var where = tell("press", "check-where");
        assertThat(where.path("wrong")).hasToString("[0]");
        assertThat(paid(where)).startsWith("help paid 1 2 - ").endsWith(" where");

        var back = tell("press", "check-rewind");
        assertThat(back.path("rewindTo").asInt()).isEqualTo(1);
        assertThat(paid(back)).startsWith("help paid 1 4 - ").endsWith(" where rewind");
        assertThat(back.path("wrong")).hasToString("[]");
        assertThat(back.path("card").isNull()).isTrue();
    }

    @Test
    void takingMarksOutIsAMoveWithItsPrice() {
        open();
        var asked = done(tell("ask", "fit"));
        assertThat(asked.at("/card/actions/0/notes/0").asString()).isEqualTo("costs 8");
        assertThat(asked.has("price")).isFalse();

        var taken = tell("press", "fit-do");
        assertThat(taken.at("/entry/kind").asString()).isEqualTo("play");
        assertThat(taken.at("/entry/changes")).isNotEmpty();
        assertThat(paid(taken)).startsWith("help paid 1 8 - ").endsWith(" fit");
        assertThat(taken.path("card").isNull()).isTrue();
    }

    @Test
    void aHintIsPaidByStagesAndDoneWithItsPrice() {
        open("play r3c1=3");
        var asked = tell("ask", "hint");
        assertThat(asked.path("waiting").asString()).isEqualTo("hint");
        var nudge = done(asked);
        assertThat(paid(nudge)).matches("help paid 1 1 [a-z-]{2,} [0-9a-f]{64} 1 0");
        paid(tell("press", "hint-next"));
        var why = tell("press", "hint-next");
        assertThat(paid(why)).startsWith("help paid 0 2 ").endsWith(" 3 0");
        assertThat(why.at("/combinations/clue").isInt()).isTrue();
        assertThat(why.at("/lights/numbers").asBoolean()).isTrue();

        var done = tell("press", "hint-next");
        assertThat(done.at("/entry/kind").asString()).isEqualTo("play");
        assertThat(paid(done)).startsWith("help paid 0 4 ");
        assertThat(done.path("combinations").isNull()).isTrue();
        assertThat(done.path("say").asString()).endsWith("One undo takes it back.");
        log.add("t teacher 1 play " + line(done.path("entry")));
        assertThat(tell("changed", null).has("card")).isFalse();
        log.add("t teacher 2 undo");
        assertThat(tell("changed", null).path("card").isNull()).isTrue();
    }

    @Test
    void theListOfStepsIsSortedAndLit() {
        open();
        var listed = done(tell("ask", "steps"));
        assertThat(listed.at("/card/id").asString()).isEqualTo("steps");
        assertThat(listed.at("/lights/numbers").asBoolean()).isTrue();
        var lit = tell("point", "step-0");
        assertThat(lit.at("/lights/cells")).isNotEmpty();
        assertThat(lit.has("card")).isFalse();
        assertThat(tell("point", "step-999").at("/lights/cells")).isEmpty();
        assertThat(tell("press", "steps-place").at("/card/body/0/sorted").asString())
                .isEqualTo("steps-place");
        assertThat(tell("press", "step-0").at("/card/id").asString()).isEqualTo("hint");
    }

    @Test
    void howHardThePuzzleIsCostsNothing() {
        open("play r1c1=2");
        var told = done(tell("ask", "difficulty"));
        assertThat(told.at("/card/title").asString()).isEqualTo("No grade");
        assertThat(told.has("price")).isFalse();
        assertThat(tell("ask", "difficulty").path("card").isNull()).isTrue();
    }

    @Test
    void whatIsPlayedDuringTheWorkIsToldBeforeItIsDelivered() {
        open("branch 1", "play r1c1=1");
        done(tell("ask", "branch"));
        var chain = tell("press", "branch-chain");
        work(chain);
        log.add("t page 3 play r1c2=2");
        var changed = tell("changed", null, 2);
        assertThat(changed.path("card").isNull()).isTrue();
        assertThat(changed.has("work")).isFalse();

        var late = tell("deliver", chain.path("work").asInt(), 3);
        assertThat(late.isEmpty()).isTrue();
    }

    @Test
    void workThatNobodyWaitsForIsNotDone() {
        open("branch 1", "play r1c1=1");
        var asked = tell("ask", "branch");
        assertThat(tell("close", null).isEmpty()).isTrue();
        work(asked);
        assertThat(tell("deliver", asked.path("work").asInt()).isEmpty()).isTrue();
        assertThat(done(tell("ask", "branch")).has("card")).isTrue();
    }

    @Test
    void aLogWithOthersBetweenIsReadFromItsStart() {
        open("branch 1", "play r1c1=1");
        done(tell("ask", "branch"));
        log.set(1, "t other 1 play r2c2=3");
        log.add("t page 2 play r1c1=1");
        assertThat(tell("changed", null).path("card").isNull()).isTrue();
    }

    @Test
    void outsideOfBranchesTheBoardSaysThatThereIsNone() {
        open();
        assertThat(tell("ask", "branch").path("announce").asString()).isNotEmpty();
    }

    @Test
    void whatCannotBeReadIsNamed() {
        assertThat(tell("ask", "branch").path("error").asString()).isEqualTo("no game is open");
        open();
        assertThat(tell("ask", "lottery").path("error").asString()).isEqualTo("the field 'what' is 'lottery'");
        assertThat(tell("deliver", "1").path("error").asString()).isEqualTo("the field 'what' is '1'");
        assertThat(tell("press", 1).path("error").asString()).isEqualTo("the field 'what' is '1'");
        assertThat(json(teacher.work("{}")).path("error").asString()).isEqualTo("the field 'work' is 'null'");
    }

    private static String line(JsonNode entry) {
        var sent = new Fields().put("client", "teacher").put("seq", 1);
        ((Map<?, ?>) Objects.requireNonNull(Json.read(entry.toString())))
                .forEach((name, value) -> sent.put((String) name, value));
        return LogEntryText.line(
                LogEntryJson.read(sent.map()).entry(), Boards.kenKen().shape());
    }

    /// @param entries kinds of entries and what else there is to say
    private void open(String... entries) {
        for (var entry : entries) {
            log.add("t page " + (log.size() + 1) + " " + entry);
        }
        assertThat(teacher.open(Json.write(
                        new Fields().put("puzzle", PUZZLE).put("source", "").map())))
                .isEqualTo("{}");
    }

    /// Stores the price of a turn, as a page does.
    private String paid(JsonNode turn) {
        var text = turn.at("/price/text").asString();
        log.add("t teacher " + (log.size() + 1) + " " + text);
        return text;
    }

    private JsonNode done(JsonNode turn) {
        work(turn);
        return tell("deliver", turn.path("work").asInt());
    }

    private void work(JsonNode turn) {
        var work = new Fields().put("work", turn.path("work").asInt()).map();
        assertThat(teacher.work(Json.write(work))).isEqualTo("{}");
    }

    private JsonNode tell(String event, Object what) {
        return tell(event, what, 0);
    }

    private JsonNode tell(String event, Object what, int from) {
        return json(teacher.tell(Json.write(new Fields()
                .put("event", event)
                .put("what", what)
                .put("source", "")
                .put("terms", "")
                .put("choices", Map.of())
                .put("near", 0)
                .put("from", from)
                .put("log", log.subList(from, log.size()))
                .map())));
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }
}
