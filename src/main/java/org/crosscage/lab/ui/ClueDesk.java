package org.crosscage.lab.ui;

import com.vaadin.flow.component.Html;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.crosscage.board.ui.Highlights;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.Errands;
import org.crosscage.solver.logic.ClueStepper;
import org.crosscage.texts.Names;
import tools.jackson.databind.node.JsonNodeFactory;

/// One puzzle and its queue of clues, considered step by step.
final class ClueDesk extends Div {

    private static final long serialVersionUID = 1L;

    /// So long one press may work; what it has found until then stays.
    private static final Duration LONGEST = Duration.ofSeconds(5);

    private final transient Puzzle puzzle;
    private final transient LabWords words;
    private final transient Names names;
    private final transient Errands errands;
    private final PuzzleBoard board = new PuzzleBoard();
    private final Paragraph next = new Paragraph();
    private final Paragraph last = new Paragraph();
    private final Div queue = new Div();
    private final NativeButton chosen;
    private final transient List<NativeButton> steps;
    private transient ClueStepper stepper;
    private transient Optional<Target> target = Optional.empty();

    ClueDesk(Puzzle puzzle, Executor executor, LabWords words) {
        this.puzzle = puzzle;
        this.words = words;
        this.names = new Names(words.texts(), puzzle);
        this.errands = new Errands(executor, this, this::waits);
        this.stepper = ClueStepper.of(puzzle);
        addClassName("clue-desk");
        prepareBoard();
        steps = List.of(
                step("one", ClueStepper::iterateOne),
                step("simple", ClueStepper::iterateSimply),
                step("all", ClueStepper::iterateAll));
        steps.getFirst().addClassName("primary");
        chosen = button("clues-try", words.say("clues.try.none"), () -> target.ifPresent(this::attempt));
        chosen.setEnabled(false);
        var again = button("clues-again", words.say("clues.again"), this::again);
        var buttons = new Div(steps.toArray(NativeButton[]::new));
        buttons.add(chosen, again);
        buttons.addClassName("row");
        next.addClassName("clues-next");
        next.setId("clues-next");
        last.setId("clues-last");
        last.getElement().setAttribute("role", "status");
        var title = new H2(words.say("clues.queue"));
        title.setId("clues-queue");
        queue.addClassName("clues-queue");
        queue.getElement()
                .setAttribute("tabindex", "0")
                .setAttribute("role", "region")
                .setAttribute("aria-labelledby", "clues-queue");
        var side = new Section(next, buttons, last, title, queue);
        side.addClassNames("card", "clues-side");
        var place = new Div(board);
        place.addClassName("clues-board");
        place.getStyle()
                .set(
                        "--aspect",
                        String.valueOf((double) puzzle.shape().columns()
                                / puzzle.shape().rows()));
        add(place, side);
        show();
    }

    /// What is tried at once when it is clicked.
    private record Target(boolean clue, int index) {}

    /// One of the three buttons.
    private interface Step {
        void go(ClueStepper stepper, BooleanSupplier stop);
    }

