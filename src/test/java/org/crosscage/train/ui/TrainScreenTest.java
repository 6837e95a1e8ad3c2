package org.crosscage.train.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.BoardCalls;
import org.crosscage.PageText;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingBoard;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.Verdict;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What tests of the trainer's screens stand on: runs of the player at the browser, and answers of each sort to the
/// positions that come with the product.
abstract class TrainScreenTest extends PlayScreenTest {

    private static final String KENKEN = "kenken";
    static final JsonMapper JSON = JsonMapper.builder().build();

    @Autowired
    TrainingRuns runs;

    @Autowired
    PreferenceService preferences;

    @Autowired
    Texts texts;

    @Autowired
    JdbcClient database;

    @Autowired
    private SolutionFinder finder;

    private static final String NO_CHANGES = "\"changes\":[]";

    private long seq;

    /// Positions of a technique in KenKens, in the order of the file.
    static Stream<TrainingPosition> positions(String technique) {
        return PuzzleKinds.of(KENKEN).techniques().stream()
                .filter(each -> each.id().equals(technique))
                .flatMap(each -> TrainingPositions.standard().ids(PuzzleKinds.of(KENKEN), each).stream())
                .map(id -> TrainingPositions.standard().find(id).orElseThrow());
    }

    /// One in which marks are to be crossed out.
    static TrainingPosition marked() {
        return positions("naked-pair").findFirst().orElseThrow();
    }

    /// Begins a run without an end that asks the technique of a position, this one first, and goes there.
    final TrainingRun begin(TrainingPosition position) {
        var topic = new TrainingTopic.OfTechnique(position.technique().id(), Optional.of(position.kind()));
        var run = runs.begin(player.id(), topic, RunLength.ENDLESS, "").orElseThrow();
        ask(position.id(), run);
        return go(now(run));
    }

    /// Has a run ask another position; none has to be there.
    final void ask(String position, TrainingRun run) {
        database.sql("update training_run set position_id = :position where id = :id")
                .param("position", position)
                .param("id", run.id())
                .update();
    }

    /// Begins a run at the player's level, of which nothing is known, and goes there.
    final TrainingRun beginMixed(RunLength length) {
        return go(runs.begin(player.id(), new TrainingTopic.AtLevel(Optional.empty()), length, "")
                .orElseThrow());
    }

    final TrainingRun go(TrainingRun run) {
        open("train/" + run.id());
        return run;
    }

    /// As it is stored.
    final TrainingRun now(TrainingRun run) {
        return runs.open(run.player(), run.id()).orElseThrow();
    }

    final TrainingRun.Task task(TrainingRun run) {
        return now(run).task().orElseThrow();
    }

    final TrainingPosition asked(TrainingRun run) {
        return runs.position(task(run).position()).orElseThrow();
    }

    /// The page asks the server anew, as after a reload.
    static void reload(TrainingRun run) {
        UI.getCurrent().navigate("");
        open("train/" + run.id());
    }

    /// What is right, as the hint has it.
    static Move right(TrainingPosition position) {
        return AnswerCheck.hint(position).move();
    }

    static String technique(TrainingPosition position, Texts texts) {
        return texts.say("hints.technique-name." + position.technique().id());
    }

    /// What would be said of an entry.
    final Verdict verdict(TrainingPosition position, Move entry) {
        return new AnswerCheck(finder).check(position, entry, () -> false);
    }

    final Solution solution(TrainingPosition position) {
        return ((SolutionCount.One) finder.count(position.puzzle())).solution();
    }

    static Position shown(TrainingPosition position) {
        return TrainingBoard.of(position).shown();
    }

    /// The digits of the solution in the open cells, each as an entry.
    final Stream<Move> trueDigits(TrainingPosition position) {
        var solution = solution(position);
        return openCells(position).mapToObj(cell -> digit(cell, solution.digit(cell)));
    }

    /// All marks that are wrong as digits.
    final Stream<Move> wrongDigits(TrainingPosition position) {
        var solution = solution(position);
        return openCells(position)
                .boxed()
                .flatMap(cell -> position.position().square(cell).candidates().stream()
                        .filter(digit -> digit != solution.digit(cell))
                        .mapToObj(digit -> digit(cell, digit)));
    }

    /// A digit that cannot be, by a cell of which it is a mark or might be one.
    final Move wrongDigit(TrainingPosition position) {
        var solution = solution(position);
        int cell = openCells(position).findFirst().orElseThrow();
        return digit(
                cell, position.puzzle().digits().without(solution.digit(cell)).min());
    }

