package org.crosscage.home.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.board.ui.GeneratorProgress;
import org.crosscage.board.ui.OptionForm;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.NewPuzzles;
import org.crosscage.library.OptionTable;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.shell.Detachment;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.Markup;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// A kind of puzzle, its sizes, grades and its other options, and the button that begins a new one: one
/// from the stock at once, any other as soon as it is made.
final class StartCard extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleKind kind;
    private final transient NewPuzzles newPuzzles;
    private final transient PlayerLimits limits;
    private final transient GradeTimes times;
    private final transient BackgroundTasks backgroundTasks;
    private final transient Runnable before;
    private final transient Consumer<PuzzleEntry> start;
    private final SizeChoice sizes;
    private final Picker grades;
    private final OptionForm options;
    private final Span absent = new Span();
    private final Tool play;
    private final GeneratorProgress making;
    private final Span said = new Span();
    private transient Optional<Grade> grade = Optional.empty();

    /// @param sample shown beside the choice
    /// @param executor where puzzles are made
    /// @param before called when a puzzle is about to be made
    /// @param start gets the new puzzle, on the user's session
    StartCard(
            PuzzleKind kind,
            Puzzle sample,
            NewPuzzles newPuzzles,
            PlayerLimits limits,
            GradeTimes times,
            Executor executor,
            Texts texts,
            Runnable before,
            Consumer<PuzzleEntry> start) {
        this.kind = kind;
        this.texts = texts;
        this.newPuzzles = newPuzzles;
        this.limits = limits;
        this.times = times;
        this.backgroundTasks = new BackgroundTasks(executor, this);
        this.before = before;
        this.start = start;
        addClassNames("card", "start-card");
        getElement().setAttribute("data-kind", kind.id());
        var names = new PuzzleNames(texts);
        sizes = new SizeChoice(kind, "size-" + kind.id(), kind.usualSize(), texts);
        sizes.onChange(size -> offer());
        grades = new Picker(texts.say("library.filter.grade"), this::choose);
        grades.setId("grade-" + kind.id());
        options = new OptionForm(
                kind,
                sizes.chosen(),
                (size, option, value, grade) -> OptionTable.standard().mayComeUp(kind.id(), size, option, value, grade),
                texts,
                () -> {});
        play = Tool.of(texts.say("library.play", "kind", names.kind(kind.id())), () -> begin(order()))
                .primary();
        play.setId("play-" + kind.id());
        making = new GeneratorProgress(texts, this::giveUp);
        var head = new Div();
        head.addClassName("start-head");
        Markup.share(head.getElement(), List.of(StartCard.class, kind, texts), () -> {
            var note = new Paragraph(texts.say("library.kind." + kind.id()));
            note.addClassName("quiet");
            return Stream.of(new H2(names.kind(kind.id())), note).map(Component::getElement);
        });
        add(head, Thumbnail.shared(sample, kind.picture(sample)), sizes, options, foot());
        if (!kind.quickPicks().isEmpty()) {
            add(new QuickPicks(kind, names, texts, this::begin));
        }
        offer();
        Detachment.listen(this, this::giveUp);
    }

    private Div foot() {
        absent.addClassNames("quiet", "start-absent");
        said.getElement().setAttribute("role", "status");
        var foot = new Div(grades, play, making, absent, said);
        foot.addClassName("start-foot");
        return foot;
    }

    /// Offers what there is of the chosen size: any grade, and those that come up. What only search finds cannot be
    /// asked for.
    private void offer() {
        var there = times.grades(kind.id(), sizes.chosen());
        var missing = Stream.of(Grade.values())
                .filter(each -> each != Grade.BEYOND && !there.contains(each))
                .map(each -> Names.grade(texts, each))
                .toList();
        grade = grade.filter(there::contains);
        grades.offer(
                Stream.concat(
                                Stream.of(new Option("", "", texts.say("library.grade.any"))),
                                there.stream().map(each -> new Option("", each.id(), Names.grade(texts, each))))
                        .toList(),
                grade.map(Grade::id).orElse(""));
        absent.setText(missing.isEmpty() ? "" : texts.say("library.grade.absent", "grades", texts.any(missing)));
        absent.setVisible(!missing.isEmpty());
        options.offer(sizes.chosen(), grade);
    }

    private void choose(String id) {
        grade = Grade.of(id);
        options.offer(sizes.chosen(), grade);
    }

    private PuzzleOrder order() {
        var wanted = new PuzzleRequirements(grade, options.technique(), GenerateRequest.TRIES, options.options());
        return new PuzzleOrder(kind.id(), sizes.chosen(), wanted);
    }

    private void begin(PuzzleOrder order) {
        before.run();
        newPuzzles.ready(order).ifPresentOrElse(start, () -> make(order));
    }

    private void make(PuzzleOrder order) {
        limits.refusal(Limit.NEW_PUZZLE).ifPresentOrElse(said::setText, () -> makeNow(order));
    }

    private void makeNow(PuzzleOrder order) {
        said.setText(times.delay(order)
                .map(delay -> texts.say("library.making." + delay))
                .orElse(""));
        showWork(true);
        var counter = making.counter();
        backgroundTasks.run(stop -> newPuzzles.make(order, stop, counter), this::made, () -> made(Optional.empty()));
    }

    private void made(Optional<PuzzleEntry> entry) {
        showWork(false);
        entry.ifPresentOrElse(start, () -> said.setText(texts.say("library.not-made")));
    }

    /// The puzzle that is being made is not wanted any more.
    void giveUp() {
        backgroundTasks.end();
        said.setText("");
        showWork(false);
    }

    /// The style sheet shows the work only after 300 ms. A browser takes the focus from a button that is disabled, so
    /// the button gets it back when the work ends.
    private void showWork(boolean working) {
        if (making.isVisible() && !working) {
            play.getElement()
                    .executeJs(
                            "const now = document.activeElement;"
                                    + " if (now === document.body || !now?.checkVisibility()) this.focus({ preventScroll: true })");
        }
        play.setEnabled(!working);
        making.show(working);
    }
}
