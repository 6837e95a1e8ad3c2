package org.crosscage.home.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.board.ui.OptionForm;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.OptionTable;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.library.SolvingTimes;
import org.crosscage.player.PuzzleChoice;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// Shows the choices for a new game of a kind, which are grade, size and other options, and the button that begins it.
final class StartCard extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleKind kind;
    private final transient GradeTimes times;
    private final transient GameStart start;
    private final Div gradeRow = new Div();
    private final SizeChoice sizes;
    private final OptionForm options;
    private final Span note = new Span();
    private transient Optional<Grade> grade;
    private transient List<Grade> offered = List.of();

    /// @param first chosen to begin with
    /// @param chosen hears the choice that a game begins with
    StartCard(
            PuzzleKind kind,
            PuzzleChoice first,
            PuzzleLibrary library,
            GradeTimes times,
            SolvingTimes lengths,
            GameStart start,
            Texts texts,
            Consumer<PuzzleChoice> chosen) {
        this.kind = kind;
        this.texts = texts;
        this.times = times;
        this.start = start;
        this.grade = first.grade();
        addClassNames("card", "start-card");
        getElement().setAttribute("data-kind", kind.id());
        var about = new Paragraph(texts.say("library.kind." + kind.id()));
        about.addClassName("quiet");
        sizes = new SizeChoice(kind, first.size(), lengths, texts);
        sizes.onChange(_ -> offer());
        gradeRow.addClassName("grade-choice");
        options = new OptionForm(
                kind,
                sizes.chosen(),
                (size, option, value, grade) -> OptionTable.standard().mayComeUp(kind.id(), size, option, value, grade),
                texts,
                this::explain);
        note.addClassNames("quiet", "start-absent");
        var foot = new Div();
        foot.addClassName("start-foot");
        var place = new GameStart.Place();
        var play = Tool.of(texts.say("library.play", "kind", new PuzzleNames(texts).kind(kind.id())), () -> {});
        play.addClickListener(_ -> {
            chosen.accept(new PuzzleChoice(kind.id(), sizes.chosen(), grade));
            start.begin(order(), place, play::focus);
        });
        play.setId("play-" + kind.id());
        foot.add(play.primary(), note, place);
        var sample = library.usual(kind);
        add(about, Thumbnail.shared(sample, kind.picture(sample)), gradeRow, sizes, options, foot);
        offer();
    }

    /// Offers the grades that come up in the chosen size, and any. Grades that only search finds cannot be asked for.
    /// Where the size does not have the chosen grade, the nearest easier one takes its place.
    private void offer() {
        var there = times.grades(kind.id(), sizes.chosen());
        grade = grade.map(wanted -> times.nearest(kind.id(), sizes.chosen(), wanted));
        if (!there.equals(offered)) {
            offered = there;
            var all = Stream.concat(there.stream().map(Optional::of), Stream.of(Optional.<Grade>empty()))
                    .toList();
            gradeRow.removeAll();
            gradeRow.add(new Choice<>(
                            "grade-" + kind.id(),
                            texts.say("library.filter.grade"),
                            all,
                            grade,
                            each -> each.map(one -> Names.grade(texts, one))
                                    .orElseGet(() -> texts.say("library.grade.any")))
                    .onChange(this::choose));
        }
        choose(grade);
    }

    private void choose(Optional<Grade> wanted) {
        grade = wanted;
        options.offer(sizes.chosen(), grade);
        explain();
    }

    /// Says which grades the size lacks, and whether the puzzle comes from the library.
    private void explain() {
        var missing = Stream.of(Grade.values())
                .filter(each -> each != Grade.BEYOND && !offered.contains(each))
                .map(each -> Names.grade(texts, each))
                .toList();
        var sentences = Stream.concat(
                        Stream.of(missing)
                                .filter(each -> !each.isEmpty())
                                .map(each -> texts.say("library.grade.absent", "grades", texts.any(each))),
                        start.shipped(order()).stream().map(_ -> texts.say("library.from-library")))
                .toList();
        note.setText(String.join(" ", sentences));
        note.setVisible(!sentences.isEmpty());
    }

    private PuzzleOrder order() {
        var wanted = new PuzzleRequirements(grade, options.technique(), GenerateRequest.TRIES, options.options());
        return new PuzzleOrder(kind.id(), sizes.chosen(), wanted);
    }
}