    /// The mark crossed out that is the cell's digit.
    final Move wrongMark(TrainingPosition position) {
        var solution = solution(position);
        var shown = shown(position);
        int cell = openCells(position)
                .filter(each -> shown.square(each).candidates().size() > 1)
                .findFirst()
                .orElseThrow();
        return marks(cell, shown.square(cell).candidates().without(solution.digit(cell)));
    }

    static IntStream openCells(TrainingPosition position) {
        var shown = shown(position);
        return IntStream.range(0, position.puzzle().cellCount())
                .filter(cell -> shown.square(cell).isEmpty());
    }

    static Move digit(int cell, int digit) {
        return Move.of(new Change.Digit(cell, digit));
    }

    static Move marks(int cell, Digits marks) {
        return Move.of(new Change.Candidates(cell, marks));
    }

    /// A position and a true digit in it of which is said what a test wants.
    record Entry(TrainingPosition position, Move move) {}

    final Entry trueDigit(Stream<TrainingPosition> positions, Predicate<Verdict> what) {
        return trueDigits(positions, what).findFirst().orElseThrow();
    }

    final Stream<Entry> trueDigits(Stream<TrainingPosition> positions, Predicate<Verdict> what) {
        return positions
                .flatMap(position -> trueDigits(position).map(move -> new Entry(position, move)))
                .filter(entry -> what.test(verdict(entry.position(), entry.move())));
    }

    /// The board of the page sends a move, and what comes of it reaches the page.
    final void play(Move move) {
        send("play", changes(move));
        MockVaadin.clientRoundtrip(false);
    }

    /// What the board is told when it sends this move.
    final List<String> answersTo(Move move) {
        return answersTo("play", changes(move));
    }

    final List<String> answersTo(String kind) {
        return answersTo(kind, NO_CHANGES);
    }

    private List<String> answersTo(String kind, String changes) {
        var answers = during(() -> send(kind, changes));
        MockVaadin.clientRoundtrip(false);
        return answers;
    }

    /// The last entries come again, the first of them next.
    final void fromBefore(int entries) {
        seq -= entries;
    }

    /// What the board is told when it sends an entry under the last one's number once more.
    final List<String> answersToTheSame() {
        seq--;
        return answersTo("undo", NO_CHANGES);
    }

    /// What the board is told by something that is done, and by what is done for it beside the page.
    static List<String> during(Runnable action) {
        return BoardCalls.during(() -> {
            action.run();
            MockVaadin.runUIQueue();
        });
    }

    private void send(String kind, String changes) {
        var json = "{\"client\":\"here\",\"seq\":%d,\"kind\":\"%s\",%s}".formatted(++seq, kind, changes);
        var board = _get(PuzzleBoard.class);
        ComponentUtil.fireEvent(board, new PuzzleBoard.EntryEvent(board, true, (ObjectNode) JSON.readTree(json)));
    }

    static String changes(Move move) {
        return move.changes().stream()
                .map(change -> switch (change) {
                    case Change.Digit(int cell, int digit) -> "{\"cell\":%d,\"digit\":%d}".formatted(cell, digit);
                    case Change.Candidates(int cell, Digits digits) ->
                        "{\"cell\":%d,\"candidates\":[%s]}".formatted(cell, list(digits));
                    case Change.Corners(int cell, Digits digits) ->
                        "{\"cell\":%d,\"corners\":[%s]}".formatted(cell, list(digits));
                    case Change.Colour(int cell, int colour) -> "{\"cell\":%d,\"colour\":%d}".formatted(cell, colour);
                    case Change.MarkColours(int cell, List<Integer> markColours) ->
                        "{\"cell\":%d,\"markColours\":%s}".formatted(cell, markColours);
                })
                .collect(Collectors.joining(",", "\"changes\":[", "]"));
    }

    private static String list(Digits digits) {
        return digits.stream().mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    /// What a screen reader heard last.
    static String heard() {
        return _get(TaskScreen.class)
                .getChildren()
                .filter(Span.class::isInstance)
                .filter(each -> "status".equals(each.getElement().getAttribute("role")))
                .map(PageText::of)
                .findFirst()
                .orElseThrow();
    }

    /// As if everything that the player answered had been answered so long ago.
    final void longAgo(Duration time) {
        for (var answer : runs.history().answers(player.id())) {
            database.sql("update training_answer set answered = :then where run = :run and place = :place")
                    .param("then", answer.answered().minus(time).atOffset(ZoneOffset.UTC))
                    .param("run", answer.run())
                    .param("place", answer.place())
                    .update();
        }
    }

    /// Another tab of the player has done something.
    static void hear(Runnable elsewhere) {
        elsewhere.run();
        MockVaadin.clientRoundtrip(false);
    }
}
