package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.crosscage.board.ui.Highlights;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.SolverEvent.Considered;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.lab.LaneNews;
import org.crosscage.lab.Point;
import org.crosscage.lab.Race;
import org.crosscage.lab.Racer;
import org.crosscage.lab.Sight;
import org.crosscage.lab.ui.Chart.Line;
import org.crosscage.lab.ui.Chart.Points;
import org.crosscage.lab.ui.Chart.Stroke;
import org.crosscage.texts.Names;
import tools.jackson.databind.node.JsonNodeFactory;

/// One racer at work: its board, its numbers, and how its population converges if it has one.
final class LaneView extends Section {

    private static final long serialVersionUID = 1L;

    private static final List<ToDoubleFunction<Generation>> FITNESS =
            List.of(Generation::best, Generation::median, Generation::mean, Generation::worst);

    private final int index;
    private final transient Puzzle puzzle;
    private final transient LabWords words;
    private final transient Names names;
    private final PuzzleBoard board = new PuzzleBoard();
    private final Span standing = new Span();
    private final Facts facts = new Facts();
    private final transient Follower follower;
    private final Chart chart;
    private final ProgramView program;
    private transient Optional<Sight> seen = Optional.empty();
    private transient Optional<Considered> considered = Optional.empty();

    /// @param index of the racer
    LaneView(int index, Racer racer, Puzzle puzzle, LabWords words) {
        this.index = index;
        this.puzzle = puzzle;
        this.words = words;
        this.names = new Names(words.texts(), puzzle);
        this.follower = new Follower(index);
        var name = words.name(racer.solver());
        this.chart = new Chart(name, words.texts());
        this.program = new ProgramView(words);
        addClassNames("card", "lane");
        getElement().setAttribute("data-racer", Integer.toString(index)).setAttribute("aria-label", name);
        var mark = new Span();
        mark.addClassName("racer-mark");
        standing.addClassNames("chip", "standing");
        var head = new Header(mark, new H3(name), standing);
        head.addClassName("lane-head");
        var place = new Div(board);
        place.addClassName("lane-board");
        place.getStyle()
                .set(
                        "--aspect",
                        String.valueOf((double) puzzle.shape().columns()
                                / puzzle.shape().rows()));
        add(head, place, facts, chart, program);
        prepareBoard();
        prepareChart();
    }

    private void prepareBoard() {
        board.setId("lane-board-" + index);
        board.setTexts(words.texts().area("board"));
        board.setReadonly(true);
        board.setPreferences(JsonNodeFactory.instance
                .objectNode()
                .put("conflicts", false)
                .put("peers", false)
                .put("same", false));
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), names::spoken);
        board.show(Position.start(puzzle));
    }

    private void prepareChart() {
        chart.setVisible(false);
        chart.draw(
                List.of(
                        new Line(words.say("fitness.best"), 0, Stroke.SOLID, true),
                        new Line(words.say("fitness.median"), 2, Stroke.DASHED, false),
                        new Line(words.say("fitness.mean"), 1, Stroke.DASH_DOT, false),
                        new Line(words.say("fitness.worst"), 3, Stroke.DOTTED, false)),
                words.say("chart.generation"),
                words.say("chart.fitness"));
    }

    void show(Race race, LaneNews news) {
        var run = news.run();
        standing.setText(words.standing(race.state(), news));
        getElement()
                .setAttribute(
                        "data-outcome",
                        news.ended()
                                .map(report -> LabWords.key(report.outcome()))
                                .orElse("works"));
        facts.show(facts(race, news));
        var sight = run.sight();
        if (!seen.equals(Optional.of(sight))) {
            seen = Optional.of(sight);
            show(sight);
        }
        if (!considered.equals(run.considered())) {
            considered = run.considered();
            board.setHighlights(considered.map(this::lit).orElse(Highlights.NONE));
        }
        run.program().ifPresent(program::show);
        draw(follower.news(race, run.number(), this::anew));
    }

    private void show(Sight sight) {
        board.show(sight.position());
        board.setWrong(sight.wrong());
        board.setClueStates(
                sight.broken().stream().collect(Collectors.toMap(clue -> clue, _ -> PuzzleBoard.ClueState.BROKEN)));
    }

    private Highlights lit(Considered clue) {
        int number =
                clue.constraint() instanceof Arithmetic ? puzzle.constraints().indexOf(clue.constraint()) : -1;
        return number < 0 ? Highlights.NONE : new Highlights(Lights.NONE, List.of(number), List.of(), false);
    }

    private Map<String, String> facts(Race race, LaneNews news) {
        var run = news.run();
        var now = run.now();
        var all = new LinkedHashMap<String, String>();
        if (race.order().runs() > 1) {
            all.put(
                    words.say("fact.run"),
                    words.texts()
                            .say(
                                    "lab.fact.of",
                                    "some",
                                    run.number(),
                                    "all",
                                    race.order().runs()));
        }
        all.put(words.say("fact.time"), words.time(now.nanos()));
        all.put(
                words.say("fact.filled"),
                words.texts().say("lab.fact.of", "some", now.filled(), "all", puzzle.cellCount()));
        if (run.generations() > 0) {
            all.put(words.say("fact.generations"), words.digits(run.generations()));
        }
        now.generation().ifPresent(latest -> {
            all.put(words.say("fact.fitness"), words.digits(latest.best()));
            all.put(words.say("fact.diversity"), words.digits(latest.diversity()));
        });
        if (run.restarts() > 0) {
            all.put(words.say("fact.restarts"), words.digits(run.restarts()));
        }
        news.ended().ifPresent(report -> all.put(words.say("fact.nodes"), words.digits(report.nodes())));
        if (now.guesses() > 0) {
            all.put(words.say("fact.guesses"), words.digits(now.guesses()));
        }
        if (now.steps() > 0) {
            all.put(words.say("fact.steps"), words.digits(now.steps()));
        }
        run.considered()
                .ifPresent(clue -> all.put(
                        words.say("fact.considered"),
                        words.texts().say("lab.fact.ways", "clue", names.of(clue.constraint()), "ways", clue.ways())));
        return all;
    }

    private void anew() {
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
