package org.crosscage.library.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.progressbar.ProgressBar;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.board.ui.GradeSign;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.board.ui.Thumbnail;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.library.NewPuzzles;
import org.crosscage.shell.ui.Errands;
import org.crosscage.shell.ui.Picker;
import org.crosscage.shell.ui.Picker.Option;
import org.crosscage.texts.Texts;

/// A kind of puzzle, its sizes and grades, and the button that makes a new one.
final class StartCard extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleKind kind;
    private final transient NewPuzzles newPuzzles;
    private final transient Errands errands;
    private final transient Runnable before;
    private final transient Consumer<PuzzleEntry> start;
    private final SizeChoice sizes;
    private final Picker grades;
    private final Button play = new Button();
    private final Button cancel = new Button();
    private final ProgressBar progress = new ProgressBar();
    private final Span said = new Span();
    private transient Optional<Grade> grade = Optional.empty();

    /// @param sample shown beside the choice
    /// @param executor where puzzles are made
    /// @param before called when a puzzle is about to be made
    /// @param start gets the new puzzle, on the user's session
    StartCard(
            PuzzleKind kind,
            PuzzleEntry sample,
            NewPuzzles newPuzzles,
            Executor executor,
            Texts texts,
            Runnable before,
            Consumer<PuzzleEntry> start) {
        this.kind = kind;
        this.texts = texts;
        this.newPuzzles = newPuzzles;
        this.errands = new Errands(executor, this);
        this.before = before;
        this.start = start;
        addClassNames("card", "start-card");
        getElement().setAttribute("data-kind", kind.id());
        var names = new PuzzleNames(texts);
        var all =
                Stream.concat(kind.sizes().stream(), kind.largeSizes().stream()).toList();
        sizes = new SizeChoice("size-" + kind.id(), texts.say("library.sizes"), all, all.get(1), names);
        grades = new Picker(texts.say("library.filter.grade"), this::choose);
        grades.setId("grade-" + kind.id());
        grades.offer(gradeOptions(), "");
        var note = new Paragraph(texts.say("library.kind." + kind.id()));
        note.addClassName("quiet");
        var head = new Div(new H2(names.kind(kind.id())), note);
        head.addClassName("start-head");
        add(head, Thumbnail.of(sample.puzzle(), kind.picture(sample.puzzle())), sizes, foot(names.kind(kind.id())));
    }

    /// Any grade, and those that techniques reach: what only search finds cannot be wished for.
    private List<Option> gradeOptions() {
        return Stream.concat(
                        Stream.of(new Option("", "", texts.say("library.grade.any"))),
                        Stream.of(Grade.values())
                                .filter(each -> each != Grade.BEYOND)
                                .map(each -> new Option("", each.id(), GradeSign.word(texts, each))))
                .toList();
    }

    private void choose(String id) {
        grade = Stream.of(Grade.values()).filter(each -> each.id().equals(id)).findFirst();
    }

    private Div foot(String name) {
        play.setText(texts.say("library.play", "kind", name));
        play.addThemeVariants(ButtonVariant.PRIMARY);
        play.addClickListener(event -> make());
        cancel.setText(texts.say("library.cancel"));
        cancel.addClickListener(event -> giveUp());
        progress.setIndeterminate(true);
        progress.getElement().setAttribute("aria-label", texts.say("library.making"));
        said.getElement().setAttribute("role", "status");
        var foot = new Div(grades, play, progress, cancel, said);
        foot.addClassName("start-foot");
        showWork(false);
        return foot;
    }

    private void make() {
        before.run();
        var size = sizes.chosen();
        var wanted = grade;
        said.setText(kind.largeSizes().contains(size) ? texts.say("library.making.large") : "");
        showWork(true);
        errands.run(stop -> newPuzzles.make(kind.id(), size, wanted, stop), this::made, failure -> {
            made(Optional.empty());
            throw failure;
        });
    }

    private void made(Optional<PuzzleEntry> entry) {
        showWork(false);
        entry.ifPresentOrElse(start, () -> said.setText(texts.say("library.not-made")));
    }

    /// The puzzle that is being made is not wanted any more.
    void giveUp() {
        errands.end();
        said.setText("");
        showWork(false);
    }

    /// The progress bar itself waits 300 ms before it shows: see the style sheet.
    private void showWork(boolean working) {
        play.setEnabled(!working);
        progress.setVisible(working);
        cancel.setVisible(working);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        super.onAttach(event);
        showWork(false);
    }

    @Override
    protected void onDetach(DetachEvent event) {
        giveUp();
        super.onDetach(event);
    }
}
