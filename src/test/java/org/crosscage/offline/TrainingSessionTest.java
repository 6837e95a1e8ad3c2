package org.crosscage.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.ReferenceScores;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.Json;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.teach.Hints;
import org.crosscage.teach.WalkthroughSearch;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.OfflinePosition;
import org.crosscage.train.TrainingBoard;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingPositions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A position of the trainer without a server, from its line to its proof.
final class TrainingSessionTest {

    private static final JsonMapper JSON = new JsonMapper();
    private static final TrainingPositions POSITIONS = TrainingPositions.standard();

    private Instant moment = Instant.EPOCH;
    private final SolutionFinder finder = new SolutionFinder(new ExactSolver());
    private final OfflineTeacher teacher = new OfflineTeacher(
            Texts.in(Locale.ENGLISH),
            finder,
            new Hints(finder, SearchLimit.ENDLESS),
            new Ratings(finder, ReferenceScores.standard(), 1),
            WalkthroughSearch.of(finder, InstantSource.system()),
            () -> moment);

    private final String id = id();
    private final TrainingPosition position = POSITIONS.find(id).orElseThrow();
    private JsonNode begun = JSON.nullNode();
    private long seq;

    private static String id() {
        var kind = PuzzleKinds.of("kenken");
        var technique = kind.techniques().stream()
                .filter(each -> each.id().equals("naked-pair"))
                .findFirst()
                .orElseThrow();
        return POSITIONS.ids(kind, technique).getFirst();
    }

    @BeforeEach
    void begin() {
        begun = begin(POSITIONS.offline(id).orElseThrow());
    }

    private JsonNode begin(OfflinePosition asked) {
        return JSON.readTree(teacher.begin(JSON.writeValueAsString(asked)));
    }

    private JsonNode tell(String event, Map<String, ?> more) {
        var told = new HashMap<String, Object>(more);
        told.put("event", event);
        return JSON.readTree(teacher.train(JSON.writeValueAsString(told)));
    }

    private JsonNode enter(LogEntry entry) {
        var sent = LogEntryJson.write(new SentEntry("page", ++seq, entry), 0);
        return tell("enter", Map.of("entry", JSON.readTree(Json.write(sent))));
    }

    private Move right() {
        return AnswerCheck.hint(position).move();
    }

    private Move wrong() {
        var solution = ((SolutionCount.One) finder.count(position.puzzle())).solution();
        var shown = TrainingBoard.of(position).shown();
        int cell = 0;
        while (!shown.square(cell).isEmpty()) {
            cell++;
        }
        var others = position.puzzle().digits().without(solution.digit(cell));
        return Move.of(new Change.Digit(cell, others.min()));
    }

    @Test
    void thePositionIsTheOneOfTheServer() {
        assertThat(begun.path("marked").asBoolean()).isTrue();
        assertThat(begun.path("tier").asString()).isEqualTo("medium");
        assertThat(begun.path("picture").path("rows").asInt())
                .isEqualTo(position.puzzle().shape().rows());
        assertThat(begun.path("game").path("fixed").asInt()).isOne();
        assertThat(begun.path("game").path("turns").get(0).path("changes").size())
                .isEqualTo(TrainingBoard.of(position).beginning().orElseThrow().changes().stream()
                        .map(Change::cell)
                        .distinct()
                        .count());
    }

    @Test
    void aLineToWhichNoTechniqueComesIsNamed() {
        var line = POSITIONS.offline(id).orElseThrow();
        var other = line.line().replaceFirst("........$", "00000000");
        assertThat(begin(new OfflinePosition(line.kind(), line.technique(), line.puzzle(), other))
                        .path("error")
                        .asString())
                .contains("line", other);
        assertThat(begin(new OfflinePosition(line.kind(), line.technique(), line.puzzle(), "x"))
                        .path("error")
                        .asString())
                .contains("'x'");
    }

    @Test
    void anAnswerThatIsFoundIsProven() {
        var found = enter(new LogEntry.Play(right()));
        assertThat(found.path("version").asInt()).isEqualTo(2);
        assertThat(found.path("result").asString()).isEqualTo("alone");
        assertThat(found.path("seconds").asInt(-1)).isZero();
        assertThat(found.path("position").size()).isEqualTo(position.puzzle().cellCount());
        assertThat(found.path("lights").toString()).contains("cause", "gone");
        assertThat(found.path("say").asString()).startsWith("Found in 00:0");
        assertThat(found.path("card").toString()).contains("train-next", "\"learn/naked-pair?kind=kenken\"");

        assertThat(enter(new LogEntry.Play(right())).has("version")).isFalse();
        assertThat(tell("press", Map.of("what", "train-next")).path("next").asBoolean())
                .isTrue();
    }

    @Test
    void aWrongDigitIsTakenBackAndCounts() {
        var taken = enter(new LogEntry.Play(wrong()));
        assertThat(taken.has("version")).isFalse();
        assertThat(taken.path("wrong").asInt()).isOne();
        assertThat(taken.path("card").path("eyebrow").asString()).isEqualTo("Not possible. Taken back");
        assertThat(tell("press", Map.of("what", "train-again")).path("card").isNull())
                .isTrue();
        var found = enter(new LogEntry.Play(right()));
        assertThat(found.path("result").asString()).isEqualTo("retried");
        assertThat(found.path("card").path("eyebrow").asString()).startsWith("Found after a wrong try");
    }

