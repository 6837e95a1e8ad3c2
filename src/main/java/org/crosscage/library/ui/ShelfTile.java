package org.crosscage.library.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.board.ui.GradeSign;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.board.ui.Thumbnail;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Difficulty;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// A shipped puzzle in the library: its picture, its number, its grade, and how far the player is with it.
final class ShelfTile {

    private final PuzzleEntry entry;
    private final int place;
    /// What a generated puzzle's name says before anybody has looked.
    private final Optional<Grade> wanted;
    private final Progress progress;
    private final Texts texts;
    private final GradeSign sign;
    private final PuzzleTile tile;
    private @Nullable Difficulty difficulty;

    /// @param place in its pack, from 1
    ShelfTile(PuzzleEntry entry, int place, Progress progress, Texts texts, Runnable play) {
        this.entry = entry;
        this.place = place;
        this.wanted =
                PuzzleOrder.named(entry.id()).flatMap(order -> order.wanted().grade());
        this.progress = progress;
        this.texts = texts;
        this.sign = new GradeSign(texts);
        wanted.ifPresent(sign::show);
        var picture = PuzzleKinds.of(entry.puzzle().kind()).picture(entry.puzzle());
        this.tile = PuzzleTile.button(
                play, Thumbnail.of(entry.puzzle(), picture), name(), notes().toArray(Component[]::new));
    }

    PuzzleEntry entry() {
        return entry;
    }

    PuzzleTile tile() {
        return tile;
    }

    /// As soon as it is known.
    Optional<Grade> grade() {
        return difficulty == null ? wanted : difficulty.grade();
    }

    Optional<Difficulty> difficulty() {
        return Optional.ofNullable(difficulty);
    }

    void show(Difficulty known) {
        difficulty = known;
        known.grade().ifPresentOrElse(sign::show, sign::showNone);
    }

    boolean isOn(Shelf shelf) {
        return shelf.has(entry.puzzle(), grade(), difficulty(), progress);
    }

    /// Whether it is to be seen; shows or hides it.
    boolean putOn(Shelf shelf) {
        boolean seen = isOn(shelf);
        tile.setVisible(seen);
        return seen;
    }

    /// The title that came with it, or else its number in the pack.
    private String name() {
        var title = entry.notes().get("title");
        return title != null ? title : texts.say("library.number", "number", place);
    }

    private List<Component> notes() {
        var notes = new ArrayList<Component>();
        var shape = entry.puzzle().shape();
        var heard = new Span(new PuzzleNames(texts).of(entry.puzzle().kind(), shape.rows(), shape.columns()));
        heard.addClassName("visually-hidden");
        notes.add(heard);
        notes.add(sign);
        switch (progress) {
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