    private void prepareBoard() {
        board.setTexts(words.texts().area("board"));
        board.setReadonly(true);
        board.setPreferences(
                JsonNodeFactory.instance.objectNode().put("conflicts", false).put("same", false));
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), names::spoken);
        board.addSelectListener(event -> choose(event.clue(), event.cell()));
        // a click, and not a key that moves the selection
        board.getElement().addEventListener("click", _ -> target.ifPresent(this::attempt));
    }

    private NativeButton step(String key, Step step) {
        return button("clues-" + key, words.say("clues." + key), () -> work(stop -> step.go(stepper, stop)));
    }

    private static NativeButton button(String id, String name, Runnable press) {
        var button = new NativeButton("", _ -> press.run());
        button.add(new Span(name));
        button.setId(id);
        button.addClassName("tool");
        button.getElement().setAttribute("type", "button");
        return button;
    }

    private void choose(OptionalInt clue, OptionalInt cell) {
        target = clue.isPresent()
                ? Optional.of(new Target(true, clue.getAsInt()))
                : cell.stream().mapToObj(index -> new Target(false, index)).findFirst();
        chosen.setEnabled(target.isPresent());
        chosen.getElement()
                .getChild(0)
                .setText(target.map(each -> words.texts().say("lab.clues.try", "what", name(each)))
                        .orElseGet(() -> words.say("clues.try.none")));
    }

    private String name(Target each) {
        return each.clue() ? names.of(puzzle.constraints().get(each.index())) : names.cell(each.index());
    }

    private void attempt(Target each) {
        work(stop -> {
            if (each.clue()) {
                stepper.tryClue(each.index(), stop);
            } else {
                stepper.tryCell(each.index(), stop);
            }
        });
    }

    /// Works beside the page. The buttons wait meanwhile, so that nothing else touches the queue.
    private void work(Consumer<BooleanSupplier> action) {
        errands.run(
                stop -> {
                    long end = System.nanoTime() + LONGEST.toNanos();
                    boolean[] late = new boolean[1];
                    action.accept(() -> {
                        late[0] = late[0] || System.nanoTime() - end > 0;
                        return late[0] || stop.getAsBoolean();
                    });
                    return late[0];
                },
                late -> {
                    show();
                    if (late) {
                        last.setText(words.say("clues.late"));
                    }
                });
    }

    private void waits(boolean waiting) {
        steps.forEach(button -> button.setEnabled(!waiting));
        chosen.setEnabled(!waiting && target.isPresent());
    }

    private void again() {
        errands.end();
        stepper = ClueStepper.of(puzzle);
        show();
    }

    private void show() {
        board.show(stepper.position());
        var waiting = stepper.queue();
        var first = waiting.stream().findFirst().filter(_ -> !stepper.isSolved() && !stepper.isContradiction());
        board.setHighlights(first.map(this::lit).orElse(Highlights.NONE));
        next.setText(said(first));
        last.setText(stepper.considered()
                .map(clue -> words.texts()
                        .say(
                                "lab.clues.last." + (clue.triedOut() ? "tried" : "considered"),
                                "clue",
                                names.of(clue.constraint()),
                                "ways",
                                clue.ways()))
                .orElse(""));
        queue.removeAll();
        queue.add(new Html(table(waiting)));
    }

    private Highlights lit(ClueStepper.Waiting waiting) {
        return puzzle.constraints().get(waiting.index()) instanceof Arithmetic
                ? new Highlights(Lights.NONE, List.of(waiting.index()), List.of(), false)
                : Highlights.NONE;
    }

    private String said(Optional<ClueStepper.Waiting> first) {
        if (stepper.isSolved()) {
            return words.say("clues.solved");
        }
        if (stepper.isContradiction()) {
            return words.say("clues.contradiction");
        }
        return first.map(waiting -> words.texts()
                        .say(
                                "lab.clues.next." + (waiting.marked() ? "marked" : "plain"),
                                "clue",
                                name(new Target(true, waiting.index())),
                                "ways",
                                waiting.ways()))
                .orElseGet(() -> words.say("clues.done"));
    }

    /// Hundreds of rows that nobody touches: one piece of text, and not a component each.
    private String table(List<ClueStepper.Waiting> waiting) {
        var table = new StringBuilder("<table><thead><tr>");
        List.of("clue", "ways", "marked")
                .forEach(column -> table.append("<th scope='col'>")
                        .append(escaped(words.say("clues.column." + column)))
                        .append("</th>"));
        table.append("</tr></thead><tbody>");
        for (var each : waiting) {
            table.append("<tr><td>")
                    .append(escaped(name(new Target(true, each.index()))))
                    .append("</td><td>")
                    .append(words.digits(each.ways()))
                    .append("</td><td>")
                    .append(each.marked() ? words.say("clues.mark") : "")
                    .append("</td></tr>");
        }
        return table.append("</tbody></table>").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