    @Test
    void anUndoBehindWhatIsRefusedTakesBackNothing() {
        int open = ((Change.Digit) wrong().changes().getFirst()).cell();
        assertThat(enter(new LogEntry.Undo()).has("version")).isFalse();
        assertThat(enter(new LogEntry.Play(Move.of(new Change.Colour(open, 3)))).has("version"))
                .isTrue();
        assertThat(enter(new LogEntry.Play(wrong())).has("version")).isFalse();
        assertThat(enter(new LogEntry.Undo()).has("version")).isFalse();
        assertThat(enter(new LogEntry.Undo()).has("version")).isTrue();
        assertThat(enter(new LogEntry.Redo()).has("version")).isTrue();
    }

    @Test
    void aHintHasThreeStagesAndNoPrice() {
        var first = tell("hint", Map.of());
        assertThat(first.path("card").path("eyebrow").asString()).isEqualTo("Hint, stage 1 of 3: where to look");
        assertThat(first.toString()).doesNotContain("counts");
        assertThat(first.path("say").asString()).doesNotEndWith(" ");
        assertThat(tell("press", Map.of("what", "hint-next"))
                        .path("card")
                        .path("told")
                        .asInt())
                .isEqualTo(2);
        assertThat(tell("close", Map.of()).path("card").isNull()).isTrue();
        assertThat(tell("hint", Map.of()).path("card").path("told").asInt()).isEqualTo(3);
        assertThat(enter(new LogEntry.Play(right())).path("result").asString()).isEqualTo("hinted");
    }

    @Test
    void whatAPositionTookBeforeAReloadCounts() {
        var first = tell("hint", Map.of());
        assertThat(first.path("told").asInt()).isOne();
        assertThat(beginAgain(0, 2, 9).path("error").isMissingNode()).isTrue();
        assertThat(tell("hint", Map.of()).path("card").path("told").asInt()).isEqualTo(2);
        var found = enter(new LogEntry.Play(right()));
        assertThat(found.path("card").path("eyebrow").asString()).isEqualTo("Found with help, in 00:09");
        assertThat(found.path("seconds").asInt()).isEqualTo(9);

        beginAgain(1, 0, 0);
        assertThat(enter(new LogEntry.Play(right())).path("result").asString()).isEqualTo("retried");
    }

    @Test
    void whatCannotHaveBeenBeforeIsNamed() {
        assertThat(beginAgain(0, 9, 1).path("error").asString()).contains("9 stages");
        assertThat(beginAgain(-1, 0, 1).path("error").asString()).contains("-1 wrong tries");
        assertThat(beginAgain(0, 0, -1).path("error").asString()).isNotEmpty();
    }

    /// After a reload of the page.
    private JsonNode beginAgain(int wrong, int told, int seconds) {
        var asked = JSON.createObjectNode();
        asked.setAll((ObjectNode) JSON.valueToTree(POSITIONS.offline(id).orElseThrow()));
        asked.put("wrong", wrong).put("told", told).put("seconds", seconds);
        seq = 0;
        return JSON.readTree(teacher.begin(asked.toString()));
    }

    @Test
    void theStepIsShown() {
        var shown = tell("show", Map.of());
        assertThat(shown.path("result").asString()).isEqualTo("shown");
        assertThat(shown.path("card").path("eyebrow").asString()).isEqualTo("This was the step");
        assertThat(tell("hint", Map.of()).has("card")).isFalse();
        assertThat(tell("show", Map.of()).isEmpty()).isTrue();
    }

    @Test
    void whatWasFoundStaysFoundWhenItIsToBeShown() {
        enter(new LogEntry.Play(right()));
        assertThat(tell("show", Map.of()).isEmpty()).isTrue();
    }

    @Test
    void aClockThatIsSetBackTakesNoAnswerAway() {
        moment = moment.minusSeconds(60);
        assertThat(enter(new LogEntry.Play(right()))
                        .path("card")
                        .path("eyebrow")
                        .asString())
                .isEqualTo("Found in 00:00");
    }

    @Test
    void aBoardTakesFiveHundredMoves() {
        int open = ((Change.Digit) wrong().changes().getFirst()).cell();
        for (int move = 1; move < 500; move++) {
            assertThat(enter(new LogEntry.Play(Move.of(new Change.Colour(open, 1 + move % 2))))
                            .has("version"))
                    .isTrue();
        }
        assertThat(enter(new LogEntry.Play(Move.of(new Change.Colour(open, 3)))).has("version"))
                .isFalse();
        enter(new LogEntry.Play(Move.of(new Change.Colour(open, 3))));
        seq++; // so that the undo is not taken for that of what was refused
        assertThat(enter(new LogEntry.Undo()).has("version")).isTrue();
        assertThat(enter(new LogEntry.Redo()).has("version")).isTrue();
    }

    @Test
    void whatIsNoEventIsNamed() {
        for (var event : List.of("win", "")) {
            assertThat(tell(event, Map.of()).path("error").asString()).contains("'" + event + "'");
        }
        assertThat(tell("enter", Map.of("entry", 1)).path("error").asString()).isNotEmpty();
    }
}
