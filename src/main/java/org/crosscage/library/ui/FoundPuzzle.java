package org.crosscage.library.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.concurrent.Executor;
import org.crosscage.analysis.Conflict;
import org.crosscage.analysis.Difficulty;
import org.crosscage.analysis.Ratings;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.EditorLink;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// A puzzle that was read: its picture, what is odd about it, how many solutions it has, its grade, and the
/// button to play it.
final class FoundPuzzle extends Section {

    private static final long serialVersionUID = 1L;
    /// So many cells are more than anyone listens to.
    private static final int MOST_SPOKEN = 40;

    private final transient PuzzleEntry entry;
    private final transient Texts texts;
    private final transient SolutionFinder finder;
    private final transient Picture picture;
    private final Paragraph verdict = new Paragraph();
    private final Div proof = new Div();
    private final GradeSign sign;
    private final Paragraph ungraded = new Paragraph();
    private final transient Ratings ratings;
    private final transient BackgroundTasks backgroundTasks;
    private final transient BackgroundTasks gradeTasks;

    FoundPuzzle(
            PuzzleEntry entry, Texts texts, SolutionFinder finder, Ratings ratings, Executor executor, Runnable play) {
        this.entry = entry;
        this.texts = texts;
        this.finder = finder;
        this.ratings = ratings;
        this.backgroundTasks = new BackgroundTasks(executor, this);
        this.gradeTasks = new BackgroundTasks(executor, this);
        this.sign = new GradeSign(texts);
        this.picture = PuzzleKinds.of(entry.puzzle().kind()).picture(entry.puzzle());
        addClassNames("card", "found-puzzle");
        var words = new Div(new H3(new PuzzleNames(texts).of(entry)));
        var formatTexts = new FormatTexts(texts);
        entry.warnings().forEach(warning -> words.add(new Paragraph(formatTexts.sentence(warning))));
        var button = new Button(texts.say("library.paste.play"), event -> play.run());
        button.addThemeVariants(ButtonVariant.PRIMARY);
        verdict.setText(texts.say("library.paste.counting"));
        verdict.addClassName("verdict");
        ungraded.addClassName("tile-note");
        ungraded.setVisible(false);
        var edit = new Button(texts.say("library.paste.edit"), event -> EditorLink.open(entry));
        edit.addClassName("edit-found");
        edit.setVisible(EditorLink.isThere(entry));
        var buttons = new Div(button, edit);
        buttons.addClassName("form-foot");
        words.add(new Div(sign), ungraded, verdict, proof, buttons);
        add(Thumbnail.of(entry.puzzle(), picture), words);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        super.onAttach(event);
        proof.removeAll(); // when the page is sent whole once more
        backgroundTasks.run(
                stop -> finder.count(entry.puzzle(), stop),
                this::say,
                () -> verdict.setText(texts.say("shell.trouble.event")));
    }

    private void say(SolutionCount truth) {
        verdict.setText(texts.say("library.paste.count." + key(truth)));
        if (truth instanceof SolutionCount.Several several) {
            proof.addClassName("pair");
            proof.add(figure(several, several.first(), 1), figure(several, several.second(), 2));
        }
        if (truth instanceof SolutionCount.None) {
            backgroundTasks.run(stop -> finder.conflict(entry.puzzle(), stop), found -> found.ifPresent(this::say));
        }
        gradeTasks.run(stop -> ratings.of(entry.puzzle(), truth, stop), this::say);
    }

    /// Which clues cannot stand together, and where they are.
    private void say(Conflict conflict) {
        var names = new Names(texts, entry.puzzle());
        var clues = conflict.each(names::of, names::given);
        verdict.setText(texts.say("library.paste.conflict", "count", clues.size(), "clues", texts.all(clues)));
        var cells = conflict.clues().stream().map(Arithmetic::cells).reduce(conflict.givens(), Cells::union);
        var caption = new Span(texts.say("library.paste.conflict.cells", "count", clues.size()));
        caption.addClassName("tile-note");
        proof.addClassName("pair");
        proof.add(new Div(Thumbnail.of(picture, Position.start(entry.puzzle()), cells), caption));
    }

    private void say(Difficulty difficulty) {
        difficulty.grade().ifPresentOrElse(sign::show, this::sayThatThereIsNoGrade);
    }

    private void sayThatThereIsNoGrade() {
        sign.showNone();
        ungraded.setText(texts.say("shell.grade.none.why"));
        ungraded.setVisible(true);
    }

    private static String key(SolutionCount truth) {
        return switch (truth) {
            case SolutionCount.One one -> "one";
            case SolutionCount.Several several -> "several";
            case SolutionCount.None none -> "none";
            case SolutionCount.Unknown unknown -> "unknown";
        };
    }

    private Div figure(SolutionCount.Several several, Solution solution, int number) {
        var position = Position.of(solution.toArray());
        var caption = new Span(texts.say("library.paste.solution", "number", number));
        caption.addClassName("tile-note");
        var figure = new Div(Thumbnail.of(picture, position, several.differences()), caption);
        figure.getElement().setAttribute("role", "img").setAttribute("aria-label", spoken(several, solution, number));
        return figure;
    }

    /// The cells in which the two solutions differ, with this one's digits.
    private String spoken(SolutionCount.Several several, Solution solution, int number) {
        var shape = entry.puzzle().shape();
        var differences = several.differences();
        var digits = differences.stream()
                .limit(MOST_SPOKEN)
                .mapToObj(cell -> texts.say(
                        "library.paste.solution-digit",
                        "cell",
                        shape.cell(cell).toString(),
                        "digit",
                        solution.digit(cell)))
                .toList();
        return texts.say(
                "library.paste.solution-spoken",
                "number",
                number,
                "digits",
                texts.all(digits),
                "more",
                differences.size() - digits.size());
    }
}
