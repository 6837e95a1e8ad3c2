package org.crosscage.sets.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.crosscage.board.ui.GeneratorProgress;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// New puzzles for a set: of a kind, size and grade, so many. Each is added as soon as it is made.
final class GeneratedPuzzles extends Div {

    private static final long serialVersionUID = 1L;

    private static final List<Integer> COUNTS = List.of(1, 2, 3, 4, 5, 6, 8, 10, 15, 20);

    private final transient NewPuzzles newPuzzles;
    private final transient GradeTimes times;
    private final transient PlayerLimits limits;
    private final transient Texts texts;
    private final transient BackgroundTasks backgroundTasks;
    private final transient IntPredicate hasRoom;
    private final transient Consumer<List<PuzzleEntry>> add;
    private final transient Consumer<String> say;
    private final Picker sizes;
    private final Picker grades;
    private final Button make;
    private final GeneratorProgress making;
    private transient PuzzleKind kind = PuzzleKinds.all().getFirst();
    private transient Size size = kind.sizes().getFirst();
    private transient Optional<Grade> grade = Optional.empty();
    private int count = COUNTS.get(2);

    /// @param hasRoom asked before so many are made
    /// @param say tells how it went
    GeneratedPuzzles(
            NewPuzzles newPuzzles,
            GradeTimes times,
            PlayerLimits limits,
            Texts texts,
            Executor costlyTasks,
            IntPredicate hasRoom,
            Consumer<List<PuzzleEntry>> add,
            Consumer<String> say) {
        this.newPuzzles = newPuzzles;
        this.times = times;
        this.limits = limits;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(costlyTasks, this);
        this.hasRoom = hasRoom;
        this.add = add;
        this.say = say;
        addClassName("new-ones");
        var kinds = new Choice<>(
                        "set-kind",
                        texts.say("sets.new.kind"),
                        PuzzleKinds.all(),
                        kind,
                        each -> texts.say("shell.kind." + each.id()))
                .onChange(this::chooseKind);
        sizes = new Picker(texts.say("sets.new.size"), this::chooseSize);
        sizes.setId("set-new-size");
        grades = new Picker(texts.say("library.filter.grade"), this::chooseGrade);
        grades.setId("set-new-grade");
        var counts = new Picker(texts.say("sets.new.count"), value -> count = Integer.parseInt(value));
        counts.setId("set-new-count");
        counts.offer(
                COUNTS.stream()
                        .map(each -> new Option("", each.toString(), each.toString()))
                        .toList(),
                Integer.toString(count));
        make = new Button(texts.say("sets.new.make"), _ -> begin());
        make.setId("set-new-make");
        making = new GeneratorProgress(texts, this::cancel);
        var choice = new Div(sizes, grades, counts, make);
        choice.addClassName("set-choice");
        add(kinds, choice, making);
        offer();
    }

    private void chooseKind(PuzzleKind chosen) {
        kind = chosen;
        size = kind.sizes().getFirst();
        offer();
    }

    private Stream<Size> sizes() {
        return times.sizes(kind.id()).stream();
    }

    private void chooseSize(String value) {
        sizes().filter(each -> each.toString().equals(value)).findFirst().ifPresent(chosen -> {
            size = chosen;
            offer();
        });
    }

    private void chooseGrade(String id) {
        grade = Grade.of(id);
    }

    private void offer() {
        var names = new PuzzleNames(texts);
        sizes.offer(
                sizes().map(each -> new Option("", each.toString(), names.size(each.rows(), each.columns())))
                        .toList(),
                size.toString());
        var there = times.grades(kind.id(), size);
        grade = grade.filter(there::contains);
        grades.offer(
                Stream.concat(
                                Stream.of(new Option("", "", texts.say("library.grade.any"))),
                                there.stream().map(each -> new Option("", each.id(), Names.grade(texts, each))))
                        .toList(),
                grade.map(Grade::id).orElse(""));
    }

    private void begin() {
        if (!hasRoom.test(count)) {
            return;
        }
        make.setEnabled(false);
        making.show(true);
        make(new PuzzleOrder(kind.id(), size, PuzzleRequirements.of(grade)), count);
    }

    /// One after the other, so that each is there as soon as it is made.
    private void make(PuzzleOrder order, int left) {
        if (left == 0) {
            end();
            return;
        }
        run(
                _ -> newPuzzles.ready(order),
                ready -> ready.ifPresentOrElse(
                        entry -> add(entry, order, left),
                        () -> limits.refusal(Limit.NEW_PUZZLE)
                                .ifPresentOrElse(this::fail, () -> makeNow(order, left))));
    }

    private void add(PuzzleEntry entry, PuzzleOrder order, int left) {
        add.accept(List.of(entry));
        make(order, left - 1);
    }

    private void fail(String why) {
        end();
        say.accept(why);
    }

    private void makeNow(PuzzleOrder order, int left) {
        var counter = making.counter();
        run(
                stop -> newPuzzles.make(order, stop, counter),
                made -> made.ifPresentOrElse(
                        entry -> add(entry, order, left), () -> fail(texts.say("library.not-made"))));
    }

    private void run(Function<BooleanSupplier, Optional<PuzzleEntry>> work, Consumer<Optional<PuzzleEntry>> then) {
        backgroundTasks.run(work, then, this::end);
    }

    private void end() {
        make.setEnabled(true);
        making.show(false);
    }

    private void cancel() {
        backgroundTasks.end();
        end();
        say.accept(texts.say("sets.new.cancelled"));
    }
}
