package org.crosscage.daily.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.ProgressNote;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyGame;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyWords;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;

/// A puzzle of a day: picture, grade, size, and how far the player is with it. One link as a whole, which is there
/// before the puzzle is made.
final class DailyCard extends ListItem {

    private static final long serialVersionUID = 1L;

    private final Div picture = new Div();
    private final transient Texts texts;
    private final transient DailyWords words;

    DailyCard(DailyPuzzle daily, Optional<DailyGame> game, DailyWords words, Texts texts) {
        this.texts = texts;
        this.words = words;
        var address = game.map(begun -> "play/" + begun.summary().id()).orElseGet(() -> daily.address());
        var link = new Anchor(address);
        link.getElement().setAttribute("router-link", true);
        link.addClassNames("tile", "daily-card");
        var name = new Span(words.name(daily));
        name.addClassName("tile-name");
        var said = new Div(new GradeSign(texts, daily.grade()), name, state(game));
        said.addClassName("daily-said");
        picture.addClassName("daily-picture");
        link.add(picture, said);
        add(link);
        setId(daily.name());
    }

    /// The puzzle is there.
    void show(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        picture.removeAll();
        picture.add(Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)));
    }

    private ProgressNote state(Optional<DailyGame> game) {
        return game.map(begun -> begun.isDone()
                        ? ProgressNote.done(texts.say("daily.state.done.sign"), words.state(begun))
                        : ProgressNote.of(words.state(begun)))
                .orElseGet(() -> ProgressNote.toPlay(texts.say("daily.state.new")));
    }
}
