package org.crosscage.edit.ui;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;

/// What is lit on the editor's board.
///
/// @param differing cells in which solutions differ
/// @param flawed places with a flaw
/// @param named cells that are spoken of
/// @param broken numbers of clues that clash, as in the picture
/// @param lit numbers of clues that are spoken of
/// @param solution shown instead of what is filled in
record SketchHighlights(
        Cells differing,
        Cells flawed,
        Cells named,
        List<Integer> broken,
        List<Integer> lit,
        Optional<Solution> solution) {

    static final SketchHighlights NONE =
            new SketchHighlights(Cells.NONE, Cells.NONE, Cells.NONE, List.of(), List.of(), Optional.empty());

    SketchHighlights {
        broken = List.copyOf(broken);
        lit = List.copyOf(lit);
    }
}
