package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.crosscage.board.ClueSign;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.lab.Point;
import org.crosscage.lab.Race;
import org.crosscage.lab.RaceOrder;
import org.crosscage.lab.RacerPosition;
import org.crosscage.lab.RacerStatus;
import org.crosscage.lab.ui.Chart.Line;
import org.crosscage.lab.ui.Chart.Points;
import org.crosscage.lab.ui.Chart.Stroke;
import org.crosscage.texts.Texts;

/// One racer at work: its board, its numbers, and how its population converges if it has one.
final class LaneView extends Section {

    private static final long serialVersionUID = 1L;

    private static final List<ToDoubleFunction<Generation>> FITNESS =
            List.of(Generation::best, Generation::median, Generation::mean, Generation::worst);

    private final transient Puzzle puzzle;
    private final transient LabWords words;
    private final transient ClueWords clues;
    private final WatchedBoard board;
    private final Span state = new Span();
    private final Facts facts = new Facts();
    private final transient LaneFacts numbers;
    private final transient CurveReader curve;
    private final Paragraph next = new Paragraph();
    private final transient FileNames files;
    private final QueueView queue;
    private final Div waiting = new Div();
    private final Chart chart;
    private final ProgramView program;
    private transient Optional<RacerPosition> seen = Optional.empty();
    private transient OptionalInt lit = OptionalInt.empty();

    /// @param index of the racer
    /// @param name what it is called in this race
    LaneView(int index, String name, RaceOrder order, FileNames files, LabWords words) {
        this.puzzle = order.puzzle();
        this.words = words;
        this.clues = ClueWords.of(puzzle, words);
        this.board = new WatchedBoard("lane-board-" + index, clues, false);
        this.numbers = new LaneFacts(puzzle, words, clues);
        this.queue = new QueueView(clues);
        this.curve = new CurveReader(index);
        this.files = files;
        this.chart = new Chart(name, words.texts());
        this.program = new ProgramView(words);
        addClassNames("card", "lane");
        getElement().setAttribute("data-racer", Integer.toString(index)).setAttribute("aria-label", name);
        var mark = new Span();
        mark.addClassName("racer-mark");
        state.addClassNames("chip", "state");
        var head = new Header(mark, new H3(name), state);
        head.addClassName("lane-head");
        next.addClassName("clues-next");
        waiting.addClassName("lane-queue");
        waiting.add(next, queue);
        waiting.setVisible(false);
        add(head, board, facts, waiting, chart, program);
        board.board().show(Position.start(puzzle));
        prepareChart(files.of(
                Integer.toString(index + 1), order.racers().get(index).solver().id(), "fitness"));
    }

    private void prepareChart(String file) {
        chart.setVisible(false);
        chart.draw(
                file,
                List.of(
                        new Line(words.say("fitness.best"), 0, Stroke.SOLID, true),
                        new Line(words.say("fitness.median"), 2, Stroke.DASHED, false),
                        new Line(words.say("fitness.mean"), 1, Stroke.DASH_DOT, false),
                        new Line(words.say("fitness.worst"), 3, Stroke.DOTTED, false)),
                words.say("chart.generation"),
                words.say("chart.fitness"),
                false);
    }

    void show(Race race, RacerStatus status) {
        var run = status.run();
        state.setText(words.state(race.state(), status));
        getElement()
                .setAttribute(
                        "data-outcome",
                        status.ended()
                                .map(report -> Texts.key(report.outcome()))
                                .orElse("works"));
        facts.show(numbers.of(race, status));
        var position = run.position();
        if (!seen.equals(Optional.of(position))) {
            seen = Optional.of(position);
            show(position);
        }
        showQueue(status);
        draw(curve.newPoints(race, run.number(), () -> anew(run.number())));
        run.program().ifPresent(program::show);
    }

    private void show(RacerPosition position) {
        var shown = board.board();
        shown.show(position.position());
        shown.setWrong(position.wrong());
        shown.setClueStates(position.broken().stream().collect(Collectors.toMap(clue -> clue, _ -> ClueSign.BROKEN)));
    }

    /// The clue that is next is lit while the run goes on; of a solver without a queue the one that was the last.
    private void showQueue(RacerStatus status) {
        var all = status.run().queue();
        var first = all.stream().findFirst().filter(_ -> status.ended().isEmpty());
        if (!all.isEmpty()) {
            waiting.setVisible(true);
        }
        next.setText(first.map(clues::next).orElseGet(() -> over(status)));
        queue.show(all, first.isPresent());
        var now = first.map(clue -> OptionalInt.of(clue.index()))
                .orElseGet(() -> status.run().considered().stream()
                        .mapToInt(clue -> puzzle.constraints().indexOf(clue.constraint()))
                        .findFirst());
        if (!now.equals(lit)) {
            lit = now;
            now.ifPresentOrElse(board::light, board::lightNothing);
        }
    }

    private String over(RacerStatus status) {
        return status.ended()
                .map(_ -> words.say(
                        status.run().queue().isEmpty()
                                ? "queue.empty"
                                : status.run().now().filled() == puzzle.cellCount() ? "queue.solved" : "queue.left"))
                .orElse("");
    }

    private void anew(int run) {
        chart.setAbout(files.about(run));
        program.clear();
        for (int line = 0; line < FITNESS.size(); line++) {
            chart.clear(line);
        }
    }

    private void draw(List<Point> points) {
        var bred =
                points.stream().filter(point -> point.generation().isPresent()).toList();
        if (!bred.isEmpty()) {
            chart.setVisible(true);
            var x = bred.stream().map(point -> generation(point).number() + 1.0).toList();
            for (int line = 0; line < FITNESS.size(); line++) {
                var value = FITNESS.get(line);
                chart.add(new Points(
                        line,
                        x,
                        bred.stream()
                                .map(point -> value.applyAsDouble(generation(point)))
                                .toList()));
            }
        }
        chart.send();
    }

    private static Generation generation(Point point) {
        return point.generation().orElseThrow();
    }
}
