package org.crosscage.lab.ui;

import com.vaadin.flow.router.QueryParameters;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.lab.PuzzleCode;

/// Where a puzzle is from, as an address says it.
///
/// @param sort `puzzle` of the library, `game` of the player's, or `text`; empty when nobody said
/// @param name the puzzle's or the game's id, or the code of a text
record PuzzlePlace(String sort, String name) {

    static final String LIBRARY = "puzzle";
    static final String GAME = "game";
    static final String TEXT = "text";
    static final PuzzlePlace NOWHERE = new PuzzlePlace("", "");

    static PuzzlePlace of(QueryParameters address) {
        return Stream.of(LIBRARY, GAME, TEXT)
                .flatMap(sort -> address.getSingleParameter(sort).stream().map(name -> new PuzzlePlace(sort, name)))
                .findFirst()
                .orElse(NOWHERE);
    }

    /// The place of a puzzle that brings itself along; nowhere when it is too large for an address.
    static PuzzlePlace of(PuzzleEntry entry) {
        return PuzzleCode.of(entry).map(code -> new PuzzlePlace(TEXT, code)).orElse(NOWHERE);
    }

    /// Where others find the puzzle: a game is its player's alone, so that its puzzle is brought along.
    PuzzlePlace forOthers(PuzzleEntry entry) {
        return sort.equals(GAME) ? of(entry) : this;
    }
}
