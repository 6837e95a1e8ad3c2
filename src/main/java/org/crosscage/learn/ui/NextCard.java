package org.crosscage.learn.ui;

import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.Map;
import java.util.Optional;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.library.LibraryEntry;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.crosscage.train.progress.NextTechnique;

/// The technique that a player gains most from now: why, its page, positions and a puzzle for it.
@CssImport("./styles/play.css")
final class NextCard extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient TechniqueWords words;
    private final transient PracticeStart practice;

    /// @param picture of the technique
    /// @param puzzle that needs the technique, if one is left
    NextCard(
            NextTechnique next,
            StationPicture picture,
            Optional<LibraryEntry> puzzle,
            PracticeStart practice,
            Texts texts) {
        this.texts = texts;
        this.practice = practice;
        this.words = new TechniqueWords(texts);
        addClassNames("card", "learn-next");
        setId("learn-next");
        var eyebrow = new Div(texts.say("learn.next-for-you"));
        eyebrow.addClassName("eyebrow");
        var title = new H2(words.link(next.entry()));
        title.setId("learn-next-title");
        getElement().setAttribute("aria-labelledby", "learn-next-title");
        var line = new Paragraph(words.line(next.entry()));
        var why = new Paragraph(why(next));
        why.addClassName("learn-next-why");
        var train = Tool.of(
                        LineIcon.PLAY, texts.say("learn.train"), () -> practice.train(next.entry(), Optional.empty()))
                .primary();
        train.setId("learn-next-train");
        var row = new Div(train);
        row.addClassName("row");
        puzzle.map(this::puzzle).ifPresent(row::add);
        add(picture, new Div(eyebrow, title, line, why, row));
    }

    private String why(NextTechnique next) {
        return texts.say(
                "learn.next-for-you." + next.why().word(),
                Map.of(
                        "found",
                        next.standing().found(),
                        "asked",
                        next.standing().asked()));
    }

    private Tool puzzle(LibraryEntry listing) {
        var puzzle = Tool.of(
                texts.say(
                        "learn.next-for-you.puzzle",
                        "puzzle",
                        new PuzzleNames(texts)
                                .of(
                                        listing.kind(),
                                        listing.size().rows(),
                                        listing.size().columns()),
                        "grade",
                        Names.grade(texts, listing.difficulty().rating().grade())),
                () -> practice.play(listing));
        puzzle.setId("learn-next-puzzle");
        return puzzle;
    }
}
