package org.crosscage.train.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.crosscage.ViewTest;
import org.crosscage.analysis.SolutionCount;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// What tests of runs stand on: runs that begin, entries as the board in a browser sends them, what the card says.
abstract class RunScreenTest extends ViewTest {

    @Autowired
    TrainingRuns runs;

    @Autowired
    SolutionFinder finder;

    @Autowired
    CurrentPlayer player;

    @Autowired
    Texts texts;

    private long seq;

    /// Begins a run and opens its page.
    final TrainingRun open(TrainingTopic topic, RunLength length) {
        var run = runs.begin(player.id(), topic, length, "").orElseThrow();
        show(run);
        return run;
    }

    static void show(TrainingRun run) {
        UI.getCurrent().navigate("train/" + run.id());
    }

    static TrainingTopic technique(String technique, String kind) {
        return new TrainingTopic.OfTechnique(technique, Optional.of(PuzzleKinds.of(kind)));
    }

    final TrainingRun now(TrainingRun run) {
        return runs.open(player.id(), run.id()).orElseThrow();
    }

    final TrainingPosition position(TrainingRun run) {
        return runs.position(now(run).task().orElseThrow().position()).orElseThrow();
    }

    /// A move that is right in the position that is asked: what the hint about it does.
    final Move right(TrainingRun run) {
        return AnswerCheck.hint(position(run), OptionalInt.empty(), true).move();
    }

    /// A digit that is wrong there.
    final Move wrong(TrainingRun run) {
        var position = position(run);
        var solution = solution(position);
        int cell = firstOpen(position);
        return Move.of(new Change.Digit(
                cell, position.puzzle().digits().without(solution.digit(cell)).min()));
    }

    final Solution solution(TrainingPosition position) {
        return ((SolutionCount.One) finder.count(position.puzzle())).solution();
    }

    static int firstOpen(TrainingPosition position) {
        return IntStream.range(0, position.puzzle().cellCount())
                .filter(cell -> position.position().square(cell).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    final void send(Move move) {
        var changes = JsonNodeFactory.instance.arrayNode();
        move.changes().forEach(change -> add(change, changes));
        send("play", changes);
    }

    private static void add(Change change, ArrayNode to) {
        var json = to.addObject().put("cell", change.cell());
        switch (change) {
            case Change.Digit(int _, int digit) -> json.put("digit", digit);
            case Change.Candidates(int _, Digits digits) -> put(digits, json.putArray("candidates"));
            case Change.Corners(int _, Digits digits) -> put(digits, json.putArray("corners"));
            case Change.Colour(int _, int colour) -> json.put("colour", colour);
        }
    }

    private static void put(Digits digits, ArrayNode to) {
        digits.stream().forEach(to::add);
    }

    final void send(String kind) {
        send(kind, JsonNodeFactory.instance.arrayNode());
    }

    private void send(String kind, ArrayNode changes) {
        var board = board();
        var detail = JsonNodeFactory.instance
                .objectNode()
                .put("client", "test")
                .put("seq", ++seq)
                .put("kind", kind);
        detail.set("changes", changes);
        ComponentUtil.fireEvent(board, new PuzzleBoard.OpEvent(board, true, detail));
    }

    static PuzzleBoard board() {
        return _get(PuzzleBoard.class);
    }

    static void press(String id) {
        _click(_get(NativeButton.class, spec -> spec.withId(id)));
    }

    static Section card() {
        return _get(Section.class, spec -> spec.withId("hint"));
    }

    static boolean isTalking() {
        return !_find(Section.class, spec -> spec.withId("hint")).isEmpty();
    }

    static String title() {
        return _get(card(), H2.class).getText();
    }

    /// All that the card says.
    static String said() {
        return text(card());
    }

    static String text(Component component) {
        return component.getElement().getTextRecursively();
    }

    static void eventuallyTitled(String title) {
        eventually(() -> assertThat(title()).isEqualTo(title));
    }

    static List<String> offered() {
        return _find(NativeButton.class).stream()
                .flatMap(button -> button.getId().stream())
                .toList();
    }
}
