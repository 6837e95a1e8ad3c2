package org.crosscage.lab.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.solver.logic.ClueStepper;

/// One puzzle and its queue of clues, considered step by step.
final class ClueQueuePanel extends Div {

    private static final long serialVersionUID = 1L;

    /// So long one press may work; what it has found until then stays.
    private static final Duration LONGEST = Duration.ofSeconds(5);

    private final transient Puzzle puzzle;
    private final transient LabWords words;
    private final transient Consumer<Consumer<ClueQueuePanel>> pressed;
    private final transient ClueWords clues;
    private final transient BackgroundTasks backgroundTasks;
    private final WatchedBoard board;
    private final Paragraph next = new Paragraph();
    private final Paragraph last = new Paragraph();
    private final QueueView queue;
    private final NativeButton chosen;
    private transient ClueStepper stepper;
    private transient Optional<Target> target = Optional.empty();
    private transient Optional<String> triedCell = Optional.empty();
    private boolean works;

    /// @param pressed hears what one of the three buttons does, and does it with the services of the puzzle that is
    ///     meant
    ClueQueuePanel(Puzzle puzzle, Executor executor, LabWords words, Consumer<Consumer<ClueQueuePanel>> pressed) {
        this.puzzle = puzzle;
        this.words = words;
        this.pressed = pressed;
        this.clues = ClueWords.of(puzzle, words);
        this.board = new WatchedBoard("clues-board", clues, true);
        this.queue = new QueueView(clues);
        this.backgroundTasks = new BackgroundTasks(executor, this, this::waits);
        this.stepper = ClueStepper.of(puzzle);
        addClassName("clue-queue");
        board.board().addSelectListener(event -> choose(event.clue(), event.cell()));
        // a tap, and not a key that moves the selection
        board.board().addTapListener(_ -> target.ifPresent(this::attempt));
        var one = step("one", ClueStepper::iterateOne);
        one.addClassName("primary");
        chosen = button("clues-try", words.say("clues.try.none"), () -> target.ifPresent(this::attempt));
        chosen.setEnabled(false);
        var again = button("clues-again", words.say("clues.again"), this::again);
        var buttons = new Div(
                one, step("simple", ClueStepper::iterateSimply), step("all", ClueStepper::iterateAll), chosen, again);
        buttons.addClassName("row");
        next.addClassName("clues-next");
        next.setId("clues-next");
        last.setId("clues-last");
        last.getElement().setAttribute("role", "status");
        var side = new Section(next, buttons, last, new H2(words.say("clues.queue")), queue);
        side.addClassNames("card", "clues-side");
        add(board, side);
        show();
    }

    /// What is tried at once when it is clicked.
    private record Target(boolean clue, int index) {}

    /// One of the three buttons.
    private interface Step {
        void go(ClueStepper stepper, BooleanSupplier stop);
    }

    private NativeButton step(String key, Step step) {
        return button("clues-" + key, words.say("clues." + key), () -> pressed.accept(meant -> meant.work(step)));
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
        return each.clue() ? clues.name(each.index()) : clues.names().cell(each.index());
    }

    private void attempt(Target each) {
        if (works) {
            return;
        }
        triedCell = each.clue()
                ? Optional.empty()
                : Optional.of(words.texts().say("lab.clues.last.cell", "cell", name(each)));
        work((of, stop) -> {
            if (each.clue()) {
                of.tryClue(each.index(), stop);
            } else {
                of.tryCell(each.index(), stop);
            }
        });
    }

    /// Works beside the page. Buttons and clicks wait meanwhile, so that nothing else touches the queue.
    private void work(Step step) {
        if (works) {
            return;
        }
        var worked = stepper;
        backgroundTasks.run(
                stop -> {
                    long end = System.nanoTime() + LONGEST.toNanos();
                    boolean[] late = new boolean[1];
                    step.go(worked, () -> {
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

    /// Buttons are not disabled meanwhile: whoever presses one again and again by key would lose it each time.
    private void waits(boolean waiting) {
        works = waiting;
        getElement().setAttribute("aria-busy", Boolean.toString(waiting));
    }

    private void again() {
        backgroundTasks.end();
        stepper = ClueStepper.of(puzzle);
        triedCell = Optional.empty();
        show();
    }

    private void show() {
        board.board().show(stepper.position());
        var waiting = stepper.queue();
        var first = waiting.stream().findFirst().filter(_ -> !stepper.isSolved() && !stepper.isContradiction());
        first.ifPresentOrElse(clue -> board.light(clue.index()), board::lightNothing);
        next.setText(said(first));
        last.setText(stepper.considered().map(clues::last).or(() -> triedCell).orElse(""));
        queue.show(waiting, first.isPresent());
    }

    private String said(Optional<QueuedClue> first) {
        if (stepper.isSolved()) {
            return words.say("clues.solved");
        }
        if (stepper.isContradiction()) {
            return words.say("clues.contradiction");
        }
        return first.map(clues::next).orElseGet(() -> words.say("clues.done"));
    }
}
