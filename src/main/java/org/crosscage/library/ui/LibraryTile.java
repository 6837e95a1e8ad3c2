package org.crosscage.library.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.PuzzleTile;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;

/// Draws shipped puzzles: picture, number, grade, and how far the player is with it; a press on one begins it.
///
/// @param among whether puzzles of other packs stand beside it: then its kind and size are seen, and not only heard
/// @param play begins the puzzle
record LibraryTile(Texts texts, boolean among, Consumer<PuzzleEntry> play) {

    PuzzleTile of(PackPuzzle puzzle) {
        var entry = puzzle.pack().entries().get(puzzle.number() - 1);
        var picture = PuzzleKinds.of(entry.puzzle().kind()).picture(entry.puzzle());
        return PuzzleTile.button(
                _ -> play.accept(entry),
                Thumbnail.of(entry.puzzle(), picture),
                name(puzzle, entry),
                notes(puzzle).toArray(Component[]::new));
    }

    /// The title that came with it, or else its number in the pack.
    private String name(PackPuzzle puzzle, PuzzleEntry entry) {
        var title = entry.notes().get("title");
        return title != null ? title : texts.say("library.number", "number", puzzle.number());
    }

    private List<Component> notes(PackPuzzle puzzle) {
        var notes = new ArrayList<Component>();
        var size = puzzle.listing().size();
        var kind = new Span(new PuzzleNames(texts).of(puzzle.listing().kind(), size.rows(), size.columns()));
        kind.addClassName(among ? "tile-note" : "visually-hidden");
        notes.add(kind);
        notes.add(new GradeSign(texts, puzzle.grade()));
        switch (puzzle.progress()) {
            case SOLVED -> {
                var done = PuzzleTile.note(texts.say("library.library.done"));
                done.addClassName("done");
                notes.add(done);
            }
            case BEGUN -> notes.add(PuzzleTile.note(texts.say("library.library.begun")));
            case NEW -> {
                // nothing to say
            }
        }
        return notes;
    }
}
